// What can go wrong with the embedded server, said in one plain sentence that says what the operator can do.

export type EngineErrorCode =
  | 'unsupported-platform'
  | 'binaries-missing'
  | 'binaries-broken'
  | 'other-major'
  | 'no-user'
  | 'unreadable'
  | 'disk-full'
  | 'busy'
  | 'data-missing'
  | 'bad-backup'
  | 'failed'

export class EngineError extends Error {
  readonly code: EngineErrorCode
  constructor(code: EngineErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'EngineError'
    this.code = code
  }
}

/** The `code` of a system or PostgreSQL error, '' when there is none. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

const FULL = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT|Check free disk space/i
const FORBIDDEN = /Permission denied|Read-only file system|EACCES|EPERM|EROFS|wrong ownership|Operation not permitted/i

/** Turns a system error, or the last lines PostgreSQL wrote, into an EngineError about this folder. */
export function explain(cause: unknown, dir: string, doing: string): EngineError {
  if (cause instanceof EngineError) return cause
  const words = typeof cause === 'string' ? cause : `${codeOf(cause)} ${cause instanceof Error ? cause.message : String(cause)}`
  if (FULL.test(words)) {
    return new EngineError(
      'disk-full',
      `The disk that holds ${dir} is full (while ${doing}). Free some space, then start again.`,
      cause,
    )
  }
  if (FORBIDDEN.test(words)) {
    const advice = 'Give this user the folder (chown), or start with a data folder it owns.'
    return new EngineError(
      'unreadable',
      `The folder ${dir} cannot be read or written by this user (while ${doing}). ${advice} ${words.trim()}`,
      cause,
    )
  }
  return new EngineError('failed', `PostgreSQL failed while ${doing} in ${dir}. It said: ${words.trim() || 'nothing'}`, cause)
}
