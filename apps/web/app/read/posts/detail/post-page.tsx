// The page of one post: head, facts, steps, text, fees, office, sources; contents list and rail beside it.

import { pathTo } from '@menged/contracts/path-to'
import type { Reading } from '@menged/contracts/posts'
import type { Language } from '@menged/ethiopia/languages'
import { ChevronRight } from 'lucide'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from '../../../page/link.tsx'
import { recordView } from '../../../page/statistics.ts'
import { Icon } from '../../../ui/icon.tsx'
import { untilItComes } from '../../../ui/until-it-comes.ts'
import { whenNear } from '../../../ui/when-near.ts'
import { useLocale } from '../../../words/language.tsx'
import type { ChangeResult } from './change-report.tsx'
import { ContentsList } from './contents-list.tsx'
import { FactsBox } from './facts-box.tsx'
import { prepareBody } from './guide/body.ts'
import { contentsOf } from './guide/contents.ts'
import { textLanguage } from './guide/text-language.ts'
import { ListenButton } from './listen-button.tsx'
import { OnPaper } from './on-paper.tsx'
import { PinnedBar } from './pinned-bar.tsx'
import { PostHead } from './post-head.tsx'
import { ShareMenu } from './share-menu.tsx'
import { Steps } from './steps.tsx'
import { useProgress } from './use-progress.ts'

const BelowTheText = whenNear('office', () => import('./below-the-text.tsx').then((file) => file.BelowTheText))
const ChangeReport = whenNear('changed', () => import('./change-report.tsx').then((file) => file.ChangeReport))
const PostRail = whenNear('post-rail', () => import('./post-rail.tsx').then((file) => file.PostRail))
const SideBySide = lazy(() => untilItComes(() => import('./side-by-side.tsx').then((file) => ({ default: file.SideBySide }))))

type PostPageProps = {
  reading: Reading
  asked: Language
  now: string
  origin: string
  reviewDue: boolean
  outcome: ChangeResult | null
  /** The save buttons of the head and of the pinned bar: another feature's, like the comments. */
  save: { head: ReactNode; pinned: ReactNode }
  /** The comments. */
  children: ReactNode
}

export function PostPage({ reading, asked, now, origin, reviewDue, outcome, save, children }: PostPageProps) {
  const { language, t } = useLocale()
  const [sideBySide, setSideBySide] = useState<'never' | 'closed' | 'open'>('never')
  const body = useMemo(() => prepareBody(reading.body, t('post.table')), [reading.body, t])
  const [ready, setReady] = useState(0)
  useDetailView(reading._id)
  const changed = useProgress(reading, language)
  const { guide } = reading
  const contents = contentsOf(reading.category, guide, body.headings, guide !== null || reading.organization !== null)
  const toggle = () => setSideBySide(sideBySide === 'open' ? 'closed' : 'open')
  return (
    <div className="container post-page">
      <Way reading={reading} />
      <div className="guide-columns" data-beside={sideBySide === 'open' ? '' : undefined}>
        <ContentsList entries={contents} textIn={reading.language} />
        <article className="reading">
          <PostHead
            reading={reading}
            asked={asked}
            now={now}
            sideBySide={{ open: sideBySide === 'open', toggle }}
            listen={<ListenButton reading={reading} reviewDue={reviewDue} />}
            save={save.head}
          />
          {sideBySide === 'never' ? null : (
            <div className="beside">
              <Suspense fallback={null}>
                <SideBySide reading={reading} reviewDue={reviewDue} />
              </Suspense>
            </div>
          )}
          <div className="one-language">
            {guide ? <FactsBox reading={reading} guide={guide} reviewDue={reviewDue} onPapers={setReady} /> : null}
            {guide && guide.steps.length > 0 ? <Steps reading={reading} steps={guide.steps} changed={changed} /> : null}
            <Prose html={body.html} lang={textLanguage(reading.language, language)} />
            <Suspense fallback={null}>
              <BelowTheText reading={reading} reviewDue={reviewDue} />
            </Suspense>
          </div>
          <Suspense fallback={null}>
            <ChangeReport outcome={outcome} />
          </Suspense>
          {children}
        </article>
        <Suspense fallback={null}>
          <PostRail reading={reading} />
        </Suspense>
      </div>
      <PinnedBar reading={reading} ready={ready}>
        {save.pinned}
      </PinnedBar>
      <OnPaper reading={reading} origin={origin} />
      <ShareMenu reading={reading} origin={origin} />
    </div>
  )
}

/** A view is counted once per page view, after takeover. */
function useDetailView(postId: string): void {
  const counted = useRef<string>(undefined)
  useEffect(() => {
    if (counted.current === postId) return
    counted.current = postId
    recordView({ postId })
  }, [postId])
}

/** Where the page stands; a phone has the way back in its head. */
function Way({ reading }: { reading: Reading }) {
  const { language, t } = useLocale()
  return (
    <nav className="crumbs small muted" aria-label={t('nav.breadcrumb')}>
      <ol className="row">
        <li>
          <Link to="/">{t('nav.home')}</Link>
        </li>
        <li className="row">
          <Icon of={ChevronRight} size="tiny" className="flip" />
          <Link to={pathTo('search', { category: reading.category })}>{t(`post.category_${reading.category}`)}</Link>
        </li>
        <li className="row">
          <Icon of={ChevronRight} size="tiny" className="flip" />
          <span className="soft" aria-current="page" lang={textLanguage(reading.language, language)}>
            {reading.title}
          </span>
        </li>
      </ol>
    </nav>
  )
}

function Prose({ html, lang }: { html: string; lang: Language | undefined }) {
  if (html === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when stored and when sent
  return <div className="prose post-part" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
