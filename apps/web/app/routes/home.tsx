// Home: the feed with its banner between Top Viewed and the rail.

import { banner } from '@menged/contracts/calls/admin/copy'
import { latestRates, newestRates } from '@menged/contracts/calls/read/exchange'
import * as posts from '@menged/contracts/calls/read/posts'
import { videos } from '@menged/contracts/calls/read/videos'
import { ORGANISATION_TYPES, type OrganisationType } from '@menged/contracts/categories'
import { pathTo } from '@menged/contracts/path-to'
import { steadyNow } from '@menged/ethiopia/ages'
import { addisDate } from '@menged/ethiopia/calendar'
import { formatDay } from '@menged/ethiopia/weekdays'
import { ArrowRight, FileText, type IconNode, Inbox, Play } from 'lucide'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { data, isRouteErrorResponse, replace, useLocation, useNavigation } from 'react-router'
import { serverContext } from '../api/context.ts'
import { apiFailure, doWithout } from '../api/failure.ts'
import { languageOf } from '../api/language.ts'
import { serverApi } from '../api/server-api.ts'
import { toastError } from '../dialogs/toast.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { Link } from '../page/link.tsx'
import { pageMeta, siteOf } from '../page/meta.ts'
import { packed, type Unpacked, unpacked } from '../page/packed.ts'
import { pageNumber } from '../page/page-number.ts'
import { Pager } from '../page/pager.tsx'
import { converterRates } from '../read/exchange/converter-rates.ts'
import { Banner } from '../read/home/banner.tsx'
import { POPULAR_TASKS, railRates, tasksOf, topViewedRows } from '../read/home/lists.ts'
import { portalMeta } from '../read/home/portal-meta.ts'
import { CategoryChips, Tasks } from '../read/home/tasks.tsx'
import { TopViewed } from '../read/home/top-viewed.tsx'
import { cardAsShown } from '../read/posts/as-shown.ts'
import { PostCard } from '../read/posts/post-card.tsx'
import { ContinueSlot } from '../read/progress/first/continue-slot.tsx'
import { SaveButton } from '../read/saved/first/save-button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { untilItComes } from '../ui/until-it-comes.ts'
import { useLocale } from '../words/language.tsx'
import { pageLanguage } from '../words/page-language.ts'
import { translateIn } from '../words/words.ts'
import type { Route } from './+types/home'

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const page = pageNumber(url.searchParams)
  if (page === null) throw data(null, { status: 400 })
  const { language } = languageOf(request)
  const { now, origin, log } = context.get(serverContext)
  const api = serverApi(context, request, language)
  const top = ORGANISATION_TYPES.find((type) => type === url.searchParams.get('top')) ?? 'Government'
  const view = url.searchParams.get('view') === 'video' ? 'video' : 'posts'
  const [list, cards, government, privately, rates, slides, newest, ...tasks] = await Promise.all([
    view === 'video' ? api(videos).catch(apiFailure) : null,
    api(posts.cards, { query: { page, language } }).catch(apiFailure),
    api(posts.organisationPosts, { query: { query: 'Government' } }).catch(doWithout('top viewed', log)),
    api(posts.organisationPosts, { query: { query: 'Private' } }).catch(doWithout('top viewed', log)),
    api(latestRates, { params: { bank: 'CBE' } }).catch(doWithout('rates', log)),
    view === 'video' ? null : api(banner, { query: { language } }).catch(doWithout('banner', log)),
    view === 'posts' && page === 1 ? api(newestRates).catch(doWithout('converter', log)) : null,
    // A reader of page two is looking for something else.
    ...(page === 1 ? POPULAR_TASKS : []).map((postId) =>
      api(posts.card, { params: { postId }, query: { language } }).catch(doWithout(postId, log)),
    ),
  ])
  return packed({
    cards: cards.data.map(cardAsShown),
    page: cards.currentPage,
    pages: cards.totalPages,
    tasks: tasksOf(
      tasks.map((task) => task?.data),
      language,
    ),
    view: view as 'posts' | 'video',
    videos: list?.data ?? null,
    top: top as OrganisationType,
    lists: {
      Government: topViewedRows(government?.data ?? null, language),
      Private: topViewedRows(privately?.data ?? null, language),
    },
    rates: railRates(rates?.data ?? null, language),
    converter: converterRates(newest?.data ?? null, language),
    slides: slides?.data ?? [],
    now: steadyNow(
      cards.data.map(({ createdAt }) => createdAt),
      now(),
    ),
    origin,
  })
}

type Answer = Awaited<ReturnType<typeof loader>>
let shown: { answer: Answer; address: string } | undefined
/** Where the list was scrolled to when the reader was led back to it. */
let leftAt: number | null = null

/** A page that does not arrive leaves the reader where they are, with a word about it; the address goes back as well. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  // On the way back nothing is asked for: it would fail again.
  if (leftAt !== null && address === shown?.address) return shown.answer
  leftAt = null
  try {
    shown = { answer: await serverLoader(), address }
    return shown.answer
  } catch (error) {
    if (!shown || request.signal.aborted) throw error
    void toastError(reasonOf(error), { id: 'fetch-error' })
    if (address === shown.address) return shown.answer
    leftAt = scrollY
    throw replace(shown.address)
  }
}

/** What the answer says, or that there was none. */
function reasonOf(error: unknown): string {
  return (isRouteErrorResponse(error) && error.data?.error) || translateIn(pageLanguage())('error.network')
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { page, pages, view } = loaderData ? unpacked(loaderData) : { page: 1, pages: 1, view: 'posts' }
  const tags = pageMeta(matches, (t) => {
    const description = t('seo.homeDescription')
    if (view === 'video') return { title: t('home.video'), description, isListed: false }
    if (page === 1) return { title: t('seo.homeTitle'), description }
    return {
      title: `${t('seo.homeTitle')} · ${t('common.pageOf', { page, pages })}`,
      description,
      path: pathTo('home', { page }),
    }
  })
  return import.meta.env.SSR && page === 1 && view === 'posts' ? [...tags, ...portalMeta(siteOf(matches))] : tags
}

/** Nothing in it waits for a hand: its code follows the page's. */
const Videos = lazy(() => untilItComes(() => import('../read/home/videos.tsx')))
const Rail = lazy(() => untilItComes(() => import('../read/home/rail.tsx')))
const SmallConverter = lazy(() => untilItComes(() => import('../read/exchange/small-converter.tsx')))

type HomeData = Unpacked<Route.ComponentProps['loaderData']>

export default function Home({ loaderData }: Route.ComponentProps) {
  const { language, t } = useLocale()
  const home = unpacked(loaderData)
  const { key, pathname, search } = useLocation()
  shown ??= { answer: loaderData, address: pathname + search }
  // The router begins each page at its top: this one is the same.
  useEffect(() => {
    if (key && leftAt !== null) scrollTo(0, leftAt)
    leftAt = null
  }, [key])
  return (
    <div className="container page home-columns">
      <div className="stack feed">
        <div>
          <p className="small muted not-on-phone">{formatDay(addisDate(home.now), language)}</p>
          <h1 className="feed-title">{t('home.title')}</h1>
        </div>
        <HomeBox />
        <CategoryChips />
        <ContinueSlot />
        <Tasks tasks={home.tasks} />
        {home.converter ? (
          <Suspense fallback={null}>
            <SmallConverter {...home.converter} />
          </Suspense>
        ) : null}
        <div className="row between wraps feed-head">
          <h2>{t('nav.guides')}</h2>
          <ViewToggle view={home.view} />
        </div>
        {home.videos ? (
          <Suspense fallback={null}>
            <Videos list={home.videos} />
          </Suspense>
        ) : (
          <>
            {home.slides.length === 0 ? null : <Banner slides={home.slides} />}
            <Feed {...home} />
          </>
        )}
      </div>
      <TopViewed lists={home.lists} initial={home.top} />
      <Suspense fallback={null}>
        <Rail rates={home.rates} />
      </Suspense>
    </div>
  )
}

/** The question is the search: on this page the header has no box. */
function HomeBox() {
  const { t } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  return (
    <SearchBox id="home-search" className="in-page" input={input}>
      <button type="submit" className="icon-button" aria-label={t('nav.searchLabel')}>
        <Icon of={ArrowRight} className="flip" />
      </button>
    </SearchBox>
  )
}

function Feed({ cards, page, pages, now, origin }: HomeData) {
  const { t } = useLocale()
  const { state, location } = useNavigation()
  const loading = state === 'loading' && location.pathname === '/'
  return (
    <>
      {cards.length === 0 ? (
        <div className="card">
          <Empty icon={Inbox} title={t('home.noPostsFeed')} text={t('home.checkBack')} />
        </div>
      ) : (
        <ul className="stack gap-16 posts" aria-busy={loading} data-loading={loading ? '' : undefined}>
          {cards.map((card) => (
            <li key={`${card._id} ${card.language}`}>
              <PostCard card={card} now={now} origin={origin} save={<SaveButton postId={card._id} title={card.title} />} />
            </li>
          ))}
        </ul>
      )}
      {cards.some((card) => card.sample) ? <p className="tiny muted">{t('home.sampleFigures')}</p> : null}
      <Pager
        busy={loading}
        current={page}
        total={pages}
        pathOf={(number) => pathTo('home', number === 1 ? {} : { page: number })}
      />
    </>
  )
}

function ViewToggle({ view }: { view: 'posts' | 'video' }) {
  const { t } = useLocale()
  const choice = (value: typeof view, to: string, icon: IconNode) => (
    <Link
      to={to}
      className={view === value ? 'active' : ''}
      aria-current={view === value ? 'true' : undefined}
      preventScrollReset
    >
      <Icon of={icon} size="small" />
      <span>{t(`home.${value}`)}</span>
    </Link>
  )
  return (
    <nav className="segments view-toggle" aria-label={t('home.viewLabel')}>
      {choice('posts', '/', FileText)}
      {choice('video', pathTo('home', { view: 'video' }), Play)}
    </nav>
  )
}
