// How the worker responds to requests for pages and for the router's data: the network first, then what is kept, then the offline page.

import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { FULL_LANGUAGES, LANGUAGES, type Language, type Written, writtenFor } from '@menged/ethiopia/languages'
import { translator, type Words } from '@menged/i18n/translate'
import { copyOf, factsOf, shownCopy } from './offline-copy.ts'
import { findGuide, PAGES, putGuide, rememberLanguage, removeGuide, standingLanguage } from './offline-guides.ts'
import { findRates, putRates } from './offline-rates.ts'
import { guideAddress, OFFLINE_PATH, offlineAddress, type RequestKind } from './request-kind.ts'

type PageRequest = Extract<RequestKind, { kind: 'page' }>
type PageUrl = Pick<Request, 'url'>
type PageFetch = {
  request: PageUrl
  /** Fetches from the server. */
  ask: () => Promise<Response>
  /** Work that may outlast the response. */
  later: (work: Promise<unknown>) => void
}

/** A draft of a language has none of these. */
declare const OFFLINE_WORDS: Record<Written, Words>
const words = OFFLINE_WORDS
export const wordsIn = (language: Language) => translator(language, words[writtenFor(language)])

/** A connection that delivers nothing for so long counts as none, when a copy is at hand. */
const PATIENCE_MS = 8000
/** However slow a line is, nobody waits longer: then comes what there is without it. */
const LONGEST_MS = 60_000
/** Pages whose data did not come in time: their documents are not waited for once more. */
const hanging = new Set<string>()
/** So many seconds apart, a page need not be fetched again. */
const FRESH_MS = 60_000

export async function pageAnswer(kind: PageRequest, { request, ask, later }: PageFetch): Promise<Response> {
  const response = ask().then((response) => {
    // Copied before the browser reads it. A late response is still good for keeping.
    later(remember(kind, request, response.clone()).catch(() => undefined))
    return response
  })
  const stored = () => storedAnswer(kind, request)
  const patience = hanging.delete(pathOf(request.url)) ? 0 : PATIENCE_MS
  try {
    const answer = await inTime(response, stored, patience)
    return answer.status === 503 ? ((await stored()) ?? answer) : answer
  } catch {
    return (await stored()) ?? (await offlineAnswer(kind, request))
  }
}

/** What comes, or after a while what there is instead of it. Rejects when there is nothing for long. */
async function inTime(
  response: Promise<Response>,
  instead: () => Promise<Response | null>,
  patience = PATIENCE_MS,
): Promise<Response> {
  const late = Promise.withResolvers<Response>()
  const offer = () =>
    void instead().then(
      (found) => found && late.resolve(found),
      () => undefined,
    )
  const clocks = [
    setTimeout(offer, patience),
    setTimeout(() => late.reject(new TypeError('The server did not respond in time')), LONGEST_MS),
  ]
  try {
    return await Promise.race([response, late.promise])
  } finally {
    for (const clock of clocks) clearTimeout(clock)
  }
}

/** A copy of the page at an address, if there is one. */
export async function hasCopy(kind: RequestKind, request: PageUrl): Promise<boolean> {
  return kind.kind === 'page' && (await storedAnswer(kind, request)) !== null
}

async function remember({ postId, language, rates }: PageRequest, { url }: PageUrl, response: Response): Promise<void> {
  if (rates) await putRates(new URL(url).search, response.clone())
  if (postId !== null && (response.status === 404 || response.status === 410)) {
    for (const each of LANGUAGES) await removeGuide(guideAddress(postId, each))
  }
  if (postId === null && language !== null) return
  const made = await copyOf(response, Date.now())
  if (!made) return
  if (language === null) await rememberLanguage(made.facts.language)
  if (postId !== null) await putGuide(postId, made)
}

async function storedAnswer({ postId, language, rates }: PageRequest, { url }: PageUrl): Promise<Response | null> {
  if (rates) return await offlineRates(url, language ?? (await standingLanguage()))
  if (postId === null) return null
  const wanted = language ?? (await standingLanguage())
  const found = await findGuide(postId, wanted)
  if (!found) return null
  // Its address must say so: the page's code compares it with the language that the reader has chosen.
  if (found.language !== wanted) return Response.redirect(new URL(guideAddress(postId, found.language), url).href)
  return shownCopy(found.copy, lineOf(found.copy, found.language))
}

/** Another view than the one that was asked for stands at its own address. */
async function offlineRates(url: string, language: Language): Promise<Response | null> {
  const found = await findRates(new URL(url).search, language)
  if (!found) return null
  if (!found.isAsked) return Response.redirect(new URL(found.address, url).href)
  return shownCopy(found.copy, lineOf(found.copy, found.language))
}

function lineOf(copy: Response, language: Language): string {
  const date = formatDate(addisDate(new Date(factsOf(copy)?.at ?? Date.now())), language)
  return wordsIn(language)('offline.copyFrom', { date })
}

async function offlineAnswer({ language }: PageRequest, { url }: PageUrl): Promise<Response> {
  const { pathname, search, href } = new URL(url)
  const shown = language ?? (await standingLanguage())
  const isThere = pathname === OFFLINE_PATH && language !== null
  const copy = isThere ? await (await caches.open(PAGES)).match(offlineAddress(shown), { ignoreVary: true }) : undefined
  if (copy) return shownCopy(copy, null)
  if (isThere) return Response.error()
  return Response.redirect(new URL(offlineAddress(shown, pathname === OFFLINE_PATH ? undefined : pathname + search), href).href)
}

/**
 * When the data of a page do not come, or not in time while a copy of the page is kept, the response makes the router load the document, which the worker has or has not. Data of the page
 * that the reader is on fail as they always did: what they have typed must not be lost.
 */
export async function dataAnswer(
  page: string,
  current: string | null,
  { ask, isKept }: { ask: () => Promise<Response>; isKept: () => Promise<boolean> },
): Promise<Response> {
  const isOther = current !== null && pathOf(current) !== pathOf(page)
  const document = () => {
    hanging.add(pathOf(page))
    return new Response(null, { status: 204, headers: { 'x-remix-redirect': page, 'x-remix-reload-document': 'true' } })
  }
  try {
    return await inTime(ask(), async () => (isOther && (await isKept()) ? document() : null))
  } catch (error) {
    if (!isOther) throw error
    return document()
  }
}

const pathOf = (address: string): string => new URL(address, 'http://localhost').pathname

/** The offline page in every language that is always there, and in the reader's, so that it stands before it is needed. */
export async function keepOfflinePages(): Promise<string[]> {
  const cache = await caches.open(PAGES)
  const files: string[] = []
  for (const language of new Set([...FULL_LANGUAGES, await standingLanguage()])) {
    const made = await copyOf(await fetch(offlineAddress(language)), Date.now())
    if (!made) throw new Error('The offline page did not come')
    await cache.put(offlineAddress(language), made.copy)
    files.push(...made.facts.files)
  }
  return files
}

/**
 * Fetches a guide that is not kept in this language, or not lately; returns the files that it names. `address`: where the reader stands,
 * because the browser has the page of that address already and need only check whether it has changed.
 */
export async function keepGuide(postId: string, language: Language, address = guideAddress(postId, language)): Promise<string[]> {
  const found = await findGuide(postId, language)
  const known = found?.language === language ? factsOf(found.copy) : null
  if (known && Date.now() - known.at < FRESH_MS) return known.files
  const made = await copyOf(await fetch(address), Date.now())
  if (!made) return []
  await putGuide(postId, made)
  return made.facts.files
}
