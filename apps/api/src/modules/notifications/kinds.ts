// What each kind of notification is sent by: a row each.
import type { NotificationKind } from '@menged/contracts'

type Row = {
  /** As mail as well, as long as nothing else is chosen. */
  isMailed: boolean
  /** Of its message to browsers (RFC 8030). */
  urgency: 'low' | 'normal' | 'high'
}

export const KINDS: Readonly<Record<NotificationKind, Row>> = {
  account: { isMailed: true, urgency: 'high' },
  comment: { isMailed: true, urgency: 'normal' },
  request: { isMailed: true, urgency: 'high' },
  rates: { isMailed: true, urgency: 'high' },
  saved: { isMailed: false, urgency: 'normal' },
  broadcast: { isMailed: false, urgency: 'low' },
}
