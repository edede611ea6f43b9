// The worker of the portal, bundled to /sw.js: which event leads to what. How, is said in the files next to it.
import { renewPush } from '@menged/contracts/calls/account/push'
import type { Language } from '@menged/ethiopia/languages'
import { isThrifty } from '../page/connection.ts'
import { dataAnswer, hasCopy, keepGuide, keepOfflinePages, pageAnswer, wordsIn } from './answers.ts'
import { dropOldFiles, fileAnswer, keepFiles } from './files.ts'
import { FLUSH, isFromOurPage, type PageMessage, pageMessage } from './messages.ts'
import { CACHES, findGuide, forgetSaved, markSaved, savedGuides, standingLanguage } from './offline-guides.ts'
import { keepRates } from './offline-rates.ts'
import { notificationOf, ownPath } from './push.ts'
import { postIdOf, requestKindOf } from './request-kind.ts'
import type { FetchEvent, NotificationClick, PushEvent, SubscriptionChange, WindowClient, Worker } from './worker-types.ts'

/** What a kept guide and the offline page run on: written by the build. */
declare const OFFLINE_FILES: string[]

const files = OFFLINE_FILES
const worker = globalThis as unknown as Worker
const { origin } = worker.location

async function install(): Promise<void> {
  const named = await keepOfflinePages()
  // Who pays for every byte has the page and its words, and that is enough to read.
  if (!isThrifty()) await keepFiles([...named, ...files])
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('menged-') && !CACHES.includes(name)) await caches.delete(name)
  await dropOldFiles(files)
  // The request is on its way while the worker wakes up.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

let isDown = false
/** Fetches from the server. When that succeeds again, the pages are notified: a browser does not always say that the connection is back. */
async function overTheLine(ask: () => Promise<Response>): Promise<Response> {
  try {
    const response = await ask()
    if (isDown) void calmly(flush())
    isDown = false
    return response
  } catch (error) {
    isDown = true
    throw error
  }
}

function answer(event: FetchEvent): void {
  const { request } = event
  const hasRange = request.headers.has('range')
  const way = requestKindOf({ url: request.url, method: request.method, mode: request.mode, hasRange }, origin)
  if (way.kind === 'file') event.respondWith(fileAnswer(request))
  if (way.kind === 'page') {
    const ask = () => overTheLine(async () => (await event.preloadResponse) ?? fetch(request))
    event.respondWith(pageAnswer(way, { request, ask, later: (work) => event.waitUntil(work) }))
  }
  if (way.kind === 'data') {
    const client = worker.clients.get(event.clientId)
    const url = new URL(way.page, origin).href
    const isKept = () => hasCopy(requestKindOf({ url, method: 'GET', mode: 'navigate', hasRange: false }, origin), { url })
    const ask = () => overTheLine(() => fetch(request))
    event.respondWith(client.then((page) => dataAnswer(way.page, page?.url ?? null, { ask, isKept })))
  }
}

async function heed(message: PageMessage, page: string): Promise<void> {
  if (message.type === 'forget') return forgetSaved()
  if (message.type === 'rates') {
    const named = await keepRates(page, message.language)
    if (!isThrifty()) await keepFiles(named)
    return
  }
  if (message.type === 'drop') return markSaved(message.postId, false)
  const language = message.language ?? (await standingLanguage())
  if (message.type === 'keep') await markSaved(message.postId, true)
  const { pathname, search } = new URL(page)
  const isThere = message.type === 'visit' && postIdOf(pathname) === message.postId
  const named = await keepGuide(message.postId, language, isThere ? pathname + search : undefined)
  if (!isThrifty()) await keepFiles(named)
  if (message.type === 'visit') await keepMissing(language)
}

/** Guides that were saved while offline. */
async function keepMissing(language: Language): Promise<void> {
  for (const postId of await savedGuides()) if (!(await findGuide(postId, language))) await keepGuide(postId, language)
}

async function showPushed({ data }: PushEvent): Promise<void> {
  const language = await standingLanguage()
  const t = wordsIn(language)
  const neutral = { title: t('offline.newsTitle'), body: t('offline.newsText'), language }
  let payload: string | null = null
  try {
    payload = data?.text() ?? null
  } catch {
    // No text at all.
  }
  const { title, options } = notificationOf(payload, origin, neutral)
  await worker.registration.showNotification(title, options)
}

async function open({ notification }: NotificationClick): Promise<void> {
  notification.close()
  const url = new URL(ownPath(notification.data?.url, origin), origin).href
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((window) => window.url === url)
  // Another of our pages may hold words that are not sent yet: it is left alone.
  if (there) await there.focus()
  else await worker.clients.openWindow(url)
}

async function renew({ newSubscription, oldSubscription }: SubscriptionChange): Promise<void> {
  const { pushManager } = worker.registration
  const options = oldSubscription?.options
  const subscription = newSubscription ?? (options ? await pushManager.subscribe(options) : null)
  if (!subscription || !oldSubscription) return
  await fetch(renewPush.path, {
    method: renewPush.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), replaces: oldSubscription.endpoint }),
  })
}

/** The token lies in the page's storage: only a page can send. */
async function flush(): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(FLUSH)
}

const calmly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', answer)
worker.addEventListener('message', (event) => {
  const message = isFromOurPage(event, origin) ? pageMessage(event.data) : null
  if (message) event.waitUntil(calmly(heed(message, (event.source as unknown as WindowClient).url)))
})
worker.addEventListener('push', (event) => event.waitUntil(showPushed(event)))
worker.addEventListener('notificationclick', (event) => event.waitUntil(calmly(open(event))))
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(calmly(renew(event))))
worker.addEventListener('sync', (event) => {
  if (event.tag === 'later') event.waitUntil(flush())
})
