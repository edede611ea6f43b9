// A post by its title, in the reader's language where it has one; it leads to its page.
import { pathTo } from '@menged/contracts/path-to'
import type { OverdueGuide } from '@menged/contracts/upkeep'
import { Link } from '../../page/link.tsx'
import { useLocale } from '../../words/language.tsx'

type Named = OverdueGuide['post']

export function titleOf({ _id, title }: Named, language: 'en' | 'am'): { text: string; lang: 'en' | 'am' } {
  const lang = title[language] ? language : language === 'en' ? 'am' : 'en'
  return { text: title[lang] ?? _id, lang: title[lang] ? lang : 'en' }
}

export function GuideName({ post }: { post: Named }) {
  const { language, t } = useLocale()
  const { text, lang } = titleOf(post, language)
  if (!post.title.en && !post.title.am)
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
