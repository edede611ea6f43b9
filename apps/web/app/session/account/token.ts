// The token as the browser reads it: who, and until when. Whether it holds is the server's to say.
import { isOver } from '../../page/deferred/server-time.ts'
import { storedToken } from '../session.ts'

/** `exp`: seconds since the epoch. */
type Claims = { id: string; exp: number }

/** Null for whatever is no token of three parts that carries `id` and `exp`. */
export function claimsOf(token: string): Claims | null {
  if (token.split('.').length !== 3 || token.split('.').includes('')) return null
  try {
    const { id, exp } = payloadOf(token) as Partial<Claims>
    return typeof id === 'string' && id !== '' && Number.isFinite(exp) ? { id, exp: exp as number } : null
  } catch {
    return null
  }
}

/** Base64url of JSON in UTF-8. @throws when it is none */
function payloadOf(token: string): unknown {
  const bytes = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))))
}

/** Who is logged in on this device, by the token; null for a guest. */
export function currentUserId(): string | null {
  try {
    const { id } = payloadOf(storedToken() ?? '') as { id?: unknown }
    return typeof id === 'string' || typeof id === 'number' ? String(id) : null
  } catch {
    return null
  }
}

export const isExpired = ({ exp }: Claims): boolean => isOver(exp * 1000)
