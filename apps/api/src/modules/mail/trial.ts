// npm run mail:test: one real letter by the configured mail server, each step reported.
import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { emailProblem, normalEmail } from '@menged/contracts'
import { textOf } from '@menged/i18n'
import { createTransport } from 'nodemailer'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { textAs } from '../../platform/database/columns.ts'
import { writeLetter } from './letter.ts'
import { deliveryError, mailOf, optionsOf } from './smtp.ts'
import type { Failure } from './smtp-failures.ts'

type Wanted = Pick<Config, 'smtpUrl' | 'mailFrom' | 'origin'>

/** `say` gets a line for each step that succeeds. @throws Error with cause and advice, for the step that does not */
export async function tryMail(
  config: Wanted,
  to: string,
  say: (line: string) => void,
  clock: Clock = systemClock,
): Promise<void> {
  const { smtpUrl, mailFrom = '', origin } = config
  if (emailProblem(to) !== null) throw new Error('Name an address: npm run mail:test -- someone@example.org')
  if (!smtpUrl) throw new Error('SMTP_URL is not set: mail is kept in the local mailbox, /dev/mail. Set SMTP_URL and MAIL_FROM.')
  const url = smtpUrl.reveal()
  const { protocol, hostname, port } = new URL(url)
  const isSecure = protocol === 'smtps:'
  say(
    `The mail server is ${hostname}, port ${port || (isSecure ? 465 : 587)}, ${isSecure ? 'TLS from the first byte' : 'TLS when it is offered'}.`,
  )
  await step(() => lookup(hostname.replace(/^\[|\]$/g, '')))
  say('Its name was found.')
  const transport = createTransport(optionsOf(url))
  try {
    await step(() => transport.verify())
    say('It was reached, and let us in.')
    const titles = textAs('title', textOf('mail.trial'))
    const letter = writeLetter({ to: normalEmail(to), language: 'am', template: 'notification', values: titles }, origin)
    const messageId = `<${randomUUID()}@${new URL(origin).hostname}>`
    await step(() => transport.sendMail({ ...mailOf(letter, mailFrom), messageId, date: clock.now() }))
    say(
      `It took a letter from ${mailFrom} to ${letter.to}. Whether it arrives, the receiver's mailbox says: look among the unwanted as well.`,
    )
  } finally {
    transport.close()
  }
}

async function step<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (thrown) {
    throw deliveryError(thrown as Failure)
  }
}
