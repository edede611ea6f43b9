// Ways from the question to an answer: the categories, and what most people come for with its answer in one line.
import { CATEGORIES } from '@menged/contracts/categories'
import { pathTo } from '@menged/contracts/path-to'
import type { RowFacts } from '@menged/contracts/posts'
import type { Language } from '@menged/ethiopia/languages'
import { ChevronRight } from 'lucide'
import { FactsLine } from '../../page/facts-line.tsx'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

/** Each has a short name: its title would fill the line. */
export const TASK_NAMES = {
  'new-passport': 'home.taskPassport',
  'fayda-id': 'home.taskFayda',
  'tin-registration': 'home.taskTin',
  'trade-licence': 'home.taskTrade',
} as const
export type TaskId = keyof typeof TASK_NAMES
export type Task = { postId: TaskId; facts: RowFacts; language: Language }

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
        {tasks.map((task) => (
          <li key={task.postId}>
            <Link to={pathTo('post', { postId: task.postId })}>
              <b>{t(TASK_NAMES[task.postId])}</b>
              <FactsLine facts={task.facts} language={task.language} />
              <Icon of={ChevronRight} size="small" className="flip not-on-phone" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
