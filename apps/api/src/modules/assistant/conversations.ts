// Rules of conversations: each belongs to one account, a turn that is sent twice is one, and there are bounds.
import { type AssistantAnswer, CONVERSATIONS_KEPT, TURNS_KEPT } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { cutAtWord } from '../posts/index.ts'
import { conversationQueries, type TurnRow } from './conversation-queries.ts'

/** Whether a document is there and belongs to the account: the word of the module that keeps documents. */
export type OwnsDocument = (userId: string, documentId: string) => Promise<boolean>
type ConversationParts = { db: Database; clock: Clock; isOwnDocument: OwnsDocument }
type Place = { id: string; turn: string }

const TITLE_LETTERS = 60

/** A conversation is called what was asked first. */
export const titleOf = (question: string): string => cutAtWord(question.replace(/\s+/g, ' ').trim(), TITLE_LETTERS)

export function createConversations({ db, clock, isOwnDocument }: ConversationParts) {
  const queries = conversationQueries(db)

  /** @throws AppError not_found where it is somebody else's, or nobody's any more */
  async function one(userId: string, id: string) {
    const row = await queries.one(userId, id)
    if (!row) throw new AppError('not_found')
    return { row, turns: await queries.turns([id]) }
  }

  async function write(
    userId: string,
    place: Place,
    title: string,
    turn: Pick<TurnRow, 'kind' | 'question' | 'answer' | 'documentId'>,
  ) {
    const now = clock.now()
    await db.transaction(async (tx) => {
      await queries.lock(tx, userId)
      const isOwn = await queries.put(tx, { id: place.id, userId, title, createdAt: now, updatedAt: now })
      if (!isOwn) throw new AppError('not_found')
      await queries.addTurn(tx, { conversationId: place.id, id: place.turn, createdAt: now, ...turn })
      await queries.keepNewestTurns(tx, place.id, TURNS_KEPT)
      await queries.keepNewest(tx, userId, CONVERSATIONS_KEPT)
    })
  }

  return {
    /** Before anything is answered. @throws AppError not_found where it is somebody else's */
    requireFree: async (userId: string, id: string): Promise<void> => {
      const owner = await queries.ownerOf(id)
      if (owner !== undefined && owner !== userId) throw new AppError('not_found')
    },
    list: (userId: string) => queries.ofUser(userId, CONVERSATIONS_KEPT),
    one,
    addAnswer: (userId: string, place: Place, question: string, answer: AssistantAnswer): Promise<void> =>
      write(userId, place, titleOf(question), { kind: 'question', question, answer, documentId: null }),
    /** `title`: of a conversation that begins with it. @throws AppError not_found where document or conversation are somebody else's */
    addDocument: async (userId: string, place: Place, documentId: string, title: string): Promise<void> => {
      if (!(await isOwnDocument(userId, documentId))) throw new AppError('not_found')
      await write(userId, place, title, { kind: 'document', question: null, answer: null, documentId })
    },
    rename: async (userId: string, id: string, title: string) => {
      if (!(await queries.rename(userId, id, title))) throw new AppError('not_found')
      return await one(userId, id)
    },
    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await queries.remove(userId, id))) throw new AppError('not_found')
    },
    /** For what an account is given of itself. */
    allOf: async (userId: string) => {
      const rows = await queries.ofUser(userId, CONVERSATIONS_KEPT)
      const turns = Map.groupBy(
        rows.length > 0 ? await queries.turns(rows.map(({ id }) => id)) : [],
        (turn) => turn.conversationId,
      )
      return rows.map((row) => ({ row, turns: turns.get(row.id) ?? [] }))
    },
  }
}
export type Conversations = ReturnType<typeof createConversations>
