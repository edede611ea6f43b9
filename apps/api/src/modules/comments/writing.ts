// Writing a comment, and notifying the author it replies to.
import { displayName, type NewComment, pathTo, type Text } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import { textOf } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { hidingReason } from '../moderation/index.ts'
import { cutAtWord } from '../posts/index.ts'
import type { CommentsDependencies } from './dependencies.ts'
import { moderationQueries } from './moderation-queries.ts'
import { isOwn } from './policy.ts'
import { type CommentRow, commentQueries } from './queries.ts'
import { type StoredComment, writingQueries } from './writing-queries.ts'

const PREVIEW_LENGTH = 300

/** One reply notifies its receiver once. */
export const replyKey = (id: string): string => `reply ${id}`
export const linkTo = (postId: string, anchor: string): string => `${pathTo('post', { postId })}#${anchor}`

export function writing({ db, clock, tasks, notifications, accounts, voice }: CommentsDependencies) {
  const queries = writingQueries(db)
  const reading = commentQueries(db)

  async function nameOf(userId: string): Promise<string> {
    const user = await accounts.byId(userId)
    if (!user) throw new AppError('sign_in_required')
    return displayName({ companynameenglish: user.companyNameEnglish, fullName: user.fullName })
  }

  async function notifyParent(
    tx: Connection,
    parent: StoredComment,
    reply: { id: string; by: string; author: string; text: string },
  ) {
    if (parent.userId === null) return
    const preview = cutAtWord(reply.text, PREVIEW_LENGTH)
    await notifications.notify(tx, {
      userId: parent.userId,
      kind: 'comment',
      key: replyKey(reply.id),
      by: reply.by,
      title: textOf('notify.replied', { name: reply.author }),
      preview: inEach(() => preview),
      link: linkTo(parent.postId, `comment-${reply.id}`),
    })
  }

  async function add(tx: Connection, me: SignedIn, author: string, postId: string, typed: NewComment): Promise<string> {
    const { userId } = me
    const { text, parentId = null, avatar = null, language, key } = typed
    const sent = await queries.byKey(tx, userId, key)
    if (sent) return sent
    await voice.require(tx, me, { text, field: 'text', written: () => queries.writtenBy(tx, userId) })
    if (!(await queries.isPublished(postId, tx))) throw new AppError('post_not_found')
    const parent = parentId === null ? undefined : await queries.answerable(tx, parentId, postId)
    if (parentId !== null && !parent) throw new AppError('comment_not_found', { field: 'parentId' })
    const row = { postId, userId, parentId, author, avatar, language, text, key, createdAt: clock.now() }
    const id = await queries.add(tx, row)
    // Sent twice at the same moment: the other one was first.
    if (id === undefined) return (await queries.byKey(tx, userId, key)) ?? ''
    if (parent && !isOwn({ userId }, parent)) await notifyParent(tx, parent, { id, by: userId, author, text })
    return id
  }

  return {
    /** @throws AppError post_not_found, comment_not_found when the one that it replies to is gone, muted, invalid_input for a new account */
    write: async (me: SignedIn, postId: string, typed: NewComment): Promise<CommentRow> => {
      const author = await nameOf(me.userId)
      const id = await db.transaction((tx) => add(tx, me, author, postId, typed))
      tasks.wake()
      const row = await reading.one(id)
      if (!row) throw new AppError('comment_not_found')
      return row
    },
    /** @throws AppError post_not_found */
    mine: async (
      { userId }: SignedIn,
      postId: string,
    ): Promise<{ shown: string[]; hidden: (StoredComment & { reason: Text })[] }> => {
      if (!(await queries.isPublished(postId))) throw new AppError('post_not_found')
      const [shown, hidden] = await Promise.all([reading.idsBy(userId, postId), moderationQueries(db).hiddenBy(userId, postId)])
      return { shown, hidden: hidden.map((row) => ({ ...row, reason: hidingReason(row) })) }
    },
  }
}
