// What readers asked without a good answer: counted by its words, without who has asked; shown by likeness; settled by an editor.
import type { Language, QuestionsBack, QuestionTrouble } from '@menged/contracts'
import { UPKEEP_PAGE_SIZE } from '@menged/contracts'
import { tokenize } from '@menged/ethiopia'
import { DAY_MS, HOUR_MS } from '@menged/ethiopia/durations'
import type { SignedIn } from '../../platform/access.ts'
import { isStored } from '../../platform/database/failures.ts'
import { AppError, notTakenBack } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Audit } from '../audit/index.ts'
import { breathing } from './breathing.ts'
import type { Understanding } from './model.ts'
import { withoutPersonal } from './personal.ts'
import { questionQueries, type TitleRow } from './queries.ts'
import { type ReaderQuestionRow, readerQuestionQueries } from './reader-question-queries.ts'
import { ALIKE, type Retrieval } from './retrieval.ts'
import { termsOf } from './terms.ts'
import type { Ways } from './ways.ts'

type ReaderQuestionsParts = Pick<Platform, 'db' | 'clock'> & {
  audit: Pick<Audit, 'record'>
  ways: Ways
  understand: (question: string) => Promise<Understanding>
  retrieval: () => Promise<Retrieval>
  /** From these probabilities on. */
  thresholds: () => { sure: number; danger: { from: number } }
}
export type Troubled = { question: string; language: Language; trouble: QuestionTrouble; answerId: string }
export type Group = { rows: ReaderQuestionRow[]; count: number; guides: TitleRow[] }

/** What came of it, to take it back. */
type Settled = Omit<QuestionsBack, 'guide'>
const settledAs = (guide: string | null) => (guide === null ? 'notOurs' : 'answered')

const KEPT_DAYS = 365
/** Kept at most. */
const MOST = 5000
/** Read at once to be put together. */
const READ = 400
/** Guides that are offered. */
const OFFERED = 3
/** A question of a word or of a page says nothing to an editor. */
const LETTERS = { least: 3, most: 300 }

export function createReaderQuestions(parts: ReaderQuestionsParts) {
  const { db, clock, audit, ways, understand, retrieval, thresholds } = parts
  const queries = readerQuestionQueries(db)
  /** An hour for the reader to open what was named. */
  const left = (): Date => new Date(clock.now().getTime() - HOUR_MS)

  async function grouped(rows: readonly ReaderQuestionRow[]): Promise<ReaderQuestionRow[][]> {
    const [index, breathe] = [await retrieval(), breathing()]
    const groups: { rows: ReaderQuestionRow[]; terms: ReadonlySet<number> }[] = []
    for (const row of rows) {
      const terms = new Set(termsOf(row.text))
      const group = groups.find((each) => index.likeness(each.terms, terms) >= ALIKE)
      if (group) group.rows.push(row)
      else groups.push({ rows: [row], terms })
      await breathe()
    }
    return groups.map((group) => group.rows)
  }

  return {
    /** Nothing of somebody in danger is kept. Where nothing can be stored the answer stands all the same. */
    count: async ({ question, language, trouble, answerId }: Troubled): Promise<void> => {
      const text = withoutPersonal(question).slice(0, LETTERS.most)
      const key = tokenize(text).join(' ')
      if (key.length < LETTERS.least) return
      if (trouble === 'rated' && (await understand(question)).danger >= thresholds().danger.from) return
      await isStored(queries.count({ key, text, language, trouble, answerId, at: clock.now() }))
    },
    opened: queries.opened,
    waiting: (): Promise<number> => queries.waitingCount(left()),
    page: async (page: number): Promise<{ groups: Group[]; total: number }> => {
      const all = (await grouped(await queries.waiting(left(), READ))).map((rows) => ({
        rows,
        count: rows.reduce((sum, row) => sum + row.count, 0),
      }))
      const shown = all
        .sort((one, other) => other.count - one.count)
        .slice((page - 1) * UPKEEP_PAGE_SIZE, page * UPKEEP_PAGE_SIZE)
      const [likely, breathe]: [string[][], () => Promise<void>] = [[], breathing()]
      for (const { rows } of shown) {
        await breathe()
        const { guides } = await understand(rows[0]?.text ?? '')
        likely.push(guides.slice(0, OFFERED).map(({ id }) => id))
      }
      const titles = new Map((await questionQueries(db).titles(likely.flat())).map((row) => [row.id, row]))
      const groups = shown.map((group, n) => ({ ...group, guides: (likely[n] ?? []).flatMap((id) => titles.get(id) ?? []) }))
      return { groups, total: all.length }
    },
    /** With a guide each is a way of asking for it. @throws AppError not_found of the guide, changed_meanwhile when all are settled */
    settle: async (me: SignedIn, ids: readonly string[], guide: string | null): Promise<Settled> => {
      const place = guide === null ? null : await ways.placing(guide)
      return await db.transaction(async (tx) => {
        const rows = await queries.move(tx, ids, 'open', settledAs(guide))
        if (rows.length === 0) throw new AppError('changed_meanwhile')
        const placed = place ? rows.map(({ text }) => place(text)) : []
        const added = await ways.add(tx, me, placed)
        const detail = { ...(guide !== null && { post: guide }), questions: String(rows.length) }
        await audit.record({ kind: 'questions_settled', userId: me.userId, detail }, tx)
        return { questions: rows.map(({ id }) => id), ways: added }
      })
    },
    /** All or none; what was learnt of them goes as well. @throws AppError changed_meanwhile */
    reopen: (me: SignedIn, { questions, ways: wayIds, guide }: QuestionsBack): Promise<void> =>
      db.transaction(async (tx) => {
        const rows = await queries.move(tx, questions, settledAs(guide), 'open')
        if (rows.length < new Set(questions).size) throw notTakenBack()
        if (guide !== null) await ways.takeAway(tx, guide, wayIds)
        const detail = { ...(guide !== null && { post: guide }), questions: String(rows.length) }
        await audit.record({ kind: 'questions_reopened', userId: me.userId, detail }, tx)
      }),
    /** What is answered surely by now waits for nobody; an answer that was bad may be sure. */
    settleAnswered: async (): Promise<void> => {
      const [answered, breathe]: [string[], () => Promise<void>] = [[], breathing()]
      for (const { id, text, trouble } of await queries.waiting(clock.now(), READ)) {
        await breathe()
        if (trouble !== 'rated' && (await understand(text)).trust >= thresholds().sure) answered.push(id)
      }
      if (answered.length > 0) await queries.move(db, answered, 'open', 'answered')
    },
    forgetOld: async (): Promise<void> => {
      await queries.forgetBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))
      await queries.forgetBeyond(MOST)
    },
  }
}
export type ReaderQuestions = ReturnType<typeof createReaderQuestions>
