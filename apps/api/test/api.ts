// An API with content in a database of its own, and short ways to call it.
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { buildApi } from '../src/app.ts'
import { type Config, loadConfig } from '../src/platform/config.ts'
import { createOverload, type Overload } from '../src/platform/http/overload.ts'
import type { Log } from '../src/platform/logging.ts'
import { createMetrics, type Metrics } from '../src/platform/metrics.ts'
import { Secret } from '../src/platform/secret.ts'
import { seed } from '../src/seed.ts'
import { type TestClock, testClock } from './clock.ts'
import { type TestContent, temporaryContent } from './content.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { shared } from './shared.ts'

export type TestApi = {
  api: FastifyInstance
  clock: TestClock
  database: TestDatabase
  contentDir: string
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  post(url: string, payload?: InjectOptions['payload'], headers?: Record<string, string>): Promise<LightMyRequestResponse>
  send(method: Method, url: string, o?: Sent): Promise<LightMyRequestResponse>
  /** Does what waits to be done after the responses. Returns how many tasks were done. */
  work(): Promise<number>
  close(): Promise<void>
}
type Method = NonNullable<InjectOptions['method']>
type Sent = { payload?: NonNullable<InjectOptions['payload']>; headers?: Record<string, string>; remoteAddress?: string }
type Options = {
  config?: Partial<Config>
  content?: TestContent
  /** An existing folder instead of one made for the test. */
  contentDir?: string
  log?: Log
  metrics?: Metrics
  overload?: Overload
  configure?(api: FastifyInstance): void
}

export const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

export const testConfig = (change: Partial<Config> = {}): Config => ({
  ...loadConfig({}),
  cookieSecret: new Secret('a secret of the tests, long enough to be taken'),
  tokenSecret: new Secret('another secret of the tests, as long as the first'),
  papersKey: new Secret('a third secret of the tests, which seals papers'),
  operatorKey: new Secret('key-of-the-operator'),
  vapidPrivateKey: new Secret('c2VjcmV0IG9mIHRoZSB0ZXN0cywgMzIgYnl0ZXMhISE'),
  ...change,
})

export async function startTestApi({
  config,
  content,
  contentDir,
  log = silentLog(),
  metrics = createMetrics(),
  overload = createOverload(),
  configure,
}: Options = {}): Promise<TestApi> {
  const [clock, database, files] = [
    testClock(),
    await createTestDatabase(),
    contentDir ? { dir: contentDir, remove: () => {} } : temporaryContent(content),
  ]
  await seed({ db: database.db, clock, log, contentDir: files.dir })
  const api = await buildApi({
    config: testConfig(config),
    db: database.db,
    clock,
    contentDir: files.dir,
    log,
    metrics,
    overload,
  })
  configure?.(api)
  return {
    api,
    clock,
    database,
    contentDir: files.dir,
    get: (url, headers = {}) => api.inject({ method: 'GET', url, headers: { 'user-agent': BROWSER, ...headers } }),
    post: (url, payload, headers = {}) =>
      api.inject({
        method: 'POST',
        url,
        headers: { 'user-agent': BROWSER, ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
    send: (method, url, { headers = {}, ...sent } = {}) =>
      api.inject({ method, url, headers: { 'user-agent': BROWSER, ...headers }, ...sent }),
    work: () => api.tasks.runDue(),
    close: async () => {
      await api.close()
      await database.drop()
      files.remove()
    },
  }
}

/** One for all tests of a file. */
export function testApi(options?: Options): TestApi {
  const on = shared(() => startTestApi(options))
  afterAll(() => on.close())
  return on
}

let networks = 0
/** An address that nothing else of the file has come from. */
export function anotherNetwork(): string {
  networks += 1
  return `10.${Math.floor(networks / 65_536)}.${Math.floor(networks / 256) % 256}.${networks % 256}`
}

/** A second process on the same database, with the same clock. */
export const anotherProcess = ({ database, clock, contentDir }: TestApi, config?: Partial<Config>): Promise<FastifyInstance> =>
  buildApi({
    config: testConfig(config),
    db: database.db,
    clock,
    contentDir,
    log: silentLog(),
    metrics: createMetrics(),
    overload: createOverload(),
  })

/** Builds the search index and lets it answer, as in a process that hears of changes. Later changes need `api.searchIndex.refresh()`. */
export async function searchFromMemory({ api: { searchIndex, questions } }: TestApi): Promise<void> {
  await questions.current()
  searchIndex.listening(true)
  searchIndex.start()
  await searchIndex.refresh()
  if (searchIndex.state() !== 'current') throw new Error(`the search index is ${searchIndex.state()}`)
}

/** The device cookie that a response sets, as a request sends it back. */
export function deviceCookie(response: LightMyRequestResponse): string {
  const set = [response.headers['set-cookie']].flat().find((cookie) => cookie?.includes('device='))
  if (!set) throw new Error('the answer set no device cookie')
  return set.split(';', 1)[0] ?? ''
}
