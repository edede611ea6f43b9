// The mark (a road through a diamond), the name, and the Amharic wordmark as an outline.

import { Link } from '../page/link.tsx'
import { Mark } from '../ui/mark.tsx'
import { useLocale } from '../words/language.tsx'

const WORDMARK =
  'M43 100q-18 0-27-10T7 60q0-14 5-25 5-10 15-16t25-6h66q17 0 27 9 10 8 10 27 0 13-4 22t-13 14-21 5H90V22H75v71l-13 4q-8 3-19 3m3-9 7-1V22h-2q-9 0-15 10t-6 27 4 25 12 7m66-10h4q9 0 12-8 4-9 4-23 0-12-3-20-4-8-12-8h-5Zm103 40-3-5-1-7 1-8 2-12 3-12q2-5 2-12t1-8q0-5-3-7l-8-1h-12V34q0-7-3-10-2-2-7-2h-2v4q0 6-4 10t-11 4q-5 0-8-2 5-6 5-15l-1-5-1-5h32q13 0 18 5t5 13v8h9q8 0 11 3t4 10l-1 8-3 11-2 13-2 11-2 8q0 5 2 7t6 2v7Zm95 0-4-5q-2-3-1-7V36q0-8-2-11t-9-3h-16v2q0 6-4 11-4 4-11 4l-4-1-4-1 3-6q2-4 2-9t-2-9h44q10 0 16 2t8 7 3 14v66q0 6 2 8t5 2v7Zm44 4q-5 0-8-2 4-6 4-14v-6l-1-4h32l-9-15-7-17-2-18q0-17 9-27t28-11q16 0 23 7 8 6 8 17v1h32l-1 5v5q0 9 4 15-3 2-8 2-7 0-11-4t-4-10v-4h-14q-2 7-8 11-5 5-13 7l-16 4q2 8 7 16l11 16h31l-1 4-1 6q0 8 4 14-3 2-8 2-7 0-11-3-4-4-4-11v-2l1-2h-52v4q0 7-4 11-4 3-11 3m34-66 10-5q5-3 8-8 2-6 2-13 0-6-2-10-3-3-7-3-6 0-10 6-3 5-3 15l1 10z'

/** Brand that links home; `onPanel` for the green footer. */
export function Brand({ onPanel = false }: { onPanel?: boolean }) {
  const { language, t } = useLocale()
  return (
    <Link className="brand" to="/">
      <Mark size={32} on={onPanel ? 'panel' : 'page'} />
      <b lang="en">
        Menged
        <span className="sr-only" lang={language}>
          {`, ${t('nav.home')}`}
        </span>
      </b>
      <svg className="ethiopic" viewBox="5 10 462 117" aria-hidden="true">
        <path d={WORDMARK} />
      </svg>
    </Link>
  )
}
