// The search box: a plain form with an uncontrolled field. Suggestions are loaded when it is first used.
import { LIMITS } from '@menged/contracts/limits'
import { pathTo } from '@menged/contracts/path-to'
import { Search } from 'lucide'
import { type ComponentType, type CompositionEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { AddressFields } from '../page/address-fields.tsx'
import { searchWords } from '../page/search-words.ts'
import { Icon } from '../ui/icon.tsx'
import { useT } from '../words/language.tsx'
import type { ListState, SuggestionsProps } from './deferred/search-suggestions.tsx'

type SearchBoxProps = {
  id: string
  className: string
  input: RefObject<HTMLInputElement | null>
  /** What a new search keeps from the address. */
  keep?: Record<string, string>
  /** Stands at the end of the field. */
  children: ReactNode
}

export function SearchBox({ id, className, input, keep, children }: SearchBoxProps) {
  const t = useT()
  const [words, noteSent] = useShownWords(input)
  const [List, load] = useSuggestions(input)
  const [{ open, active }, setShown] = useState<ListState>({ open: false, active: null })
  const listId = `${id}-list`
  useSlash(input)
  const combobox = List && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': open,
    'aria-controls': listId,
    ...(active ? { 'aria-activedescendant': active } : {}),
  }
  const submitted = () => {
    noteSent()
    // The keyboard of a phone would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }
  return (
    <search className={`search-box ${className}`}>
      <Form discover="none" action={pathTo('search')} method="get" onSubmit={submitted}>
        <AddressFields values={keep} />
        <label className="sr-only" htmlFor={id}>
          {t('nav.searchPlaceholder')}
        </label>
        <Icon of={Search} />
        <input
          ref={input}
          id={id}
          className="input"
          type="search"
          name="q"
          maxLength={LIMITS.search}
          defaultValue={words}
          placeholder={t('nav.searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={load}
          // For the list, whose code may come in the middle of a word.
          onCompositionUpdate={mark}
          onCompositionEnd={unmark}
          {...combobox}
        />
        {children}
      </Form>
      {List ? <List input={input} listId={listId} onShown={setShown} /> : null}
    </search>
  )
}

/** "/" leads to the box that is seen: a page may have one in its header and one for narrow screens. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing || !input.current?.offsetParent) return
      event.preventDefault()
      input.current.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input])
}

const mark = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
  currentTarget.dataset.composing = ''
}
const unmark = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
  delete currentTarget.dataset.composing
}

/** The words of the address. A new search writes them into the field; what was typed since it was sent is left alone. */
function useShownWords(input: RefObject<HTMLInputElement | null>) {
  const { pathname, search } = useLocation()
  const words = pathname === pathTo('search') ? searchWords(new URLSearchParams(search)) : ''
  const last = useRef(words)
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (last.current === words) return
    last.current = words
    const field = input.current
    const isTyped = field === document.activeElement && sent.current !== undefined && field?.value !== sent.current
    sent.current = undefined
    if (field && !isTyped) field.value = words
  }, [words, input])
  const noteSent = () => {
    sent.current = input.current?.value
  }
  return [words, noteSent] as const
}

function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const [List, setList] = useState<ComponentType<SuggestionsProps> | null>(null)
  const load = () => {
    // Without the list the box is still a box; the next focus asks again.
    if (!List)
      void import('./deferred/search-suggestions.tsx').then((code) => setList(() => code.Suggestions)).catch(() => undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a field that was entered before takeover
  useEffect(() => {
    if (document.activeElement === input.current) load()
  }, [])
  return [List, load] as const
}
