// Writes a short while after the last letter, and at once when the page is left: closing the browser loses nothing.

export const AUTOSAVE_MS = 400

/** `drop`: what is still to be written is not. */
export type Autosave = { change: () => void; now: () => void; drop: () => void; stop: () => void }

/** `write` is called with nothing to lose: it reads what is there when it is called. */
export function autosave(write: () => void): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const now = () => {
    if (timer === undefined) return
    drop()
    write()
  }
  const change = () => {
    clearTimeout(timer)
    timer = setTimeout(now, AUTOSAVE_MS)
  }
  const hidden = () => {
    if (document.visibilityState === 'hidden') now()
  }
  addEventListener('pagehide', now)
  document.addEventListener('visibilitychange', hidden)
  const stop = () => {
    now()
    removeEventListener('pagehide', now)
    document.removeEventListener('visibilitychange', hidden)
  }
  return { change, now, drop, stop }
}
