// Code that did not come is requested again: when the connection is back, at the next touch or key, and after a while, each time a longer one.
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/** What `load` brings, sooner or later; `onMiss` is called each time that it does not. */
export async function untilItComes<Code>(load: () => Promise<Code>, onMiss?: () => void): Promise<Code> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load()
    } catch {
      onMiss?.()
      await nextChance(pause)
    }
  }
}

function nextChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const go = () => {
      over.abort()
      resolve()
    }
    for (const type of ['online', 'pointerdown', 'keydown'])
      addEventListener(type, go, { capture: true, passive: true, signal: over.signal })
    setTimeout(go, pause)
  })
}
