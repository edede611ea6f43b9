// A refused call. By itself, because a page may meet one before it makes a call of its own.
import type { ErrorAnswer } from '@menged/contracts/errors'

/** The status and what the API says about it. */
export class ApiError extends Error {
  readonly status: number
  readonly answer: ErrorAnswer | null
  constructor(status: number, answer: ErrorAnswer | null) {
    super(answer?.error ?? `HTTP ${status}`)
    this.status = status
    this.answer = answer
  }
}
