// The views of exchange rates that are kept on this device: the newest few, each by its choices and language.
import type { Language } from '@menged/ethiopia/languages'
import { copyOf, factsOf } from './offline-copy.ts'
import { languagesFrom, PAGES } from './offline-guides.ts'
import { RATES_PATH } from './request-kind.ts'

const MOST = 8
/** What a view is chosen by. An address with an amount is kept nowhere: somebody has typed it. */
const CHOICES = ['bank', 'currency', 'days', 'kind', 'view']
const ANY = { ignoreVary: true }
/** So many seconds apart, a view need not be fetched again. */
const FRESH_MS = 60_000

/** Null for a view that is not kept. */
function ratesAddress(search: string, language: Language): string | null {
  const query = new URLSearchParams(search)
  query.delete('lang')
  if ([...query.keys()].some((key) => !CHOICES.includes(key))) return null
  query.sort()
  query.set('lang', language)
  return `${RATES_PATH}?${query}`
}

type OfflineView = { address: string; copy: Response; language: Language }

export async function putRates(search: string, response: Response): Promise<string[]> {
  const made = await copyOf(response, Date.now())
  const address = made && ratesAddress(search, made.facts.language)
  if (!made || !address) return []
  const cache = await caches.open(PAGES)
  await cache.put(address, made.copy)
  for (const old of (await views()).slice(MOST)) await cache.delete(old.address, ANY)
  return made.facts.files
}

/** Newest first. */
async function views(): Promise<OfflineView[]> {
  const cache = await caches.open(PAGES)
  const found: (OfflineView & { at: number })[] = []
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    const copy = pathname === RATES_PATH ? await cache.match(request, ANY) : undefined
    const facts = copy && factsOf(copy)
    if (copy && facts) found.push({ address: pathname + search, copy, language: facts.language, at: facts.at })
  }
  return found.sort((one, other) => other.at - one.at)
}

/** The view that was asked for, else the newest in its language, else the newest. */
export async function findRates(search: string, language: Language): Promise<(OfflineView & { isAsked: boolean }) | null> {
  const [all, requested] = [await views(), ratesAddress(search, language)]
  const found =
    all.find(({ address }) => address === requested) ??
    languagesFrom(language).flatMap((each) => all.filter((view) => view.language === each))[0]
  return found ? { ...found, isAsked: found.address === requested } : null
}

/** Fetches a view that is not kept, or not lately; returns the files that it names. `page`: where the reader stands. */
export async function keepRates(page: string, language: Language): Promise<string[]> {
  const { pathname, search } = new URL(page)
  const address = ratesAddress(search, language)
  const copy = address ? await (await caches.open(PAGES)).match(address, ANY) : undefined
  const known = copy && factsOf(copy)
  if (known && Date.now() - known.at < FRESH_MS) return known.files
  return putRates(address ? search : '', await fetch(address ? pathname + search : `${RATES_PATH}?lang=${language}`))
}
