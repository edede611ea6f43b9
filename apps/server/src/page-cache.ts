// Rendered pages, kept ready to send: as brotli, and as gzip once somebody asks for it, each with its ETag. What the server renders is public and differs by
// path, known query and language only; the language is part of the key. One render at a time for a key, and a bound on all together.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { DAY_MS } from '@menged/ethiopia/durations'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encoding.ts'

export type Rendered = { status: number; headers: [name: string, value: string][]; body: Buffer }
/** Headers as they are written, names and values in turn: of the whole answer, and of the one that says that nothing has changed. */
export type Head = { etag: string; whole: string[]; unchanged: string[] }
export type CachedPage = Omit<Rendered, 'body'> & {
  etag: string
  br: Buffer
  /** Bytes of the first compression: the page's share of the bound. */
  firstLength: number
  /** Made when a reader asks for it; few do. */
  gzip: Buffer | undefined
  /** Put together when they are first needed. */
  heads: Partial<Record<Encoding, Head>>
  /** Milliseconds, of a clock that nobody sets. */
  renderedAt: number
  /** How often everything had changed when the rendering began. */
  generation: number
  /** True when the data is away and this is what was last known. */
  stale: boolean
  /** The best compression has been asked for. */
  improved: boolean
}
export type Counts = { hits: number; renders: number; unchanged: number; stale: number; crowded: number }
export type PageCache = {
  /** A page that needs no rendering. */
  atHand(key: string): CachedPage | undefined
  /** A page from the cache or from `render`; pages that are not worth keeping come back as they were rendered. @throws Crowded */
  get(key: string, render: () => Promise<Rendered>): Promise<CachedPage | Rendered>
  /** Something that pages show has changed: every page is rendered anew when it is asked for. Until then it is what was last known. */
  purge(): void
  size(): { entries: number; bytes: number }
  /** Since the start. */
  counts(): Counts
}

type Rendering = { filling: Promise<CachedPage | Rendered>; begun: number }

type Options = {
  ttlMs?: number
  staleMs?: number
  maxBytes?: number
  mostRenders?: number
  /** Milliseconds that only ever grow. */
  now: () => number
  /** How long a reader waits for a page that was known before. */
  patienceMs?: number
  /** False while the process has more to do than it can; of so many renders that are under way. */
  mayRender?: (underWay: number) => boolean
}

/** Too many other pages are being rendered, or this one takes too long. */
export class Crowded extends Error {}

const TTL_MS = 30_000
/** A page this old is still better than none while the database is away. */
const STALE_MS = DAY_MS
const PATIENCE_MS = 800
const MAX_BYTES = 32 * 1024 * 1024
/** Pages that are rendered at one time: a quarter of a second of work. More would only wait, and take memory while they do. */
const MOST_RENDERS = 50
/** Quick for the reader who waits; the best follows for those who come after. */
const FIRST_QUALITY = 4
const BEST_QUALITY = 11

const brotli = promisify(brotliCompress)
const compress = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

type Shelf = LRUCache<string, CachedPage>

/** When pages are too many bytes together, the one goes first that was not used for longest. */
const createShelf = (maxSize: number): Shelf => new LRUCache({ maxSize, sizeCalculation: sizeOf })

/** Better bytes for pages that are asked for again, one after the other: the best takes a tenth of a second of a core. */
function createImprover(shelf: Shelf) {
  let last = Promise.resolve()
  return (key: string, page: CachedPage): void => {
    if (page.improved) return
    page.improved = true
    last = last
      .then(async () => {
        if (shelf.peek(key) !== page) return
        const br = await compress(await unpack(page), BEST_QUALITY)
        if (shelf.peek(key) === page) Object.assign(page, { br, heads: {} })
      })
      // The first bytes are as true.
      .catch(() => {})
  }
}

type Renders = Required<Pick<Options, 'staleMs' | 'mostRenders' | 'now' | 'mayRender'>>

/** Rendering, with its bounds, and what to do when it is not possible. */
function createRenders(shelf: Shelf, counts: Counts, { staleMs, mostRenders, now, mayRender }: Renders) {
  let underWay = 0

  function lastKnown(key: string): CachedPage | undefined {
    const known = shelf.peek(key)
    if (!known || now() - known.renderedAt >= staleMs) return undefined
    counts.stale += 1
    return { ...known, stale: true, heads: {} }
  }

  return {
    lastKnown,
    isFull: () => underWay >= mostRenders || !mayRender(underWay),
    /** What was last known is better than nothing. @throws Crowded */
    async refuse(key: string): Promise<CachedPage> {
      counts.crowded += 1
      const known = lastKnown(key)
      if (!known) throw new Crowded()
      return known
    },
    /** `begun`: the generation in which this was asked for. What changes while it is rendered may be missing from it. */
    async fill(key: string, render: () => Promise<Rendered>, begun: number): Promise<CachedPage | Rendered> {
      counts.renders += 1
      underWay += 1
      const rendered = await render()
        .catch(unlessCrowded)
        .finally(() => {
          underWay -= 1
        })
      if (rendered instanceof Crowded || rendered.status === 503) return lastKnown(key) ?? given(rendered)
      const known = shelf.peek(key)
      // What is gone must not come back as last known.
      if (rendered.status < 500 && rendered.status !== 200) shelf.delete(key)
      if (rendered.status !== 200 || isPrivate(rendered)) return rendered
      const etag = etagOf(rendered.body)
      if (known?.etag === etag) {
        counts.unchanged += 1
        return Object.assign(known, { renderedAt: now(), generation: Math.max(begun, known.generation) })
      }
      const page = { ...(await pack(rendered, etag, now())), generation: begun }
      if (!known || known.generation <= begun) shelf.set(key, page)
      return page
    },
  }
}

function unlessCrowded(error: unknown): Crowded {
  if (error instanceof Crowded) return error
  throw error
}

function given(rendered: Rendered | Crowded): Rendered {
  if (rendered instanceof Crowded) throw rendered
  return rendered
}

/** The page, or after a while what was last known: the rendering goes on for those who come later. */
async function inTime(
  { filling, begun }: Rendering,
  { patienceMs, now, lastKnown }: { patienceMs: number; now: () => number; lastKnown: () => CachedPage | undefined },
): Promise<CachedPage | Rendered> {
  const waited = new AbortController()
  const late = pause(Math.max(0, patienceMs - (now() - begun)), 'late' as const, { signal: waited.signal }).catch(
    () => 'late' as const,
  )
  const first = await Promise.race([filling, late]).finally(() => waited.abort())
  return first === 'late' ? (lastKnown() ?? (await filling)) : first
}

export function createPageCache(o: Options): PageCache {
  const { ttlMs = TTL_MS, staleMs = STALE_MS, maxBytes = MAX_BYTES, mostRenders = MOST_RENDERS, now, mayRender = () => true } = o
  const { patienceMs = PATIENCE_MS } = o
  const shelf = createShelf(maxBytes)
  const improve = createImprover(shelf)
  const counts: Counts = { hits: 0, renders: 0, unchanged: 0, stale: 0, crowded: 0 }
  const renders = createRenders(shelf, counts, { staleMs, mostRenders, now, mayRender })
  const rendering = new Map<string, Rendering>()
  let generation = 0
  const waitFor = (key: string, each: Rendering) =>
    shelf.has(key) ? inTime(each, { patienceMs, now, lastKnown: () => renders.lastKnown(key) }) : each.filling

  const cache: PageCache = {
    atHand(key) {
      const page = shelf.get(key)
      const time = now()
      if (!page || page.generation !== generation || time - page.renderedAt >= ttlMs) return undefined
      counts.hits += 1
      improve(key, page)
      return page
    },
    get(key, render) {
      const page = cache.atHand(key)
      if (page) return Promise.resolve(page)
      const running = rendering.get(key)
      if (running) return waitFor(key, running)
      if (renders.isFull()) return renders.refuse(key)
      const filling = renders.fill(key, render, generation).finally(() => {
        if (rendering.get(key)?.filling === filling) rendering.delete(key)
      })
      const each = { filling, begun: now() }
      rendering.set(key, each)
      return waitFor(key, each)
    },
    purge() {
      generation += 1
      // Who asks from now on must not get a rendering that began before the change.
      rendering.clear()
    },
    size: () => ({ entries: shelf.size, bytes: shelf.calculatedSize }),
    counts: () => ({ ...counts }),
  }
  return cache
}

/** A page that says so itself, such as one whose address holds a mailed token: it lies nowhere. */
export const isPrivate = ({ headers }: Rendered): boolean =>
  headers.some(([name, value]) => name === 'cache-control' && value.includes('no-store'))

export const isCached = (page: CachedPage | Rendered): page is CachedPage => 'etag' in page

const unpack = (page: CachedPage): Promise<Buffer> => promisify(brotliDecompress)(page.br)

/** The body in an encoding that the reader takes. Plain is for the few that take none: it is unpacked each time. */
export async function bodyIn(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return page.br
  if (encoding === 'identity') return await unpack(page)
  page.gzip ??= await promisify(gzip)(await unpack(page))
  return page.gzip
}

/** Counted with its gzip, which is about as large, whether it is there yet or not. */
const sizeOf = (page: CachedPage): number => 2 * page.firstLength

const etagOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22)

async function pack(
  { status, headers, body }: Rendered,
  etag: string,
  renderedAt: number,
): Promise<Omit<CachedPage, 'generation'>> {
  const br = await compress(body, FIRST_QUALITY)
  return {
    status,
    headers,
    etag,
    br,
    firstLength: br.length,
    gzip: undefined,
    heads: {},
    renderedAt,
    stale: false,
    improved: false,
  }
}
