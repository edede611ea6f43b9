// Rules of mail: queued in the event's transaction, delivered afterwards by one process, to the mail server or into the local mailbox.
import { DAY_MS } from '@menged/ethiopia/durations'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { hourly } from '../../platform/jobs.ts'
import type { Log } from '../../platform/logging.ts'
import type { Tasks } from '../../platform/tasks.ts'
import { writeLetter } from './letter.ts'
import { isMailboxOn } from './mailbox-access.ts'
import type { MailMessage } from './message.ts'
import { mailboxQueries } from './queries.ts'
import { createSmtp } from './smtp.ts'

const KEPT_DAYS = 30
const MOST_SHOWN = 200

type MailDependencies = { db: Database; clock: Clock; config: Config; log: Log; tasks: Pick<Tasks, 'add' | 'handle'> }

export function createMail({ db, clock, config, log, tasks }: MailDependencies) {
  const queries = mailboxQueries(db)
  const { smtpUrl, mailFrom = '', origin } = config
  const smtp = smtpUrl ? createSmtp({ url: smtpUrl.reveal(), from: mailFrom, clock }) : undefined
  const domain = domainOf(mailFrom) ?? new URL(origin).hostname

  /** The same id gives the same message, so that a second delivery can be recognised. Throws when it should be tried again. */
  async function deliver(message: MailMessage, id: string): Promise<void> {
    const letter = writeLetter(message, origin)
    const messageId = `<${id}@${domain}>`
    if (smtp) return await smtp.send(letter, messageId)
    const { to: receiver, subject, text, html, language } = letter
    await queries.keep({ messageId, receiver, subject, text, html, language, createdAt: clock.now() })
  }

  tasks.handle('mail', (message: MailMessage, { id }) => deliver(message, id), 'mail')
  const forgetOld = () => queries.forgetBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))

  return {
    /** On the connection of the event's transaction; wake the tasks after its commit. */
    send: (connection: Connection, message: MailMessage): Promise<void> =>
      tasks.add(connection, { kind: 'mail', payload: { ...message } }),
    deliver,
    newest: () => queries.newest(MOST_SHOWN),
    one: queries.one,
    clear: queries.clear,
    forgetOld,
    jobs: [hourly('forget old mail', forgetOld)],
    /** Said once, when the process begins to listen. */
    warnIfUnread: (): void => {
      if (!smtp && !isMailboxOn(config)) log.warn('SMTP_URL is not set: mail is stored, and nobody gets it')
    },
    close: async (): Promise<void> => await smtp?.close(),
  }
}
export type Mail = ReturnType<typeof createMail>

const domainOf = (sender: string): string | undefined => /@([^@<>\s]+?)>?$/.exec(sender)?.[1]
