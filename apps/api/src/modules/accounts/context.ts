// What the files of this module share: the platform, the other modules it works with, its queries, and what several of them do with an account.
import {
  DEFAULT_LANGUAGE,
  displayName,
  fromCamelNames,
  type Language,
  languageStored,
  pathTo,
  STORED_DEFAULT,
  type Text,
} from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import type { Clock } from '../../platform/clock.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Sealing } from '../../platform/sealing.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Audit } from '../audit/index.ts'
import type { Mail } from '../mail/index.ts'
import { mailTokenChanges, mailTokenQueries } from './mail-token-queries.ts'
import type { Passwords } from './passwords.ts'
import { peopleQueries } from './people-queries.ts'
import { deviceQueries, type UserRow, userEndings, userQueries } from './queries.ts'
import { sessionQueries } from './session-queries.ts'
import { setupQueries } from './setup-queries.ts'
import type { Tokens } from './tokens.ts'
import { challengeQueries, secondStepQueries } from './two-step-queries.ts'

export type AccountsDependencies = Pick<Platform, 'config' | 'db' | 'clock' | 'tasks' | 'limits'> & {
  audit: Audit
  mail: Pick<Mail, 'send' | 'deliver'>
  settings: { value(key: 'registration'): Promise<'open' | 'closed'> }
  /** Runs in the transaction in which an account begins or ceases to be what it is: confirmed, of a role, not suspended. */
  standingChanged: (connection: Connection, userId: string) => Promise<void>
  /** Who has none cannot be given the role of a worker. */
  hasWorkerPage: (connection: Connection, userId: string) => Promise<boolean>
}
export type AccountsContext = AccountsDependencies & {
  tokens: Tokens
  passwords: Passwords
  sealing: Sealing
  users: ReturnType<typeof userQueries> & ReturnType<typeof userEndings>
  devices: ReturnType<typeof deviceQueries>
  sessions: ReturnType<typeof sessionQueries>
  mailTokens: ReturnType<typeof mailTokenQueries> & ReturnType<typeof mailTokenChanges>
  secondSteps: ReturnType<typeof secondStepQueries>
  challenges: ReturnType<typeof challengeQueries>
  peopleRows: ReturnType<typeof peopleQueries>
  setups: ReturnType<typeof setupQueries>
}

/** Runs before an account's row goes, in the same transaction. */
export type Farewell = (connection: Connection, userId: string) => Promise<void>

type TurnOver = Pick<AccountsContext, 'clock' | 'users' | 'sessions' | 'mailTokens'> & { tasks: Pick<Tasks, 'add'> }

/**
 * Who may enter has changed: every mailed link and code of the account is void, and what was begun before ends nowhere. Every session but
 * the one that is kept ends, and no messages are sent any more to the devices of the others. The account is held already.
 */
export async function turnOver(
  { clock, users, sessions, mailTokens, tasks }: TurnOver,
  connection: Connection,
  userId: string,
  kept?: string | null,
): Promise<void> {
  await users.raiseEpoch(connection, userId)
  await mailTokens.voidOf(connection, userId, clock.now())
  await sessions.endAll(connection, userId, kept ?? undefined)
  await tasks.add(connection, { kind: 'push-detach', payload: { userId, kept: kept ?? null } })
}

/** What belonged to the role that an account had until now: the page of a worker, and what clients wait for. */
export async function leaveRole(
  { clock, tasks, standingChanged }: Pick<AccountsContext, 'clock' | 'standingChanged'> & { tasks: Pick<Tasks, 'add'> },
  connection: Connection,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
): Promise<void> {
  await standingChanged(connection, id)
  if (role !== 'worker') return
  await tasks.add(connection, {
    kind: 'worker-left',
    key: `worker-left ${id} ${clock.now().toISOString()}`,
    payload: { userId: id },
  })
}

export const queriesOf = (db: Database) => ({
  users: { ...userQueries(db), ...userEndings(db) },
  devices: deviceQueries(db),
  sessions: sessionQueries(db),
  mailTokens: { ...mailTokenQueries(db), ...mailTokenChanges(db) },
  secondSteps: secondStepQueries(db),
  challenges: challengeQueries(db),
  peopleRows: peopleQueries(db),
  setups: setupQueries(db),
})

export const after = (clock: Clock, seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000)

/** Company accounts and workers wait for their confirmation; personal ones are only reminded. */
export const mustConfirm = ({ role }: Pick<UserRow, 'role'>): boolean => role === 'user' || role === 'worker'
export const isStaff = ({ role }: Pick<UserRow, 'role'>): boolean => role === 'editor' || role === 'admin'
export const namesOf = ({ fullName, companyNameEnglish, companyNameAmharic }: UserRow) => [
  fullName,
  companyNameEnglish,
  companyNameAmharic,
]

/** Adds a notification about the account itself. Two with the same `key` are one. */
export const notifyAccount = (
  tasks: Pick<Tasks, 'add'>,
  connection: Connection,
  about: { userId: string; key: string; title: Text; preview?: Text },
): Promise<void> =>
  tasks.add(connection, {
    kind: 'notify',
    key: `notify ${about.userId} ${about.key}`,
    payload: { ...about, kind: 'account', link: pathTo('user-profile') },
  })

/** The language of what is sent to an account: the chosen one, else what the stored preference starts with. */
export const languageOf = ({ language }: Pick<UserRow, 'language'>): Language =>
  language ?? languageStored(STORED_DEFAULT) ?? DEFAULT_LANGUAGE

/** Of an account that speaks for an organisation; empty where it says none. */
export const companyName = (user: Pick<UserRow, 'companyNameEnglish' | 'companyNameAmharic'>): Text =>
  inEach((each) => fromCamelNames<'companyName', string | null>(user, 'companyName')[each] ?? '')

export const callNames = ({ companyNameEnglish, fullName }: Pick<UserRow, 'companyNameEnglish' | 'fullName'>) => ({
  companynameenglish: companyNameEnglish,
  fullName,
})

/** A mail about what has just happened to an account, to the address that it has (or had until now). */
export function writeTo(
  { mail, clock }: Pick<AccountsContext, 'mail' | 'clock'>,
  connection: Connection,
  user: UserRow,
  template: 'emailChanged' | 'passwordChanged' | 'accountDeleted',
): Promise<void> {
  const values = { name: displayName(callNames(user)), at: clock.now().toISOString() }
  return mail.send(connection, { to: user.email, language: languageOf(user), template, values })
}
