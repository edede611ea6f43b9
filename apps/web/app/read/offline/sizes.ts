// How much of the device offline reading takes.
import { FILES, PAGES } from '../../offline/kept-guides.ts'

/** Whole kilobytes, with the separators of the language; at least one. */
export const kilobytes = (bytes: number, language: string): string =>
  Math.max(1, Math.round(bytes / 1024)).toLocaleString(language === 'am' ? 'en' : language)

/** Bytes of code, styles, words, and the offline page itself. */
export async function sizeOfFiles(): Promise<number> {
  let bytes = 0
  for (const name of [FILES, PAGES]) {
    const cache = await caches.open(name)
    for (const response of await cache.matchAll()) bytes += (await response.blob()).size
  }
  return bytes
}
