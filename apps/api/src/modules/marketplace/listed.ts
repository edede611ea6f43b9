// Who is in the marketplace, as a part of queries.
import { eq, isNotNull, isNull, or } from 'drizzle-orm'
import { confirmedAccounts } from '../accounts/index.ts'
import { workers } from './tables.ts'

/** Joins the account of a worker. */
export const ofWorker = eq(confirmedAccounts.id, workers.userId)
/** A sample, or somebody whose address is confirmed: others are in no list and have no page yet. */
export const isListed = or(isNull(workers.userId), isNotNull(confirmedAccounts.id))
