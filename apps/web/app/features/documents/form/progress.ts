// The bar of a document that is being made: ten points every fifth of a second, while the real file is on its way. It ends when both are done.

export const TICK_MS = 200
export const DONE_MS = 500
const STEP = 10
/** From here on it waits for the file. */
export const ALMOST = 95
export const WHOLE = 100

export function nextProgress(progress: number, isThere: boolean): number {
  const next = progress + STEP
  return next < WHOLE ? next : isThere ? WHOLE : ALMOST
}

/** Shows the way to 100, and resolves half a second after. Rejects as soon as the work does. */
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
    work.then(
      () => {
        isThere = true
      },
      (error: unknown) => {
        clearInterval(timer)
        reject(error)
      },
    )
  })
}
