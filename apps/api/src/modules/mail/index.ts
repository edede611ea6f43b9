// Mail to people: queued in the transaction of an event, written in both languages, delivered by a task through SMTP_URL or into the
// local mailbox at /dev/mail. Refuses what could begin another header or another link; never logs an address.
export { isMailboxOn, mailboxUrl } from './mailbox-access.ts'
export type { MailMessage, MailValues, TemplateName } from './message.ts'
export { registerMail } from './routes.ts'
export { createMail, type Mail } from './service.ts'
export { tryMail } from './trial.ts'
