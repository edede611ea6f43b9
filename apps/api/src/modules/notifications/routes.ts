// The calls about one's own notifications, the settings about them, and the broadcast of an administrator.
import * as calls from '@menged/contracts/calls/account/notifications'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentBroadcast, presentNotification } from './present.ts'
import type { Notifications } from './service.ts'

export function registerNotifications(app: Api, notifications: Notifications): void {
  const list = async (userId: string) => {
    const rows = await notifications.ofUser(userId)
    return ok({ notifications: rows.map(presentNotification) })
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
  serve(app, calls.unread, async (request) => ok({ unread: await notifications.unreadOf(signedIn(request).userId) }))
  serve(app, calls.notificationSettings, async (request) => ok(await notifications.settingsOf(signedIn(request).userId)))
  serve(app, calls.changeNotificationSettings, async (request) =>
    ok(await notifications.changeSettings(signedIn(request).userId, request.body)),
  )
  serve(app, calls.broadcast, async (request) => ok(await notifications.broadcast(signedIn(request).userId, request.body)))
  serve(app, calls.broadcasts, async () => {
    const { rows, receivers } = await notifications.sentBroadcasts()
    return { ...ok(rows.map(presentBroadcast)), receivers }
  })
  serve(app, calls.tryBroadcast, async (request) => {
    await notifications.tryBroadcast(signedIn(request).userId, request.body)
    return done
  })
}
