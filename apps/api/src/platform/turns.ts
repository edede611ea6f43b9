// Costly work in turns: so many at once, in the order they came; when too many wait, the next is refused at once.
import { AppError } from './errors.ts'

const BUSY_SECONDS = 2

/** @throws AppError busy */
export function turns(atOnce: number, mostWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new AppError('busy', { values: { seconds: BUSY_SECONDS }, headers: { 'retry-after': String(BUSY_SECONDS) } })
      }
      await new Promise<void>((next) => waiting.push(next))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
