// The one inline script of the head: sets the theme before the first paint, wakes the page's code when the browser is idle
// or at the first touch, key or focus, and keeps taps and words until React has taken over.
const root = document.documentElement
let dark = matchMedia('(prefers-color-scheme: dark)').matches
try {
  const stored = JSON.parse(localStorage.getItem('theme-storage') ?? 'null')
  if (typeof stored?.state?.isDark === 'boolean') dark = stored.state.isDark
} catch {
  // Storage may be closed or hold something else: the system's preference stands.
}
root.classList.toggle('dark', dark)

const CONTROL = 'button,input,select,textarea,summary,label,[data-replay]'
/** What only React can answer. Links, native forms, popovers and disclosures work by themselves and are never held. */
const HELD = 'button[type=button]:not([popovertarget],[commandfor]),[data-replay]'
const WAKING = ['pointerdown', 'keydown', 'focusin'] as const
const HOLDING = ['click', 'submit'] as const
const IDLE_LIMIT_MS = 2000

type Line = { saveData?: boolean; effectiveType?: string }
const line = (navigator as { connection?: Line }).connection
const thrifty = !!line && (line.saveData === true || /2g/.test(line.effectiveType ?? ''))
/** Three impatient taps on one control count once. */
const held = new Map<Element, Event>()
const typed = new Map<HTMLInputElement, string>()
let started = false

function wake(): void {
  if (started) return
  started = true
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load, { once: true })
  else load()
}

async function load(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel^=later-]')) {
    link.rel = link.rel.slice('later-'.length)
    // One file per task: all at once would be one long task on a slow phone.
    await new Promise((next) => setTimeout(next))
  }
  for (const inert of document.querySelectorAll<HTMLScriptElement>('script[type=later-module]')) {
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = inert.nonce
    script.textContent = inert.textContent
    // The code did not arrive: nothing may stay swallowed.
    script.onerror = () => release(false)
    inert.replaceWith(script)
  }
}

const near = (event: Event, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null

/** A link leaves the page: no reason to fetch code for it. On a dear line only a control is a reason. */
const touched = (event: Event): void => {
  if (!near(event, 'a[href]') && (!thrifty || near(event, CONTROL))) wake()
}

function hold(event: Event): void {
  const element = near(event, HELD)
  if (!element || (event.type === 'submit') !== element instanceof HTMLFormElement) return
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

function release(replay: boolean): void {
  for (const type of WAKING) removeEventListener(type, touched, true)
  for (const type of HOLDING) removeEventListener(type, hold, true)
  removeEventListener('input', note, true)
  delete root.dataset.waiting
  if (replay) {
    for (const [input, value] of typed) if (input.isConnected) restore(input, value)
    for (const [element, event] of held) if (element.isConnected) repeat(element, event)
  }
  held.clear()
  typed.clear()
}

function repeat(element: Element, event: Event): void {
  if (element instanceof HTMLFormElement) element.requestSubmit((event as SubmitEvent).submitter)
  else element.dispatchEvent(new MouseEvent('click', event))
}

/** React's tracked setter first, then the native one, so that its onChange fires. */
function restore(input: HTMLInputElement, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  if (!set || /checkbox|radio|file/.test(input.type)) return
  input.value = input.defaultValue
  set.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

for (const type of WAKING) addEventListener(type, touched, { capture: true, passive: true })
// On window: before React's listeners on the document.
for (const type of HOLDING) addEventListener(type, hold, true)
addEventListener('input', note, true)
/** Once the first words stand on the screen. A tab in the background is not painted, and fetches nothing until it is seen. */
function afterPaint(next: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => setTimeout(next))
    return
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    next()
  })
  observer.observe({ type: 'paint', buffered: true })
}
const whenIdle = (next: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(next, { timeout: IDLE_LIMIT_MS }) : setTimeout(next, 200)
if (!thrifty) addEventListener('load', () => afterPaint(() => whenIdle(wake)))
;(window as { takenOver?: () => void }).takenOver = () => release(true)
