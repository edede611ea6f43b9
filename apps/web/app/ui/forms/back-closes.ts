// Back closes what is open above the page, and only then leaves the page: while something is open the history has one entry more, at the
// same address. Closed in another way it stays for what is opened next; the next page takes its place, and Back passes over it. It is
// never gone back from by code: the way takes a moment, in which the router may make entries of its own.

const sheets: (() => void)[] = []
/** Our entry is the present one. */
let isMarked = false

/** `close` is called by Back. Returns what is called when it closes, by Back or otherwise. */
export function backCloses(close: () => void): () => void {
  sheets.push(close)
  mark()
  return () => {
    const place = sheets.lastIndexOf(close)
    if (place >= 0) sheets.splice(place, 1)
  }
}

function mark(): void {
  if (isMarked) return
  isMarked = true
  // The router's own notes are copied: to it this is the same place.
  history.pushState(history.state, '')
  const page: History = history
  const takePlace = (...entry: Parameters<History['replaceState']>) => {
    unmark()
    history.replaceState(...entry)
  }
  page.pushState = takePlace
  page.replaceState = takePlace
  // Before the router hears of it.
  addEventListener('popstate', heed, true)
}

function unmark(): void {
  isMarked = false
  for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name)
}

function heed(event: PopStateEvent): void {
  if (!isMarked) return
  event.stopImmediatePropagation()
  unmark()
  const close = sheets.at(-1)
  if (close) close()
  else history.back()
  if (sheets.length > 1) mark()
}
