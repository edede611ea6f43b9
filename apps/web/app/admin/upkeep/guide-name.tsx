// A post by its title, in the reader's language where it has one; it leads to its page.
import { DEFAULT_LANGUAGE } from '@menged/contracts/language'
import { pathTo } from '@menged/contracts/path-to'
import type { OverdueGuide } from '@menged/contracts/upkeep'
import type { Language } from '@menged/ethiopia/languages'
import { textIn, whichIn } from '@menged/ethiopia/text'
import { Link } from '../../page/link.tsx'
import { useLocale } from '../../words/language.tsx'

type Named = OverdueGuide['post']

export const titleOf = ({ _id, title }: Named, language: Language): { text: string; lang: Language } => ({
  text: textIn(title, language) || _id,
  lang: whichIn(title, language) ?? DEFAULT_LANGUAGE,
})

export function GuideName({ post }: { post: Named }) {
  const { language, t } = useLocale()
  const { text, lang } = titleOf(post, language)
  if (!whichIn(post.title, language))
    return (
      <p>
        <bdi>{post._id}</bdi> <span className="tag">{t('upkeep.gone')}</span>
      </p>
    )
  return (
    <Link className="strong upkeep-name" to={pathTo('post', { postId: post._id })} lang={lang}>
      {text}
    </Link>
  )
}
