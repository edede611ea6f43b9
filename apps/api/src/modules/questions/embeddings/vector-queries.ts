import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import { questionVectors } from '../tables.ts'
import { fromBytes, type Vector } from './vector.ts'

/** Keys in one statement. */
const AT_ONCE = 500

export function vectorQueries(db: Database) {
  return {
    /** Those that are there, by key. */
    held: async (keys: readonly string[]): Promise<Map<string, Vector>> => {
      const found = new Map<string, Vector>()
      for (let at = 0; at < keys.length; at += AT_ONCE) {
        const rows = await db
          .select()
          .from(questionVectors)
          .where(inArray(questionVectors.key, keys.slice(at, at + AT_ONCE)))
        for (const { key, numbers } of rows) found.set(key, fromBytes(new Int8Array(numbers)))
      }
      return found
    },
    /** One that is there already stays as it is. */
    add: async (vectors: ReadonlyMap<string, Vector>, createdAt: Date): Promise<void> => {
      const rows = [...vectors].map(([key, { numbers }]) => ({ key, numbers: Buffer.from(numbers), createdAt }))
      if (rows.length > 0) await db.insert(questionVectors).values(rows).onConflictDoNothing()
    },
    /** As one parameter: two thousand guides have more texts than a statement may have parameters. */
    forget: async (wanted: readonly string[], before: Date): Promise<void> => {
      const isOld = lt(questionVectors.createdAt, before)
      await db.delete(questionVectors).where(and(isOld, sql`${questionVectors.key} <> all(${sql.param([...wanted])}::text[])`))
    },
  }
}
