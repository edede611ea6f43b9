// Every query of the inbox: messages, feedback and wishes for a plan as one list, and what became of each.
import type { AnswerWay, Language, MessageKind, MessageState } from '@menged/contracts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { writtenToAccounts } from '../accounts/index.ts'
import { contactLetters, feedbackLetters } from '../feedback/index.ts'
import { planWishes } from '../landing/index.ts'
import { messageMarks } from './tables.ts'

export type Filter = { state?: MessageState | undefined; kind?: MessageKind | undefined; q: string }
type NewMark = typeof messageMarks.$inferInsert
export type LetterRow = {
  kind: MessageKind
  id: string
  name: string
  contact: string | null
  /** Of a message its subject; of feedback its type; of a wish the plan. */
  topic: string
  /** Of a wish the period. */
  said: string
  page: string | null
  language: Language
  sent_at: string
  state: MessageState
  way: AnswerWay | null
  answer: string | null
  answered_by: string | null
  answered_at: string | null
  changed_at: string | null
}

/** Every letter, whatever it came by, with what became of it. */
const LETTERS: SQL = sql`
  select letter.*, coalesce(${messageMarks.state}, 'open') as state, ${messageMarks.way}, ${messageMarks.answer}, ${messageMarks.answeredBy},
    ${messageMarks.answeredAt}, ${messageMarks.changedAt}
  from (
    select 'contact' as kind, ${contactLetters.id} as id, ${contactLetters.name} as name, ${contactLetters.contact} as contact,
      ${contactLetters.subject} as topic, ${contactLetters.text} as said, null::text as page, ${contactLetters.language} as language,
      ${contactLetters.createdAt} as sent_at
    from ${contactLetters}
    union all
    select 'feedback', ${feedbackLetters.id}, coalesce(${writtenToAccounts.name}, ''), coalesce(${feedbackLetters.contact}, ${writtenToAccounts.email}),
      ${feedbackLetters.type}, ${feedbackLetters.text}, ${feedbackLetters.page}, ${feedbackLetters.language}, ${feedbackLetters.createdAt}
    from ${feedbackLetters} left join ${writtenToAccounts} on ${writtenToAccounts.id} = ${feedbackLetters.userId}
    union all
    select 'plan', ${planWishes.id}, ${writtenToAccounts.name}, ${writtenToAccounts.email}, ${planWishes.plan}, ${planWishes.period}, null,
      ${planWishes.language}, ${planWishes.createdAt}
    from ${planWishes} join ${writtenToAccounts} on ${writtenToAccounts.id} = ${planWishes.userId}
  ) letter left join ${messageMarks} on ${messageMarks.id} = letter.id`

/** As typed, and nothing of it a pattern. */
const pattern = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`

function matching({ state, kind, q }: Filter): SQL {
  const wanted = [
    ...(state === undefined ? [] : [sql`all_letters.state = ${state}`]),
    ...(kind === undefined ? [] : [sql`all_letters.kind = ${kind}`]),
    ...(q === '' ? [] : [sql`concat_ws(' ', name, contact, topic, said, answer) ilike ${pattern(q)}`]),
  ]
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
}

/** Open ones the oldest first: they wait. */
const inOrder = (state: MessageState | undefined): SQL => (state === 'open' ? sql`sent_at, id` : sql`sent_at desc, id`)

export function messageQueries(db: Database) {
  const rows = async (query: SQL, connection: Connection = db) => (await connection.execute(query)).rows
  return {
    page: async (filter: Filter, { limit, offset }: { limit: number; offset: number }): Promise<LetterRow[]> =>
      (await rows(sql`select * from (${LETTERS}) all_letters where ${matching(filter)}
        order by ${inOrder(filter.state)} limit ${limit} offset ${offset}`)) as LetterRow[],
    /** Of each state, of those that match but for the state. */
    counts: async ({ kind, q }: Filter): Promise<Record<MessageState, number>> => {
      const found = (await rows(sql`select all_letters.state, count(*)::int as letters from (${LETTERS}) all_letters
        where ${matching({ kind, q })} group by all_letters.state`)) as { state: MessageState; letters: number }[]
      const of = (state: MessageState) => found.find((row) => row.state === state)?.letters ?? 0
      return { open: of('open'), answered: of('answered'), closed: of('closed') }
    },
    one: async (kind: MessageKind, id: string, connection: Connection = db): Promise<LetterRow | undefined> =>
      (
        (await rows(
          sql`select * from (${LETTERS}) all_letters where all_letters.kind = ${kind} and id = ${id}`,
          connection,
        )) as LetterRow[]
      )[0],
    /** Made where there is none, and held until the transaction ends: of two who answer one is first. */
    hold: async (connection: Connection, mark: NewMark): Promise<void> => {
      await connection.insert(messageMarks).values(mark).onConflictDoNothing({ target: messageMarks.id })
      await connection.select({ id: messageMarks.id }).from(messageMarks).where(eq(messageMarks.id, mark.id)).for('update')
    },
    change: async (connection: Connection, id: string, change: Partial<NewMark>): Promise<void> => {
      await connection.update(messageMarks).set(change).where(eq(messageMarks.id, id))
    },
  }
}
