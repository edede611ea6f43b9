// Who is in the marketplace, as a part of queries.
import { eq, isNotNull, isNull, or } from 'drizzle-orm'
import { workingAccounts } from '../accounts/index.ts'
import { workers } from './tables.ts'

/** Joins the account of a worker. */
export const ofWorker = eq(workingAccounts.id, workers.userId)
/** A sample, or a worker whose address is confirmed and who may enter: others are in no list and have no page. */
export const isListed = or(isNull(workers.userId), isNotNull(workingAccounts.id))
