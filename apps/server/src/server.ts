// Puts the rooms together: one process, one port.
import { createServer } from 'node:http'
import { join } from 'node:path'
import {
  apiCaller,
  buildApi,
  CONTENT_DIR,
  type Config,
  createLog,
  createMetrics,
  createOverload,
  ensureOperatorKey,
  type Log,
  type Metrics,
  mailboxUrl,
  type OpenDatabase,
  openDatabase,
  readyTeller,
  registerMetrics,
  type Secret,
  securityHeaders,
  systemClock,
  watchDisk,
} from '@menged/api'
import { pathTo } from '@menged/contracts/path-to'
import type { FastifyServerFactory } from 'fastify'
import type { ViteDevServer } from 'vite'
import { listenError, tryAddress } from './address.ts'
import { letReadersGoFirst } from './background.ts'
import { answerAtOnce } from './cached-pages.ts'
import { boundConnections } from './connections.ts'
import { type Drain, prepareDrain } from './drain.ts'
import { serveFiles } from './files.ts'
import { createListener } from './listener.ts'
import { pageSender, type SendPage } from './page-answer.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { servePages } from './pages.ts'

export type RunningServer = {
  address: string
  data: string
  /** Where mail of a portal without a mail server is read, with its key. */
  mailbox: string | undefined
  /** Where the first administrator is made, while there is none. For the operator's eyes: in no log. */
  setup: string | undefined
  /** `atOnce`: without the moment in which a balancer hears of it. */
  close: (o?: { atOnce?: boolean }) => Promise<void>
}

export async function startServer(config: Config): Promise<RunningServer> {
  await tryAddress(config)
  const log = createLog(config)
  const database = await openDatabase(config, log, systemClock)
  try {
    await database.migrate()
    await database.seed()
    const { app, drain, vite } = await buildServer(config, log, database)
    await letReadersGoFirst()
    // Before anybody is served: a connection that is lost here is a start that fails, later it would end a portal that works.
    const [mailbox, setup] = [
      mailboxAddress(config, await ensureOperatorKey(config)),
      setupAddress(config, await app.firstAdminToken()),
    ]
    await app.listen({ host: config.host, port: config.port }).catch((error) => Promise.reject(listenError(error, config)))
    return {
      address: config.origin,
      mailbox,
      setup,
      data: config.databaseUrl ? 'the server that DATABASE_URL names' : config.dataDir,
      async close({ atOnce = false } = {}) {
        try {
          await drain.end(atOnce ? { noticeMs: 0 } : {})
          await app.close()
          await vite?.close()
        } finally {
          await database.close()
        }
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function buildServer(config: Config, log: Log, database: OpenDatabase) {
  const clock = systemClock
  const metrics = createMetrics()
  const overload = createOverload()
  const vite = config.development ? await createVite() : null
  const cache = createPageCache({
    now: clock.ticks,
    mayRender: (underWay) => !overload.refuses(underWay),
  })
  const send = pageSender(securityHeaders(config))
  let drain: Drain | undefined
  const app = await buildApi({
    config,
    db: database.db,
    clock,
    contentDir: CONTENT_DIR,
    log,
    metrics,
    overload,
    jobs: database.jobs,
    isLeaving: () => drain?.isLeaving() ?? false,
    serverFactory: listener({ config, vite, cache, send, metrics }),
  })
  if (!config.databaseUrl) watchDisk(metrics, config)
  registerMetrics(app, metrics, { ...config, operatorKey: await ensureOperatorKey(config) })
  drain = prepareDrain(app.server)
  boundConnections(app.server, config.trustedProxies)
  await serveFiles(app, {
    clientDir: vite ? null : join(import.meta.dirname, '../../web/build/client'),
    origin: config.origin,
    contact: config.securityContact,
    languages: config.languages,
  })
  const pages = {
    callApi: apiCaller(app),
    limitRenders: app.limits.checkAddress,
    languages: config.languages,
    amharicDirection: config.amharicDirection,
    timeLimitFactor: config.timeLimitFactor,
    origin: config.origin,
    log: (message: string, error: unknown) => log.error({ err: error }, message),
    now: () => clock.now(),
  }
  await servePages(app, pages, { cache, send, vite })
  database.watchPages({
    changed: (subjects) => {
      cache.purge(subjects)
      app.searchIndex.changed()
      app.workers.changed(subjects)
      app.guides.changed(subjects)
      app.questions.changed(subjects)
      // The index takes a moment: what was searched for meanwhile shows what was.
      if (!subjects || ['search', 'lists', 'questions'].some((each) => subjects.has(each)))
        setTimeout(() => cache.purge(new Set(['search'])), INDEX_RENEWED_MS).unref()
    },
    listening: (is) => {
      cache.listening(is)
      app.searchIndex.listening(is)
      app.workers.listening(is)
      app.guides.listening(is)
      app.questions.listening(is)
    },
  })
  return { app, drain, vite }
}

function mailboxAddress(config: Config, key: Secret | undefined): string | undefined {
  const path = mailboxUrl(config)
  return key && path.startsWith('/') ? `${config.origin}${path}?key=${key.reveal()}` : undefined
}

const setupAddress = ({ origin }: Config, token: string | null): string | undefined =>
  token === null ? undefined : `${origin}${pathTo('admin-setup', { token })}`

/** Milliseconds. By then the search index has taken a change in, or says that it has not (search-index.ts). */
const INDEX_RENEWED_MS = 500

type Front = { config: Config; vite: ViteDevServer | null; cache: PageCache; send: SendPage; metrics: Metrics }

/** What sees a request first: Vite in development, else the pages that are at hand. */
function listener({ config, vite, cache, send, metrics }: Front): FastifyServerFactory {
  if (vite) return (handler) => createServer((req, res) => vite.middlewares(req, res, () => handler(req, res)))
  metrics.watch('menged_page_cache', 'Kept pages, their bytes, and how requests were served since the start', () => ({
    ...cache.size(),
    ...cache.counts(),
  }))
  // Counted by the cache itself: a histogram would cost a fifth of such a response.
  return createListener(
    (request, response) => answerAtOnce(request, response, { cache, send, languages: config.languages }),
    readyTeller(config),
  )
}

async function createVite(): Promise<ViteDevServer> {
  const { createServer: createViteServer } = await import('vite')
  return createViteServer({ root: join(import.meta.dirname, '../../web'), server: { middlewareMode: true } })
}
