import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestClock, testClock } from '../../../test/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { keptLog, silentLog } from '../../../test/log.ts'
import { createTasks, GiveUp, Later } from './tasks.ts'

let database: TestDatabase
let clock: TestClock
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => {
  clock = testClock()
})
afterEach(() => database.db.execute(sql`delete from tasks`))
afterAll(() => database.drop())

const make = (log = silentLog(), renewEveryMs?: number) =>
  createTasks({ db: database.db, clock, log }, renewEveryMs === undefined ? {} : { renewEveryMs })

type Row = {
  attempts: number
  done: boolean
  failed: boolean
  locked: boolean
  run_at: string
  last_error: string | null
  payload: unknown
}
const rows = async (): Promise<Row[]> => {
  const found = await database.db.execute<Row>(sql`
    select attempts, done_at is not null as done, failed_at is not null as failed, locked_until is not null as locked,
      to_char(run_at at time zone 'UTC', 'HH24:MI:SS') as run_at, last_error, payload
    from tasks order by created_at, payload ->> 'n'`)
  return found.rows
}
const many = (count: number) => Array.from({ length: count }, (_, n) => ({ kind: 'count', payload: { n } }))

describe('what is stored', () => {
  test('a task of a transaction that is rolled back is not there', async () => {
    const { tasks } = make()
    const seen: unknown[] = []
    tasks.handle('count', async (payload) => void seen.push(payload))
    const event = database.db.transaction(async (tx) => {
      await tasks.add(tx, { kind: 'count', payload: { n: 1 } })
      throw new Error('the event failed')
    })
    await expect(event).rejects.toThrow('the event failed')
    expect([await tasks.runDue(), seen, await rows()]).toEqual([0, [], []])
  })

  test('a second task of one key is not taken, not even when the first is done', async () => {
    const { tasks } = make()
    const seen: unknown[] = []
    tasks.handle('count', async (payload) => void seen.push(payload))
    const add = (n: number, key?: string) => tasks.add(database.db, { kind: 'count', payload: { n }, ...(key ? { key } : {}) })
    await add(1, 'once')
    await add(2, 'once')
    await tasks.runDue()
    await add(3, 'once')
    await add(4)
    clock.advance(1)
    await add(5)
    await tasks.runDue()
    expect(seen).toEqual([{ n: 1 }, { n: 4 }, { n: 5 }])
  })

  test('what a done task carried is forgotten at once, the task itself after a week', async () => {
    const work = make()
    work.tasks.handle('count', async () => {})
    await work.tasks.add(database.db, { kind: 'count', payload: { secret: '123456' } })
    await work.tasks.runDue()
    expect(await rows()).toMatchObject([{ done: true, locked: false, payload: {} }])
    clock.advance(7 * 86_400 - 1)
    await work.forgetOld()
    expect(await rows()).toHaveLength(1)
    clock.advance(1)
    await work.forgetOld()
    expect(await rows()).toEqual([])
  })

  test('nothing before its time, and nothing of a kind that nobody handles', async () => {
    const { tasks } = make()
    const seen: unknown[] = []
    tasks.handle('count', async (payload) => void seen.push(payload))
    await tasks.add(
      database.db,
      { kind: 'count', payload: { n: 1 }, runAt: new Date(clock.now().getTime() + 60_000) },
      { kind: 'other', payload: {} },
    )
    clock.advance(59)
    expect(await tasks.runDue()).toBe(0)
    clock.advance(1)
    expect([await tasks.runDue(), seen]).toEqual([1, [{ n: 1 }]])
    expect(await rows()).toMatchObject([{ attempts: 0, done: false }, { done: true }])
  })
})

describe('what fails', () => {
  test('is tried again after 5, 15 and 30 s, 1, 2, 5, 10 and 30 minutes, then each hour, and given up after forty', async () => {
    const { log, lines } = keptLog()
    const { tasks } = make(log)
    const at: number[] = []
    const begin = clock.now().getTime()
    tasks.handle('count', async () => {
      at.push((clock.now().getTime() - begin) / 1000)
      throw new Error('the other side is away')
    })
    await tasks.add(database.db, { kind: 'count', payload: { n: 1 } })
    for (let second = 0; second <= 48 * 3600 && !(await rows())[0]?.failed; second += at.length < 9 ? 5 : 300) {
      clock.set(new Date(begin + second * 1000).toISOString())
      await tasks.runDue()
    }
    const pauses = at.map((moment, index) => moment - (at[index - 1] ?? 0))
    expect(pauses.slice(0, 10)).toEqual([0, 5, 15, 30, 60, 120, 300, 600, 1800, 3600])
    expect([at.length, new Set(pauses.slice(9)).size]).toEqual([40, 1])
    expect(await rows()).toMatchObject([{ failed: true, locked: false, last_error: 'the other side is away' }])
    expect(lines.filter((line) => line.includes('will be tried again'))).toHaveLength(39)
    expect(lines.filter((line) => line.includes('was given up'))).toHaveLength(1)
    clock.advance(86_400)
    expect([await tasks.runDue(), at.length]).toEqual([0, 40])
  })

  test('without hope is given up at once', async () => {
    const { tasks } = make()
    let tries = 0
    tasks.handle('count', async () => {
      tries += 1
      throw new GiveUp('no such receiver')
    })
    await tasks.add(database.db, { kind: 'count', payload: { n: 1 } })
    expect(await tasks.runDue()).toBe(0)
    clock.advance(86_400)
    await tasks.runDue()
    expect([tries, await rows()]).toMatchObject([1, [{ failed: true, last_error: 'no such receiver' }]])
  })

  test('for now only comes later and is no attempt', async () => {
    const { tasks } = make()
    let isOpen = false
    tasks.handle('count', async () => {
      if (!isOpen) throw new Later(new Date(clock.now().getTime() + 3_600_000))
    })
    await tasks.add(database.db, { kind: 'count', payload: { n: 1 } })
    for (let hour = 0; hour < 50; hour += 1) {
      await tasks.runDue()
      clock.advance(3600)
    }
    expect(await rows()).toMatchObject([{ attempts: 0, failed: false, done: false }])
    isOpen = true
    expect(await tasks.runDue()).toBe(1)
  })

  test('holds up nothing else', async () => {
    const { tasks } = make()
    const seen: unknown[] = []
    tasks.handle('count', async ({ n }: { n: number }) => {
      if (n % 2) throw new Error('odd')
      seen.push(n)
    })
    await tasks.add(database.db, ...many(6))
    expect([await tasks.runDue(), seen.sort()]).toEqual([3, [0, 2, 4]])
  })
})

describe('several processes', () => {
  test('never do one task twice', async () => {
    const seen: number[] = []
    const processes = [make(), make(), make()]
    for (const { tasks } of processes) {
      tasks.handle('count', async ({ n }: { n: number }) => {
        await new Promise((resolve) => setTimeout(resolve, 2))
        seen.push(n)
      })
    }
    await processes[0]?.tasks.add(database.db, ...many(60))
    const done = await Promise.all(processes.map(({ tasks }) => tasks.runDue()))
    expect(seen.toSorted((a, b) => a - b)).toEqual(many(60).map(({ payload }) => payload.n))
    expect(done.reduce((sum, count) => sum + count)).toBe(60)
  })

  test('what another one holds is passed over without waiting', async () => {
    const { tasks } = make()
    const seen: number[] = []
    tasks.handle('count', async ({ n }: { n: number }) => void seen.push(n))
    await tasks.add(database.db, ...many(3))
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from tasks where payload ->> 'n' = '1' for update`)
      expect(await tasks.runDue()).toBe(2)
    })
    expect(seen.sort()).toEqual([0, 2])
    expect(await tasks.runDue()).toBe(1)
  })

  test('the task of one that died is done by another after a quarter of a minute', async () => {
    const [dead, alive] = [make(), make()]
    const stuck = Promise.withResolvers<void>()
    dead.tasks.handle('count', () => stuck.promise)
    await dead.tasks.add(database.db, { kind: 'count', payload: { n: 1 } })
    const running = dead.tasks.runDue()
    await expect.poll(async () => (await rows())[0]?.locked).toBe(true)
    const seen: unknown[] = []
    alive.tasks.handle('count', async (payload, { attempts }) => void seen.push([payload, attempts]))
    clock.advance(14)
    expect(await alive.tasks.runDue()).toBe(0)
    clock.advance(1)
    expect([await alive.tasks.runDue(), seen]).toEqual([1, [[{ n: 1 }, 2]]])
    stuck.resolve()
    await running
  })

  test('the task of one that lives stays with it for two minutes, and then goes to another', async () => {
    const [slow, other] = [make(silentLog(), 5), make()]
    const hand = Promise.withResolvers<void>()
    slow.tasks.handle('count', () => hand.promise)
    other.tasks.handle('count', async () => {})
    await slow.tasks.add(database.db, { kind: 'count', payload: { n: 1 } })
    const running = slow.tasks.runDue()
    const lockedUntil = async () => String((await database.db.execute(sql`select locked_until from tasks`)).rows[0]?.locked_until)
    await expect.poll(lockedUntil).not.toBe('null')
    for (let second = 0; second < 110; second += 10) {
      const before = await lockedUntil()
      clock.advance(10)
      await expect.poll(lockedUntil).not.toBe(before)
      expect(await other.tasks.runDue()).toBe(0)
    }
    clock.advance(25)
    // A row that is being held again at this moment is passed over.
    await expect.poll(() => other.tasks.runDue()).toBe(1)
    hand.resolve()
    await running
  })

  test('what is done when the connection is lost is not done again', async () => {
    const { tasks } = make()
    let times = 0
    tasks.handle('count', async () => {
      times += 1
      await database.db
        .execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`,
        )
        .catch(() => {})
    })
    await tasks.add(database.db, { kind: 'count', payload: { n: 1 } })
    expect([await tasks.runDue(), times]).toEqual([1, 1])
    clock.advance(60)
    expect([await tasks.runDue(), times]).toEqual([0, 1])
  })

  test('a lock from before the clock was set back is none', async () => {
    const { tasks } = make()
    tasks.handle('count', async () => {})
    await tasks.add(database.db, { kind: 'count', payload: { n: 1 } })
    await database.db.execute(sql`update tasks set locked_until = ${new Date(clock.now().getTime() + 7_200_000).toISOString()}`)
    expect(await tasks.runDue()).toBe(1)
  })

  test('what slow work kept waiting goes back before its lock runs out', async () => {
    const [slow, other] = [make(), make()]
    const seen: string[] = []
    slow.tasks.handle('count', async ({ n }: { n: number }) => {
      seen.push(`slow ${n}`)
      clock.advance(12)
      // Somebody looks whenever a task has taken long.
      await other.tasks.runDue()
    })
    other.tasks.handle('count', async ({ n }: { n: number }) => void seen.push(`other ${n}`))
    await slow.tasks.add(database.db, ...many(8))
    await slow.tasks.runDue()
    await other.tasks.runDue()
    expect(seen.map((line) => line.split(' ')[1]).sort()).toEqual(many(8).map(({ payload }) => String(payload.n)))
    expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array(8).fill(1))
  })

  test('a lane that hangs holds up no other', async () => {
    const work = make()
    const seen: string[] = []
    const hanging = Promise.withResolvers<void>()
    work.tasks.handle('mail', () => hanging.promise, 'mail')
    work.tasks.handle('push-one', async () => void seen.push('push'), 'push')
    work.tasks.handle('notify', async () => void seen.push('notify'))
    const app = fastify()
    work.follow(app)
    await work.tasks.add(database.db, { kind: 'mail', payload: {} })
    await app.listen({ port: 0, host: '127.0.0.1' })
    await expect.poll(async () => (await rows())[0]?.locked).toBe(true)
    await work.tasks.add(database.db, { kind: 'notify', payload: {} }, { kind: 'push-one', payload: {} })
    work.tasks.wake()
    await expect.poll(() => seen.toSorted()).toEqual(['notify', 'push'])
    hanging.resolve()
    await app.close()
  })
})

describe('in a process', () => {
  test('work begins when it listens and when it is woken, and a close ends what is in hand and begins nothing', async () => {
    const work = make()
    const begun: number[] = []
    const ended: number[] = []
    const hand = Promise.withResolvers<void>()
    work.tasks.handle('count', async ({ n }: { n: number }) => {
      begun.push(n)
      if (n > 0) await hand.promise
      ended.push(n)
    })
    const app = fastify()
    work.follow(app)
    await work.tasks.add(database.db, { kind: 'count', payload: { n: 0 } })
    work.tasks.wake()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(begun).toEqual([])
    await app.listen({ port: 0, host: '127.0.0.1' })
    await expect.poll(() => ended).toEqual([0])
    await work.tasks.add(database.db, ...many(4).slice(1))
    work.tasks.wake()
    await expect.poll(() => begun).toHaveLength(2)
    let isClosed = false
    const closing = app.close().then(() => {
      isClosed = true
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([isClosed, begun.length, ended.length]).toEqual([false, 2, 1])
    hand.resolve()
    await closing
    expect([begun.length, ended.length]).toEqual([2, 2])
    expect((await rows()).filter(({ done }) => !done)).toMatchObject([
      { attempts: 0, locked: false },
      { attempts: 0, locked: false },
    ])
  })

  test('a database that is away is a warning, and the next look finds it again', async () => {
    const { log, lines } = keptLog()
    const broken = await createTestDatabase()
    const work = createTasks({ db: broken.db, clock, log })
    work.tasks.handle('count', async () => {})
    const app = fastify()
    work.follow(app)
    await broken.pool.end()
    await app.listen({ port: 0, host: '127.0.0.1' })
    await expect.poll(() => lines.join('')).toContain('tasks could not be looked at')
    await app.close()
    await broken.drop()
  })
})
