// What is read of drafts: one with all that stands around it, lists, the queue of reviews, and what a form offers to choose from.
import type { DraftsQuery, Language } from '@menged/contracts'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { accountNames, organisationOf } from '../accounts/index.ts'
import { organisationContents, postContents } from '../posts/index.ts'
import { changedParts, problemsOf } from './checking.ts'
import { postOfContent } from './content.ts'
import type { PublishingDependencies } from './dependencies.ts'
import { listQueries } from './list-queries.ts'
import { historyOf, isStaff, maySee, stepsOf, type Writer } from './policy.ts'
import type { Presence } from './presence.ts'
import { previewDraft } from './preview.ts'
import { addressOf } from './publication.ts'
import { type DraftRow, draftQueries, type ListedRow } from './queries.ts'

/** Guides that are offered at once. */
const MOST_GUIDES = 20

/** Who writes, and for whom: a company that is not verified, or not linked, for nobody. */
export async function anyWriter(connection: Connection, { userId, role }: SignedIn): Promise<Writer> {
  return { userId, role, organisationId: isStaff({ role }) ? null : await organisationOf(connection, userId) }
}

/** @throws AppError no_organisation for a company that writes for nobody */
export async function writerOf(connection: Connection, me: SignedIn): Promise<Writer> {
  const writer = await anyWriter(connection, me)
  if (!isStaff(writer) && writer.organisationId === null) throw new AppError('no_organisation')
  return writer
}

/** @throws AppError draft_not_found, for another organisation's as well */
export function seen<Row extends Pick<DraftRow, 'organisationId'>>(writer: Writer, draft: Row | undefined): Row {
  if (!draft || !maySee(writer, draft)) throw new AppError('draft_not_found')
  return draft
}

const peopleOf = (rows: DraftRow[]): string[] =>
  rows.flatMap(({ ownerId, reviewerId, updatedBy }) => [ownerId, reviewerId, updatedBy]).filter((id) => id !== null)

type ReadingDependencies = Pick<PublishingDependencies, 'db' | 'clock'> & { presence: Pick<Presence, 'others'> }

export function createReading({ db, clock, presence }: ReadingDependencies) {
  async function found(me: SignedIn, id: string) {
    const writer = await writerOf(db, me)
    const row = await draftQueries.one(db, id, historyOf(writer))
    seen(writer, row?.draft)
    if (!row) throw new AppError('draft_not_found')
    return { writer, row }
  }

  async function view(me: SignedIn, id: string) {
    const { writer, row } = await found(me, id)
    const { draft } = row
    const [{ id: suggestedId, isTaken }, others, before] = await Promise.all([
      addressOf(db, draft),
      presence.others(id, me.userId),
      draft.postId === null ? undefined : postContents.one(db, draft.postId),
    ])
    const people = [...peopleOf([draft]), ...others.map(({ userId }) => userId)]
    return {
      row,
      others,
      suggestedId,
      names: await accountNames(db, people),
      steps: stepsOf(writer, draft),
      problems: problemsOf(draft.content, isTaken),
      changed: changedParts(before, postOfContent(draft.content, suggestedId, draft.organisationId)),
    }
  }

  const others = async (me: SignedIn, id: string) => {
    const rows = await presence.others(id, me.userId)
    const people = rows.map(({ userId }) => userId)
    return { rows, names: await accountNames(db, people) }
  }
  return {
    found,
    view,
    others,
    /** As readers would see it. @throws AppError draft_not_found */
    preview: async (me: SignedIn, id: string, language: Language) => {
      const { row } = await found(me, id)
      const { content } = row.draft
      const [{ id: postId }, titles] = await Promise.all([addressOf(db, row.draft), postContents.titlesOf(db, content.related)])
      const related = content.related.flatMap((each) => titles.filter((title) => title.id === each))
      return previewDraft({ row, postId, related, language, clock })
    },
    ...listing(db),
    ...choices(db),
  }
}

function listing(db: Database) {
  const lists = listQueries(db)
  const named = async (rows: ListedRow[]) => ({ rows, names: await accountNames(db, peopleOf(rows.map(({ draft }) => draft))) })

  return {
    list: async (me: SignedIn, { page, whose, ...filters }: DraftsQuery) => {
      const { organisationId } = await writerOf(db, me)
      const wanted = {
        ...filters,
        ...(whose === 'mine' ? { ownerId: me.userId } : {}),
        ...(organisationId === null ? {} : { within: organisationId }),
      }
      const [rows, drafted, live] = await Promise.all([
        lists.page(wanted, page),
        lists.counts(wanted),
        lists.livePostCount({ ...wanted, state: undefined }),
      ])
      const totalOf = (counts: typeof drafted) =>
        filters.state ? counts[filters.state] : Object.values(counts).reduce((sum, each) => sum + each, 0)
      const counts = { ...drafted, published: drafted.published + live }
      const posts = await lists.livePosts(wanted, page, totalOf(drafted))
      return { ...(await named(rows)), posts, counts, page, total: totalOf(counts) }
    },
    queue: async (page: number) => {
      const [rows, total] = await Promise.all([lists.waiting(page), lists.waitingCount()])
      return { ...(await named(rows)), page, total }
    },
    waitingCount: lists.waitingCount,
  }
}

export type Reading = ReturnType<typeof createReading>
export type DraftView = Awaited<ReturnType<Reading['view']>>

function choices(db: Database) {
  return {
    organisations: async (me: SignedIn) => {
      const { organisationId } = await writerOf(db, me)
      return organisationId === null ? await organisationContents.all(db) : await organisationContents.some(db, [organisationId])
    },
    guides: async (me: SignedIn, { q, ids }: { q?: string | undefined; ids?: string | undefined }) => {
      await writerOf(db, me)
      if (ids === undefined) return await postContents.titled(db, q ?? '', MOST_GUIDES)
      const wanted = ids.split(',').slice(0, MOST_GUIDES)
      const rows = await postContents.titlesOf(db, wanted)
      return wanted.flatMap((id) => rows.filter((row) => row.id === id))
    },
  }
}
