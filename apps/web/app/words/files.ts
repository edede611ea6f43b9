// The files that words come in: what the page names comes with it, another one when somebody needs a word of it.

import type { Wing } from '@menged/contracts/pages'
import type { Language } from '@menged/ethiopia/languages'
import { LATER } from '@menged/i18n/areas'
import type { Words } from '@menged/i18n/translate'
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

/** Those that the page names. A page without its data names none: then all of them. */
function named(language: Language): string[] {
  const addresses = [...document.querySelectorAll('link[data-words]')].map((link) => link.getAttribute('href') ?? '')
  return addresses[0] ? addresses : [`/locales/${language}.json`]
}

export const fetchNamedWords = (language: Language): Promise<unknown> =>
  Promise.all(named(language).map((address) => fetchOnce(language, address)))

/** Addresses differ in language and folder. */
export const fetchWords = (language: Language, folder: 'every-page' | Wing): Promise<void> =>
  fetchOnce(language, named(language)[0]?.replace(/\w+-[\w-]+/, `${language}-${folder}`) ?? '')

const wings = Object.keys(LATER) as (keyof typeof LATER)[]

/** `insist`: asks again until it comes. */
export function fetchWordsWhenMissing(insist: (load: () => Promise<void>) => Promise<void>): void {
  whenAreaIsMissing((language, area) => {
    const file = wings.find((wing) => LATER[wing].split(' ').includes(area)) ?? 'admin'
    const promise = awaited.get(file) ?? insist(() => fetchWords(language, file))
    awaited.set(file, promise)
    throw promise
  })
}
