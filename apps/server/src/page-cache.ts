// Rendered pages, kept ready to send, each with its ETag, until something that they show changes. What the server renders is public and differs by
// path, known query and language only; the language is part of the key.
import { DAY_MS } from '@menged/ethiopia/durations'
import { LRUCache } from 'lru-cache'
import type { CachedPage, Counts, Rendered } from './cached-page.ts'
import { createImprover } from './page-compression.ts'
import { shows, stateOf, UNHEARD_MS } from './page-life.ts'
import { type Bounds, createRenders } from './page-renders.ts'

export type PageCache = {
  /** A page that needs no rendering. */
  atHand(key: string): CachedPage | undefined
  /** A page from the cache or from `render`; pages that are not worth keeping come back as they were rendered. @throws Crowded */
  get(key: string, render: () => Promise<Rendered>): Promise<CachedPage | Rendered>
  /** Pages that show one of these, or every page, are rendered again when they are asked for. Until then they are what was last known. */
  purge(changed?: ReadonlySet<string>): void
  /** Whether changes can be heard of: if not, pages live for 30 s. */
  listening(isHeard: boolean): void
  size(): { entries: number; bytes: number }
  counts(): Counts
}

/** `ttlMs`: how long a page lives while changes cannot be heard of. */
type Options = Partial<Bounds> & Pick<Bounds, 'now'> & { ttlMs?: number; maxBytes?: number }

const MAX_BYTES = 32 * 1024 * 1024
/** 50 pages are a quarter of a second of work. More would only wait, and take memory while they do. */
const BOUNDS = { staleMs: DAY_MS, patienceMs: 800, mostRenders: 50, mayRender: () => true }
/** For so long a changed page is sent as it was while others are rendered. */
const SPREAD_MS = 1000

export function createPageCache({ ttlMs = UNHEARD_MS, maxBytes = MAX_BYTES, ...bounds }: Options): PageCache {
  const { now } = bounds
  // When pages are too many bytes together, the one goes first that was not used for longest.
  const shelf = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const improve = createImprover<CachedPage>((key, page) => shelf.peek(key) === page)
  const counts: Counts = { hits: 0, renders: 0, renewals: 0, unchanged: 0, stale: 0, crowded: 0, changed: 0 }
  let generation = 0
  let isHeard = false
  const renders = createRenders(shelf, counts, { ...BOUNDS, ...bounds, generation: () => generation })

  function hit(key: string, page: CachedPage): CachedPage {
    counts.hits += 1
    improve(key, page)
    return page
  }
  const stateNow = (page: CachedPage) => stateOf(page, now(), { isHeard, unheardMs: ttlMs })
  const isSpread = (key: string, { changedAt }: CachedPage): boolean =>
    changedAt !== undefined && now() - changedAt < SPREAD_MS && renders.isBusy() && !renders.isUnderWay(key)

  return {
    atHand(key) {
      const page = shelf.get(key)
      const state = page && stateNow(page)
      return page && (state === 'fresh' || (state === 'due' && renders.isRenewing())) ? hit(key, page) : undefined
    },
    async get(key, render) {
      const page = shelf.get(key)
      const state = page && stateNow(page)
      if (state === 'due') renders.renew(key, render)
      if (page && state !== 'old') return hit(key, page)
      if (!page || !isSpread(key, page)) return await renders.get(key, render)
      counts.changed += 1
      return page
    },
    purge(changed) {
      generation += 1
      for (const page of shelf.values()) if (shows(page, changed)) page.changedAt ??= now()
      renders.startOver()
    },
    listening(is) {
      isHeard = is
    },
    size: () => ({ entries: shelf.size, bytes: shelf.calculatedSize }),
    counts: () => ({ ...counts }),
  }
}

const SUBJECT_BYTES = 64

/** Counted with its gzip, which is about as large, whether it is there yet or not. */
const sizeOf = ({ firstLength, subjects }: CachedPage): number => 2 * firstLength + SUBJECT_BYTES * subjects.size
