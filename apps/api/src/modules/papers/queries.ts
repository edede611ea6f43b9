// Every query of papers and the decisions about them.
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { pick } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { firstRow } from '../../platform/database/rows.ts'
import { workerPapers, workerVerifications } from './tables.ts'

export type VerificationRow = typeof workerVerifications.$inferSelect
const paperColumns = pick(workerPapers, 'id', 'workerId', 'kind', 'createdAt')

/** Most that an administrator is shown at once. */
const MOST_WAITING = 100

const isWaiting = eq(workerVerifications.state, 'waiting')
const ofWorker = (workerId: number) => eq(workerVerifications.workerId, workerId)

export const paperQueries = (db: Database) => ({ ...paperReads(db), ...paperWrites })

function paperReads(db: Database) {
  return {
    /** What waits, else what was decided last. */
    newest: async (workerId: number): Promise<VerificationRow | undefined> =>
      await firstRow(
        db
          .select()
          .from(workerVerifications)
          .where(ofWorker(workerId))
          .orderBy(desc(isWaiting), desc(workerVerifications.createdAt))
          .limit(1),
      ),
    /** Without what they show. */
    papersOf: async (workerIds: number[], connection: Connection = db) =>
      workerIds.length === 0
        ? []
        : await connection
            .select(paperColumns)
            .from(workerPapers)
            .where(inArray(workerPapers.workerId, workerIds))
            .orderBy(asc(workerPapers.createdAt), asc(workerPapers.id)),
    waiting: async (): Promise<VerificationRow[]> =>
      await db
        .select()
        .from(workerVerifications)
        .where(isWaiting)
        .orderBy(asc(workerVerifications.createdAt))
        .limit(MOST_WAITING),
    /** What is sealed of a paper that waits in this verification. */
    sealed: async (verificationId: string, paperId: string): Promise<Buffer | undefined> =>
      (
        await firstRow(
          db
            .select({ sealed: workerPapers.sealed })
            .from(workerPapers)
            .innerJoin(workerVerifications, eq(workerVerifications.workerId, workerPapers.workerId))
            .where(and(eq(workerPapers.id, paperId), eq(workerVerifications.id, verificationId), isWaiting)),
        )
      )?.sealed,
  }
}

const paperWrites = {
  addPaper: async (connection: Connection, row: typeof workerPapers.$inferInsert): Promise<void> => {
    await connection.insert(workerPapers).values(row)
  },
  removePaper: async (connection: Connection, workerId: number, id: string): Promise<boolean> =>
    (
      await connection
        .delete(workerPapers)
        .where(and(eq(workerPapers.id, id), eq(workerPapers.workerId, workerId)))
        .returning({ id: workerPapers.id })
    ).length === 1,
  removePapers: async (connection: Connection, workerId: number): Promise<void> => {
    await connection.delete(workerPapers).where(eq(workerPapers.workerId, workerId))
  },
}
export type PaperRow = Awaited<ReturnType<ReturnType<typeof paperQueries>['papersOf']>>[number]

/** Whoever adds, takes back or decides holds the verification first: it is one after the other. */
export const verificationQueries = {
  hold: async (connection: Connection, workerId: number): Promise<VerificationRow | undefined> =>
    await firstRow(
      connection
        .select()
        .from(workerVerifications)
        .where(and(ofWorker(workerId), isWaiting))
        .for('update'),
    ),
  holdById: async (connection: Connection, id: string): Promise<VerificationRow | undefined> =>
    await firstRow(
      connection
        .select()
        .from(workerVerifications)
        .where(and(eq(workerVerifications.id, id), isWaiting))
        .for('update'),
    ),
  /** Nothing when one waits already. */
  begin: async (connection: Connection, workerId: number, createdAt: Date): Promise<void> => {
    await connection.insert(workerVerifications).values({ workerId, state: 'waiting', createdAt }).onConflictDoNothing()
  },
  change: async (connection: Connection, id: string, change: Partial<typeof workerVerifications.$inferInsert>): Promise<void> => {
    await connection.update(workerVerifications).set(change).where(eq(workerVerifications.id, id))
  },
  /** Nothing when it does not wait any more. */
  decide: async (
    connection: Connection,
    id: string,
    decision: Partial<typeof workerVerifications.$inferInsert>,
  ): Promise<VerificationRow | undefined> =>
    await firstRow(
      connection
        .update(workerVerifications)
        .set(decision)
        .where(and(eq(workerVerifications.id, id), isWaiting))
        .returning(),
    ),
  isKnown: async (connection: Connection, id: string): Promise<boolean> =>
    (await connection.$count(workerVerifications, eq(workerVerifications.id, id))) === 1,
}
