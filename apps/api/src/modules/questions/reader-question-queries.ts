// Every query of what readers asked without a good answer.
import type { QuestionTrouble } from '@menged/contracts'
import { and, asc, desc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { readerQuestions } from './tables.ts'

export type ReaderQuestionRow = typeof readerQuestions.$inferSelect
type State = ReaderQuestionRow['state']
type NewQuestion = Pick<ReaderQuestionRow, 'key' | 'text' | 'language' | 'trouble' | 'answerId'> & { at: Date }

/** An answer that may yet be opened is none that was left. */
const isWaiting = (leftBefore: Date): SQL | undefined =>
  and(
    eq(readerQuestions.state, 'open'),
    or(
      ne(readerQuestions.trouble, 'unopened' satisfies QuestionTrouble),
      and(eq(readerQuestions.opened, false), lt(readerQuestions.lastAt, leftBefore)),
    ),
  )

export function readerQuestionQueries(db: Database) {
  return {
    /** Who asks again what was settled as not ours leaves it settled; what a guide should have answered is open again. */
    count: async ({ at, ...row }: NewQuestion): Promise<void> => {
      await db
        .insert(readerQuestions)
        .values({ ...row, state: 'open', count: 1, opened: false, firstAt: at, lastAt: at })
        .onConflictDoUpdate({
          target: readerQuestions.key,
          set: {
            count: sql`${readerQuestions.count} + 1`,
            // A complaint stays one.
            trouble: sql`case when ${readerQuestions.trouble} = 'rated' then 'rated' else ${row.trouble} end`,
            answerId: row.answerId,
            opened: false,
            lastAt: at,
            state: sql`case when ${readerQuestions.state} = 'answered' then 'open' else ${readerQuestions.state} end`,
          },
        })
    },
    opened: async (answerId: string): Promise<void> => {
      await db.update(readerQuestions).set({ opened: true }).where(eq(readerQuestions.answerId, answerId))
    },
    /** Those that were asked most first. */
    waiting: (leftBefore: Date, most: number): Promise<ReaderQuestionRow[]> =>
      db
        .select()
        .from(readerQuestions)
        .where(isWaiting(leftBefore))
        .orderBy(desc(readerQuestions.count), desc(readerQuestions.lastAt), asc(readerQuestions.id))
        .limit(most),
    waitingCount: (leftBefore: Date): Promise<number> => db.$count(readerQuestions, isWaiting(leftBefore)),
    /** Returns those that were in the other state till now. */
    move: (connection: Connection, ids: readonly string[], from: State, state: State): Promise<ReaderQuestionRow[]> =>
      connection
        .update(readerQuestions)
        .set({ state })
        .where(and(inArray(readerQuestions.id, [...ids]), eq(readerQuestions.state, from)))
        .returning(),
    forgetBefore: async (day: Date): Promise<void> => {
      await db.delete(readerQuestions).where(lt(readerQuestions.lastAt, day))
    },
    /** Beyond so many those that were asked once are forgotten, the oldest first. */
    forgetBeyond: async (most: number): Promise<void> => {
      await db
        .delete(readerQuestions)
        .where(
          inArray(
            readerQuestions.id,
            db
              .select({ id: readerQuestions.id })
              .from(readerQuestions)
              .orderBy(desc(readerQuestions.count), desc(readerQuestions.lastAt))
              .offset(most),
          ),
        )
    },
  }
}
