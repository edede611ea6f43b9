// Two health checks for monitoring: is the process up, and can it serve.
import { acknowledgedSchema } from '@menged/contracts'
import { z } from 'zod'
import type { Database } from '../database/pool.ts'
import { ping } from '../database/server-queries.ts'
import { unavailable } from '../errors.ts'
import { crowded, type Overload } from './overload.ts'
import { type Api, answers, done } from './routes.ts'

const PATIENCE_MS = 2000

type HealthDependencies = { db: Database; overload: Overload; isLeaving: () => boolean; searchIndex: () => string }

/** Unless its index is current the database answers searches, which is slower and no reason to send nobody here. */
const readySchema = acknowledgedSchema.extend({ searchIndex: z.string() })

export function registerHealth(app: Api, { db, overload, isLeaving, searchIndex }: HealthDependencies): void {
  const response = answers(acknowledgedSchema)
  app.get('/healthz', { schema: { tags: ['health'], summary: 'The process is up', response } }, async () => done)
  app.get(
    '/readyz',
    { schema: { tags: ['health'], summary: 'The process reaches its database and takes calls', response: answers(readySchema) } },
    async () => {
      if (isLeaving()) throw unavailable(new Error('the process is about to end'))
      if (overload.isFull()) throw crowded()
      await pingInTime(db)
      return { ...done, searchIndex: searchIndex() }
    },
  )
}

async function pingInTime(db: Database): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the database did not answer in time')), PATIENCE_MS)
  try {
    await Promise.race([ping(db), late])
  } catch (error) {
    throw unavailable(error)
  } finally {
    clearTimeout(timer)
  }
}
