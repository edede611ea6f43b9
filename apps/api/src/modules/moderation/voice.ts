// Who may write just now, and how much: mutes, and what new accounts may write. Comments and reviews ask here before they keep a text.
import { NEW_ACCOUNT, type NewMute } from '@menged/contracts'
import { formatMoment, inEach } from '@menged/ethiopia'
import { DAY_MS } from '@menged/ethiopia/durations'
import { textOf, translateIn } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError, notTakenBack } from '../../platform/errors.ts'
import { accountNames } from '../accounts/index.ts'
import type { VoiceDependencies } from './dependencies.ts'
import { linksIn, wordsIn } from './links.ts'
import { type MuteRow, muteQueries as queries } from './queries.ts'
import { momentOf } from './taking-back.ts'

const STAFF = ['editor', 'admin']

/** After its end. */
const KEPT_DAYS = 30

type Written = {
  text: string
  /** Of the form that it comes from. */
  field: string
  /** How much this account has written before. */
  written(): Promise<number>
}
export type NamedMute = MuteRow & { name: string }

export function createVoice(dependencies: VoiceDependencies) {
  const { db, clock, accounts } = dependencies

  /** @throws AppError invalid_input */
  async function refuseTooMuch(userId: string, { text, field, written }: Written): Promise<void> {
    const [links, words] = [linksIn(text), wordsIn(text)]
    if (links <= NEW_ACCOUNT.links && words <= NEW_ACCOUNT.words) return
    const account = await accounts.byId(userId)
    if (!account || account.verified || STAFF.includes(account.role)) return
    const isYoung = clock.now().getTime() - account.createdAt.getTime() < NEW_ACCOUNT.days * DAY_MS
    if (!isYoung && (await written()) >= NEW_ACCOUNT.written) return
    const { days, written: first } = NEW_ACCOUNT
    const [message, count] =
      links > NEW_ACCOUNT.links
        ? (['moderation.refusedLinks', NEW_ACCOUNT.links] as const)
        : (['moderation.refusedWords', NEW_ACCOUNT.words] as const)
    throw new AppError('invalid_input', { field, message, values: { most: count, days, first } })
  }

  return {
    ...muting(dependencies),
    /** @throws AppError muted, with until when and why; invalid_input for what a new account may not write */
    require: async (connection: Connection, me: { userId: string }, said: Written): Promise<void> => {
      const mute = await queries.of(connection, me.userId, clock.now())
      if (mute) {
        const { until, reason } = mute
        const text = inEach((language) =>
          translateIn(language)('moderation.refusedMuted', { until: formatMoment(until.toISOString(), language), reason }),
        )
        throw new AppError('muted', { text })
      }
      await refuseTooMuch(me.userId, said)
    },
    mutedOf: (userIds: string[]) => queries.ofThese(db, userIds, clock.now()),
  }
}
export type Voice = Pick<ReturnType<typeof createVoice>, 'require'>
export type Muting = ReturnType<typeof createVoice>

const liftedKey = (at: Date): string => `mute lifted ${at.toISOString()}`

function muting({ db, clock, audit, notifications, accounts, tasks }: VoiceDependencies) {
  const named = async (rows: MuteRow[]): Promise<NamedMute[]> => {
    const names = await accountNames(
      db,
      rows.map(({ userId }) => userId),
    )
    return rows.map((row) => ({ ...row, name: names.get(row.userId) ?? '' }))
  }
  return {
    mutes: async (): Promise<NamedMute[]> => await named(await queries.all(db, clock.now())),
    /** Of two at once the longer one holds. @throws AppError not_found, forbidden for oneself and for staff */
    mute: async (me: SignedIn, { userId, days, reason }: NewMute): Promise<NamedMute> => {
      const account = await accounts.byId(userId)
      if (!account) throw new AppError('not_found')
      if (userId === me.userId || STAFF.includes(account.role)) throw new AppError('forbidden')
      const now = clock.now()
      const until = new Date(now.getTime() + days * DAY_MS)
      const row = await db.transaction(async (tx) => {
        const put = await queries.put(tx, { userId, reason, mutedBy: me.userId, createdAt: now, until }, now)
        if (!put) return await queries.of(tx, userId, now)
        await audit.record({ kind: 'account_muted', userId: me.userId, detail: { account: userId, days: String(days) } }, tx)
        await notifications.notify(tx, {
          userId,
          kind: 'account',
          key: `muted ${now.toISOString()}`,
          title: inEach((language) =>
            translateIn(language)('notify.muted', { until: formatMoment(until.toISOString(), language) }),
          ),
          preview: inEach(() => reason),
        })
        return put
      })
      tasks.wake()
      const [mute] = row ? await named([row]) : []
      if (!mute) throw new AppError('changed_meanwhile')
      return mute
    },
    forgetOld: () => queries.forgetBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
    /** May be repeated. */
    lift: async (me: SignedIn, userId: string): Promise<void> => {
      await db.transaction(async (tx) => {
        const { now, tellAt } = momentOf(clock)
        if (!(await queries.lift(tx, userId, now))) return
        await audit.record({ kind: 'mute_lifted', userId: me.userId, detail: { account: userId } }, tx)
        await notifications.notify(
          tx,
          { userId, kind: 'account', key: liftedKey(now), title: textOf('notify.muteLifted') },
          tellAt,
        )
      })
      tasks.wake()
    },
    /** @throws AppError changed_meanwhile when none was lifted that would hold still */
    unlift: async (me: SignedIn, userId: string): Promise<void> => {
      await db.transaction(async (tx) => {
        const liftedAt = await queries.lifted(tx, userId, clock.now())
        if (liftedAt === null) throw notTakenBack()
        await queries.unlift(tx, userId)
        await audit.record({ kind: 'account_muted', userId: me.userId, detail: { account: userId } }, tx)
        await notifications.withdraw(tx, userId, liftedKey(liftedAt))
      })
    },
  }
}
