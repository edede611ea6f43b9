// Accounts, their sessions, the devices they are known on, and the links that were mailed to them.
import { AVATARS, ORGANISATION_TYPES, ROLES } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, instant, isLanguageCode, oneOf, readersLanguage } from '../../platform/database/columns.ts'
import { organisations } from '../posts/tables.ts'

const ACCOUNT_ROLES = ROLES.filter((role) => role !== 'guest')

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    role: text({ enum: ROLES }).notNull(),
    /** In small letters; one account for each. */
    email: text().notNull(),
    confirmedAt: instant('confirmed_at'),
    /** An account that is not confirmed by then is removed. */
    confirmBy: instant('confirm_by').notNull().default(sql`now() + interval '30 days'`),
    /** Argon2id with its parameters. */
    passwordHash: text('password_hash').notNull(),
    /** Raised by whatever makes mailed links and tries to log in that began before it worth nothing. */
    epoch: integer().notNull().default(0),
    fullName: text('full_name'),
    companyNameEnglish: text('company_name_english'),
    companyNameAmharic: text('company_name_amharic'),
    category: text({ enum: ORGANISATION_TYPES }),
    address: text(),
    /** E.164. */
    phonePrimary: text('phone_primary'),
    phoneSecondary: text('phone_secondary'),
    avatar: text({ enum: AVATARS }),
    /** Null until chosen. */
    language: readersLanguage(),
    /** An organisation whose name an administrator has checked. */
    verified: boolean().notNull().default(false),
    /** For which a verified company account writes. */
    organisationId: text('organisation_id').references(() => organisations.id, { onDelete: 'set null' }),
    /** When an administrator has refused to verify a company; it waits again once its name has changed. */
    companyRefusedAt: instant('company_refused_at'),
    suspendedAt: instant('suspended_at'),
    /** As the administrator has worded it for the owner, who reads it when logging in. */
    suspendedReason: text('suspended_reason'),
    /** SHA-256 of the secret that the registering browser holds; gone once the address is confirmed. */
    registrationHash: text('registration_hash'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_unconfirmed').on(table.confirmBy).where(sql`${table.confirmedAt} is null`),
    check('users_role', sql`${table.role} in (${oneOf(ACCOUNT_ROLES)})`),
    check('users_email_small', sql`${table.email} = lower(${table.email})`),
    check('users_avatar', sql`${table.avatar} in ('male', 'female')`),
    check('users_language', isLanguageCode(table.language)),
    check('users_category', sql`${table.category} in (${oneOf(ORGANISATION_TYPES)})`),
    check('users_named', sql`num_nonnulls(${table.fullName}, ${table.companyNameEnglish}) > 0`),
  ],
)

/** Of a row that goes with its account. */
export const ofAccount = (column: string) =>
  uuid(column)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A row for each token that still holds: without its row a token is worth nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount('user_id'),
    /** As the browser calls itself: 'Chrome on Android'. */
    device: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_of_user').on(table.userId, table.createdAt), index('sessions_expires').on(table.expiresAt)],
)

/** Devices on which somebody has logged in: their wrong passwords are counted apart. Keyed hashes of the device cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ofAccount('user_id'),
    device: text().notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] }), index('known_devices_seen').on(table.lastSeenAt)],
)

export const MAIL_TOKEN_PURPOSES = ['confirm', 'reset', 'email'] as const

/**
 * What a mailed link or code may do once. The token and the code are made from the id with a key outside the database;
 * here lies only the hash that finds the row.
 */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: uuid().primaryKey(),
    userId: ofAccount('user_id'),
    purpose: text({ enum: MAIL_TOKEN_PURPOSES }).notNull(),
    /** The address that it goes to, which it confirms. */
    email: text().notNull(),
    /** That of the account when the link was requested. */
    epoch: integer().notNull().default(0),
    /** The session that requested it; it ends with that session. Null where nobody was logged in. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    /** Wrong codes so far. */
    codeTries: smallint('code_tries').notNull().default(0),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('mail_tokens_hash').on(table.tokenHash),
    index('mail_tokens_of_user').on(table.userId, table.purpose),
    index('mail_tokens_of_session').on(table.sessionId),
    check('mail_tokens_purpose', sql`${table.purpose} in (${oneOf(MAIL_TOKEN_PURPOSES)})`),
  ],
)

/** Two-step login of an account, and the key that waits to be confirmed by a code. */
export const secondSteps = pgTable('second_steps', {
  userId: ofAccount('user_id').primaryKey(),
  /** The app's key, encrypted with one that is not in the database and bound to the account. */
  sealed: bytes().notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until a code has shown that the app has the key. */
  confirmedAt: instant('confirmed_at'),
  /** The newest step of thirty seconds whose code was taken: none up to it is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** For who has lost the app; each once. Keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => secondSteps.userId, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/** A login whose password was right and whose code has not come yet. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount('user_id'),
    /** That of the account when the password was tried. */
    epoch: integer().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Codes tried so far. */
    tries: smallint().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('login_challenges_hash').on(table.tokenHash),
    index('login_challenges_of_user').on(table.userId, table.createdAt),
    index('login_challenges_expires').on(table.expiresAt),
  ],
)

/** The newest link that makes the first administrator; there is one row. The token is made from the id with a key outside the database. */
export const adminSetup = pgTable(
  'admin_setup',
  {
    one: boolean().primaryKey().default(true),
    id: uuid().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [check('admin_setup_one', sql`${table.one}`)],
)
