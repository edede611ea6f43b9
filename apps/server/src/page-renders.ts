// Rendering pages: one at a time for a key, a bound on all together, and what readers get when it is not possible or takes long.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { LRUCache } from 'lru-cache'
import { type CachedPage, type Counts, isPrivate, type Rendered } from './cached-page.ts'
import { pack } from './page-compression.ts'
import { type Life, nextRenewal } from './page-life.ts'
import { nothingShown } from './page-subjects.ts'

/** Too many other pages are being rendered, or this one takes too long. */
export class Crowded extends Error {}

type Answer = CachedPage | Rendered
type Render = () => Promise<Rendered>
type Rendering = { filling: Promise<Answer>; begun: number }

export type Bounds = {
  /** Milliseconds for which a page is better than none while the database is away. */
  staleMs: number
  /** Pages that are rendered at one time. */
  mostRenders: number
  /** Milliseconds that only ever grow. */
  now: () => number
  /** How long a reader waits for a page that was known before. */
  patienceMs: number
  /** False while the process has more to do than it can; of so many renders that are under way. */
  mayRender: (underWay: number) => boolean
}

/** After a change so many pages are rendered at one time, and the others sent as they were, for a second at most. */
const SPREAD_RENDERS = 2

export type Renders = ReturnType<typeof createRenders>

/** `generation`: how many changes there have been. */
export function createRenders(shelf: LRUCache<string, CachedPage>, counts: Counts, o: Bounds & { generation: () => number }) {
  const { mostRenders, now, mayRender } = o
  const rendering = new Map<string, Rendering>()
  let underWay = 0
  /** One at a time, so that many that are due together do not hold up readers. */
  let isRenewing = false

  async function rendered(render: Render): Promise<Rendered | Crowded> {
    counts.renders += 1
    underWay += 1
    return await render()
      .catch(unlessCrowded)
      .finally(() => {
        underWay -= 1
      })
  }
  const isFull = () => underWay >= mostRenders || !mayRender(underWay)
  const isBusy = () => underWay >= SPREAD_RENDERS

  function begin(key: string, render: Render): Rendering {
    const begun = o.generation()
    const filling = rendered(render)
      .then((answer) => keep(shelf, counts, { ...o, key, answer, begun }))
      .finally(() => {
        if (rendering.get(key)?.filling === filling) rendering.delete(key)
      })
    const each = { filling, begun: now() }
    rendering.set(key, each)
    return each
  }

  return {
    isBusy,
    isRenewing: () => isRenewing,
    isUnderWay: (key: string) => rendering.has(key),
    /** Who asks from now on does not get a rendering that has begun already. */
    startOver: () => rendering.clear(),
    /** With everybody who asks for it meanwhile. @throws Crowded */
    async get(key: string, render: Render): Promise<Answer> {
      const running = rendering.get(key)
      if (!running && isFull()) {
        counts.crowded += 1
        return lastKnown(shelf, counts, { ...o, key }) ?? given(new Crowded())
      }
      const each = running ?? begin(key, render)
      return shelf.has(key) ? await inTime(each, o, () => lastKnown(shelf, counts, { ...o, key })) : await each.filling
    },
    /** Behind the readers. When it fails, the page is as good as it was: the next reader begins again. */
    renew(key: string, render: Render): void {
      if (isRenewing || isBusy() || isFull()) return
      isRenewing = true
      counts.renewals += 1
      const ended = () => {
        isRenewing = false
      }
      begin(key, render).filling.then(ended, ended)
    },
  }
}

type Shelf = LRUCache<string, CachedPage>

/** What was last known is better than nothing. */
function lastKnown(shelf: Shelf, counts: Counts, { key, now, staleMs }: Pick<Bounds, 'now' | 'staleMs'> & { key: string }) {
  const known = shelf.peek(key)
  if (!known || now() - known.renderedAt >= staleMs) return undefined
  counts.stale += 1
  return { ...known, stale: true, heads: {} }
}

type Finished = Bounds & { key: string; answer: Rendered | Crowded; begun: number; generation: () => number }

/** Puts on the shelf what is worth keeping. `begun`: the generation in which the rendering began. */
async function keep(shelf: Shelf, counts: Counts, { key, answer, begun, ...o }: Finished): Promise<Answer> {
  if (answer instanceof Crowded || answer.status === 503) return lastKnown(shelf, counts, { ...o, key }) ?? given(answer)
  const known = shelf.peek(key)
  // What is gone must not come back as last known.
  if (answer.status < 500 && answer.status !== 200) shelf.delete(key)
  if (answer.status !== 200 || isPrivate(answer)) return answer
  const etag = etagOf(answer.body)
  if (known?.etag === etag) {
    counts.unchanged += 1
    const generation = Math.max(begun, known.generation)
    return Object.assign(known, lifeOf(answer, known, { ...o, begun }), { generation })
  }
  const packed = await pack(answer.body)
  const { status, headers } = answer
  const life = lifeOf(answer, undefined, { ...o, begun })
  const page: CachedPage = { status, headers, etag, heads: {}, stale: false, ...packed, ...life, generation: begun }
  if (!known || known.generation <= begun) shelf.set(key, page)
  return page
}

function lifeOf(
  { shown = nothingShown() }: Rendered,
  same: Life | undefined,
  { now, generation, begun }: Pick<Finished, 'now' | 'generation' | 'begun'>,
): Life {
  // What changed meanwhile may be missing from it.
  const changedAt = generation() === begun ? undefined : now()
  return { ...shown, renderedAt: now(), renewalMs: nextRenewal(same), changedAt }
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
  { patienceMs, now }: Pick<Bounds, 'patienceMs' | 'now'>,
  known: () => CachedPage | undefined,
): Promise<Answer> {
  const waited = new AbortController()
  const late = pause(Math.max(0, patienceMs - (now() - begun)), 'late' as const, { signal: waited.signal }).catch(
    () => 'late' as const,
  )
  const first = await Promise.race([filling, late]).finally(() => waited.abort())
  return first === 'late' ? (known() ?? (await filling)) : first
}

const etagOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22)
