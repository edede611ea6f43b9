// The page's side of the worker: it is registered once the page has settled, and notified what the reader opens and saves.

import { pathTo } from '@menged/contracts/path-to'
import type { Language } from '@menged/ethiopia/languages'
import { FLUSH, type PageMessage } from './messages.ts'
import { COPY_LINE } from './offline-copy.ts'
import { postIdOf, RATES_PATH } from './request-kind.ts'

/** A window event: something has come over the network. */
export const LINE_IS_BACK = 'menged:line'

/** Fetches the smallest thing that no worker and no cache serves. @throws when offline. */
export const tryLine = (): Promise<unknown> => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })

const SCRIPT = '/sw.js'
const IDLE_LIMIT_MS = 5000

/** Never before the page has all it needs: the worker fetches on the same line. */
function whenSettled(): Promise<void> {
  const idle = (next: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(next, { timeout: IDLE_LIMIT_MS }) : setTimeout(next, 500)
  return new Promise((next) => {
    if (document.readyState === 'complete') idle(next)
    else addEventListener('load', () => idle(next), { once: true })
  })
}

/** A lean page is read without it. In development there is none. */
const isWanted = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && !('lean' in document.documentElement.dataset)

let registered = false

/** For each page that the reader comes to. */
export async function registerWorker(): Promise<void> {
  if (!isWanted()) return
  await whenSettled()
  document.documentElement.dataset.worker = ''
  if (registered) return
  registered = true
  navigator.serviceWorker.addEventListener('message', ({ data, origin, source }) => {
    const isWorker = source instanceof ServiceWorker && origin === location.origin
    if (isWorker && (data as { type?: unknown } | null)?.type === FLUSH.type) dispatchEvent(new Event(LINE_IS_BACK))
  })
  // Where storage is closed there is no worker, and the page goes on as it is.
  await navigator.serviceWorker.register(SCRIPT).catch(() => undefined)
}

async function postToWorker(message: PageMessage): Promise<void> {
  if (!isWanted()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** The guide of a path, and the exchange rates, are kept, also when the router came to it without a document. */
export async function tellOfVisit(pathname: string, language: Language): Promise<void> {
  const postId = postIdOf(pathname)
  const isRates = pathname === RATES_PATH
  if ((postId === null && !isRates) || 'kept' in document.documentElement.dataset || !isWanted()) return
  await whenSettled()
  await postToWorker(postId === null ? { type: 'rates', language } : { type: 'visit', postId, language })
}

/** The reader has saved a guide: it stays on this device. */
export const keepGuide = (postId: string, language: Language): Promise<void> => postToWorker({ type: 'keep', postId, language })
export const dropGuide = (postId: string): Promise<void> => postToWorker({ type: 'drop', postId })
/** At logout: which guides were saved is forgotten. */
export const forgetSavedGuides = (): Promise<void> => postToWorker({ type: 'forget' })

const isDown = (): boolean => !navigator.onLine || 'kept' in document.documentElement.dataset

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** The router has neither the code nor the data of the next page. Links to other pages are the browser's, and so the worker's. */
function leaveToBrowser(event: Event): void {
  const link = linkOf(event)
  if (isDown() && isWanted() && link?.origin === location.origin && link.pathname !== location.pathname) {
    event.stopImmediatePropagation()
  }
}

/** It would fetch code ahead for a link that is only touched, and reload this page when that fails. */
function fetchNothingAhead(event: Event): void {
  if (isDown() && linkOf(event)) event.stopImmediatePropagation()
}

/** While offline. Returns a function that stops it. */
export function keepFromRouter(): () => void {
  const stop = new AbortController()
  // On window: before React's listeners on the document.
  const meanwhile = { capture: true, signal: stop.signal }
  addEventListener('click', leaveToBrowser, meanwhile)
  addEventListener('submit', switchLanguage, meanwhile)
  for (const type of ['focusin', 'mouseover', 'touchstart'])
    addEventListener(type, fetchNothingAhead, { ...meanwhile, passive: true })
  return () => stop.abort()
}

/** The language switch posts a form, which no worker serves: the same page is requested in the other language. */
function switchLanguage(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const language = (event.submitter as HTMLButtonElement | null)?.value
  if (!isDown() || !isWanted() || form.getAttribute('action') !== pathTo('language') || !language) return
  event.preventDefault()
  const address = new URL(location.href)
  address.searchParams.set('lang', language)
  location.assign(address)
}

/** A browser that reloads a page leaves what was on the screen where it was, and so scrolls past a notice that was not there before. */
export function showCopyLine(): void {
  const line = document.getElementById(COPY_LINE)
  if (line && scrollY <= line.offsetHeight) scrollTo(0, 0)
}

/** The notice "you are reading a kept copy" belongs to the page that it came with. */
export function leaveCopy(): void {
  delete document.documentElement.dataset.kept
  document.getElementById(COPY_LINE)?.remove()
}
