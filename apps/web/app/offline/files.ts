// Code, styles and words by their hashed addresses: kept once, dropped when nothing that is kept needs them.
import { factsOf } from './offline-copy.ts'
import { FILES, offlineGuides, PAGES } from './offline-guides.ts'

/** Cache first: what an address with a hash holds never changes. */
export async function fileAnswer(request: Request): Promise<Response> {
  const cache = await caches.open(FILES)
  const kept = await cache.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  // A full device is no reason to go without the file.
  if (response.status === 200) await cache.put(request.url, response.clone()).catch(() => undefined)
  return response
}

/** Fetches what is not kept yet. What does not come now may come when it is needed. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES)
  for (const address of addresses) {
    if (await cache.match(address, { ignoreVary: true })) continue
    const response = await fetch(address).catch(() => null)
    if (response?.status === 200) await cache.put(address, response).catch(() => undefined)
  }
}

/** `current`: the files of this build. Older ones stay while a kept page names them. */
export async function dropOldFiles(current: readonly string[]): Promise<void> {
  const needed = new Set(current)
  for (const { files } of await offlineGuides()) for (const file of files) needed.add(file)
  const pages = await caches.open(PAGES)
  for (const copy of await pages.matchAll()) for (const file of factsOf(copy)?.files ?? []) needed.add(file)
  const cache = await caches.open(FILES)
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!needed.has(pathname + search)) await cache.delete(request, { ignoreVary: true })
  }
}
