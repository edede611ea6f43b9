// Suggestions while typing: a list box under the search box, worked by arrow keys, Enter and Escape, or by a tap.
// The field is only read, never written: words on their way through an input method stay untouched.
import { suggestions } from '@menged/contracts/calls/search'
import type { Language } from '@menged/contracts/language'
import { pathTo } from '@menged/contracts/path-to'
import type { Suggestion } from '@menged/contracts/search'
import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../page/link.tsx'
import { browserApi } from '../../session/client/browser-api.ts'
import { Marked } from '../../ui/marked.tsx'
import { useLocale } from '../../words/language.tsx'

const PAUSE_MS = 150
const MIN_LETTERS = 2
const MOST = 6
/** They move the caret, and with it the attention back to the field; so does typing. */
const CARET_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

type Field = RefObject<HTMLInputElement | null>
/** What the field says of its list to those who cannot see it. */
export type Shown = { open: boolean; active: string | null }
export type SuggestionsProps = { input: Field; listId: string; onShown: (shown: Shown) => void }

export function Suggestions({ input, listId, onShown }: SuggestionsProps) {
  const { language, t } = useLocale()
  const found = useFound(input, language)
  const { open, active } = useKeys(input, found, listId)
  const activeId = open && active >= 0 ? `${listId}-${active}` : null
  useEffect(() => {
    onShown({ open, active: activeId })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [open, activeId, onShown])
  return (
    <>
      <div id={listId} className="suggest" role="listbox" aria-label={t('search.suggestions')} hidden={!open} tabIndex={-1}>
        {found.map((one, i) => (
          <Link
            key={one._id}
            id={`${listId}-${i}`}
            role="option"
            aria-selected={i === active}
            tabIndex={-1}
            to={pathTo('post', { postId: one._id }, one.language === language ? {} : { lang: one.language })}
            // The field keeps the focus: leaving it would close the list before the tap arrives.
            onMouseDown={(event) => event.preventDefault()}
          >
            <span lang={one.language}>
              <Marked parts={one.titleParts} />
            </span>
            <span className="tiny muted">{t(`post.category_${one.category}`)}</span>
          </Link>
        ))}
      </div>
      <p className="sr-only" role="status">
        {open ? t('search.suggested', { count: found.length }) : ''}
      </p>
    </>
  )
}

/** Asks after a pause in typing; a newer question ends the older one. */
function useFound(input: Field, language: Language): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([])
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page (the key of its visit) forgets what was found
  useEffect(() => {
    const field = input.current
    if (!field) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let running: AbortController | undefined
    const stop = () => {
      clearTimeout(timer)
      running?.abort()
    }
    const ask = async (words: string) => {
      running = new AbortController()
      const { signal } = running
      const { data } = await browserApi(language)(suggestions, { query: { q: words, language }, signal }).catch(() => ({
        data: [],
      }))
      if (!signal.aborted) setFound(data.slice(0, MOST))
    }
    const follow = (event?: Event) => {
      stop()
      // Half a word of an input method is no question. Keyboards of phones compose every word, so there it is one.
      if (event instanceof InputEvent && event.isComposing && !matchMedia('(pointer: coarse)').matches) return
      const words = field.value.trim()
      if ([...words].length < MIN_LETTERS) setFound([])
      else timer = setTimeout(() => void ask(words), PAUSE_MS)
    }
    const forget = () => {
      stop()
      setFound([])
    }
    field.addEventListener('input', follow)
    field.addEventListener('compositionend', follow)
    field.form?.addEventListener('submit', forget)
    // Typed while this code was on its way.
    if (document.activeElement === field && field.value !== field.defaultValue) follow()
    return () => {
      forget()
      field.removeEventListener('input', follow)
      field.removeEventListener('compositionend', follow)
      field.form?.removeEventListener('submit', forget)
    }
  }, [input, language, key])
  return found
}

/** Which suggestion the arrow keys have reached, and whether the list stands open. */
function useKeys(input: Field, found: Suggestion[], listId: string): { open: boolean; active: number } {
  const [active, setActive] = useState(-1)
  const [wanted, setWanted] = useState(false)
  const open = wanted && found.length > 0
  useEffect(() => {
    setActive(-1)
    setWanted(found.length > 0 && document.activeElement === input.current)
  }, [found, input])
  useEffect(() => {
    const field = input.current
    const close = () => setWanted(false)
    const leaveList = () => setActive(-1)
    const press = (event: KeyboardEvent) => {
      // Keys of an input method, also where only its code says so.
      if (event.isComposing || event.keyCode === 229) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (CARET_KEYS.includes(event.key)) return leaveList()
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0 && found.length > 0) {
        setWanted(true)
        setActive(stepped(open ? active : -1, step, found.length))
      } else if (event.key === 'Escape' && open) close()
      else if (event.key === 'Enter' && open && active >= 0) document.getElementById(`${listId}-${active}`)?.click()
      else return
      event.preventDefault()
    }
    field?.addEventListener('keydown', press)
    field?.addEventListener('input', leaveList)
    field?.addEventListener('blur', close)
    return () => {
      field?.removeEventListener('keydown', press)
      field?.removeEventListener('input', leaveList)
      field?.removeEventListener('blur', close)
    }
  }, [input, found, listId, open, active])
  return { open, active }
}

/** One place down or up; past either end stands the field itself (-1). */
export function stepped(active: number, step: number, count: number): number {
  const next = active + step
  return next < -1 ? count - 1 : next >= count ? -1 : next
}
