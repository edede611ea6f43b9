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
  type Metrics,
  openDatabase,
  readyTeller,
  registerMetrics,
  securityHeaders,
  systemClock,
} from '@menged/api'
import type { FastifyServerFactory } from 'fastify'
import type { ViteDevServer } from 'vite'
import { letReadersGoFirst } from './background.ts'
import { answerAtOnce } from './cached-pages.ts'
import { prepareDrain } from './drain.ts'
import { serveFiles } from './files.ts'
import { createListener } from './listener.ts'
import { pageSender, type SendPage } from './page-answer.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { servePages } from './pages.ts'

/** The start failed for a reason that the operator can mend; the message says how. */
export class StartError extends Error {}

export type RunningServer = { address: string; data: string; close: () => Promise<void> }

export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config)
  const clock = systemClock
  const database = await openDatabase(config, log, clock)
  try {
    await database.migrate()
    await database.seed()
    const metrics = createMetrics()
    const overload = createOverload()
    const vite = config.development ? await createVite() : null
    const cache = createPageCache({ now: clock.ticks, mayRender: () => !overload.isLate() })
    const send = pageSender(securityHeaders(config))
    const kept = { contentDir: CONTENT_DIR, log, metrics, overload, jobs: database.jobs }
    const app = await buildApi({
      config,
      db: database.db,
      clock,
      ...kept,
      serverFactory: listener({ config, vite, cache, send, metrics }),
    })
    registerMetrics(app, metrics, config)
    const drain = prepareDrain(app.server)
    await serveFiles(app, {
      clientDir: vite ? null : join(import.meta.dirname, '../../web/build/client'),
      origin: config.origin,
      contact: config.securityContact,
    })
    const pages = {
      callApi: apiCaller(app),
      amharicDirection: config.amharicDirection,
      origin: config.origin,
      log: (message: string, error: unknown) => log.error({ err: error }, message),
      contactPhone: config.contactPhone,
      now: () => clock.now(),
    }
    await servePages(app, pages, { cache, send, vite })
    database.watchPages(cache.purge)
    await letReadersGoFirst()
    await app.listen({ host: config.host, port: config.port }).catch((error) => Promise.reject(listenError(error, config)))
    return {
      address: config.origin,
      data: config.databaseUrl ? 'the server that DATABASE_URL names' : config.dataDir,
      async close() {
        try {
          await drain()
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

type Front = { config: Config; vite: ViteDevServer | null; cache: PageCache; send: SendPage; metrics: Metrics }

/** What sees a request first: Vite in development, else the pages that are at hand. */
function listener({ config, vite, cache, send, metrics }: Front): FastifyServerFactory {
  if (vite) return (handler) => createServer((req, res) => vite.middlewares(req, res, () => handler(req, res)))
  metrics.watch('menged_page_cache', 'Kept pages, their bytes, and how readers were answered since the start', () => ({
    ...cache.size(),
    ...cache.counts(),
  }))
  // Counted by the cache itself: a histogram would cost a fifth of such an answer.
  return createListener((request, response) => answerAtOnce(request, response, cache, send), readyTeller(config))
}

function listenError(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm run up`,
    )
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm run up`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(
      `This machine has no address ${host}. HOST must be one of its own addresses, such as 127.0.0.1 or 0.0.0.0.`,
    )
  }
  return error
}

async function createVite(): Promise<ViteDevServer> {
  const { createServer: createViteServer } = await import('vite')
  return createViteServer({ root: join(import.meta.dirname, '../../web'), server: { middlewareMode: true } })
}
