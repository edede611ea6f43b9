// The bar of a document that is being made: ten points every fifth of a second, while the real file is on its way. It ends when both are done.

export const TICK_MS = 200
export const DONE_MS = 500
const STEP = 10
/** From here on it waits for the file. */
export const ALMOST = 95
export const WHOLE = 100
/** Nothing can be pressed meanwhile: a line that hangs gives the form back. What has arrived all the same is not made twice. */
export const MOST_MS = 120_000

function nextProgress(progress: number, isThere: boolean): number {
  const next = progress + STEP
  return next < WHOLE ? next : isThere ? WHOLE : ALMOST
}

/** Shows the way to 100, and resolves half a second after. Rejects as soon as the work does, or when it hangs. */
export function climb<Made>(work: Promise<Made>, show: (progress: number) => void): Promise<Made> {
  return new Promise((resolve, reject) => {
    let progress = 0
    let isThere = false
    const timer = setInterval(() => {
      progress = nextProgress(progress, isThere)
      show(progress)
      if (progress < WHOLE) return
      clearInterval(timer)
      setTimeout(() => resolve(work), DONE_MS)
    }, TICK_MS)
    show(progress)
    const fail = (error: unknown) => {
      clearInterval(timer)
      clearTimeout(limit)
      reject(error)
    }
    const limit = setTimeout(() => fail(new Error('a document took too long')), MOST_MS)
    work.then(() => {
      clearTimeout(limit)
      isThere = true
    }, fail)
  })
}
