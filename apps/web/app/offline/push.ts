// Messages that the server pushes: shown as a notification, opened by a tap. Whatever comes, there is something to show and nothing thrown.
import { isLanguage, type Language } from '@menged/ethiopia/languages'

type ShownNotification = { title: string; options: NotificationOptions & { data: { id: string; url: string } } }

const MOST_TITLE = 200
const MOST_BODY = 1000
const ICON = '/icon-192.png'

type Neutral = { title: string; body: string; language: Language }

const textOf = (value: unknown, most: number): string => (typeof value === 'string' ? value.trim().slice(0, most) : '')

/** `neutral`: what is said when the payload cannot be read. */
export function notificationOf(payload: string | null, origin: string, neutral: Neutral): ShownNotification {
  const sent = parsed(payload)
  const title = textOf(sent.title, MOST_TITLE)
  const isReadable = title !== ''
  const id = textOf(sent.id, MOST_TITLE)
  const tag = textOf(sent.tag, MOST_TITLE) || id
  return {
    title: isReadable ? title : neutral.title,
    options: {
      body: isReadable ? textOf(sent.body, MOST_BODY) : neutral.body,
      lang: isReadable && isLanguage(sent.lang) ? sent.lang : neutral.language,
      dir: sent.dir === 'rtl' || sent.dir === 'ltr' ? sent.dir : 'auto',
      icon: ICON,
      ...(tag ? { tag } : {}),
      data: { id, url: ownPath(sent.url, origin) },
    },
  }
}

function parsed(payload: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(payload ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** A path of this site; anything else is home. */
export function ownPath(value: unknown, origin: string): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || !URL.canParse(value, origin)) return '/'
  const url = new URL(value, origin)
  const path = url.pathname + url.search + url.hash
  return url.origin === origin && !path.startsWith('//') ? path : '/'
}
