// Every query of accounts as administrators see them.
import { and, asc, count, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { secondSteps, sessions, users } from './tables.ts'

type User = typeof users.$inferSelect
type PeopleFilter = {
  q: string
  role?: User['role'] | undefined
  state?: 'active' | 'unconfirmed' | 'suspended' | undefined
}
const { id, role, email, confirmedAt, fullName, companyNameEnglish, companyNameAmharic, verified, suspendedAt, createdAt } = users
const SHOWN = { id, role, email, confirmedAt, fullName, companyNameEnglish, companyNameAmharic, verified, suspendedAt, createdAt }
export type PersonListed = Pick<User, keyof typeof SHOWN> & { twoStepSince: Date | null }

const STATES = {
  active: and(isNull(users.suspendedAt), isNotNull(users.confirmedAt)),
  unconfirmed: and(isNull(users.suspendedAt), isNull(users.confirmedAt)),
  suspended: isNotNull(users.suspendedAt),
} as const

/** Signs of a pattern are looked for as they are. */
const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function matching({ q, role: wanted, state }: PeopleFilter): SQL | undefined {
  const typed = q.trim()
  const named = [users.email, users.fullName, users.companyNameEnglish, users.companyNameAmharic]
  return and(
    typed === '' ? undefined : or(...named.map((column) => ilike(column, holding(typed)))),
    wanted && eq(users.role, wanted),
    state && STATES[state],
  )
}

const inOffice = and(eq(users.role, 'admin'), isNull(users.suspendedAt))

export const peopleQueries = (db: Database) => ({ ...peopleReads(db), ...peopleWrites })

function peopleReads(db: Database) {
  return {
    page: (wanted: PeopleFilter, from: number, most: number): Promise<PersonListed[]> =>
      db
        .select({ ...SHOWN, twoStepSince: secondSteps.confirmedAt })
        .from(users)
        .leftJoin(secondSteps, eq(secondSteps.userId, users.id))
        .where(matching(wanted))
        .orderBy(desc(users.createdAt), asc(users.id))
        .limit(most)
        .offset(from),
    confirmedSince: (from: Date): Promise<number> => db.$count(users, gte(users.confirmedAt, from)),
    count: (wanted: PeopleFilter): Promise<number> => db.$count(users, matching(wanted)),
    sessionsOf: async (userId: string, now: Date): Promise<{ sessions: number; lastSeenAt: Date | null }> => {
      const rows = await db
        .select({ sessions: count(), lastSeenAt: max(sessions.lastSeenAt) })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
      return rows[0] ?? { sessions: 0, lastSeenAt: null }
    },
    hasAdmin: async (connection: Connection = db): Promise<boolean> =>
      (await connection.select({ one: sql`1` }).from(users).where(eq(users.role, 'admin')).limit(1)).length > 0,
    names: async (ids: readonly string[]): Promise<{ id: string; name: string }[]> => {
      if (ids.length === 0) return []
      const name = sql<string>`coalesce(${users.companyNameEnglish}, ${users.fullName}, ${users.email})`
      return await db
        .select({ id: users.id, name })
        .from(users)
        .where(inArray(users.id, [...ids]))
    },
  }
}

const peopleWrites = {
  /** Those who may act as administrators, always in one order: of two who change each other the second waits for the first. */
  holdAdmins: async (connection: Connection): Promise<string[]> => {
    const rows = await connection.select({ id: users.id }).from(users).where(inOffice).orderBy(asc(users.id)).for('no key update')
    return rows.map((row) => row.id)
  },
}
