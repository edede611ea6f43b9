// Chores that no request sets off: a module that does not name its own would never forget, and nobody would notice.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@menged/ethiopia/durations'
import { expect, test } from 'vitest'
import { testConfig } from '../test/api.ts'
import { testClock } from '../test/clock.ts'
import { temporaryContent } from '../test/content.ts'
import { createTestDatabase } from '../test/database.ts'
import { silentLog } from '../test/log.ts'
import { createLimits } from './platform/http/limits.ts'
import { createOverload } from './platform/http/overload.ts'
import { createMetrics } from './platform/metrics.ts'
import { ensureCookieSecret } from './platform/secrets.ts'
import { createTasks } from './platform/tasks/tasks.ts'
import { createServices } from './services.ts'

const EACH_MINUTE = [
  'learn ways of asking',
  'move the lengths of the overview on',
  'notify of changed saved posts',
  'tell who has left',
]
const EACH_HOUR = [
  'check links',
  'compare the search index',
  'fetch exchange rates',
  'forget ended mutes',
  'forget ended sessions',
  'forget old counters',
  'forget old mail',
  'forget old messages',
  'forget old questions',
  'forget old ratings',
  'forget old requests',
  'forget old wishes for a plan',
  'forget read notifications',
  'forget visitors',
  'forget who has left a draft',
  'index changed posts',
]
const EACH_DAY = ['forget unused pictures', 'leave out old experiences']

test('every chore has its pace, and does nothing to an empty portal', async () => {
  const [database, files] = [await createTestDatabase(), temporaryContent()]
  try {
    const [config, clock, log] = [testConfig(), testClock(), silentLog()]
    const platform = {
      config,
      db: database.db,
      clock,
      contentDir: files.dir,
      log,
      metrics: createMetrics(),
      overload: createOverload(),
    }
    const work = createTasks(platform)
    const limits = createLimits({ db: database.db, clock, config, cookieSecret: await ensureCookieSecret(config) })
    const { jobs } = await createServices({ ...platform, tasks: work.tasks, limits })
    const each = (everyMs: number) => jobs.filter((job) => job.everyMs === everyMs).map(({ name }) => name)
    expect(each(MINUTE_MS).sort()).toEqual(EACH_MINUTE)
    expect(each(HOUR_MS).sort()).toEqual(EACH_HOUR)
    expect(each(DAY_MS).sort()).toEqual(EACH_DAY)
    expect(jobs.length).toBe(EACH_MINUTE.length + EACH_HOUR.length + EACH_DAY.length)
    for (const { run } of jobs) await run()
  } finally {
    await database.drop()
    files.remove()
  }
})
