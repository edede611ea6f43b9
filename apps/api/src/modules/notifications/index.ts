// Notifications: one row for each event and person, in both languages, followed by mail and push. Refuses to notify
// the same thing twice, to show one person another's, and to send anything in somebody's quiet hours. What the security of
// an account requests is mailed by accounts itself.

export { KINDS } from './kinds.ts'
export type { NotificationEvent, PushMessage } from './notify-tasks.ts'
export { presentNotification } from './present.ts'
export { quietUntil } from './quiet-hours.ts'
export { registerNotifications } from './routes.ts'
export { createNotifications, type Notifications } from './service.ts'
