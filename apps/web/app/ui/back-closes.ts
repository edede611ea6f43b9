// Back closes what is open above the page, and only then leaves the page: while something is open the history has one entry more, at the
// same address. It goes when everything is closed in another way, and the next page takes its place.

const sheets: (() => void)[] = []
/** Our entry is the present one. */
let isMarked = false
/** Our entry is being left: nobody else need know. */
let isLeaving = false

/** `close` is called by Back. Returns what is called when it closes, by Back or otherwise. */
export function backCloses(close: () => void): () => void {
  sheets.push(close)
  if (!isMarked && !isLeaving) mark()
  return () => {
    const place = sheets.lastIndexOf(close)
    if (place >= 0) sheets.splice(place, 1)
    // A dialog that gives way to another leaves its entry to it.
    setTimeout(settle)
  }
}

function mark(): void {
  isMarked = true
  // The router's own notes are copied: to it this is the same place.
  history.pushState({ ...history.state, isSheet: true }, '')
  const page: History & { pushState: History['pushState'] } = history
  page.pushState = (...entry) => {
    unmark()
    history.replaceState(...entry)
  }
  // Before the router hears of it.
  addEventListener('popstate', heed, true)
}

function unmark(): void {
  isMarked = false
  Reflect.deleteProperty(history, 'pushState')
}

function settle(): void {
  if (sheets.length > 0 || !isMarked) return
  unmark()
  isLeaving = history.state?.isSheet === true
  if (!isLeaving) return
  hold()
  history.back()
}

const held: (() => void)[] = []

/** The way back takes a moment. An entry that the router makes meanwhile would be what is left: it comes afterwards. */
function hold(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    Object.assign(history, { [name]: (...entry: Parameters<History['pushState']>) => held.push(() => history[name](...entry)) })
  }
}

function release(): void {
  for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name)
  for (const act of held.splice(0)) act()
}

function heed(event: PopStateEvent): void {
  if (!isMarked && !isLeaving) return
  event.stopImmediatePropagation()
  if (isLeaving) {
    isLeaving = false
    release()
    // Something has opened meanwhile.
    if (sheets.length > 0) mark()
    return
  }
  unmark()
  sheets.at(-1)?.()
  if (sheets.length > 1) mark()
}
