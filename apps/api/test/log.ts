// A log for tests: silent, or kept line by line.
import { createLog, type Log } from '../src/platform/logging.ts'

export const silentLog = (): Log => createLog({ logLevel: 'silent' })

export function keptLog(): { log: Log; lines: string[] } {
  const lines: string[] = []
  return { log: createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }), lines }
}
