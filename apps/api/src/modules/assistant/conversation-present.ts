// Rows of conversations to the shapes of the contract.
import type { Conversation, ConversationTurn, ConversationRow as Row } from '@menged/contracts'
import type { ConversationRow, TurnRow } from './conversation-queries.ts'

export const presentRow = ({ id, title, createdAt, updatedAt }: ConversationRow): Row => ({
  id,
  title,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

const presentTurn = ({ id, kind, question, answer, documentId, createdAt }: TurnRow): ConversationTurn => {
  const at = createdAt.toISOString()
  return kind === 'document'
    ? { kind, id, documentId: documentId ?? '', at }
    : { kind, id, question: question ?? '', answer: answer ?? null, at }
}

export const presentConversation = ({ row, turns }: { row: ConversationRow; turns: TurnRow[] }): Conversation => ({
  ...presentRow(row),
  turns: turns.map(presentTurn),
})
