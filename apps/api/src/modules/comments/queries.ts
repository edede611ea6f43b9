// Queries that read comments, and the one that puts samples in.
import { and, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { pick } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { officialAccounts } from '../accounts/index.ts'
import { publishedPosts } from '../posts/index.ts'
import { commentReports, comments } from './tables.ts'

const columns = pick(
  comments,
  'id',
  'postId',
  'userId',
  'parentId',
  'author',
  'avatar',
  'language',
  'text',
  'sample',
  'removedAt',
  'hiddenAt',
  'createdAt',
)
const official = sql<boolean>`${officialAccounts.id} is not null`
const ofWriter = eq(officialAccounts.id, comments.userId)
const isShown = and(isNull(comments.removedAt), isNull(comments.hiddenAt))

export const commentQueries = (db: Database) => ({ ...shownComments(db), ...ownComments(db) })

function shownComments(db: Database) {
  // The post as well: one query distinguishes a post without comments from one that does not exist.
  const ofPost = db
    .select({ post: publishedPosts.id, comment: columns, official })
    .from(publishedPosts)
    .leftJoin(comments, eq(comments.postId, publishedPosts.id))
    .leftJoin(officialAccounts, ofWriter)
    .where(eq(publishedPosts.id, sql.placeholder('postId')))
    .orderBy(desc(comments.createdAt), comments.id)
    .prepare('comments_of_post')
  const ids = db
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .where(and(sql`${comments.postId} = any(${sql.placeholder('postIds')})`, isShown))
    .orderBy(comments.postId, desc(comments.createdAt), comments.id)
    .prepare('comments_ids')
  const one = db
    .select({ comment: columns, official })
    .from(comments)
    .leftJoin(officialAccounts, ofWriter)
    .where(eq(comments.id, sql.placeholder('id')))
    .prepare('comments_one')
  return {
    /** What is not shown as well. Nothing when no such post is published. */
    ofPost: async (postId: string): Promise<CommentRow[] | undefined> => {
      const rows = await ofPost.execute({ postId })
      if (rows.length === 0) return undefined
      return rows.flatMap(({ comment, official }) => (comment ? [{ ...comment, official }] : []))
    },
    ids: (postIds: string[]) => ids.execute({ postIds }),
    one: async (id: string): Promise<CommentRow | undefined> => {
      const [row] = await one.execute({ id })
      return row && { ...row.comment, official: row.official }
    },
  }
}

/** What a person has written. */
function ownComments(db: Database) {
  return {
    /** Those of a person that are shown under a post. */
    idsBy: async (userId: string, postId: string): Promise<string[]> => {
      const by = and(eq(comments.userId, userId), eq(comments.postId, postId), isShown)
      const rows = await db.select({ id: comments.id }).from(comments).where(by).orderBy(desc(comments.createdAt), comments.id)
      return rows.map(({ id }) => id)
    },
    /** What a person has reported, oldest first. */
    reportsBy: async (userId: string) =>
      await db
        .select({ id: commentReports.commentId, reason: commentReports.reason, createdAt: commentReports.createdAt })
        .from(commentReports)
        .where(eq(commentReports.userId, userId))
        .orderBy(commentReports.createdAt),
    /** Everything that a person has said and not taken back, oldest first. */
    by: async (userId: string) =>
      await db
        .select(pick(comments, 'id', 'postId', 'text', 'createdAt', 'appeal', 'appealedAt', 'upheldAt'))
        .from(comments)
        .where(and(eq(comments.userId, userId), isNull(comments.removedAt)))
        .orderBy(comments.createdAt, comments.id),
  }
}

/** How many comments a post has, as a part of another query. */
export const commentCount = (postId: SQLWrapper): SQL<number> =>
  sql<number>`(select count(*)::int from ${comments} where ${comments.postId} = ${postId} and ${isShown})`

type Columns = keyof typeof columns
export type CommentRow = Pick<typeof comments.$inferSelect, Columns> & { official: boolean }

/** Adds samples, and changes those whose text has changed. Returns how many. */
export async function putSamples(db: Connection, rows: (typeof comments.$inferInsert)[]): Promise<number> {
  if (rows.length === 0) return 0
  const changed = await db
    .insert(comments)
    .values(rows)
    .onConflictDoUpdate({
      target: comments.id,
      set: {
        avatar: sql`excluded.avatar`,
        language: sql`excluded.language`,
        text: sql`excluded.text`,
        seedHash: sql`excluded.seed_hash`,
      },
      setWhere: sql`${comments.seedHash} <> excluded.seed_hash`,
    })
    .returning({ id: comments.id })
  return changed.length
}
