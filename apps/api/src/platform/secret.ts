// A value that never shows itself in a log line, an error or a dump; only `reveal()` gives it away.
import { inspect } from 'node:util'

export const REDACTED = '[redacted]'

export class Secret {
  readonly #value: string
  constructor(value: string) {
    this.#value = value
  }
  reveal(): string {
    return this.#value
  }
  toString(): string {
    return REDACTED
  }
  toJSON(): string {
    return REDACTED
  }
  [inspect.custom](): string {
    return REDACTED
  }
}
