// A guest's conversations in the storage of this browser, the newest ones; and which one this tab shows, for a page that is loaded again.
import { CONVERSATIONS_KEPT, TURNS_KEPT } from '@menged/contracts/assistant/lists'
import { type Conversation, isKept, type Turn, titleOf, useConversations } from './conversations.ts'

const KEY = 'assistant-conversations'
const OPEN_KEY = 'assistant-open'

const isTurn = (turn: Turn): boolean =>
  turn?.kind === 'document' ? typeof turn.documentId === 'string' : typeof turn?.question === 'string'
const isConversation = (conversation: Conversation): boolean =>
  typeof conversation?.id === 'string' &&
  typeof conversation.title === 'string' &&
  Array.isArray(conversation.turns) &&
  conversation.turns.every(isTurn)

/** What was on its way when the page was closed has not come. */
const ended = (turn: Turn): Turn => (turn.kind === 'question' && turn.state === 'asking' ? { ...turn, state: 'failed' } : turn)

export function readConversations(): Conversation[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const conversations = Array.isArray(stored) ? (stored as Conversation[]).filter(isConversation) : []
    return conversations.map((conversation) => ({ ...conversation, turns: conversation.turns?.map(ended) ?? null }))
  } catch {
    return []
  }
}

/** As many as there is room for: the oldest go first. */
export function writeConversations(conversations: readonly Conversation[]): void {
  for (let kept = Math.min(conversations.length, CONVERSATIONS_KEPT); ; kept = Math.floor(kept / 2)) {
    try {
      const some = conversations.slice(0, kept).flatMap(withoutDanger)
      if (some.length > 0) localStorage.setItem(KEY, JSON.stringify(some))
      else localStorage.removeItem(KEY)
      return
    } catch {
      // No room, or storage is closed.
      if (kept === 0) return
    }
  }
}

function withoutDanger(conversation: Conversation): Conversation[] {
  const { turns: all, title } = conversation
  const turns = all?.filter(isKept).slice(-TURNS_KEPT) ?? null
  const [first] = all ?? []
  if (!first || !turns) return [{ ...conversation, turns }]
  const isNamedAfter = !isKept(first) && title === titleOf(first)
  return turns[0] ? [{ ...conversation, turns, title: isNamedAfter ? titleOf(turns[0]) : title }] : []
}

export function readOpen(): string | null {
  try {
    return sessionStorage.getItem(OPEN_KEY)
  } catch {
    return null
  }
}

/** Together with those that another tab has stored meanwhile. What this tab has just deleted is not among them. */
function withOthers(conversations: readonly Conversation[], before: readonly Conversation[]): Conversation[] {
  const own = new Set([...conversations, ...before].map(({ id }) => id))
  const others = readConversations().filter(({ id }) => !own.has(id))
  return [...conversations, ...others].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}

/** Follows the conversations of a guest into storage, and which one is open. Returns a function that stops it. */
export function keepConversations(isGuest: () => boolean): () => void {
  return useConversations.subscribe(({ conversations, current }, before) => {
    if (isGuest() && conversations !== before.conversations) writeConversations(withOthers(conversations, before.conversations))
    if (current === before.current) return
    try {
      if (current) sessionStorage.setItem(OPEN_KEY, current)
      else sessionStorage.removeItem(OPEN_KEY)
    } catch {
      // Where storage is closed a page that is loaded again starts anew.
    }
  })
}
