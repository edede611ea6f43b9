// Processor time of a guide that is not in the page cache, requested one after the other: the process that renders, and its database.
import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { startPortal } from '../scripts/portal.ts'
import { nodeTime, timeBelow } from './processes.ts'

/** Until V8 has compiled what is used often. */
const WARM_UP = 400
const PAGES = 800
const GOAL_MS = 1.2

const guides = readdirSync('content/guides').map((file) => file.replace('.json', ''))
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

function get(url: string, language: string): Promise<number> {
  return new Promise((done, fail) => {
    request(url, { agent, headers: { 'accept-encoding': 'br', cookie: `language=${language}` } }, (response) => {
      response.on('end', () => done(response.statusCode ?? 0)).resume()
    })
      .on('error', fail)
      .end()
  })
}

const portal = await startPortal()
try {
  let asked = 0
  /** A language that does not exist makes each address new to the cache. */
  const readGuides = async (count: number, language: string): Promise<void> => {
    for (let i = 0; i < count; i++) {
      const url = `${portal.origin}/post/detail/${guides[i % guides.length]}?lang=${asked++}`
      if ((await get(url, language)) !== 200) throw new Error(`${url} is no page`)
    }
  }
  const rows = []
  for (const language of ['english', 'amharic']) {
    await readGuides(WARM_UP, language)
    const [before, databaseBefore] = [nodeTime(portal.pid), timeBelow(portal.pid)]
    await readGuides(PAGES, language)
    const [after, databaseAfter] = [nodeTime(portal.pid), timeBelow(portal.pid)]
    const each = (ms: number) => Number((ms / PAGES).toFixed(2))
    const [main, compression, engine] = [
      after.main - before.main,
      after.compression - before.compression,
      after.engine - before.engine,
    ]
    rows.push({
      language,
      'server, all': each(main + compression + engine),
      'rendering (main thread)': each(main),
      'compression (zlib threads)': each(compression),
      'V8 (compilers, collectors)': each(engine),
      'PostgreSQL, beside it': each(databaseAfter - databaseBefore),
    })
  }
  console.log(`rendering an uncached guide, ms of processor time a page over ${PAGES} pages; goal ${GOAL_MS} for the server`)
  console.table(rows)
} finally {
  agent.destroy()
  await portal.stop()
}
