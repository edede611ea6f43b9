// No guide: one tap that asks for it, what to try instead, and the nearest guides that there are.
import type { Card } from '@menged/contracts/posts'
import { CircleAlert, CircleCheck, SearchX } from 'lucide'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAddressFor } from '../../page/link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'
import { isMissing, type SearchAsk, searchPath } from './address.ts'
import { ClearFilters } from './filters.tsx'
import { HitRow, type SaveOf, type TagOf } from './hits.tsx'

export type RequestOutcome = { sent: boolean; error: string | null }

function AskForGuide({ ask, outcome }: { ask: SearchAsk; outcome: RequestOutcome | null }) {
  const t = useT()
  const busy = useNavigation().formMethod === 'POST'
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) result.current?.focus()
  }, [outcome])
  const addressFor = useAddressFor()
  return (
    <>
      <div ref={result} tabIndex={-1} aria-live="polite" className="hide-empty">
        {outcome ? (
          <p className={`note ${outcome.sent ? 'green' : 'red'}`} role={outcome.sent ? undefined : 'alert'}>
            <Icon of={outcome.sent ? CircleCheck : CircleAlert} />
            <span>{outcome.error ?? t('search.asked')}</span>
          </p>
        ) : null}
      </div>
      {outcome?.sent ? null : (
        <Form discover="none" method="post" action={addressFor(searchPath(ask, { page: ask.page }))} preventScrollReset>
          <input type="hidden" name="q" value={ask.q} />
          <button type="submit" className="button primary" aria-disabled={busy}>
            {busy ? <span className="spinner" aria-hidden="true" /> : null}
            <span>{t('search.ask')}</span>
          </button>
        </Form>
      )}
    </>
  )
}

type NothingProps = {
  ask: SearchAsk
  nearest: Card[]
  near: number
  outcome: RequestOutcome | null
  now: string
  tagOf: TagOf
  saveOf: SaveOf
}

export function Nothing({ ask, nearest, near, outcome, now, tagOf, saveOf }: NothingProps) {
  const t = useT()
  const instead = [
    { id: 'nearest', heading: t('search.nearest'), cards: nearest.slice(0, near) },
    { id: 'popular', heading: t('search.popular'), cards: nearest.slice(near) },
  ]
  const titleOf = (): string => {
    if (ask.q === '') return t('home.noPosts')
    return isMissing(ask, { totalItems: 0 }) ? t('search.missing') : t('search.nothingFor', { q: ask.q })
  }
  return (
    <>
      <section className="card nothing">
        <Empty
          icon={SearchX}
          title={titleOf()}
          {...(ask.q ? { text: t('search.nothingHint') } : {})}
          action={
            <>
              {ask.q ? <AskForGuide ask={ask} outcome={outcome} /> : null}
              <ClearFilters ask={ask} />
            </>
          }
        />
      </section>
      {instead.map(({ id, heading, cards }) =>
        cards.length > 0 ? (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="nearest">
              {heading}
            </h2>
            <ul>
              {cards.map((card) => (
                <HitRow key={card._id} card={card} now={now} tagOf={tagOf} saveOf={saveOf} />
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </>
  )
}
