// The calls about one's own notifications, the settings about them, and the broadcast of an administrator.
import * as calls from '@menged/contracts/calls/account/notifications'
import { signedIn } from '../../platform/access.ts'
import { type Api, serve } from '../../platform/http/routes.ts'
import { presentBroadcast, presentNotification } from './present.ts'
import type { Notifications } from './service.ts'

const success = true as const

export function registerNotifications(app: Api, notifications: Notifications): void {
  const list = async (userId: string) => {
    const rows = await notifications.ofUser(userId)
    return { success, data: { notifications: rows.map(presentNotification) } }
  }
  serve(app, calls.notifications, (request) => list(signedIn(request).userId))
  serve(app, calls.readNotification, async (request) => {
    const { userId } = signedIn(request)
    await notifications.read(userId, request.params.notificationId)
    return await list(userId)
  })
  serve(app, calls.readAllNotifications, async (request) => {
    const { userId } = signedIn(request)
    await notifications.readAll(userId)
    return await list(userId)
  })
  serve(app, calls.unread, async (request) => ({
    success,
    data: { unread: await notifications.unreadOf(signedIn(request).userId) },
  }))
  serve(app, calls.notificationSettings, async (request) => ({
    success,
    data: await notifications.settingsOf(signedIn(request).userId),
  }))
  serve(app, calls.changeNotificationSettings, async (request) => ({
    success,
    data: await notifications.changeSettings(signedIn(request).userId, request.body),
  }))
  serve(app, calls.broadcast, async (request) => ({
    success,
    data: await notifications.broadcast(signedIn(request).userId, request.body),
  }))
  serve(app, calls.broadcasts, async () => {
    const { rows, receivers } = await notifications.sentBroadcasts()
    return { success, data: rows.map(presentBroadcast), receivers }
  })
  serve(app, calls.tryBroadcast, async (request) => {
    await notifications.tryBroadcast(signedIn(request).userId, request.body)
    return { success }
  })
}
