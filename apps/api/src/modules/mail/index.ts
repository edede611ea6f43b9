// Mail, for now.
import type { Language } from '@menged/contracts'
import type { Config } from '../../platform/config.ts'
import type { Connection } from '../../platform/database/pool.ts'
import type { Tasks } from '../../platform/tasks.ts'

export type TemplateName =
  | 'confirm'
  | 'reset'
  | 'changeEmail'
  | 'emailChanged'
  | 'passwordChanged'
  | 'accountDeleted'
  | 'newLogin'
  | 'notification'
  | 'contact'
export type MailMessage = { to: string; language: Language; template: TemplateName; values: Record<string, string> }
export type Mail = {
  send(connection: Connection, message: MailMessage): Promise<void>
  deliver(message: MailMessage, messageId: string): Promise<void>
}
export const createMail = ({ tasks }: { tasks: Tasks }): Mail => ({
  send: (connection, message) => tasks.add(connection, { kind: 'mail', payload: message }),
  deliver: async () => {},
})
export const mailboxUrl = ({ smtpUrl, webmailUrl }: Config): string => (smtpUrl ? webmailUrl : '/dev/mail')
