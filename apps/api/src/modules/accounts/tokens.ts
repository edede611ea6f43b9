// The tokens of accounts: the login token (a JWT that names its session) and what mails carry (made from an id with our key).
import { createHmac, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import type { Secret } from '../../platform/secret.ts'

/** What the token is for: one of another kind is none. */
const AUDIENCE = 'menged access'
const ALGORITHM = 'HS256'

type TokenClaims = { userId: string; sessionId: string }
export type Tokens = ReturnType<typeof createTokens>

export function createTokens({ clock, tokenSecret }: { clock: Clock; tokenSecret: Secret }) {
  const keyed = (purpose: string, text: string): Buffer =>
    createHmac('sha256', tokenSecret.reveal()).update(`${purpose}\n${text}`).digest()
  const key = keyed('login tokens', '')
  return {
    /** The claims are `id` and `exp` and the session's. */
    issue: ({ userId, sessionId }: TokenClaims, expiresAt: Date): Promise<string> =>
      new SignJWT({ id: userId, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setAudience(AUDIENCE)
        .setIssuedAt(clock.now())
        .setExpirationTime(expiresAt)
        .sign(key),
    /** Null for whatever we have not signed ourselves, for this purpose, until later than now. */
    read: async (token: string): Promise<TokenClaims | null> => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          audience: AUDIENCE,
          requiredClaims: ['exp', 'id', 'sid'],
          currentDate: clock.now(),
        })
        const { id, sid } = payload
        return typeof id === 'string' && typeof sid === 'string' ? { userId: id, sessionId: sid } : null
      } catch {
        return null
      }
    },
    /** 256 bits for a link. The database holds only the hash, and the id alone does not lead here. */
    mailToken: (id: string): string => keyed('mailed link', id).toString('base64url'),
    /** Six digits for who reads the mail on another device. */
    mailCode: (id: string): string => String(keyed('mailed code', id).readUInt32BE() % 1_000_000).padStart(6, '0'),
    /** 256 bits for the link that makes the first administrator. */
    setupToken: (id: string): string => keyed('first administrator', id).toString('base64url'),
    /** What is kept of a recovery code: too short to lie there under a hash without a key. */
    recoveryHash: (userId: string, code: string): string => keyed('recovery code', `${userId}\n${code}`).toString('base64url'),
    /** Name of a device in the database. */
    deviceName: (device: string): string => keyed('device', device).toString('base64url'),
  }
}

export const newSecret = (): string => randomBytes(32).toString('base64url')
