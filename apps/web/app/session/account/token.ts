// The token as the browser reads it: who, and until when. Whether it holds is the server's to say.

/** `exp`: seconds since the epoch. */
export type Claims = { id: string; exp: number }

/** Null for whatever is no token of three parts that carries `id` and `exp`. */
export function claimsOf(token: string): Claims | null {
  const [, payload, ...rest] = token.split('.')
  if (payload === undefined || rest.length !== 1 || token.split('.').some((part) => part === '')) return null
  try {
    const { id, exp } = JSON.parse(textOf(payload)) as Partial<Claims>
    return typeof id === 'string' && id !== '' && Number.isFinite(exp) ? { id, exp: exp as number } : null
  } catch {
    return null
  }
}

/** Base64url of UTF-8. */
function textOf(part: string): string {
  const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
}

export const isExpired = ({ exp }: Claims, now = Date.now()): boolean => exp * 1000 <= now
