// What is due today, over all rooms that somebody may open: how much, since when, and how urgent that makes it.
import { DUE, DUE_URGENCIES, type Due, type DueKind, type DueUrgency, may } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import type { SignedIn } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Exchange } from '../exchange/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Moderation } from '../moderation/index.ts'
import type { Organisations } from '../organisations/index.ts'
import type { Publishing } from '../publishing/index.ts'
import type { Upkeep } from '../upkeep/index.ts'

type DueDependencies = Pick<Platform, 'clock'> & {
  moderation: Pick<Moderation, 'queue'>
  messages: Pick<Messages, 'page'>
  organisations: Pick<Organisations, 'waiting'>
  exchange: Pick<Exchange, 'newest'> & { entry: Pick<Exchange['entry'], 'held'> }
  publishing: { reading: Pick<Publishing['reading'], 'queue'> }
  upkeep: Pick<Upkeep, 'counts' | 'overdue'> & { changes: Pick<Upkeep['changes'], 'page'> }
}
/** `since`: of the oldest. */
type Found = Partial<Record<DueKind, { count: number; since?: Date | null | undefined }>>

export function createDue(dependencies: DueDependencies) {
  const { clock } = dependencies
  return async (me: SignedIn): Promise<Due[]> => {
    const isAdmin = may(me.role, 'rates.enter')
    const found: Found = {
      ...(await ofPeople(dependencies, me)),
      ...(await ofContent(dependencies)),
      ...(isAdmin ? await ofAdmins(dependencies) : {}),
    }
    const all = DUE.flatMap(({ kind, needs, within, undated }): Due[] => {
      const { count = 0, since = null } = found[kind] ?? {}
      if (count === 0 || !may(me.role, needs)) return []
      return [{ kind, count, since: since?.toISOString() ?? null, urgency: urgencyOf(clock.now(), since, within, undated) }]
    })
    return DUE_URGENCIES.flatMap((urgency) => all.filter((each) => each.urgency === urgency))
  }
}

const urgencyOf = (now: Date, since: Date | null, within: number, undated: DueUrgency): DueUrgency =>
  since === null ? undated : now.getTime() - since.getTime() > within * DAY_MS ? 'late' : 'today'

/** What people have written or handed in. Of a long queue only its oldest are read. */
async function ofPeople({ moderation, messages }: DueDependencies, me: SignedIn): Promise<Found> {
  const [{ rows, workers, counts }, { letters, total }] = await Promise.all([
    moderation.queue(me, 'all'),
    messages.page({ state: 'open', q: '' }, 1),
  ])
  const isAppeal = ({ state }: (typeof rows)[number]): boolean => state === 'hidden'
  const oldest = (kind: 'comment' | 'review') => rows.find((row) => row.kind === kind && !isAppeal(row))?.since
  const [letter] = letters
  return {
    appeals: { count: counts.appeals, since: rows.find(isAppeal)?.since },
    comments: { count: counts.comments, since: oldest('comment') },
    reviews: { count: counts.reviews, since: oldest('review') },
    workers: { count: counts.workers, since: workers[0]?.row.createdAt },
    messages: { count: total, since: letter && new Date(letter.sent_at) },
  }
}

async function ofContent({ upkeep, publishing }: DueDependencies): Promise<Found> {
  const [counts, changes, overdue, posts] = await Promise.all([
    upkeep.counts(),
    upkeep.changes.page(false, 1),
    upkeep.overdue(1),
    publishing.reading.queue(1),
  ])
  const day = overdue.rows[0]?.nextReview
  return {
    posts: { count: posts.total, since: posts.rows[0]?.draft.submittedAt },
    changes: { count: changes.total, since: changes.rows[0]?.report.createdAt },
    overdue: { count: overdue.total, since: day ? new Date(`${day}T00:00:00+03:00`) : null },
    questions: { count: counts.questions },
    took: { count: counts.took },
    links: { count: counts.links },
    wishes: { count: counts.wishes },
    translations: { count: counts.translations },
  }
}

async function ofAdmins({ organisations, exchange }: DueDependencies): Promise<Found> {
  const [companies, held, { newest, age }] = await Promise.all([
    organisations.waiting(),
    exchange.entry.held(),
    exchange.newest(),
  ])
  const isOld = age === null || age > 0
  return {
    companies: { count: companies.length, since: companies[0]?.company.createdAt },
    heldRates: { count: held.length, since: held[0]?.createdAt },
    // Samples are nobody's rates, however new they are.
    rates: newest.sample
      ? { count: 1 }
      : { count: isOld ? 1 : 0, since: newest.date === null ? null : new Date(`${newest.date}T23:59:59+03:00`) },
  }
}
export type DueToday = ReturnType<typeof createDue>
