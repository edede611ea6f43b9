// What people are told: one row for each event and person, in both languages, with mail and push behind it. Refuses to tell
// the same thing twice, to show one person another's, and to send anything in somebody's quiet hours. What the security of
// an account asks for is mailed by accounts itself.
export { presentNotification } from './present.ts'
export { quietUntil } from './quiet-hours.ts'
export { registerNotifications } from './routes.ts'
export { createNotifications, type Notifications } from './service.ts'
export type { NotificationEvent, PushMessage } from './telling.ts'
