// What the queue of moderators is shown of comments, what it decides, and what authors say against being hidden.
import type { Text } from '@menged/contracts'
import { inEach, textIn } from '@menged/ethiopia'
import type { SignedIn } from '../../platform/access.ts'
import { textFrom } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { AppError, notTakenBack } from '../../platform/errors.ts'
import { type Decided, hidingReason, type ModeratedRow, momentOf, type Step, standingOf } from '../moderation/index.ts'
import { deciding } from './deciding.ts'
import type { CommentsDependencies } from './dependencies.ts'
import { type ModerationRow, moderationQueries, type ReportRow } from './moderation-queries.ts'
import { isOwn } from './policy.ts'
import { linkTo } from './writing.ts'
import { type StoredComment, writingQueries } from './writing-queries.ts'

/** Of what a moderator has seen: what was reported, appealed or decided meanwhile is looked at again. */
const versionOf = ({ hiddenAt, appealedAt, upheldAt }: StoredComment, openReports: number): string =>
  [openReports, ...[hiddenAt, appealedAt, upheldAt].map((at) => at?.toISOString() ?? '-')].join(' ')

const linkOf = ({ postId, id, hiddenAt }: StoredComment): string =>
  linkTo(postId, hiddenAt === null ? `comment-${id}` : 'comments')
const titleOf = ({ post, comment }: ModerationRow): Text => {
  const title = post ? textFrom(post, 'title') : {}
  return inEach((each) => textIn(title, each) || comment.postId)
}

function seen(row: ModerationRow, reports: ReportRow[]): ModeratedRow {
  const { comment } = row
  const open = reports.filter(({ closedAt }) => closedAt === null)
  const { id, author, userId, text, createdAt, hiddenAt, appeal, appealedAt, upheldAt } = comment
  const said = appeal !== null && appealedAt !== null ? { text: appeal, createdAt: appealedAt } : null
  return {
    kind: 'comment',
    id,
    author,
    userId,
    text,
    createdAt,
    stars: null,
    workerId: null,
    state: hiddenAt === null ? 'shown' : 'hidden',
    about: titleOf(row),
    link: linkOf(comment),
    since: (said && !upheldAt ? said.createdAt : (hiddenAt ?? open[0]?.createdAt)) ?? createdAt,
    reports: (hiddenAt === null ? open : reports).map(({ reason, createdAt: at }) => ({ reason, createdAt: at })),
    hidden: hiddenAt === null ? null : { reason: hidingReason(comment) },
    appeal: said,
    isUpheld: upheldAt !== null,
    version: versionOf(comment, open.length),
  }
}

const queriesOf = (db: Database) => ({ ...writingQueries(db), ...moderationQueries(db) })
type Queries = ReturnType<typeof queriesOf>

export function commentDesk(dependencies: CommentsDependencies) {
  const { db, clock, tasks } = dependencies
  const queries = queriesOf(db)
  const { hide, show, uphold, takeBack } = deciding(dependencies)
  const versionIn = async (tx: Connection, comment: StoredComment) =>
    versionOf(comment, await queries.openReports(tx, comment.id))
  return {
    list: async (which: 'reported' | 'appealed' | 'hidden', most: number) => {
      const rows = await queries[which](most)
      const reports = rows.length > 0 ? await queries.reports(rows.map(({ comment }) => comment.id)) : []
      return rows.map((row) =>
        seen(
          row,
          reports.filter(({ commentId }) => commentId === row.comment.id),
        ),
      )
    },
    counts: async () => ({ waiting: 0, ...(await queries.counts()) }),
    /** @throws AppError comment_not_found, changed_meanwhile when it is not what was looked at any more */
    decide: async (me: SignedIn, id: string, version: string, decided: Decided): Promise<Step> => {
      const at = momentOf(clock)
      const step = await db.transaction(async (tx) => {
        const comment = await queries.lock(tx, id)
        if (!comment || comment.removedAt !== null) throw new AppError('comment_not_found')
        if ((await versionIn(tx, comment)) !== version) throw new AppError('changed_meanwhile')
        if (decided.decision === 'hide') await hide(tx, me, comment, decided, at)
        else if (decided.decision === 'show') await show(tx, me, comment, at)
        else await uphold(tx, me, comment, at)
        const left = (await queries.find(tx, id)) ?? comment
        return { id, before: standingOf(comment), after: await versionIn(tx, left), at: at.now }
      })
      tasks.wake()
      return step
    },
    takeBack: async (tx: Connection, me: SignedIn, step: Step): Promise<void> => {
      const comment = await queries.lock(tx, step.id)
      if (!comment || comment.removedAt !== null || (await versionIn(tx, comment)) !== step.after) throw notTakenBack()
      await takeBack(tx, me, comment, step)
    },
    ...appealing(queries, dependencies),
  }
}

/** What the author of a hidden comment sees, and says against it. */
function appealing(queries: Queries, { db, clock }: Pick<CommentsDependencies, 'db' | 'clock'>) {
  return {
    /** @throws AppError comment_not_found, for another person's as well */
    own: async ({ userId }: SignedIn, id: string) => {
      const row = await queries.withPost(id)
      if (!row || !isOwn({ userId }, row.comment) || row.comment.removedAt !== null) throw new AppError('comment_not_found')
      return seen(row, [])
    },
    /** Once for each time that it is hidden. @throws AppError comment_not_found, appeal_sent */
    appeal: async ({ userId }: SignedIn, id: string, text: string): Promise<void> => {
      await db.transaction(async (tx) => {
        const comment = await queries.lock(tx, id)
        if (!comment || !isOwn({ userId }, comment) || comment.removedAt !== null || comment.hiddenAt === null)
          throw new AppError('comment_not_found')
        if (comment.appealedAt !== null) throw new AppError('appeal_sent')
        await queries.change(tx, id, { appeal: text, appealedAt: clock.now() })
      })
    },
  }
}
