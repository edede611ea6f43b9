// What is printed when the portal does not start: what an operator can mend in words, anything else with its causes.
import { ConfigError, ContentError, DatabaseUrlError, describeError, EngineError, MigrationError } from '@menged/api'
import { StartError } from './address.ts'

/** Explained in words, without a stack. */
const MENDABLE = [ConfigError, StartError, EngineError, DatabaseUrlError, MigrationError, ContentError]

export function startFault(error: unknown): string {
  if (error instanceof Error && MENDABLE.some((kind) => error instanceof kind)) return error.message
  const causes: string[] = []
  let stack = ''
  for (let each = error, depth = 0; each !== undefined && depth < 5; depth += 1) {
    const described = describeError(each)
    causes.push(`${described.message}${described.code ? ` (${described.code})` : ''}`)
    stack = described.stack || stack
    each = each instanceof Error ? each.cause : undefined
  }
  return `${causes.join('\nbecause: ')}\n\n${stack}`.trim()
}
