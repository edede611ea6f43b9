// Ways from the question to an answer: the categories, what most people come for with its answer in one line, and what they come to do.
import { CATEGORIES } from '@menged/contracts/categories'
import { pathTo } from '@menged/contracts/path-to'
import type { RowFacts } from '@menged/contracts/posts'
import type { Language } from '@menged/ethiopia/languages'
import type { WordKey } from '@menged/i18n/translate'
import { ChevronRight } from 'lucide'
import { FactsLine } from '../../page/facts-line.tsx'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

/** `facts`: null of what one comes to do. */
export type Task = { to: string; name: WordKey; facts: RowFacts | null; language: Language }

export function CategoryChips() {
  const t = useT()
  return (
    <nav className="chips home-chips" aria-label={t('home.chips')}>
      <ul className="row">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <Link className="chip" to={pathTo('search', { category })}>
              {t(`post.tag_${category}`)}
            </Link>
          </li>
        ))}
        <li className="narrow-only">
          <a className="chip" href="#top-viewed">
            {t('home.topViewed')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

export function Tasks({ tasks }: { tasks: Task[] }) {
  const t = useT()
  if (tasks.length === 0) return null
  return (
    <nav className="card tasks" aria-label={t('home.tasks')}>
      <ul>
        {tasks.map(({ to, name, facts, language }) => (
          <li key={to} className={facts ? '' : 'task-action'}>
            <Link to={to}>
              <b>{t(name)}</b>
              {facts ? <FactsLine facts={facts} language={language} /> : null}
              <Icon of={ChevronRight} size="small" className="flip" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
