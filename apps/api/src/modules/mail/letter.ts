// Makes a letter of a message: two languages, as text and as HTML.
import { emailProblem, WRITTEN } from '@menged/contracts'
import { GiveUp } from '../../platform/tasks.ts'
import { htmlOf, type Spoken, textOf } from './layout.ts'
import type { Letter, MailMessage } from './message.ts'
import { cleanLine, sayIn } from './sentences.ts'
import { writeIn } from './templates.ts'

const isAddress = (text: string): boolean => emailProblem(text) === null && cleanLine(text) === text

/** @throws GiveUp when nobody could get it: the address is none, or would begin another header. */
export function writeLetter(message: MailMessage, origin: string): Letter {
  const { to, language } = message
  if (!isAddress(to)) throw new GiveUp('the address is none')
  const speak = (spoken: typeof language): Spoken => ({ language: spoken, part: writeIn(spoken, message, origin) })
  const parts = [speak(language), speak(WRITTEN.find((each) => each !== language) ?? language)] as const
  const independent = (spoken: typeof language) => sayIn(spoken)('mail.independent')
  const wanted =
    message.template === 'contact' ? message.values.contact : message.template === 'answer' ? message.values.replyTo : undefined
  const replyTo = wanted !== undefined && isAddress(wanted) ? wanted : undefined
  return {
    to,
    language,
    subject: parts[0].part.subject,
    text: textOf(parts, independent),
    html: htmlOf(parts, independent),
    ...(replyTo === undefined ? {} : { replyTo }),
  }
}
