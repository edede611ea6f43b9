// Marks notifications as read: at once on the screen, then as the account answers.
import type { Language } from '@menged/contracts/language'
import type { Notification } from '@menged/contracts/notifications'
import { accountApi } from '../../api/account-client.ts'
import { sendLater } from '../../api/later.ts'
import { useSession } from '../../api/session.ts'
import { toastError } from '../../shell/toast.ts'
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
  const path = `/api/profile/getNotificationRead/${id}`
  await mark([id], language, () => accountApi(language).readNotification(id), { key: `read ${id}`, method: 'PATCH', path })
}

export async function markAllRead(language: Language): Promise<void> {
  const ids = listed().flatMap(({ _id, readed }) => (readed ? [] : [_id]))
  const call = { key: 'read all', method: 'PATCH', path: '/api/notifications/read' } as const
  await mark(ids, language, () => accountApi(language).readAllNotifications(), call)
}

type Call = Parameters<typeof sendLater>[0]

async function mark(ids: string[], language: Language, send: () => Promise<Notification[]>, call: Call): Promise<void> {
  const before = listed()
  setNotifications(readIn(before, ids))
  if (navigator.onLine === false && (await sendLater(call))) return
  try {
    setNotifications(await send())
  } catch {
    setNotifications(before)
    void toastError(translateIn(language)('error.wentWrong'), { id: 'notification' })
  }
}
