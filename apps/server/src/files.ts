// Files that are served as they are: built assets, locale files, security.txt, robots.txt.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { HOUR_SECONDS, YEAR_SECONDS } from '@menged/ethiopia/durations'
import { type Language, WRITTEN } from '@menged/ethiopia/languages'
import { LOCALE_FILES, WORDS_VERSION } from '@menged/i18n'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from './encoding.ts'

/** Say something of a document only. A page fetches ten files of code: a hundred bytes on each are a kilobyte. */
const OF_DOCUMENTS = ['cross-origin-opener-policy', 'permissions-policy']

/** What the worker itself may fetch. */
const WORKER_CSP = "default-src 'none'; connect-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export async function serveFiles(
  app: FastifyInstance,
  o: { clientDir: string | null; origin: string; contact: string; languages: readonly Language[] },
): Promise<void> {
  for (const language of o.languages) {
    const { whole, parts } = LOCALE_FILES[language]
    const all = compressed(whole)
    serveWords(app, language, all, all)
    for (const [folder, json] of Object.entries(parts)) {
      const bodies = compressed(json)
      // Whoever misses a word knows its area only.
      for (const name of new Set([folder, ...Object.keys(JSON.parse(json))])) serveWords(app, `${language}-${name}`, bodies, all)
    }
    // What the first file was called when pages were made that devices still hold.
    serveWords(app, `${language}-first`, all, all)
  }
  app.get('/.well-known/security.txt', { schema: { hide: true } as object }, (_, reply) => {
    const expires = new Date(Date.now() + YEAR_SECONDS * 1000).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${o.contact}\nExpires: ${expires}\nPreferred-Languages: ${WRITTEN.join(', ')}\nCanonical: ${o.origin}/.well-known/security.txt\n`,
      )
  })
  app.get('/robots.txt', { schema: { hide: true } as object }, (_, reply) =>
    // Pages that are not to be listed say so themselves, and must be read for that.
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${o.origin}/sitemap.xml\n`),
  )
  if (o.clientDir === null) return
  await app.register(fastifyStatic, {
    root: o.clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    acceptRanges: false,
    globIgnore: ['**/*.br', '**/*.gz', 'voices/**'],
    setHeaders(reply, path) {
      // A worker lives longer than a page: browsers must look for a newer one each time.
      if (path.includes(join('client', 'sw.js'))) {
        reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_CSP })
        return
      }
      const hashed = path.includes(join('client', 'assets'))
      if (hashed) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`)
    },
  })
  await serveEarlier(app, join(o.clientDir, '../earlier'))
  // Some browsers play nothing that they cannot fetch in parts.
  await app.register(fastifyStatic, {
    root: join(o.clientDir, 'voices'),
    prefix: '/voices/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`),
  })
}

/** Files of the builds of a week, for pages that were open when a newer one came (scripts/build.ts). */
async function serveEarlier(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    acceptRanges: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders(reply) {
      for (const name of OF_DOCUMENTS) reply.removeHeader(name)
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
    },
  })
}

type Bodies = Record<ReturnType<typeof encodingFor>, string | Buffer>
const compressed = (json: string): Bodies => ({ br: brotliCompressSync(json), gzip: gzipSync(json), identity: json })

/**
 * Words of one language. An address with the right hash may be kept for ever; a page of another build gets all words, for it looks for some of them where
 * they were then.
 */
function serveWords(app: FastifyInstance, name: string, part: Bodies, all: Bodies): void {
  app.get<{ Querystring: { v?: string } }>(
    `/locales/${name}.json`,
    { schema: { hide: true } as object },
    ({ query: { v }, headers }, reply) => {
      const isOurs = v === WORDS_VERSION
      const age = isOurs ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`
      const encoding = encodingFor(headers['accept-encoding'])
      reply.type('application/json; charset=utf-8').header('cache-control', age).header('vary', 'Accept-Encoding')
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.send((isOurs || v === undefined ? part : all)[encoding])
    },
  )
}
