// What the search box offers: guides that answer what is being typed and the way to all results; before a word is typed what was
// searched for last, and popular guides. The field is only read, never written: words on their way through an input method stay untouched.
import { suggestions } from '@menged/contracts/calls/read/search'
import { pathTo } from '@menged/contracts/path-to'
import type { Suggestion } from '@menged/contracts/search'
import type { Language } from '@menged/ethiopia/languages'
import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { recentSearches, rememberSearch } from '../../page/deferred/recent-searches.ts'
import { searchWords } from '../../page/search-words.ts'
import { accountApi } from '../../session/account/account-api.ts'

const PAUSE_MS = 150
const MIN_LETTERS = 2
const MOST = 6
/** Beside what was searched for last. */
const FEW = 4

export type Field = RefObject<HTMLInputElement | null>
/** `words`: what was typed, and answered; empty in an empty box. */
export type Offer = { words: string; recent: string[]; guides: Suggestion[] }

/** Asks after a pause in typing; a newer question ends the older one. */
export function useOffer(input: Field, language: Language): [Offer | null, (offer: Offer) => void] {
  const [offer, setOffer] = useState<Offer | null>(null)
  const { key, pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page (the key of its visit) forgets what was offered
  useEffect(() => {
    const field = input.current
    if (!field) return
    if (pathname === pathTo('search')) rememberSearch(searchWords(new URLSearchParams(search)))
    let timer: ReturnType<typeof setTimeout> | undefined
    let running: AbortController | undefined
    const stop = () => {
      clearTimeout(timer)
      running?.abort()
    }
    const ask = async (words: string) => {
      running = new AbortController()
      const { signal } = running
      const recent = words === '' ? recentSearches() : []
      if (recent.length > 0) setOffer({ words, recent, guides: [] })
      const answer = await accountApi(language)(suggestions, { query: { q: words, language }, signal }).catch(() => null)
      if (!answer || signal.aborted) return
      setOffer({ words, recent, guides: answer.data.slice(0, recent.length > 0 ? FEW : MOST) })
    }
    const follow = (event?: Event) => {
      stop()
      // Half a word of an input method is no question. Keyboards of phones compose every word, so there it is one.
      if (isComposing(field, event) && !matchMedia('(pointer: coarse)').matches) return
      const words = field.value.trim()
      if (words === '') void ask(words)
      else if ([...words].length < MIN_LETTERS) setOffer(null)
      else timer = setTimeout(() => void ask(words), PAUSE_MS)
    }
    const enter = () => {
      if (field.value.trim() === '') follow()
    }
    const leave = () => {
      stop()
      setOffer(null)
    }
    const submit = () => {
      rememberSearch(field.value.trim())
      leave()
    }
    const heard = { input: follow, compositionend: follow, focus: enter } as const
    for (const [name, hear] of Object.entries(heard)) field.addEventListener(name, hear)
    field.form?.addEventListener('submit', submit)
    // Entered, or typed, while this code was on its way.
    if (document.activeElement === field && (field.value === '' || field.value !== field.defaultValue)) follow()
    return () => {
      leave()
      for (const [name, hear] of Object.entries(heard)) field.removeEventListener(name, hear)
      field.form?.removeEventListener('submit', submit)
    }
  }, [input, language, key])
  return [offer, setOffer]
}

/** Events say it of themselves; at other times the field's mark does, which search-box.tsx sets. */
function isComposing(field: HTMLInputElement, event: Event | undefined): boolean {
  if (event instanceof InputEvent) return event.isComposing
  return event?.type !== 'compositionend' && field.dataset.composing !== undefined
}
