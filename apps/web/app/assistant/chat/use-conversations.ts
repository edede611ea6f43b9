// Which conversations the page holds: those of this browser for a guest, those of the account for a signed-in person.
import type { AssistantAnswer } from '@menged/contracts/assistant'
import { pathTo } from '@menged/contracts/path-to'
import type { Language } from '@menged/ethiopia/languages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { storedToken, useSession } from '../../session/session.ts'
import { fetchConversations, fetchTurns } from './account-conversations.ts'
import { keepOnServer } from './asking.ts'
import {
  addTurn,
  currentConversation,
  type GuideOfQuestion,
  newQuestion,
  openConversation,
  useConversations,
} from './conversations.ts'
import { keepConversations, readConversations, readOpen } from './stored-conversations.ts'

/** An answer that came with the page. */
export type First = { question: string; of: GuideOfQuestion; answer: AssistantAnswer }

/** `first` begins a new conversation. Returns whether the list of an account could not be fetched. */
export function useStoredConversations(language: Language, first: First | null): boolean {
  const isAccount = useSession(({ isAuthenticated }) => isAuthenticated)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    // A stored token that is not read yet: the account's come in a moment.
    if (!isAccount && storedToken() !== null) return
    const open = readOpen()
    useConversations.setState(({ conversations, current }) => {
      const kept = isAccount ? conversations.filter(({ id }) => id === current) : readConversations()
      return { conversations: kept, current: current ?? (first ? null : open) }
    })
    const stop = keepConversations(() => !isAccount)
    if (isAccount)
      fetchConversations(language).then(
        () => setMissing(false),
        () => setMissing(true),
      )
    return stop
  }, [isAccount, language, first])
  useTurnsOfAccount(isAccount, language)
  return isMissing
}

/** The turns of the open conversation, once it is opened. */
function useTurnsOfAccount(isAccount: boolean, language: Language): void {
  const open = useConversations((state) => (currentConversation(state)?.turns === null ? state.current : null))
  useEffect(() => {
    if (isAccount && open) fetchTurns(open, language).catch(() => useConversations.setState({ current: null }))
  }, [isAccount, open, language])
}

/** Puts the answer that came with the page into a conversation, once; true when it stands there. The address is that of an empty conversation then. */
export function useAdopted(first: First | null, language: Language): boolean {
  const navigate = useNavigate()
  const [adopted, setAdopted] = useState<First | null>(null)
  useEffect(() => {
    if (!first) return
    const { question, of, answer } = first
    const turn = { ...newQuestion(question, of), answer, state: 'done' as const }
    openConversation(null)
    const conversation = addTurn(turn)
    setAdopted(first)
    if (storedToken() !== null) void keepOnServer(conversation, turn, language)
    void navigate(pathTo('generative-ai'), { replace: true, preventScrollReset: true })
  }, [first, language, navigate])
  return adopted === first
}
