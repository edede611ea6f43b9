// Rules of push subscriptions: one for each browser, of the account that subscribed or of none.
import type { PushRenewal, PushSubscriptionInput } from '@menged/contracts'
import type { Actor } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { ensureVapidKeys } from '../../platform/secrets.ts'
import type { Notifications } from '../notifications/index.ts'
import type { Settings } from '../settings/index.ts'
import { deliverPush } from './delivering.ts'
import { pushEndpoint } from './endpoints.ts'
import { subscriptionKeys } from './keys.ts'
import { subscriptionEndings, subscriptionQueries } from './queries.ts'
import { createSender, subjectOf } from './sender.ts'

type PushDependencies = Pick<Platform, 'config' | 'db' | 'clock' | 'tasks'> & {
  notifications: Pick<Notifications, 'isOpen'>
  settings: Pick<Settings, 'value'>
}

/** Browsers that one person is sent messages on. */
const KEPT = 20

export async function createPush({ db, clock, config, tasks, notifications: { isOpen }, settings }: PushDependencies) {
  const vapid = await ensureVapidKeys(config)
  const queries = { ...subscriptionQueries(db), ...subscriptionEndings(db) }
  const hosts = config.pushHosts
  const subject = async () => subjectOf(await settings.value('operatorEmail'), config)
  deliverPush({ db, clock, tasks, hosts, isOpen, send: createSender(vapid, subject) })

  // For accounts, which is made before this module: with the transaction that ends the sessions.
  tasks.handle('push-detach', ({ userId, kept = null }: { userId: string; kept?: string | null }) =>
    queries.detach(db, userId, kept),
  )

  return {
    publicKey: vapid.publicKey,
    /** @throws AppError invalid_input */
    subscribe: async (
      { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
      asked: PushSubscriptionInput,
    ): Promise<void> => {
      const endpoint = pushEndpoint(asked.endpoint, hosts)
      if (endpoint === null) throw new AppError('invalid_input', { field: 'endpoint' })
      const keys = subscriptionKeys(asked.keys)
      if (keys === null) throw new AppError('invalid_input', { field: 'keys' })
      const { kinds, quietHours, language } = asked
      const chosen = {
        kinds: [...new Set(kinds)],
        quietFrom: quietHours?.from ?? null,
        quietTo: quietHours?.to ?? null,
        language,
      }
      await db.transaction(async (tx) => {
        await queries.put(tx, { endpoint, ...keys, userId, sessionId, ...chosen, createdAt: clock.now() })
        if (userId !== null) await queries.keepNewest(tx, userId, KEPT)
      })
    },
    /** @throws AppError invalid_input */
    renew: async ({ replaces, ...fresh }: PushRenewal): Promise<void> => {
      const [old, endpoint, keys] = [
        pushEndpoint(replaces, hosts),
        pushEndpoint(fresh.endpoint, hosts),
        subscriptionKeys(fresh.keys),
      ]
      if (endpoint === null) throw new AppError('invalid_input', { field: 'endpoint' })
      if (keys === null) throw new AppError('invalid_input', { field: 'keys' })
      if (old === null) return
      const renewed = () => db.transaction((tx) => queries.renew(tx, old, { endpoint, ...keys }))
      // Who took the new address at the same moment is there now, and gives way.
      if (!(await renewed()) && !(await renewed())) throw new AppError('busy', { values: { seconds: 1 } })
    },
    unsubscribe: async (typed: string): Promise<void> => {
      const endpoint = pushEndpoint(typed, hosts)
      if (endpoint !== null) await queries.removeEndpoint(endpoint)
    },
  }
}
export type Push = Awaited<ReturnType<typeof createPush>>
