// The guides that are kept on this device, and a few words that the worker must remember. The worker fills it, pages read it as well.
import { DEFAULT_LANGUAGE } from '@menged/contracts/language'
import { isLanguage, LANGUAGES, type Language } from '@menged/ethiopia/languages'
import { type CopyFacts, factsOf } from './offline-copy.ts'
import { guideAddress, postIdOf } from './request-kind.ts'

export const GUIDES = 'menged-guides'
/** The offline page. */
export const PAGES = 'menged-pages'
/** Code, styles, words. */
export const FILES = 'menged-files'
const NOTES = 'menged-notes'
export const CACHES: readonly string[] = [GUIDES, PAGES, FILES, NOTES]

/** Pages that were only visited; the newest stay. */
const MOST_VISITED = 50
const MOST_SAVED = 200

export type OfflineGuide = CopyFacts & { address: string; postId: string; saved: boolean }

/** Addresses differ in nothing but what stands in them: the server's `Vary` is not ours. */
const ANY = { ignoreVary: true }

export async function offlineGuides(): Promise<OfflineGuide[]> {
  const cache = await caches.open(GUIDES)
  const saved = await savedGuides()
  const guides: OfflineGuide[] = []
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    const copy = await cache.match(request, ANY)
    const facts = copy && factsOf(copy)
    const postId = postIdOf(pathname)
    if (facts && postId) guides.push({ ...facts, address: pathname + search, postId, saved: saved.includes(postId) })
  }
  return guides.sort((a, b) => b.at - a.at)
}

export async function putGuide(postId: string, { copy, facts }: { copy: Response; facts: CopyFacts }): Promise<void> {
  const cache = await caches.open(GUIDES)
  await cache.put(guideAddress(postId, facts.language), copy)
  await trim()
}

/** The wanted one first. */
export const languagesFrom = (language: Language): Language[] => [language, ...LANGUAGES.filter((each) => each !== language)]

/** The copy in the language, else in another one. */
export async function findGuide(postId: string, language: Language): Promise<{ copy: Response; language: Language } | null> {
  const cache = await caches.open(GUIDES)
  for (const each of languagesFrom(language)) {
    const copy = await cache.match(guideAddress(postId, each), ANY)
    if (copy) return { copy, language: each }
  }
  return null
}

export async function removeGuide(address: string): Promise<void> {
  const cache = await caches.open(GUIDES)
  await cache.delete(address, ANY)
}

async function trim(): Promise<void> {
  const guides = await offlineGuides()
  const visited = guides.filter(({ saved }) => !saved).slice(MOST_VISITED)
  const saved = guides.filter((guide) => guide.saved).slice(MOST_SAVED)
  for (const { address } of [...visited, ...saved]) await removeGuide(address)
}

/** Ids of the guides that the reader has saved, newest last. */
export async function savedGuides(): Promise<string[]> {
  const ids: unknown = await read('saved')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

export async function markSaved(postId: string, isSaved: boolean): Promise<void> {
  const others = (await savedGuides()).filter((id) => id !== postId)
  await write('saved', (isSaved ? [...others, postId] : others).slice(-MOST_SAVED))
  if (!isSaved) await trim()
}

/** At logout: which guides the reader had saved is private; the guides themselves are public. */
export async function forgetSaved(): Promise<void> {
  await write('saved', [])
  await trim()
}

/** The language that pages without `?lang=` are shown in. */
export async function standingLanguage(): Promise<Language> {
  const language = await read('language')
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}

export async function rememberLanguage(language: Language): Promise<void> {
  if ((await read('language')) !== language) await write('language', language)
}

async function read(name: string): Promise<unknown> {
  const cache = await caches.open(NOTES)
  const note = await cache.match(`/${name}`)
  return note?.json()
}

async function write(name: string, value: unknown): Promise<void> {
  const cache = await caches.open(NOTES)
  await cache.put(`/${name}`, Response.json(value))
}
