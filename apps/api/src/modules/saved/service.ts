// Rules of saved posts: stored once, and a change of a saved post is reported once.
import { pathTo, type Text } from '@menged/contracts'
import { inEach, textIn } from '@menged/ethiopia'
import { textOf, translateIn } from '@menged/i18n'
import type { Clock } from '../../platform/clock.ts'
import { textFrom } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pool.ts'
import { everyMinute } from '../../platform/jobs.ts'
import type { Tasks } from '../../platform/tasks.ts'
import type { Posts } from '../posts/index.ts'
import { type ChangedRow, savedChanges, savedQueries } from './queries.ts'

type SavedDependencies = { db: Database; clock: Clock; tasks: Tasks; posts: Pick<Posts, 'requirePublished'> }

/** Notified in one transaction; a bound, so that a post saved by many does not fill the memory. */
const TOGETHER = 500

/** What was changed, or only that something was. */
const previewOf = ({ change, ...row }: ChangedRow): Text =>
  inEach((each) => {
    const title = textIn(textFrom(row, 'title'), each)
    return change === null
      ? translateIn(each)('notify.savedChangedText', { title })
      : translateIn(each)('notify.savedChangedSaying', { title, change: change[each] })
  })

const notifyTaskOf = (row: ChangedRow) => {
  const { userId, postId, updatedAt } = row
  const key = `saved ${postId} ${updatedAt.toISOString()}`
  return {
    kind: 'notify',
    key: `notify ${userId} ${key}`,
    payload: {
      userId,
      kind: 'saved',
      key,
      postId,
      link: pathTo('post', { postId }),
      title: textOf('notify.savedChanged'),
      preview: previewOf(row),
    },
  }
}

export function createSaved({ db, clock, tasks, posts }: SavedDependencies) {
  const queries = { ...savedQueries(db), ...savedChanges(db) }
  /** Notifies the people who saved a changed post, whatever changed it. Returns how many were notified. */
  const notifyOfChanges = async (): Promise<number> => {
    let count = 0
    for (;;) {
      const changed = await db.transaction(async (tx) => {
        const rows = await queries.takeChanged(tx, TOGETHER)
        await tasks.add(tx, ...rows.map(notifyTaskOf))
        return rows.length
      })
      count += changed
      if (changed < TOGETHER) break
    }
    if (count > 0) tasks.wake()
    return count
  }

  return {
    ids: queries.ids,
    ofUser: queries.ofUser,
    /** Returns the new list. @throws AppError post_not_found */
    toggle: async (userId: string, postId: string): Promise<string[]> => {
      await posts.requirePublished(postId)
      await queries.toggle(userId, postId, clock.now())
      return await queries.ids(userId)
    },
    /** The same however often it is called. @throws AppError post_not_found */
    save: async (userId: string, postId: string): Promise<string[]> => {
      await posts.requirePublished(postId)
      await queries.save(userId, postId, clock.now())
      return await queries.ids(userId)
    },
    unsave: async (userId: string, postId: string): Promise<string[]> => {
      await queries.unsave(userId, postId)
      return await queries.ids(userId)
    },
    notifyOfChanges,
    jobs: [everyMinute('notify of changed saved posts', notifyOfChanges)],
  }
}
export type Saved = ReturnType<typeof createSaved>
