// The work lists of editors, one by one, and how much waits in each.
import { REVIEW_MONTHS, UPKEEP_PAGE_SIZE } from '@menged/contracts'
import { addisDay } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import type { Experiences } from '../experiences/index.ts'
import type { ChangeDesk } from '../feedback/index.ts'
import type { Publishing } from '../publishing/index.ts'
import type { Questions } from '../questions/index.ts'
import type { WishDesk } from '../search/index.ts'
import type { LinkDesk } from './links.ts'
import { upkeepQueries } from './queries.ts'

type Dependencies = Pick<Platform, 'db' | 'clock'> & {
  changes: ChangeDesk
  wishes: WishDesk
  questions: { readers: Pick<Questions['readers'], 'waiting'> }
  experiences: Pick<Experiences, 'desk'>
  publishing: Pick<Publishing, 'checked' | 'unchecked'>
  links: LinkDesk
}

export function createUpkeep({ db, clock, changes, wishes, questions, experiences, publishing, links }: Dependencies) {
  const queries = upkeepQueries(db)
  const part = (page: number) => [(page - 1) * UPKEEP_PAGE_SIZE, UPKEEP_PAGE_SIZE] as const
  /** Today, and the month before which facts are old. */
  const times = (): [today: string, oldest: string] => {
    const today = addisDay(clock)
    return [today, monthsBefore(today, REVIEW_MONTHS)]
  }
  return {
    changes,
    wishes,
    links,
    jobs: [hourly('check links', links.plan)],
    checked: publishing.checked,
    unchecked: publishing.unchecked,
    calendar: () => queries.calendar(addisDay(clock)),
    counts: async () => {
      const [overdue, open, wanted, unanswered, translations, desk, broken, checksLinks] = await Promise.all([
        queries.overdueCount(...times()),
        changes.open(),
        wishes.open(),
        questions.readers.waiting(),
        queries.inOneLanguageCount(),
        experiences.desk(),
        links.count(),
        links.isOn(),
      ])
      const took = desk.held.length + desk.offices.length + desk.parting.length
      return { overdue, changes: open, wishes: wanted, questions: unanswered, translations, links: broken, took, checksLinks }
    },
    overdue: async (page: number) => {
      const [rows, total] = await Promise.all([queries.overdue(...times(), ...part(page)), queries.overdueCount(...times())])
      return { rows, total }
    },
    inOneLanguage: async (page: number) => {
      const [rows, total] = await Promise.all([queries.inOneLanguage(...part(page)), queries.inOneLanguageCount()])
      return { rows, total }
    },
  }
}
export type Upkeep = ReturnType<typeof createUpkeep>

/** `2026-11-20` and six: `2026-05`. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const since = year * 12 + month - 1 - months
  return `${Math.floor(since / 12)}-${String((since % 12) + 1).padStart(2, '0')}`
}
