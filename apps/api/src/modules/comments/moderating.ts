// Reporting a comment to the moderators, what they see and decide, and what its author says against it.
import { pathTo, type Text } from '@menged/contracts'
import { inBoth } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { type Decided, type Hiding, hidingReason, type ModeratedRow } from '../moderation/index.ts'
import type { CommentsDependencies } from './dependencies.ts'
import { type ModerationRow, moderationQueries, type ReportRow } from './moderation-queries.ts'
import { isOwn } from './policy.ts'
import { linkTo, replyKey } from './writing.ts'
import { type StoredComment, writingQueries } from './writing-queries.ts'

const isShown = ({ removedAt, hiddenAt }: StoredComment): boolean => removedAt === null && hiddenAt === null

/** Of what a moderator has seen: what was reported, appealed or decided meanwhile is looked at again. */
const versionOf = ({ hiddenAt, appealedAt, upheldAt }: StoredComment, openReports: number): string =>
  [openReports, ...[hiddenAt, appealedAt, upheldAt].map((at) => at?.toISOString() ?? '-')].join(' ')

const linkOf = ({ postId, id, hiddenAt }: StoredComment): string => linkTo(postId, hiddenAt === null ? `comment-${id}` : 'comments')
const titleOf = ({ post, comment }: ModerationRow): Text => {
  const known = post?.titleEn ?? post?.titleAm ?? comment.postId
  return { en: post?.titleEn ?? known, am: post?.titleAm ?? known }
}

function seen(row: ModerationRow, reports: ReportRow[]): ModeratedRow {
  const { comment } = row
  const open = reports.filter(({ closedAt }) => closedAt === null)
  const { id, author, userId, text, createdAt, hiddenAt, appeal, appealedAt, upheldAt } = comment
  const said = appeal !== null && appealedAt !== null ? { text: appeal, createdAt: appealedAt } : null
  return {
    kind: 'comment',
    ...{ id, author, userId, text, createdAt, stars: null, workerId: null },
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

/** What is written about a comment that stands again. */
const STANDING = { hiddenAt: null, hiddenReason: null, hiddenGround: null, hiddenBy: null }
const UNDECIDED = { appeal: null, appealedAt: null, upheldAt: null }

export function moderation(dependencies: CommentsDependencies) {
  const { db, clock, tasks, audit, notifications } = dependencies
  const queries = { ...writingQueries(db), ...moderationQueries(db) }

  async function tell(tx: Connection, me: SignedIn, comment: StoredComment, what: 'Hidden' | 'ShownAgain' | 'Upheld') {
    if (comment.userId === null || isOwn(me, comment)) return
    await notifications.notify(tx, {
      userId: comment.userId,
      kind: 'comment',
      key: `${what} ${comment.id} ${clock.now().toISOString()}`,
      title: inBoth(`notify.comment${what}`),
      ...(what === 'Hidden' ? { preview: hidingReason(comment) } : {}),
      link:
        what === 'ShownAgain'
          ? linkTo(comment.postId, `comment-${comment.id}`)
          : pathTo('appeal', { kind: 'comment', itemId: comment.id }),
    })
  }

  async function hide(tx: Connection, me: SignedIn, comment: StoredComment, { ground, note }: Hiding): Promise<void> {
    const now = clock.now()
    const hidden = { hiddenAt: now, hiddenReason: note.toWellFormed(), hiddenGround: ground, hiddenBy: me.userId }
    await queries.change(tx, comment.id, { ...hidden, ...UNDECIDED })
    await queries.closeReports(tx, comment.id, now)
    await audit.record({ kind: 'comment_hidden', userId: me.userId, detail: { comment: comment.id } }, tx)
    const parent = comment.parentId === null ? undefined : await queries.find(tx, comment.parentId)
    if (parent?.userId) await notifications.withdraw(tx, parent.userId, replyKey(comment.id))
    await tell(tx, me, { ...comment, ...hidden }, 'Hidden')
  }

  async function show(tx: Connection, me: SignedIn, comment: StoredComment): Promise<void> {
    await queries.closeReports(tx, comment.id, clock.now())
    await audit.record({ kind: 'comment_shown', userId: me.userId, detail: { comment: comment.id } }, tx)
    if (comment.hiddenAt === null) return
    await queries.change(tx, comment.id, { ...STANDING, ...UNDECIDED })
    await tell(tx, me, comment, 'ShownAgain')
  }

  async function uphold(tx: Connection, me: SignedIn, comment: StoredComment): Promise<void> {
    if (comment.appealedAt === null || comment.upheldAt !== null) throw new AppError('changed_meanwhile')
    await queries.change(tx, comment.id, { upheldAt: clock.now() })
    await audit.record({ kind: 'appeal_refused', userId: me.userId, detail: { comment: comment.id } }, tx)
    await tell(tx, me, comment, 'Upheld')
  }

  return {
    /** Once for each person. @throws AppError comment_not_found, forbidden for one's own */
    report: async (me: SignedIn, commentId: string, reason: string): Promise<void> => {
      const comment = await queries.find(db, commentId)
      if (!comment || !isShown(comment)) throw new AppError('comment_not_found')
      if (isOwn(me, comment)) throw new AppError('forbidden')
      await queries.report({ commentId, userId: me.userId, reason: reason.toWellFormed(), createdAt: clock.now() })
    },
    /** Its author is notified why. What is hidden already stays as it is. @throws AppError comment_not_found */
    hide: async (me: SignedIn, id: string, note: string): Promise<void> => {
      await db.transaction(async (tx) => {
        const comment = await queries.lock(tx, id)
        if (!comment || comment.removedAt !== null) throw new AppError('comment_not_found')
        if (comment.hiddenAt === null) await hide(tx, me, comment, { ground: null, note })
      })
      tasks.wake()
    },
    desk: {
      list: async (which: 'reported' | 'appealed' | 'hidden', most: number) => {
        const rows = await queries[which](most)
        const reports = rows.length > 0 ? await queries.reports(rows.map(({ comment }) => comment.id)) : []
        return rows.map((row) => seen(row, reports.filter(({ commentId }) => commentId === row.comment.id)))
      },
      counts: async () => ({ waiting: 0, ...(await queries.counts()) }),
      /** @throws AppError comment_not_found, changed_meanwhile when it is not what was looked at any more */
      decide: async (me: SignedIn, id: string, version: string, decided: Decided): Promise<void> => {
        await db.transaction(async (tx) => {
          const comment = await queries.lock(tx, id)
          if (!comment || comment.removedAt !== null) throw new AppError('comment_not_found')
          if (versionOf(comment, await queries.openReports(tx, id)) !== version) throw new AppError('changed_meanwhile')
          if (decided.decision === 'hide') await hide(tx, me, comment, decided)
          else if (decided.decision === 'show') await show(tx, me, comment)
          else await uphold(tx, me, comment)
        })
        tasks.wake()
      },
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
          await queries.change(tx, id, { appeal: text.toWellFormed(), appealedAt: clock.now() })
        })
      },
    },
  }
}
