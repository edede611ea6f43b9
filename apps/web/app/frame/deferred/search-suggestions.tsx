// Suggestions that answer: a list box under the search box, worked by arrow keys, Enter and Escape, or by a tap. Each guide comes with cost,
// time and place; Delete forgets a search, as the cross beside it does.
import { pathTo } from '@menged/contracts/path-to'
import type { Suggestion } from '@menged/contracts/search'
import { Clock, Search, Sparkles, Trash2, X } from 'lucide'
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetSearch, forgetSearches, recentSearches } from '../../page/deferred/recent-searches.ts'
import { FactsLine } from '../../page/facts-line.tsx'
import { Link, useAddressFor } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Marked } from '../../ui/marked.tsx'
import { useLocale } from '../../words/language.tsx'
import { type Field, type Offer, useOffer } from './use-offer.ts'

/** They move the caret, and with it the attention back to the field; so does typing. */
const CARET_KEYS = ['Home', 'End', 'ArrowLeft', 'ArrowRight']

/** What the field says of its list to those who cannot see it. */
export type ListState = { open: boolean; active: string | null }
export type SuggestionsProps = { input: Field; listId: string; onShown: (shown: ListState) => void }
type OptionOf = (place: number) => Pick<ComponentProps<'a'>, 'id' | 'role' | 'aria-selected' | 'tabIndex' | 'onMouseDown'>

export function Suggestions({ input, listId, onShown }: SuggestionsProps) {
  const { language, t } = useLocale()
  const [offer, setOffer] = useOffer(input, language)
  const { words = '', recent = [], guides = [] } = offer ?? {}
  /** The searches and the way to forget them, the guides, the way to all results, and to the assistant for a sentence. */
  const searches = words === '' ? 0 : isSentence(words) ? 2 : 1
  const total = recent.length + (recent.length > 0 ? 1 : 0) + guides.length + searches
  const { forget, forgetAll } = useForgetting(offer, setOffer)
  const { open, active } = useKeys({ input, offer, total, listId, onDelete: (place) => forget(recent[place]) })
  const activeId = open && active >= 0 ? `${listId}-${active}` : null
  useEffect(() => {
    onShown({ open, active: activeId })
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [open, activeId, onShown])
  const optionOf = optionsOf(listId, active)
  const firstGuide = total - guides.length - searches
  return (
    <>
      <div id={listId} className="suggest" role="listbox" aria-label={t('search.suggestions')} hidden={!open} tabIndex={-1}>
        {recent.length > 0 ? (
          <RecentSearches recent={recent} input={input} optionOf={optionOf} onForget={forget} onForgetAll={forgetAll} />
        ) : null}
        {guides.length > 0 ? (
          <Group title={words === '' ? t('search.popular') : null}>
            {guides.map((guide, i) => (
              <Guide key={guide._id} guide={guide} option={optionOf(firstGuide + i)} />
            ))}
          </Group>
        ) : null}
        {words === '' ? null : <AllResults words={words} option={optionOf(total - searches)} input={input} />}
        {searches > 1 ? <AskAssistant words={words} option={optionOf(total - 1)} input={input} /> : null}
      </div>
      <p className="sr-only" role="status">
        {open ? t('search.suggested', { count: recent.length + guides.length }) : ''}
      </p>
    </>
  )
}

function useForgetting(offer: Offer | null, setOffer: (offer: Offer) => void) {
  const forget = (search: string | undefined) => {
    if (!offer || search === undefined) return false
    forgetSearch(search)
    setOffer({ ...offer, recent: recentSearches() })
    return true
  }
  const forgetAll = () => {
    forgetSearches()
    if (offer) setOffer({ ...offer, recent: [] })
  }
  return { forget, forgetAll }
}

const optionsOf =
  (listId: string, active: number): OptionOf =>
  (place) => ({
    id: `${listId}-${place}`,
    role: 'option',
    'aria-selected': place === active,
    tabIndex: -1,
    // The field keeps the focus: leaving it would close the list before the tap arrives.
    onMouseDown: (event) => event.preventDefault(),
  })

const SENTENCE_WORDS = 4
/** What is asked rather than searched for. */
export const isSentence = (words: string): boolean => /[?፧]\s*$/.test(words) || words.split(/\s+/).length >= SENTENCE_WORDS

function Group({ title, children }: { title: string | null; children: ReactNode }) {
  if (title === null) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
    <div role="group" aria-label={title}>
      <div className="suggest-title" aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  )
}

type RecentsProps = {
  recent: readonly string[]
  input: Field
  optionOf: OptionOf
  onForget: (search: string) => void
  onForgetAll: () => void
}

function RecentSearches({ recent, input, optionOf, onForget, onForgetAll }: RecentsProps) {
  const { t } = useLocale()
  return (
    <Group title={t('search.recent')}>
      {recent.map((search, i) => (
        <Recent key={search} search={search} option={optionOf(i)} input={input} onForget={() => onForget(search)} />
      ))}
      <button type="button" {...(optionOf(recent.length) as ComponentProps<'button'>)} onClick={onForgetAll}>
        <Icon of={Trash2} size="small" />
        <span>{t('search.forget')}</span>
      </button>
    </Group>
  )
}

type OptionProps = { option: ReturnType<OptionOf> }

/** What stands in the field is asked, also where the list is still that of fewer words. */
function AskAssistant({ words, option, input }: { words: string; input: Field } & OptionProps) {
  const { t } = useLocale()
  const navigate = useNavigate()
  const addressFor = useAddressFor()
  const ask = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const typed = input.current?.value.trim() ?? ''
    if (typed === '' || typed === words) return
    event.preventDefault()
    void navigate(addressFor(pathTo('generative-ai', { q: typed })))
  }
  return (
    <Link {...option} className="suggest-all" to={pathTo('generative-ai', { q: words })} onClick={ask}>
      <Icon of={Sparkles} size="small" />
      <span>{t('home.askAssistant')}</span>
    </Link>
  )
}

function Guide({ guide, option }: { guide: Suggestion } & OptionProps) {
  const { language, t } = useLocale()
  const { cost, time, place } = guide.facts
  return (
    <Link {...option} to={pathTo('post', { postId: guide._id }, guide.language === language ? {} : { lang: guide.language })}>
      <span className="suggest-guide">
        <span lang={guide.language}>
          <Marked parts={guide.titleParts} />
        </span>
        {cost || time || place ? (
          <FactsLine facts={guide.facts} language={guide.language} />
        ) : (
          <span className="tiny muted">{t(`post.category_${guide.category}`)}</span>
        )}
      </span>
    </Link>
  )
}

function AllResults({ words, option, input }: { words: string; input: Field } & OptionProps) {
  const { t } = useLocale()
  return (
    <Link
      {...option}
      className="suggest-all"
      to={pathTo('search', { q: words })}
      // As Enter does it: what was chosen on a page of results is kept.
      onClick={(event) => {
        event.preventDefault()
        input.current?.form?.requestSubmit()
      }}
    >
      <Icon of={Search} size="small" />
      <span>{t('search.allFor', { q: words })}</span>
    </Link>
  )
}

type RecentProps = { search: string; input: Field; onForget: () => void } & OptionProps

/** The cross is for fingers and mice; those who do not see it have the key. */
function Recent({ search, option, input, onForget }: RecentProps) {
  return (
    <div className="suggest-row">
      <Link
        {...option}
        aria-keyshortcuts="Delete"
        to={pathTo('search', { q: search })}
        onClick={() => {
          if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
        }}
      >
        <Icon of={Clock} size="small" />
        <span>{search}</span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-hidden="true"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onForget}
      >
        <Icon of={X} size="small" />
      </button>
    </div>
  )
}

type Keys = {
  input: Field
  offer: Offer | null
  total: number
  listId: string
  /** Whether there was something to forget. */
  onDelete: (place: number) => boolean
}

/** Which option the arrow keys have reached, and whether the list stands open. */
function useKeys({ input, offer, total, listId, onDelete }: Keys): { open: boolean; active: number } {
  const [active, setActive] = useState(-1)
  const [wanted, setWanted] = useState(false)
  const open = wanted && total > 0
  useEffect(() => {
    setActive(-1)
    setWanted(offer !== null && document.activeElement === input.current)
  }, [offer, input])
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
      const isChosen = open && active >= 0
      if (step !== 0 && total > 0) {
        setWanted(true)
        setActive(stepped(open ? active : -1, step, total))
      } else if (event.key === 'Escape' && open) close()
      else if (event.key === 'Enter' && isChosen) document.getElementById(`${listId}-${active}`)?.click()
      else if (!(event.key === 'Delete' && isChosen && onDelete(active))) return
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
  })
  return { open, active }
}

/** One place down or up; past either end stands the field itself (-1). */
export function stepped(active: number, step: number, count: number): number {
  const next = active + step
  return next < -1 ? count - 1 : next >= count ? -1 : next
}
