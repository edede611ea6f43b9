// Rules of notifications: whose they are, when they count as read, how long they stay, and what else is sent.
import {
  type Broadcast,
  NEWEST_NOTIFICATIONS,
  type NewBroadcast,
  type NotificationKind,
  type NotificationSettings,
} from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import { textAs } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import { accountNames } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import { KINDS } from './kinds.ts'
import {
  broadcastTask,
  handleNotifyTasks,
  mailKey,
  type NotificationEvent,
  notifyKey,
  notifyTask,
  pushKey,
  type Receivers,
  trial,
} from './notify-tasks.ts'
import {
  broadcastQueries,
  listQueries,
  type NotificationRow,
  notificationQueries,
  type SettingsRow,
  settingsQueries,
} from './queries.ts'

type NotificationsDependencies = Pick<Platform, 'db' | 'clock' | 'tasks'> & {
  limits: Pick<Limits, 'admit'>
  audit: Pick<Audit, 'record'>
  accounts: Receivers
}

/** Days that a notification stays once it is read. */
const KEPT_DAYS = 180
/** Accounts that are counted by one question. */
const COUNTED_TOGETHER = 1000

const UNCHANGED: NotificationSettings = {
  emailKinds: (Object.keys(KINDS) as NotificationKind[]).filter((kind) => KINDS[kind].isMailed),
  quietHours: null,
}

export function createNotifications(dependencies: NotificationsDependencies) {
  const { db, clock, tasks, limits, accounts } = dependencies
  const queries = { ...notificationQueries(db), ...listQueries(db) }
  const settings = settingsQueries(db)
  const settingsOf = async (userId: string): Promise<NotificationSettings> => settingsFrom(await settings.of(userId))
  handleNotifyTasks({ db, clock, tasks, limits, accounts, settingsOf })

  const newest = async (userId: string, most: number): Promise<NotificationRow[]> =>
    (await queries.newest(userId, most)).toReversed()

  /** Housekeeping. What nobody has read stays, up to what is kept of a person. */
  const forgetRead = () => queries.forgetReadBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))

  return {
    /** On the connection of the event's transaction; `tasks.wake()` after the commit. `runAt`: not before, so that it can be withdrawn till then. */
    notify: (connection: Connection, event: NotificationEvent, runAt?: Date): Promise<void> =>
      tasks.add(connection, { ...notifyTask(event), ...(runAt ? { runAt } : {}) }),
    /** Takes back the notifications of something that is gone; what has not been sent is not sent any more. */
    withdraw: async (connection: Connection, userId: string, key: string): Promise<void> => {
      await tasks.cancel(connection, notifyKey({ userId, key }))
      const id = await queries.withdraw(connection, userId, key)
      if (id !== undefined) await tasks.cancel(connection, mailKey(id))
    },
    /** An account goes: so does what others were told in its name and words, sent or not. */
    forgetCauser: async (connection: Connection, userId: string): Promise<void> => {
      for (const id of await queries.removeCausedBy(connection, userId)) {
        await tasks.cancel(connection, mailKey(id))
        await tasks.cancel(connection, pushKey(id))
      }
    },
    /** The newest 50, oldest first. */
    ofUser: (userId: string) => newest(userId, NEWEST_NOTIFICATIONS),
    /** Everything that is kept, oldest first. */
    allOf: (userId: string) => newest(userId, Number.MAX_SAFE_INTEGER),
    unreadOf: (userId: string) => queries.unread(userId, NEWEST_NOTIFICATIONS),
    /** Still there and not read. */
    isOpen: async (id: string): Promise<boolean> => (await queries.one(id))?.readAt === null,
    /** @throws AppError notification_not_found, for another person's as well */
    read: async (userId: string, id: string): Promise<void> => {
      if (!(await queries.read(userId, id, clock.now()))) throw new AppError('notification_not_found')
    },
    readAll: (userId: string) => queries.readAll(userId, clock.now()),
    settingsOf,
    changeSettings: async (userId: string, { emailKinds, quietHours }: NotificationSettings): Promise<NotificationSettings> => {
      const hours = { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null }
      await settings.put({ userId, emailKinds: [...new Set(emailKinds)], ...hours })
      return await settingsOf(userId)
    },
    ...broadcasting(dependencies),
    forgetRead,
    jobs: [hourly('forget read notifications', forgetRead)],
  }
}
export type Notifications = ReturnType<typeof createNotifications>

function settingsFrom(row: SettingsRow | undefined): NotificationSettings {
  if (!row) return UNCHANGED
  const { emailKinds, quietFrom, quietTo } = row
  return { emailKinds, quietHours: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo } }
}

/** Of the list of what was sent. */
const SHOWN = 50

function broadcasting({ db, clock, tasks, audit, accounts }: NotificationsDependencies) {
  const queries = broadcastQueries(db)
  const wordsOf = ({ title, text, link }: Broadcast) => ({
    ...{ ...textAs('title', title), ...textAs('text', text) },
    link: link ?? null,
  })
  return {
    /** Sent twice it is one broadcast. Returns how many accounts there are to write to; they are written to after the response. */
    broadcast: async (sentBy: string, { key, ...said }: NewBroadcast): Promise<{ id: string; receivers: number }> => {
      const receivers = await count(accounts)
      const id = await db.transaction(async (tx) => {
        const added = await queries.add(tx, { ...wordsOf(said), key, receivers, sentBy, createdAt: clock.now() })
        if (added === undefined) return undefined
        await audit.record({ kind: 'broadcast_sent', userId: sentBy, detail: { broadcast: added } }, tx)
        await tasks.add(tx, broadcastTask(added))
        return added
      })
      tasks.wake()
      if (id !== undefined) return { id, receivers }
      const sent = await queries.byKey(key)
      if (!sent) throw new AppError('changed_meanwhile')
      return { id: sent.id, receivers: sent.receivers }
    },
    /** To oneself only. */
    tryBroadcast: async (userId: string, { title, text, link }: Broadcast): Promise<void> => {
      const key = `broadcast-trial ${clock.now().toISOString()}`
      await trial(
        { db, clock, tasks, accounts },
        { userId, kind: 'broadcast', key, title, preview: text, ...(link ? { link } : {}) },
      )
      await audit.record({ kind: 'broadcast_tried', userId })
      tasks.wake()
    },
    /** Newest first, with the names of who has sent them. */
    sentBroadcasts: async () => {
      const [rows, receivers] = await Promise.all([queries.newest(SHOWN), count(accounts)])
      const names = await accountNames(
        db,
        rows.flatMap(({ sentBy }) => sentBy ?? []),
      )
      return { receivers, rows: rows.map((row) => ({ ...row, by: names.get(row.sentBy ?? '') ?? null })) }
    },
  }
}

async function count({ idsAfter }: Pick<Receivers, 'idsAfter'>): Promise<number> {
  let [total, after]: [number, string | null] = [0, null]
  for (;;) {
    const ids: string[] = await idsAfter(after, COUNTED_TOGETHER)
    total += ids.length
    after = ids.at(-1) ?? null
    if (ids.length < COUNTED_TOGETHER) return total
  }
}
