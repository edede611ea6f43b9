// What a mail may be: who gets it, in which language first, and which values each template needs.
import type { Language } from '@menged/contracts'
import type { Localized } from '../../platform/database/columns.ts'

/** Instants are ISO 8601 texts, so that a message can wait in the database. */
export type MailValues = {
  /** `token` makes the link; `code` are the six digits shown with it. */
  confirm: { name?: string; token: string; code?: string }
  reset: { name?: string; token: string; code?: string }
  changeEmail: { name?: string; token: string; code?: string }
  /** Sent to the old address. */
  emailChanged: { name?: string; at?: string }
  passwordChanged: { name?: string; at?: string }
  accountDeleted: { name?: string; at?: string }
  newLogin: { name?: string; device?: string; at?: string }
  /** `link` is a path of this site. */
  notification: Localized<'title', string> & Partial<Localized<'preview', string>> & { link?: string }
  /** To a guest; `token` makes the private link. Names and the note only once the address is known to be the guest's. */
  request: Partial<Localized<'worker', string>> & {
    name?: string
    what:
      | 'sent'
      | 'accepted'
      | 'proposed'
      | 'agreed'
      | 'declined'
      | 'done'
      | 'unfinished'
      | 'cancelled'
      | 'reminder24'
      | 'reminder1'
    token: string
    note?: string
    at?: string
  }
  contact: { name: string; contact: string; subject: string; message: string }
  /** To who has written to the portal. A reply goes to the operator, where there is an address of theirs. */
  answer: { name: string; subject: string; asked: string; answer: string; replyTo?: string }
}
export type TemplateName = keyof MailValues

/** The payload of a `mail` task. */
export type MailMessage = {
  [Template in TemplateName]: { to: string; language: Language; template: Template; values: MailValues[Template] }
}[TemplateName]

/** A mail as it is written: ready for a mail server or the mailbox. */
export type Letter = {
  to: string
  language: Language
  subject: string
  text: string
  html: string
  /** The address for replies, if there is one. */
  replyTo?: string
}
