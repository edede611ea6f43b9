// Messages between pages and the worker. Only our own windows are listened to.
import { isLanguage, type Language } from '@menged/ethiopia/languages'

export type PageMessage =
  /** The reader has saved a guide. */
  | { type: 'keep'; postId: string; language: Language | null }
  | { type: 'drop'; postId: string }
  /** The reader has come to a guide, whichever way. */
  | { type: 'visit'; postId: string; language: Language }
  /** The reader has come to the exchange rates. */
  | { type: 'rates'; language: Language }
  /** The reader has logged out. */
  | { type: 'forget' }

/** The worker to its pages: the connection may be back, send what waits. */
export const FLUSH = { type: 'flush' } as const

const isPostId = (value: unknown): value is string => typeof value === 'string' && /^[^/?#]{1,200}$/.test(value)

/** Null for anything but one of our messages. */
export function pageMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, postId, language } = data as Record<string, unknown>
  if (type === 'forget') return { type }
  if (type === 'rates') return isLanguage(language) ? { type, language } : null
  if (!isPostId(postId)) return null
  if (type === 'keep') return { type, postId, language: isLanguage(language) ? language : null }
  if (type === 'drop') return { type, postId }
  return type === 'visit' && isLanguage(language) ? { type, postId, language } : null
}

/** A message of a window of our own origin. */
export function isFromOurPage({ origin, source }: Pick<MessageEvent, 'origin' | 'source'>, ours: string): boolean {
  const client = source as { type?: string; url?: string } | null
  return origin === ours && client?.type === 'window' && client.url !== undefined && new URL(client.url).origin === ours
}
