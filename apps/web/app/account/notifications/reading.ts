// Marks notifications as read: at once on the screen, then as the server responds.

import { readAllNotifications, readNotification } from '@menged/contracts/calls/account/notifications'
import { type AnswerOf, requestOf } from '@menged/contracts/calls/call'
import type { Notification } from '@menged/contracts/notifications'
import type { Language } from '@menged/ethiopia/languages'
import { toastError } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { sendLater } from '../../session/deferred/later-sending.ts'
import type { LaterCall } from '../../session/deferred/later-store.ts'
import { useSession } from '../../session/session.ts'
import { translateIn } from '../../words/words.ts'
import { unreadIn } from './texts.ts'

const listed = (): Notification[] => useSession.getState().userData?.notifications ?? []

/** The account's list, and with it the number in the header. */
export const setNotifications = (notifications: Notification[]): void =>
  useSession.setState(({ userData }) =>
    userData ? { userData: { ...userData, notifications, unread: unreadIn(notifications) } } : {},
  )

const readIn = (list: Notification[], ids: readonly string[]): Notification[] =>
  list.map((each) => (ids.includes(each._id) ? { ...each, readed: true } : each))

export async function markRead(id: string, language: Language): Promise<void> {
  const params = { notificationId: id }
  const later = { key: `read ${id}`, ...requestOf(readNotification, params) }
  await mark([id], language, () => accountApi(language)(readNotification, { params }), later)
}

export async function markAllRead(language: Language): Promise<void> {
  const ids = listed().flatMap(({ _id, readed }) => (readed ? [] : [_id]))
  const later = { key: 'read all', ...requestOf(readAllNotifications) }
  await mark(ids, language, () => accountApi(language)(readAllNotifications), later)
}

type Send = () => Promise<AnswerOf<typeof readNotification>>

async function mark(ids: string[], language: Language, send: Send, later: LaterCall): Promise<void> {
  const before = listed()
  setNotifications(readIn(before, ids))
  if (navigator.onLine === false && (await sendLater(later))) return
  try {
    setNotifications((await send()).data.notifications)
  } catch {
    setNotifications(before)
    void toastError(translateIn(language)('error.wentWrong'), { id: 'notification' })
  }
}
