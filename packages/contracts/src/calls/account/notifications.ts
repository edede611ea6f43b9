// One's own notifications, the settings about them, and the broadcast of an administrator.
import { acknowledgedSchema } from '../../envelope.ts'
import {
  broadcastAnswer,
  broadcastSchema,
  broadcastsAnswer,
  newBroadcastSchema,
  notificationParamsSchema,
  notificationSettingsAnswer,
  notificationSettingsSchema,
  notificationsAnswer,
  unreadAnswer,
} from '../../notifications.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('notifications')
const may = 'notifications.own'

export const notifications = call({
  method: 'GET',
  path: '/api/profile/getTopNotificatons',
  summary: 'The newest 50 of my notifications, oldest first',
  may,
  answer: notificationsAnswer,
})

export const readNotification = call({
  method: 'PATCH',
  path: '/api/profile/getNotificationRead/:notificationId',
  summary: 'Mark one of my notifications as read; returns the list',
  may,
  params: notificationParamsSchema,
  answer: notificationsAnswer,
})

export const readAllNotifications = call({
  method: 'PATCH',
  path: '/api/notifications/read',
  summary: 'Mark all my notifications as read; returns the list',
  may,
  answer: notificationsAnswer,
})

export const unread = call({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many of my newest 50 are not read',
  may,
  answer: unreadAnswer,
})

export const notificationSettings = call({
  method: 'GET',
  path: '/api/notifications/settings',
  summary: 'What I get by mail, and when not',
  may,
  answer: notificationSettingsAnswer,
})

export const changeNotificationSettings = call({
  method: 'PUT',
  path: '/api/notifications/settings',
  summary: 'Choose what to get by mail, and when not',
  may,
  body: notificationSettingsSchema,
  answer: notificationSettingsAnswer,
})

export const broadcast = call({
  method: 'POST',
  path: '/api/admin/broadcasts',
  summary: 'Write to every account, and to subscribed browsers without one; the same key again sends nothing more',
  may: 'broadcasts.send',
  body: newBroadcastSchema,
  answer: broadcastAnswer,
})

export const broadcasts = call({
  method: 'GET',
  path: '/api/admin/broadcasts',
  summary: 'What was sent, newest first, and how many accounts there are',
  may: 'broadcasts.send',
  answer: broadcastsAnswer,
})

export const tryBroadcast = call({
  method: 'POST',
  path: '/api/admin/broadcasts/trial',
  summary: 'Send it to me only: to my list, by mail and to my browsers',
  may: 'broadcasts.send',
  limit: perAccount('account'),
  body: broadcastSchema,
  answer: acknowledgedSchema,
})
