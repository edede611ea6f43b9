// The one inline script of the head: sets the theme before the first paint, says whether guides are under way, wakes the page's code when the browser is idle
// or at the first touch, key or focus, and keeps taps and words until React has taken over. A lean page wakes later.
import { isThrifty } from '../page/connection.ts'
import { fetchWhole, sayMissing } from '../page/missing-code.ts'
import { NO_CODE } from './no-code.ts'
import type { Held } from './taken-over.tsx'

declare const OLDER_BROWSERS: string

const root = document.documentElement
/** Below the floor of browsers, and where the code has failed before in this tab, the page stays as the server wrote it. */
let runsCode = 'replaceAll' in String.prototype
/** Else it lacks what the code takes for granted (build-plugins/older-browsers.ts). */
const isModern = 'withResolvers' in Promise
let dark = matchMedia('(prefers-color-scheme: dark)').matches
try {
  runsCode &&= sessionStorage.getItem(NO_CODE) === null
  if (localStorage.getItem('progress') !== null) root.dataset.progress = ''
  const stored = JSON.parse(localStorage.getItem('theme-storage') ?? 'null')
  if (typeof stored?.state?.isDark === 'boolean') dark = stored.state.isDark
} catch {
  // Storage may be closed or hold something else: the system's preference stands.
}
root.classList.toggle('dark', dark)

const CONTROL = 'button,input,select,textarea,summary,label,[data-replay]'
/** What only React can handle. Links, native forms, popovers and disclosures work by themselves and are never held. */
const HELD = 'button[type=button]:not([popovertarget]):not([commandfor]),[data-replay]'
const IDLE_LIMIT_MS = 2000

/** Three impatient taps on one control count once. */
const held: Held['held'] = new Map()
const typed: Held['typed'] = new Map()
const thrifty = isThrifty()
/** A page for slow lines: its code comes for a control, or when the end of its list is near. */
const lean = 'lean' in root.dataset
const waiting = new AbortController()
let started = false
let pause = 1000

function wake(): void {
  if (started || !runsCode) return
  started = true
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load, { once: true })
  else load()
}

/** Of one wing, or of what comes with a control: they stand behind the sheet of all pages, whose copy is at the end. */
const SHEETS = 'link[rel=stylesheet]:not([disabled])'

function appendCopy({ href }: HTMLLinkElement): Promise<unknown> {
  const copy = document.createElement('link')
  copy.rel = 'stylesheet'
  copy.href = href
  const loaded = new Promise((next) => {
    copy.onload = copy.onerror = next
  })
  document.body.append(copy)
  return loaded
}

/** The module loader runs nothing before all files are here: some browsers never again request a module that once failed. */
async function load(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel^=later-]')]
  try {
    await Promise.all(links.map(({ href }) => fetchWhole(href)))
    if (!isModern) await import(OLDER_BROWSERS)
  } catch {
    return miss()
  }
  const styled: Promise<unknown>[] = []
  for (const link of links) {
    if (link.rel === 'later-stylesheet') {
      // A copy behind the page's own styles applies; this one stands where React looks for it. Where sheets only come at the end, the
      // browser lays out what they change; where one goes or comes in between, every text once more.
      styled.push(appendCopy(link))
      link.disabled = true
    }
    link.rel = link.rel.slice('later-'.length)
    // One file per task: all at once would be one long task on a slow phone.
    await new Promise((next) => setTimeout(next))
  }
  styled.push(...[...document.head.querySelectorAll<HTMLLinkElement>(SHEETS)].map(appendCopy))
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (added instanceof HTMLLinkElement && added.matches(SHEETS)) void appendCopy(added)
  }).observe(document.head, { childList: true })
  // What React shows next may need more styles than the page had.
  await Promise.all(styled)
  for (const inert of document.querySelectorAll<HTMLScriptElement>('script[type=later-module]')) {
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = inert.textContent
    // The code did not arrive: nothing may stay swallowed.
    script.onerror = release
    inert.replaceWith(script)
  }
}

/** The code is requested again later, and at the next touch; until then links and forms are the browser's, and a button in vain says so. */
function miss(): void {
  started = false
  addEventListener('online', wake, { once: true, signal: waiting.signal })
  pause *= 2
  if (!thrifty) setTimeout(wake, pause)
  const tapped = [...held.keys()]
  held.clear()
  delete root.dataset.waiting
  for (const element of tapped) {
    if (element instanceof HTMLAnchorElement) location.assign(element.href)
    else sayMissing(true)
  }
}

const near = (event: Event, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null

/** A link leaves the page: no reason to fetch code for it. On a metered connection and on a lean page only a control is a reason. */
const touched = (event: Event): void => {
  if (!near(event, 'a[href]') && (!(thrifty || lean) || near(event, CONTROL))) wake()
}

function hold(event: Event): void {
  const element = near(event, HELD)
  if (!element || !runsCode || waiting.signal.aborted) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.set(element, event)
  root.dataset.waiting = ''
  wake()
}

const note = (event: Event): void => {
  const input = event.target as HTMLInputElement
  if (input.matches('input,textarea')) typed.set(input, input.value)
}

function release(): void {
  waiting.abort()
  delete root.dataset.waiting
}
// A fault while the page is taken over: nothing may stay swallowed.
addEventListener('error', release, { signal: waiting.signal })

// On window: before React's listeners on the document.
const meanwhile = (types: string[], listener: (event: Event) => void, passive = true): void => {
  for (const type of types) addEventListener(type, listener, { capture: true, passive, signal: waiting.signal })
}
meanwhile(['pointerdown', 'keydown', 'focusin'], touched)
meanwhile(['click'], hold, false)
meanwhile(['input'], note)

/** Once the first words stand on the screen. A tab in the background is not painted, and fetches nothing until it is seen. */
function afterPaint(next: () => void): void {
  if (!isModern) next()
  else
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && next()).observe({
      type: 'paint',
      buffered: true,
    })
}
const whenIdle = (next: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(next, { timeout: IDLE_LIMIT_MS }) : setTimeout(next, 200)
/** One screen ahead, or flung past. Where nothing more can come there is no such end, and no code either. */
function whenEndIsNear(next: () => void): void {
  const end = document.querySelector('[data-wake]')
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && next(), {
    rootMargin: '9999px 0px 100%',
  })
  if (end) observer.observe(end)
}
if (!thrifty) addEventListener('load', () => afterPaint(() => (lean ? whenEndIsNear : whenIdle)(wake)))
;(window as { takenOver?: () => Held }).takenOver = () => {
  release()
  return { held, typed }
}
