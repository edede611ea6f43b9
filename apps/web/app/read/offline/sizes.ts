// How much of the device offline reading takes.
import { DEFAULT_LANGUAGE } from '@menged/contracts/language'
import { isEthiopic, type Language } from '@menged/ethiopia/languages'
import { FILES, PAGES } from '../../offline/offline-guides.ts'

/** Whole kilobytes, with the separators of the language; at least one. */
export const kilobytes = (bytes: number, language: Language): string =>
  Math.max(1, Math.round(bytes / 1024)).toLocaleString(isEthiopic(language) ? DEFAULT_LANGUAGE : language)

/** Bytes of code, styles, words, and the offline page itself. */
export async function sizeOfFiles(): Promise<number> {
  let bytes = 0
  if (!('caches' in globalThis)) return bytes
  for (const name of [FILES, PAGES]) {
    const cache = await caches.open(name)
    for (const response of await cache.matchAll()) bytes += (await response.blob()).size
  }
  return bytes
}
