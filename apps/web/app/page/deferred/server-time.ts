// The time by the server's clock: that of a device may be days or years off. Learned from each response of the API, and remembered for the
// pages that come before the next one.

const PLACE = 'clock-ahead'
/** Less may be the way of the response. */
const LEAST_MS = 60_000
/** From then on people are told. */
const WRONG_MS = 24 * 60 * 60 * 1000

/** Milliseconds that this device is ahead of the server; below zero where it is behind. */
let ahead = remembered()

function remembered(): number {
  try {
    return Number(localStorage.getItem(PLACE)) || 0
  } catch {
    return 0 // Storage may be closed to this page.
  }
}

/** Milliseconds since the epoch. */
export const serverNow = (): number => Date.now() - ahead
export const isClockWrong = (): boolean => Math.abs(ahead) > WRONG_MS
/** Whether a moment is over, by both clocks: a device that was put right meanwhile ends nothing too early. */
export const isOver = (at: number): boolean => at <= Math.min(Date.now(), serverNow())

/** `date`: of a response that has just come. */
export function learnTime(date: string | null): void {
  const at = Date.parse(date ?? '')
  if (Number.isNaN(at)) return
  const found = Date.now() - at
  ahead = Math.abs(found) < LEAST_MS ? 0 : found
  try {
    if (ahead === 0) localStorage.removeItem(PLACE)
    else localStorage.setItem(PLACE, String(ahead))
  } catch {
    // Storage is closed or full: it is learned anew on the next page.
  }
}
