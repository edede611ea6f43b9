// Letters to the shapes of the contract, and to the lines of a file.
import type { Message } from '@menged/contracts'
import type { Translate } from '@menged/i18n'
import { subjectOf, textOf } from './letter.ts'
import type { LetterRow } from './queries.ts'

type Named = LetterRow & { answererName: string | null }
export const presentMessage = (row: Named, version: string, isMailed: boolean, t: Translate): Message => ({
  kind: row.kind,
  id: row.id,
  state: row.state,
  name: row.name,
  contact: row.contact,
  canMail: isMailed,
  subject: subjectOf(row, t),
  text: textOf(row, t),
  language: row.language,
  page: row.page,
  createdAt: new Date(row.sent_at).toISOString(),
  answer:
    row.way === null || row.answered_at === null
      ? null
      : { way: row.way, text: row.answer ?? '', by: row.answererName, at: new Date(row.answered_at).toISOString() },
  version,
})

const COLUMNS = [
  'sent',
  'kind',
  'state',
  'name',
  'contact',
  'language',
  'subject',
  'message',
  'page',
  'answeredAt',
  'answeredBy',
  'way',
  'answer',
]

export const linesOf = (rows: readonly Named[], t: Translate): string[][] => [
  COLUMNS,
  ...rows.map((row) => [
    new Date(row.sent_at).toISOString(),
    row.kind,
    row.state,
    row.name,
    row.contact ?? '',
    row.language,
    subjectOf(row, t),
    textOf(row, t),
    row.page ?? '',
    row.answered_at === null ? '' : new Date(row.answered_at).toISOString(),
    row.answererName ?? '',
    row.way ?? '',
    row.answer ?? '',
  ]),
]
