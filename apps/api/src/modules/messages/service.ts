// Rules of the inbox: what is open, answered or closed, who has answered, and the mail that goes out with it.
import type { MessageKind, MessageReply, MessageState } from '@menged/contracts'
import { emailProblem } from '@menged/contracts'
import { translateIn } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import { accountNames } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Mail } from '../mail/index.ts'
import type { Settings } from '../settings/index.ts'
import { subjectOf, textOf } from './letter.ts'
import { type Filter, type LetterRow, messageQueries } from './queries.ts'

const PAGE_SIZE = 25
/** Lines of one file. */
const EXPORTED = 10_000

type MessagesDependencies = Pick<Platform, 'db' | 'clock'> & {
  tasks: Pick<Tasks, 'wake'>
  audit: Pick<Audit, 'record'>
  mail: Pick<Mail, 'send'>
  settings: Pick<Settings, 'value'>
}
export type Letter = LetterRow & { answererName: string | null }

/** Of a mark that was only made to be held. */
const NEVER = new Date(0)
/** Nothing was done about it yet, or the last thing then. */
const versionOf = ({ changed_at }: LetterRow): string => {
  const changed = new Date(changed_at ?? NEVER)
  return changed.getTime() === NEVER.getTime() ? 'new' : changed.toISOString()
}
/** Where an answer goes by mail; null for a phone, or for nothing. */
const addressOf = ({ contact }: LetterRow): string | null => (contact !== null && emailProblem(contact) === null ? contact : null)

const OF_KIND = { contact: 'contactId', feedback: 'feedbackId', plan: 'planId' } as const

export function createMessages(dependencies: MessagesDependencies) {
  const { db, audit } = dependencies
  const queries = messageQueries(db)

  return {
    versionOf,
    addressOf,
    pageSize: PAGE_SIZE,
    page: async (filter: Filter, page: number) => {
      const [rows, counts] = await Promise.all([
        queries.page(filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
        queries.counts(filter),
      ])
      const total = filter.state ? counts[filter.state] : counts.open + counts.answered + counts.closed
      return { letters: await named(db, rows), counts, total }
    },
    export: async (me: SignedIn, filter: Filter): Promise<Letter[]> => {
      const rows = await queries.page(filter, { limit: EXPORTED, offset: 0 })
      await audit.record({ kind: 'messages_exported', userId: me.userId, detail: { lines: String(rows.length) } })
      return await named(db, rows)
    },
    ...answering(dependencies),
  }
}
export type Messages = ReturnType<typeof createMessages>

/** With the names of who has answered. */
async function named(connection: Connection, rows: LetterRow[]): Promise<Letter[]> {
  const ids = rows.flatMap(({ answered_by }) => answered_by ?? [])
  const names = await accountNames(connection, ids)
  return rows.map((row) => ({ ...row, answererName: names.get(row.answered_by ?? '') ?? null }))
}

function answering(dependencies: MessagesDependencies) {
  const { db, clock, tasks, audit, mail, settings } = dependencies
  const queries = messageQueries(db)

  /** The message, which nobody else answers meanwhile. @throws AppError not_found, changed_meanwhile */
  async function held(tx: Connection, { kind, id, version }: { kind: MessageKind; id: string; version: string }) {
    const before = await queries.one(kind, id, tx)
    if (!before) throw new AppError('not_found')
    await queries.hold(tx, { id, [OF_KIND[kind]]: id, state: 'open', changedAt: NEVER })
    const letter = await queries.one(kind, id, tx)
    if (!letter) throw new AppError('not_found')
    if (versionOf(letter) !== version) throw new AppError('changed_meanwhile')
    return letter
  }

  async function one(kind: MessageKind, id: string): Promise<Letter> {
    const [letter] = await named(db, [(await queries.one(kind, id)) ?? []].flat())
    if (!letter) throw new AppError('not_found')
    return letter
  }

  async function sendAnswer(tx: Connection, letter: LetterRow, answer: string, operatorEmail: string | null): Promise<void> {
    const to = addressOf(letter)
    if (to === null) throw new AppError('invalid_input', { field: 'way', message: 'messages.noAddress' })
    const { language, name } = letter
    const t = translateIn(language)
    const values = { name, subject: subjectOf(letter, t), asked: textOf(letter, t), answer }
    const replyTo = operatorEmail === null ? {} : { replyTo: operatorEmail }
    await mail.send(tx, { to, language, template: 'answer', values: { ...values, ...replyTo } })
  }

  return {
    /** @throws AppError not_found, changed_meanwhile, invalid_input for a mail to a phone */
    reply: async (me: SignedIn, kind: MessageKind, id: string, { way, text: answer, version }: MessageReply): Promise<Letter> => {
      const operatorEmail = await settings.value('operatorEmail')
      await db.transaction(async (tx) => {
        const letter = await held(tx, { kind, id, version })
        if (letter.state === 'answered') throw new AppError('changed_meanwhile')
        const now = clock.now()
        await queries.change(tx, id, { state: 'answered', way, answer, answeredBy: me.userId, answeredAt: now, changedAt: now })
        if (way === 'mail') await sendAnswer(tx, letter, answer, operatorEmail)
        await audit.record({ kind: 'message_answered', userId: me.userId, detail: { message: id, kind, way } }, tx)
      })
      tasks.wake()
      return await one(kind, id)
    },
    /** What was answered stays written down. @throws AppError not_found, changed_meanwhile, invalid_input for an answer that nobody has given */
    put: async (me: SignedIn, kind: MessageKind, id: string, { state, version }: { state: MessageState; version: string }) => {
      await db.transaction(async (tx) => {
        const letter = await held(tx, { kind, id, version })
        if (state === 'answered' && letter.answered_at === null) throw new AppError('invalid_input', { field: 'state' })
        await queries.change(tx, id, { state, changedAt: clock.now() })
        await audit.record({ kind: 'message_closed', userId: me.userId, detail: { message: id, kind, state } }, tx)
      })
      return await one(kind, id)
    },
  }
}
