// Guides that the reader is in the midst of: on home the newest with the others behind it, on the profile all of them.
import { pathTo } from '@menged/contracts/path-to'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { ChevronRight, X } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { toastSuccess } from '../../dialogs/toast.ts'
import { Link } from '../../page/link.tsx'
import { followProgress, type StoredProgress, useProgressStore, withTicks } from '../../session/progress/local.ts'
import { putAllAway, putAway, takeBack } from '../../session/progress/putting-away.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { remainingOf } from './remaining.ts'
import { useOutlines } from './use-outlines.ts'

const UNDO_MS = 6000
/** Further down somebody reads already: what came late would push it away. */
const NEAR_TOP = 40

type Outlines = ReturnType<typeof useOutlines>

function useGuides(): { guides: StoredProgress[]; outlines: Outlines } {
  const all = useProgressStore(({ guides }) => guides).filter(withTicks)
  useEffect(followProgress, [])
  const outlines = useOutlines(all)
  // A guide that is gone has no title; one that another device began has none yet.
  const guides = all.filter(({ postId, title }) => outlines?.has(postId) || title !== '')
  return { guides: outlines ? guides : [], outlines }
}

export function ContinueOnHome() {
  const { t } = useLocale()
  const { guides, outlines } = useGuides()
  const isFree = useRef('progress' in document.documentElement.dataset)
  const [first, ...others] = guides
  if (!first) return null
  if (!isFree.current && scrollY > NEAR_TOP) return null
  isFree.current = true
  return (
    <Titled>
      <ul>
        <Row key={first.postId} kept={first} outlines={outlines} />
      </ul>
      {others.length > 0 ? (
        <details>
          <summary>
            {t('home.continueMore', { count: others.length })}
            <Icon of={ChevronRight} size="small" />
          </summary>
          <ul>
            {others.map((kept) => (
              <Row key={kept.postId} kept={kept} outlines={outlines} />
            ))}
          </ul>
          <AllAway />
        </details>
      ) : null}
    </Titled>
  )
}

export default function ContinueOnProfile() {
  const { guides, outlines } = useGuides()
  if (guides.length === 0) return null
  return (
    <Titled>
      <ul>
        {guides.map((kept) => (
          <Row key={kept.postId} kept={kept} outlines={outlines} />
        ))}
      </ul>
      {guides.length > 1 ? <AllAway /> : null}
    </Titled>
  )
}

function Titled({ children }: { children: ReactNode }) {
  const { t } = useLocale()
  return (
    <section className="card continue-card" aria-labelledby="continue-title">
      <h2 id="continue-title" className="overline">
        {t('home.continue')}
      </h2>
      {children}
    </section>
  )
}

function Row({ kept, outlines }: { kept: StoredProgress; outlines: Outlines }) {
  const { language, t } = useLocale()
  const outline = outlines?.get(kept.postId)
  const title = outline?.title ?? kept.title
  const { papers, next, changed } = remainingOf(kept, outline)
  const away = () => {
    void putAway(kept)
    const undo = (
      <span className="row gap-12">
        <span>{t('home.continueGone')}</span>
        <button type="button" className="toast-action" onClick={() => takeBack(kept)}>
          {t('post.undo')}
        </button>
      </span>
    )
    void toastSuccess(undo, { id: `away ${kept.postId}`, duration: UNDO_MS })
  }
  const lang = outline?.language ?? kept.language
  const step = next && (next.title ? t('home.continueNext', next) : t('home.continueNextStep', { step: next.step }))
  const left = [papers && t('home.continuePapers', papers), step ?? t('home.continueDone')].filter(Boolean).join(' · ')
  return (
    <li className="row">
      <Link to={pathTo('post', { postId: kept.postId })}>
        <b lang={lang === language ? undefined : lang}>{title}</b>
        <span className="small soft">{left}</span>
        {changed.length > 0 ? (
          <span className="small strong gold">
            {t('home.continueChanged', { count: changed.length, steps: changed.join(punctuationOf(language).comma) })}
          </span>
        ) : null}
      </Link>
      <button type="button" className="icon-button" aria-label={t('home.continueAway', { title })} onClick={away}>
        <Icon of={X} size="small" />
      </button>
    </li>
  )
}

function AllAway() {
  const { t } = useLocale()
  return (
    <button type="button" className="button quiet small" onClick={() => void putAllAway()}>
      {t('home.continueAllAway')}
    </button>
  )
}
