// Which conversations the page holds: those of this browser for a guest, those of the account for who is signed in.
import type { AssistantAnswer } from '@menged/contracts/assistant'
import { pathTo } from '@menged/contracts/path-to'
import type { Language } from '@menged/ethiopia/languages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { storedToken, useSession } from '../../session/session.ts'
import { fetchTalks, fetchTurns } from './account-talks.ts'
import { keepOnServer } from './asking.ts'
import { keepTalks, readOpen, readTalks } from './kept-talks.ts'
import { addTurn, currentTalk, newQuestion, openTalk, useTalks } from './talks.ts'

/** An answer that came with the page. */
export type First = { question: string; about: string | null; answer: AssistantAnswer }

/** `first` begins a new conversation. Returns whether the list of an account could not be fetched. */
export function useKeptTalks(language: Language, first: First | null): boolean {
  const isAccount = useSession(({ isAuthenticated }) => isAuthenticated)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    // A stored token that is not read yet: the account's come in a moment.
    if (!isAccount && storedToken() !== null) return
    const open = readOpen()
    useTalks.setState(({ talks, current }) => {
      const kept = isAccount ? talks.filter(({ id }) => id === current) : readTalks()
      return { talks: kept, current: current ?? (first ? null : open) }
    })
    const stop = keepTalks(() => !isAccount)
    if (isAccount)
      fetchTalks(language).then(
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
  const open = useTalks((state) => (currentTalk(state)?.turns === null ? state.current : null))
  useEffect(() => {
    if (isAccount && open) fetchTurns(open, language).catch(() => useTalks.setState({ current: null }))
  }, [isAccount, open, language])
}

/** Puts the answer that came with the page into a conversation, once; true when it stands there. The address is that of an empty conversation then. */
export function useAdopted(first: First | null, language: Language): boolean {
  const navigate = useNavigate()
  const [adopted, setAdopted] = useState<First | null>(null)
  useEffect(() => {
    if (!first) return
    const { question, about, answer } = first
    const turn = { ...newQuestion(question, about ?? undefined), answer, state: 'done' as const }
    openTalk(null)
    const talk = addTurn(turn)
    setAdopted(first)
    if (storedToken() !== null) void keepOnServer(talk, turn, language)
    void navigate(pathTo('generative-ai'), { replace: true, preventScrollReset: true })
  }, [first, language, navigate])
  return adopted === first
}
