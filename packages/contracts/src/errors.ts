// Every error that a caller can meet: code, HTTP status, and the key of its sentence in the locale files.
import { z } from 'zod'

export const ERRORS = {
  invalid_input: { status: 400, message: 'error.invalidInput' },
  malformed_json: { status: 400, message: 'error.malformedJson' },
  malformed_address: { status: 400, message: 'error.malformedAddress' },
  malformed_request: { status: 400, message: 'error.malformedJson' },
  not_found: { status: 404, message: 'error.notFound' },
  post_not_found: { status: 404, message: 'error.postNotFound' },
  worker_not_found: { status: 404, message: 'error.workerNotFound' },
  guday_not_found: { status: 404, message: 'error.gudayNotFound' },
  request_not_found: { status: 404, message: 'error.requestNotFound' },
  document_not_found: { status: 404, message: 'error.documentNotFound' },
  page_not_found: { status: 404, message: 'error.pageNotFound' },
  method_not_allowed: { status: 405, message: 'error.methodNotAllowed' },
  request_timeout: { status: 408, message: 'error.malformedJson' },
  upload_too_slow: { status: 408, message: 'error.uploadTooSlow' },
  precondition_failed: { status: 412, message: 'error.malformedJson' },
  payload_too_large: { status: 413, message: 'error.tooLarge' },
  unsupported_media_type: { status: 415, message: 'error.unsupportedMediaType' },
  range_not_satisfiable: { status: 416, message: 'error.malformedJson' },
  expectation_failed: { status: 417, message: 'error.malformedJson' },
  too_many_requests: { status: 429, message: 'error.tooManyRequests' },
  headers_too_large: { status: 431, message: 'error.tooLarge' },
  sign_in_required: { status: 401, message: 'error.signInRequired' },
  token_expired: { status: 401, message: 'error.tokenExpired' },
  invalid_credentials: { status: 401, message: 'account.loginInvalid' },
  email_not_confirmed: { status: 403, message: 'account.loginUnconfirmed' },
  account_suspended: { status: 403, message: 'account.suspended' },
  password_outgrown: { status: 403, message: 'account.passwordOutgrown' },
  second_step_wrong: { status: 403, message: 'account.secondStepWrong' },
  challenge_void: { status: 410, message: 'account.challengeVoid' },
  two_step_on: { status: 409, message: 'account.twoStepOn' },
  two_step_void: { status: 410, message: 'account.twoStepVoid' },
  last_admin: { status: 409, message: 'people.lastAdmin' },
  role_unfit: { status: 409, message: 'people.roleUnfit' },
  registration_closed: { status: 403, message: 'account.registrationClosed' },
  setup_void: { status: 410, message: 'account.setupVoid' },
  wrong_password: { status: 403, message: 'error.wrongPassword' },
  address_not_confirmed: { status: 403, message: 'error.addressNotConfirmed' },
  email_taken: { status: 409, message: 'error.emailTaken' },
  own_worker: { status: 409, message: 'error.ownWorker' },
  request_changed: { status: 409, message: 'error.requestChanged' },
  request_sent: { status: 409, message: 'error.requestSent' },
  documents_full: { status: 409, message: 'error.documentsFull' },
  request_link_void: { status: 410, message: 'error.requestLinkVoid' },
  document_outdated: { status: 410, message: 'error.documentOutdated' },
  unsupported_character: { status: 400, message: 'error.unsupportedCharacter' },
  account_not_deleted: { status: 400, message: 'error.accountNotDeleted' },
  link_void: { status: 410, message: 'error.linkVoid' },
  code_void: { status: 410, message: 'error.codeVoid' },
  notification_not_found: { status: 404, message: 'error.notificationNotFound' },
  comment_not_found: { status: 404, message: 'error.commentNotFound' },
  review_not_found: { status: 404, message: 'error.reviewNotFound' },
  review_exists: { status: 409, message: 'review.exists' },
  review_changed: { status: 409, message: 'review.changedMeanwhile' },
  own_profile: { status: 409, message: 'review.own' },
  image_type_invalid: { status: 400, message: 'join.imageTypeInvalid' },
  image_too_large: { status: 400, message: 'join.imageSizeTooLarge' },
  image_too_many_pixels: { status: 400, message: 'join.imagePixels' },
  video_there: { status: 409, message: 'error.videoThere' },
  alerts_full: { status: 409, message: 'rates.alertsFull' },
  muted: { status: 403, message: 'moderation.refusedMuted' },
  appeal_sent: { status: 409, message: 'moderation.refusedAppeal' },
  changed_meanwhile: { status: 409, message: 'error.changedMeanwhile' },
  draft_not_found: { status: 404, message: 'error.draftNotFound' },
  draft_changed: { status: 409, message: 'error.draftChanged' },
  draft_step: { status: 409, message: 'error.draftStep' },
  draft_incomplete: { status: 400, message: 'error.draftIncomplete' },
  no_organisation: { status: 403, message: 'error.noOrganisation' },
  picture_too_large: { status: 413, message: 'error.pictureTooLarge' },
  forbidden: { status: 403, message: 'error.forbidden' },
  server_fault: { status: 500, message: 'error.serverFault' },
  unavailable: { status: 503, message: 'error.unavailable' },
  busy: { status: 503, message: 'error.busy' },
} as const satisfies Record<string, { status: number; message: string }>

/** Texts of a refused login, letter by letter on the wire in every language: clients compare them. */
export const LOGIN_ERRORS = {
  invalid_credentials: 'Invalid Credenitals',
  email_not_confirmed: 'Email not confirmed.',
} as const

export type ErrorCode = keyof typeof ERRORS
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

/** The response to every refused request. `error` is worded in the language of the request. */
export const errorAnswerSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.enum(ERROR_CODES),
  /** Name of the input that is wrong, when one is. */
  field: z.string().optional(),
  /** Number under which the fault stands in the log; only with `server_fault`. */
  reference: z.string().optional(),
})
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>
