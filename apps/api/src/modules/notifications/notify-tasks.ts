// What becomes of an event: one row for its person, then a mail and a message to the browsers, each a task of its own.
import { type Language, type NotificationKind, type NotificationSettings, pathTo, type Text } from '@menged/contracts'
import { type InEach, inEach } from '@menged/ethiopia'
import { localizedOf, textAs, textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { Later, type NewTask } from '../../platform/tasks/tasks.ts'
import { type BroadcastRow, broadcastQueries, type NewNotification, notificationQueries } from './queries.ts'
import { quietUntil } from './quiet-hours.ts'

/** `key` says what it is about: of two events of one key a person hears once. */
export type NotificationEvent = {
  userId: string
  kind: NotificationKind
  key: string
  /** Whose name or words it holds, where that is another account. */
  by?: string | null
  title: Text
  preview?: Text
  /** A path of the portal. */
  link?: string
  postId?: string
}
/** For the browsers of one person; without a person for those that have no account. */
export type PushMessage = {
  userId: string | null
  kind: NotificationKind
  notificationId: string
  title: Text
  preview: Text | null
  url: string
}

/** What is needed of accounts. */
export type Receivers = {
  receiverOf(userId: string): Promise<{ email: string; confirmed: boolean; language: Language } | null>
  idsAfter(id: string | null, most: number): Promise<string[]>
}
type NotifyTaskDependencies = Pick<Platform, 'db' | 'clock' | 'tasks'> & {
  limits: Pick<Limits, 'admit'>
  accounts: Receivers
  settingsOf(userId: string): Promise<NotificationSettings>
}

/** Notifications that are kept of one person. */
const KEPT = 500
/** Accounts that one task of a broadcast writes to. */
const TOGETHER = 200
/** Where a notification that leads nowhere else leads. */
const LIST = pathTo('notifications')

export const notifyKey = ({ userId, key }: Pick<NotificationEvent, 'userId' | 'key'>): string => `notify ${userId} ${key}`
/** Of the message itself, once it is written. */
export const mailKey = (notificationId: string): string => `mail ${notificationId}`
export const pushKey = (notificationId: string): string => `push ${notificationId}`
export const notifyTask = (event: NotificationEvent): NewTask => ({
  kind: 'notify',
  key: notifyKey(event),
  payload: event,
})
export const broadcastTask = (broadcastId: string, after: string | null = null): NewTask => ({
  kind: 'broadcast',
  key: `broadcast ${broadcastId} ${after ?? ''}`,
  payload: { broadcastId, after },
})

/** Registers who does these tasks. */
export function handleNotifyTasks(dependencies: NotifyTaskDependencies): void {
  dependencies.tasks.handle('notify', (event: NotificationEvent) => notify(dependencies, event))
  dependencies.tasks.handle('notification-mail', ({ notificationId }: { notificationId: string }) =>
    mail(dependencies, notificationId),
  )
  dependencies.tasks.handle('broadcast', (part: { broadcastId: string; after: string | null }) => broadcast(dependencies, part))
}

async function notify(
  { db, clock, tasks, limits, accounts, settingsOf }: NotifyTaskDependencies,
  event: NotificationEvent,
): Promise<void> {
  // Somebody who has left meanwhile gets nothing, and what somebody said who has left reaches nobody.
  if (!(await accounts.receiverOf(event.userId))) return
  if (event.by && !(await accounts.receiverOf(event.by))) return
  const queries = notificationQueries(db)
  const settings = await settingsOf(event.userId)
  await db.transaction(async (tx: Connection) => {
    const id = await queries.add(tx, rowOf(event, clock.now()))
    if (id === undefined) return
    await queries.keepNewest(tx, event.userId, KEPT)
    if (await isAdmitted(limits, tx, event, 'push')) await tasks.add(tx, pushTask(event, id))
    if (isMailed(event.kind, settings) && (await isAdmitted(limits, tx, event, 'mail'))) {
      await tasks.add(tx, mailTask(id, quietUntil(clock.now(), settings.quietHours)))
    }
  })
}

/** What others cause reaches a person so many times a day, about one thing and in all; what concerns the own account always does. */
async function isAdmitted(
  limits: Pick<Limits, 'admit'>,
  tx: Connection,
  { userId, kind, by, link = '' }: NotificationEvent,
  way: 'push' | 'mail',
): Promise<boolean> {
  if (kind === 'account' && !by) return true
  return await limits.admit(tx, [`${way}About`, `${userId} ${kind} ${link}`], [`${way}To`, userId])
}

const rowOf = ({ userId, kind, key, by, title, preview, link, postId }: NotificationEvent, createdAt: Date): NewNotification => ({
  userId,
  kind,
  key,
  causedBy: by ?? null,
  ...textAs('title', title),
  ...textAs('preview', preview ?? inEach(() => null)),
  link: link ?? null,
  postId: postId ?? null,
  createdAt,
})

/** Empty where nothing is said. */
const asSaid = (text: InEach<string | null> | undefined): Text => inEach((each) => text?.[each] ?? '')

/** What concerns an account is mailed by accounts itself, whatever the settings say. */
const isMailed = (kind: NotificationKind, { emailKinds }: NotificationSettings): boolean =>
  kind !== 'account' && emailKinds.includes(kind)

const mailTask = (notificationId: string, runAt: Date | null): NewTask => ({
  kind: 'notification-mail',
  key: `notification-mail ${notificationId}`,
  payload: { notificationId },
  ...(runAt ? { runAt } : {}),
})

function pushTask({ userId, kind, title, preview, link }: NotificationEvent, notificationId: string): NewTask {
  const payload: PushMessage = { userId, kind, notificationId, title, preview: preview ?? null, url: link ?? LIST }
  return { kind: 'push', key: pushKey(notificationId), payload }
}

/** Reads everything again: hours may have passed, and the person may have read it, changed the settings or left. */
async function mail({ db, clock, tasks, accounts, settingsOf }: NotifyTaskDependencies, id: string): Promise<void> {
  const row = await notificationQueries(db).one(id)
  if (!row || row.readAt !== null) return
  const [receiver, settings] = await Promise.all([accounts.receiverOf(row.userId), settingsOf(row.userId)])
  if (!receiver?.confirmed || !isMailed(row.kind, settings)) return
  const later = quietUntil(clock.now(), settings.quietHours)
  if (later) throw new Later(later)
  const values = {
    ...localizedOf(row, 'title'),
    ...textAs('preview', asSaid(textFrom(row, 'preview'))),
    link: row.link ?? LIST,
  }
  const message = { to: receiver.email, language: receiver.language, template: 'notification', values }
  await tasks.add(db, { kind: 'mail', key: mailKey(id), payload: message })
}

/** Writes to so many accounts and leaves the others to the next task. The first one writes to browsers without an account too. */
async function broadcast(
  { db, clock, tasks, accounts }: Omit<NotifyTaskDependencies, 'limits'>,
  part: { broadcastId: string; after: string | null },
): Promise<void> {
  const row = await broadcastQueries(db).one(part.broadcastId)
  if (!row) return
  const ids = await accounts.idsAfter(part.after, TOGETHER)
  const last = ids.at(-1)
  await db.transaction(async (tx: Connection) => {
    if (part.after === null) await tasks.add(tx, strangersTask(row))
    await tasks.add(tx, ...ids.map((userId) => notifyTask({ userId, ...eventOf(row) })))
    if (last !== undefined) await tasks.add(tx, broadcastTask(row.id, last))
    await broadcastQueries(db).wrote(tx, row.id, part.after, { last: last ?? null, count: ids.length, now: clock.now() })
  })
}

/** To one person only, as it will look: in the list, by mail whatever the settings say, and in the browsers. */
export async function trial(
  { db, clock, tasks, accounts }: Pick<NotifyTaskDependencies, 'db' | 'clock' | 'tasks' | 'accounts'>,
  event: NotificationEvent,
): Promise<void> {
  const receiver = await accounts.receiverOf(event.userId)
  if (!receiver) return
  await db.transaction(async (tx: Connection) => {
    const id = await notificationQueries(db).add(tx, rowOf(event, clock.now()))
    if (id === undefined) return
    const { title, preview, link = LIST } = event
    const values = { ...textAs('title', title), ...textAs('preview', asSaid(preview)), link }
    const message = { to: receiver.email, language: receiver.language, template: 'notification', values }
    await tasks.add(tx, pushTask(event, id), { kind: 'mail', key: mailKey(id), payload: message })
  })
}

const eventOf = (row: BroadcastRow): Omit<NotificationEvent, 'userId'> => ({
  kind: 'broadcast',
  key: `broadcast ${row.id}`,
  title: textFrom(row, 'title'),
  preview: textFrom(row, 'text'),
  ...(row.link === null ? {} : { link: row.link }),
})

function strangersTask(row: BroadcastRow): NewTask {
  const { title, preview = null, link = '/' } = eventOf(row)
  const payload: PushMessage = { userId: null, kind: 'broadcast', notificationId: row.id, title, preview, url: link }
  return { kind: 'push', key: pushKey(row.id), payload }
}
