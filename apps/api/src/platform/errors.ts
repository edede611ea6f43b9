// The one error type, and the one place that turns whatever was thrown into the contract's error response.

import { randomBytes } from 'node:crypto'
import { ERRORS, type ErrorAnswer, type ErrorCode, type Language, LOGIN_ERRORS, type Text } from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import { isWordKey, translateIn, type Values, type WordKey } from '@menged/i18n'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { goneFrom, isUnavailable } from './database/failures.ts'
import { languageOf } from './http/accept-language.ts'

/** `text`: the sentence itself, where it comes with what it is about and not from the locale files. */
type Details = {
  field?: string
  message?: WordKey
  text?: Text
  values?: Values
  headers?: Record<string, string>
  cause?: unknown
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  /** Key of its sentence. */
  readonly words: WordKey
  /** Fill the `{{name}}` places of the sentence. */
  readonly values: Values
  readonly text: Text | undefined
  readonly headers: Record<string, string>
  constructor(code: ErrorCode, details: Details = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.field = details.field
    this.words = details.message ?? ERRORS[code].message
    this.values = details.values ?? {}
    this.text = details.text
    this.headers = details.headers ?? {}
  }
}

/** Seconds after which a caller should try again when the database is away. */
const RETRY_SECONDS = 5

export const unavailable = (cause: unknown): AppError =>
  new AppError('unavailable', { cause, headers: { 'retry-after': String(RETRY_SECONDS) } })

/** Of several that are taken back together one has changed: all of them stay as they are. */
export const notTakenBack = (): AppError => new AppError('changed_meanwhile', { message: 'admin.notTakenBack' })

export const tooManyRequests = (seconds: number): AppError =>
  new AppError('too_many_requests', { ...waitOf(seconds), headers: { 'retry-after': String(seconds) } })

/** Rounded up, in the unit that people would say; two at least of the larger ones. */
function waitOf(seconds: number): Pick<Details, 'message' | 'values'> {
  if (seconds <= 90) return { values: { seconds } }
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return { message: 'error.tooManyRequestsMinutes', values: { count: minutes } }
  return { message: 'error.tooManyRequestsHours', values: { count: Math.ceil(minutes / 60) } }
}

/** What Fastify itself refuses. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_BAD_URL: 'malformed_address',
  FST_ERR_MAX_PARAM_LENGTH: 'malformed_address',
  FST_ERR_NOT_FOUND: 'not_found',
}

/** What serving a file may refuse. */
const STATUS_CODES: Record<number, ErrorCode> = {
  404: 'not_found',
  412: 'precondition_failed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
}

/** By table: what a call was about, removed by another at the same moment. */
const GONE: Record<string, ErrorCode> = {
  users: 'token_expired',
  posts: 'post_not_found',
  comments: 'comment_not_found',
  reviews: 'review_not_found',
  workers: 'worker_not_found',
}

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (hasZodFastifySchemaValidationErrors(thrown)) return new AppError('invalid_input', wrongInput(thrown))
  if (isUnavailable(thrown)) return unavailable(thrown)
  const gone = GONE[goneFrom(thrown) ?? '']
  if (gone) return new AppError(gone, { cause: thrown })
  const { code, statusCode } = thrown as Partial<FastifyError>
  const known = FRAMEWORK_CODES[code ?? '']
  if (known) return new AppError(known, { cause: thrown })
  // A thrown 4xx says that the request is wrong; it must not be shown, or logged, as our own fault.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError(STATUS_CODES[statusCode] ?? 'malformed_request', { cause: thrown })
  }
  return new AppError('server_fault', { cause: thrown })
}

/** The first part of the path into the input: `page`, `postId`, `message`; and the rule's own sentence where it has one. */
function wrongInput({ validation: [first] }: { validation: { instancePath: string; message?: string }[] }): Details {
  const field = first?.instancePath.split('/')[1]
  const message = first?.message ?? ''
  return { ...(field ? { field } : {}), ...(isWordKey(message) ? { message } : {}) }
}

const VERBATIM: Partial<Record<ErrorCode, string>> = LOGIN_ERRORS

export function errorAnswer(error: AppError, language: Language, reference?: string): ErrorAnswer {
  return {
    success: false,
    error: VERBATIM[error.code] ?? (error.text ? textIn(error.text, language) : translateIn(language)(error.words, error.values)),
    code: error.code,
    ...(error.field === undefined ? {} : { field: error.field }),
    ...(reference === undefined ? {} : { reference }),
  }
}

/** Easy to read out on the phone. */
const newReference = (): string => randomBytes(5).toString('hex').toUpperCase()

/** What the framework refuses early knows no language. */
const languageOfRequest = (request: FastifyRequest) => request.language ?? languageOf(request.headers['accept-language'])

/** For `setErrorHandler`: renders, and logs what an operator has to know. */
export function renderError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The body broke off because its sender has gone: nobody reads the response, and nothing of ours is away.
  const hasLeft = thrown instanceof Error && thrown === request.raw.errored
  const error = hasLeft ? new AppError('malformed_request', { cause: thrown }) : toAppError(thrown)
  const reference = error.code === 'server_fault' ? newReference() : undefined
  if (reference) request.log.error({ err: error.cause, reference }, 'an unexpected fault')
  else if (error.code === 'unavailable') request.log.warn({ err: error.cause }, 'the database is away')
  return reply
    .code(ERRORS[error.code].status)
    .headers({ 'cache-control': 'no-store', vary: 'accept-language', ...error.headers })
    .type('application/json; charset=utf-8')
    .send(errorAnswer(error, languageOfRequest(request), reference))
}
