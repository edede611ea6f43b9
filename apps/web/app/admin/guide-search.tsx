// Finds published guides by words of their title: to name as related, or to change.

import { draftGuides } from '@menged/contracts/calls/admin/publishing'
import type { Language } from '@menged/ethiopia/languages'
import { type InEach, textIn } from '@menged/ethiopia/text'
import { Search } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { accountApi } from '../session/account/account-api.ts'
import { TroubleNote } from '../ui/forms/trouble-note.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLocale } from '../words/language.tsx'

export type FoundGuide = { id: string; title: InEach<string | null> }

export const titleIn = ({ id, title }: FoundGuide, language: Language): string => textIn(title, language) || id

const PAUSE_MS = 250

type GuideSearchProps = { id: string; label: string; without?: readonly string[]; act: (guide: FoundGuide) => ReactNode }

/** `act`: the control of a guide that was found. */
export function GuideSearch({ id, label, without = [], act }: GuideSearchProps) {
  const { t } = useLocale()
  const { q, setQ, found } = useFound()
  const shown = found === 'failed' ? undefined : found?.filter((guide) => !without.includes(guide.id))
  return (
    <div className="stack">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <span className="draft-search">
          <Icon of={Search} size="small" />
          <input
            id={id}
            type="search"
            className="input"
            autoComplete="off"
            maxLength={100}
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </span>
      </div>
      <p className="sr-only" role="status">
        {shown ? t('publishing.found', { count: shown.length }) : ''}
      </p>
      <TroubleNote text={found === 'failed' ? t('error.network') : null} />
      {shown?.length === 0 ? <p className="small muted">{t('publishing.foundNothing')}</p> : null}
      {shown && shown.length > 0 ? (
        <ul className="draft-found">
          {shown.map((guide) => (
            <li key={guide.id}>{act(guide)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function useFound() {
  const { language } = useLocale()
  const [q, setQ] = useState('')
  const [found, setFound] = useState<readonly FoundGuide[] | 'failed' | null>(null)
  useEffect(() => {
    const words = q.trim()
    if (words === '') return setFound(null)
    let wanted = true
    const timer = setTimeout(() => {
      accountApi(language)(draftGuides, { query: { q: words } }).then(
        ({ data }) => wanted && setFound(data),
        () => wanted && setFound('failed'),
      )
    }, PAUSE_MS)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [q, language])
  return { q, setQ, found }
}
