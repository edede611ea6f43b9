// From one message to each browser that wants it: a task each, so that none gets it twice because of another.
import { DAY_MS } from '@menged/ethiopia/durations'
import type { Clock } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { GiveUp, Later } from '../../platform/tasks/tasks.ts'
import { KINDS, type PushMessage, quietUntil } from '../notifications/index.ts'
import { pushEndpoint } from './endpoints.ts'
import { payloadOf } from './payload.ts'
import { type SubscriptionRow, subscriptionEndings, subscriptionQueries } from './queries.ts'
import type { Answer, Send } from './sender.ts'

/** What one browser is sent, and until when it is worth sending. */
type PushOne = PushMessage & { subscriptionId: string; until: string }

type Delivery = Pick<Platform, 'db' | 'clock' | 'tasks'> & {
  hosts: readonly string[]
  send: Send
  /** Still there and not read. */
  isOpen(notificationId: string): Promise<boolean>
}

const TOGETHER = 500
/** News of three days ago wakes nobody. */
const LIFETIME_MS = 3 * DAY_MS
/** A service that names a time is tried again then, within these seconds. */
const SOONEST = 1
const LATEST = 3600

export function deliverPush(delivery: Delivery): void {
  delivery.tasks.handle('push', (message: PushMessage) => fanOut(delivery, message))
  delivery.tasks.handle('push-one', (message: PushOne) => pushOne(delivery, message), 'push')
}

const quietHoursOf = ({ quietFrom, quietTo }: SubscriptionRow) =>
  quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo }

async function fanOut({ db, clock, tasks }: Delivery, message: PushMessage): Promise<void> {
  const queries = subscriptionQueries(db)
  const until = new Date(clock.now().getTime() + LIFETIME_MS).toISOString()
  let after: string | null = null
  do {
    const rows: SubscriptionRow[] = await queries.wanting(message.userId, message.kind, after, TOGETHER)
    const added = rows.map((row) => ({
      kind: 'push-one',
      key: `push ${message.notificationId} ${row.id}`,
      payload: { ...message, subscriptionId: row.id, until } satisfies PushOne,
      runAt: quietUntil(clock.now(), quietHoursOf(row)) ?? clock.now(),
    }))
    await tasks.add(db, ...added)
    after = rows.length === TOGETHER ? (rows.at(-1)?.id ?? null) : null
  } while (after !== null)
}

async function pushOne({ db, clock, hosts, send, isOpen }: Delivery, message: PushOne): Promise<void> {
  const queries = { ...subscriptionQueries(db), ...subscriptionEndings(db) }
  const row = await queries.one(message.subscriptionId)
  const seconds = Math.floor((Date.parse(message.until) - clock.now().getTime()) / 1000)
  if (!row || seconds <= 0 || !isFor(row, message)) return
  const later = quietUntil(clock.now(), quietHoursOf(row))
  if (later) throw new Later(later)
  if (message.userId !== null && !(await isOpen(message.notificationId))) return
  // The operator may have named other services since.
  const endpoint = pushEndpoint(row.endpoint, hosts)
  if (endpoint === null) throw new GiveUp('the push service is not one of those that are named')
  const answer = await send({
    endpoint,
    keys: { p256dh: row.p256dh, auth: row.auth },
    payload: payloadOf(message, row.language),
    ttl: seconds,
    urgency: KINDS[message.kind].urgency,
    topic: message.notificationId.replaceAll('-', ''),
  })
  if (answer.status === 404 || answer.status === 410) await queries.remove(row.id)
  else refuse(answer, clock)
}

/** Somebody else may use the browser by now, or want less. */
const isFor = (row: SubscriptionRow, { userId, kind }: PushMessage): boolean => row.userId === userId && row.kinds.includes(kind)

/** Throws for everything but a success. Errors never say where the browser is. */
function refuse({ status, retryAfter }: Answer, clock: Clock): void {
  if (status >= 200 && status < 300) return
  const text = `the push service answered ${status}`
  if (status !== 429 && status < 500) throw new GiveUp(text)
  if (retryAfter === null) throw new Error(text)
  const seconds = Math.min(LATEST, Math.max(SOONEST, retryAfter))
  throw new Later(new Date(clock.now().getTime() + seconds * 1000))
}
