// The files that words come in: what the page names comes with it, another one when somebody needs a word of it.
import type { Language } from '@menged/contracts/language'
import type { Words } from '@menged/i18n/translate'
import { fileOfArea, type WordFile } from '@menged/i18n/word-files'
import { provideWords, whenAreaIsMissing } from './words.ts'

/** By address. */
const coming = new Map<string, Promise<void>>()
/** What renders waits for the same promise, however often it is rendered: by file. */
const awaited = new Map<string, Promise<void>>()

async function fetchFile(language: Language, address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(address)
  provideWords(language, (await answer.json()) as Words)
}

/** One file, once. Rejects when it does not come; the next call tries again. */
function fetchOnce(language: Language, address: string): Promise<void> {
  const promise = coming.get(address) ?? fetchFile(language, address)
  coming.set(address, promise)
  promise.catch(() => coming.delete(address))
  return promise
}

const namedAddresses = (language: Language): string[] =>
  [...document.querySelectorAll(`link[data-words][href^="/locales/${language}"]`)].map((link) => link.getAttribute('href') ?? '')

/** Those that the page names. */
export const fetchNamedWords = (language: Language): Promise<unknown> =>
  Promise.all(namedAddresses(language).map((address) => fetchOnce(language, address)))

/** Addresses differ in language and file; the hash of the other language's words is not known here. */
export function fetchWords(language: Language, file: WordFile): Promise<void> {
  const [, version] = namedAddresses(language)[0]?.split('?') ?? []
  return fetchOnce(language, `/locales/${language}-${file}.json${version ? `?${version}` : ''}`)
}

/** `insist`: asks again until it comes. */
export function fetchWordsWhenMissing(insist: (load: () => Promise<void>) => Promise<void>): void {
  whenAreaIsMissing((language, area) => {
    const file = fileOfArea(area)
    const promise = awaited.get(file) ?? insist(() => fetchWords(language, file))
    awaited.set(file, promise)
    throw promise
  })
}
