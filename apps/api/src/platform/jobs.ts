// Small chores on a timer. Each may run in several processes at once, so each must be harmless to repeat.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@menged/ethiopia/durations'
import type { FastifyInstance } from 'fastify'
import { workBehind } from './database/timed-client.ts'

export type Job = { name: string; everyMs: number; run(): Promise<unknown> }

const every =
  (everyMs: number) =>
  (name: string, run: Job['run']): Job => ({ name, everyMs, run })
export const everyMinute = every(MINUTE_MS)
export const hourly = every(HOUR_MS)
export const daily = every(DAY_MS)

/** Runs once when the process begins to listen, then at its pace, until the process closes. A failure waits for the next turn. */
export function schedule(app: FastifyInstance, jobs: readonly Job[]): void {
  const timers: NodeJS.Timeout[] = []
  const attempt = async ({ name, run }: Job): Promise<void> => {
    await workBehind(run).catch((error: unknown) =>
      app.log.warn({ err: error, job: name }, 'a job failed and will be tried again'),
    )
  }
  app.addHook('onListen', async () => {
    for (const job of jobs) {
      void attempt(job)
      timers.push(setInterval(() => void attempt(job), job.everyMs).unref())
    }
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
  })
}
