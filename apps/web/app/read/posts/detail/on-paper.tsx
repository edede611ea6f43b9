// What only paper shows: where the guide is found again, and of when its facts are.
import { pathTo } from '@menged/contracts/path-to'
import type { Reading } from '@menged/contracts/posts'
import { monthText } from '../../../page/month-text.ts'
import { useLocale } from '../../../words/language.tsx'
import paper from './paper.css?url'

/** A picture is fetched when the page is printed: before that it is not in sight. */
export function OnPaper({ reading, origin }: { reading: Reading; origin: string }) {
  const { language, t } = useLocale()
  const { _id: postId, guide } = reading
  const inLanguage = { lang: reading.language }
  const shown = origin.replace(/^https?:\/\//, '') + pathTo('post', { postId })
  return (
    <aside className="on-paper">
      {/* Fetched behind the page, whether its code comes or not. `media` first: the boot script has nothing to do with it. */}
      <link media="print" rel="stylesheet" href={paper} />
      <img src={pathTo('post-qr', { postId }, inLanguage)} width="96" height="96" loading="lazy" alt="" />
      <p className="on-paper-line">{shown}</p>
      {guide ? (
        <p className="on-paper-line">
          {guide.asOf ? t('post.factsAsOf', { month: monthText(guide.asOf, language) }) : t('post.factsNotDated')}
        </p>
      ) : null}
    </aside>
  )
}
