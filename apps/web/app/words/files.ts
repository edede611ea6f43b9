// The files that words come in: what the page names comes with it, another one when somebody needs a word of it.

import type { Language } from '@menged/ethiopia/languages'
import type { Words } from '@menged/i18n/translate'
import { provideWords, whenAreaIsMissing } from './words.ts'

/** By address. */
const coming = new Map<string, Promise<void>>()

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

/** Those that the page names. A page without its data names none: then all of them. */
function named(language: Language): string[] {
  const addresses = [...document.querySelectorAll('link[data-words]')].map((link) => link.getAttribute('href') ?? '')
  return addresses[0] ? addresses : [`/locales/${language}.json`]
}

export const fetchNamedWords = (language: Language): Promise<unknown> =>
  Promise.all(named(language).map((address) => fetchOnce(language, address)))

/** Addresses differ in language and folder. The folder of an area answers to the name of the area as well. */
export const fetchWords = (language: Language, folder: string): Promise<void> =>
  fetchOnce(language, named(language)[0]?.replace(/\w+-[\w-]+/, `${language}-${folder}`) ?? '')

/** One after the other: what comes may hold what another part of the page waits for. `insist`: asks again until it comes. */
export function fetchWordsWhenMissing(insist: (load: () => Promise<void>) => Promise<void>): void {
  let awaited: Promise<void> | undefined
  whenAreaIsMissing((language, area) => {
    awaited ??= insist(() => fetchWords(language, area)).then(() => {
      awaited = undefined
    })
    throw awaited
  })
}
