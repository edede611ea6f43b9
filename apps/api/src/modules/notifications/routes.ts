// The calls about one's own notifications, the settings about them, and the broadcast of an administrator.
import {
  broadcastAnswer,
  broadcastSchema,
  ENDPOINTS,
  notificationParamsSchema,
  notificationSettingsAnswer,
  notificationSettingsSchema,
  notificationsAnswer,
  unreadAnswer,
} from '@menged/contracts'
import { allow, signedIn } from '../../platform/access.ts'
import { type Api, answers, at, neverKept } from '../../platform/routes.ts'
import { hasNotifications, mayBroadcast } from './policy.ts'
import { presentNotification } from './present.ts'
import type { Notifications } from './service.ts'

const tags = ['notifications']
const onRequest = [allow(hasNotifications), neverKept]

export function registerNotifications(app: Api, notifications: Notifications): void {
  const list = async (userId: string) => {
    const rows = await notifications.ofUser(userId)
    return { success: true as const, data: { notifications: rows.map(presentNotification) } }
  }
  app.route({
    ...at(ENDPOINTS.notifications),
    schema: { tags, summary: 'The newest 50 of my notifications, oldest first', response: answers(notificationsAnswer) },
    onRequest,
    handler: (request) => list(signedIn(request).userId),
  })
  app.route({
    ...at(ENDPOINTS.readNotification),
    schema: {
      tags,
      summary: 'One of my notifications is read; answers the list',
      params: notificationParamsSchema,
      response: answers(notificationsAnswer),
    },
    onRequest,
    handler: async (request) => {
      const { userId } = signedIn(request)
      await notifications.read(userId, request.params.notificationId)
      return await list(userId)
    },
  })
  app.route({
    ...at(ENDPOINTS.readAllNotifications),
    schema: { tags, summary: 'All my notifications are read; answers the list', response: answers(notificationsAnswer) },
    onRequest,
    handler: async (request) => {
      const { userId } = signedIn(request)
      await notifications.readAll(userId)
      return await list(userId)
    },
  })
  app.route({
    ...at(ENDPOINTS.unread),
    schema: { tags, summary: 'How many of my newest 50 are not read', response: answers(unreadAnswer) },
    onRequest,
    handler: async (request) => ({
      success: true as const,
      data: { unread: await notifications.unreadOf(signedIn(request).userId) },
    }),
  })
  registerSettings(app, notifications)
  registerBroadcast(app, notifications)
}

function registerSettings(app: Api, notifications: Notifications): void {
  app.route({
    ...at(ENDPOINTS.notificationSettings),
    schema: { tags, summary: 'What I am told by mail, and when not', response: answers(notificationSettingsAnswer) },
    onRequest,
    handler: async (request) => ({
      success: true as const,
      data: await notifications.settingsOf(signedIn(request).userId),
    }),
  })
  app.route({
    ...at(ENDPOINTS.changeNotificationSettings),
    schema: {
      tags,
      summary: 'Choose what to be told by mail, and when not',
      body: notificationSettingsSchema,
      response: answers(notificationSettingsAnswer),
    },
    onRequest,
    handler: async (request) => ({
      success: true as const,
      data: await notifications.changeSettings(signedIn(request).userId, request.body),
    }),
  })
}

function registerBroadcast(app: Api, notifications: Notifications): void {
  app.route({
    ...at(ENDPOINTS.broadcast),
    schema: {
      tags,
      summary: 'Write to every account, and to the browsers that asked for it without one',
      body: broadcastSchema,
      response: answers(broadcastAnswer),
    },
    onRequest: [allow(mayBroadcast), neverKept],
    handler: async (request) => ({
      success: true as const,
      data: { receivers: await notifications.broadcast(signedIn(request).userId, request.body) },
    }),
  })
}
