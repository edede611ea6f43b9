// A guest's conversations in the storage of this browser, the newest ones; and which one this tab shows, for a page that is loaded again.
import { CONVERSATIONS_KEPT, TURNS_KEPT } from '@menged/contracts/assistant/lists'
import { type Talk, type Turn, useTalks } from './conversations.ts'

const KEY = 'assistant-conversations'
const OPEN_KEY = 'assistant-open'

const isTurn = (turn: Turn): boolean =>
  turn?.kind === 'document' ? typeof turn.documentId === 'string' : typeof turn?.question === 'string'
const isTalk = (talk: Talk): boolean =>
  typeof talk?.id === 'string' && typeof talk.title === 'string' && Array.isArray(talk.turns) && talk.turns.every(isTurn)

/** What was on its way when the page was closed has not come. */
const ended = (turn: Turn): Turn => (turn.kind === 'question' && turn.state === 'asking' ? { ...turn, state: 'failed' } : turn)

export function readTalks(): Talk[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const talks = Array.isArray(stored) ? (stored as Talk[]).filter(isTalk) : []
    return talks.map((talk) => ({ ...talk, turns: talk.turns?.map(ended) ?? null }))
  } catch {
    return []
  }
}

/** As many as there is room for: the oldest go first. */
export function writeTalks(talks: readonly Talk[]): void {
  for (let kept = Math.min(talks.length, CONVERSATIONS_KEPT); ; kept = Math.floor(kept / 2)) {
    try {
      const some = talks.slice(0, kept).map((talk) => ({ ...talk, turns: talk.turns?.slice(-TURNS_KEPT) ?? null }))
      if (some.length > 0) localStorage.setItem(KEY, JSON.stringify(some))
      else localStorage.removeItem(KEY)
      return
    } catch {
      // No room, or storage is closed.
      if (kept === 0) return
    }
  }
}

export function readOpen(): string | null {
  try {
    return sessionStorage.getItem(OPEN_KEY)
  } catch {
    return null
  }
}

/** Together with those that another tab has stored meanwhile. What this tab has just deleted is not among them. */
function withOthers(talks: readonly Talk[], before: readonly Talk[]): Talk[] {
  const own = new Set([...talks, ...before].map(({ id }) => id))
  const others = readTalks().filter(({ id }) => !own.has(id))
  return [...talks, ...others].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
}

/** Follows the conversations of a guest into storage, and which one is open. Returns a function that stops it. */
export function keepTalks(isGuest: () => boolean): () => void {
  return useTalks.subscribe(({ talks, current }, before) => {
    if (isGuest() && talks !== before.talks) writeTalks(withOthers(talks, before.talks))
    if (current === before.current) return
    try {
      if (current) sessionStorage.setItem(OPEN_KEY, current)
      else sessionStorage.removeItem(OPEN_KEY)
    } catch {
      // Where storage is closed a page that is loaded again starts anew.
    }
  })
}
