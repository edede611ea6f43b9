// The list of posts: what waits for a review stands out, the others by state, with search.
import { drafts, reviewQueue } from '@menged/contracts/calls/admin/publishing'
import { may } from '@menged/contracts/permissions'
import type { DraftList } from '@menged/contracts/publishing'
import { DRAFT_STATES, type DraftState } from '@menged/contracts/publishing/lists'
import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import { ClipboardCheck, FilePlus2, FileText, Search } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../../page/api-error.ts'
import { LoadedFrame } from '../../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { useSession } from '../../../session/session.ts'
import { AdminHead } from '../../../ui/admin/admin-head.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { submitted, textIn } from '../../../ui/forms/submitted.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale, useT } from '../../../words/language.tsx'
import { NewPost } from './new-post.tsx'
import { PostRows } from './post-rows.tsx'

const writtenOf = (code: unknown): Written | null => WRITTEN.find((each) => each === code) ?? null

type ListQuery = { state: DraftState | null; q: string; missing: Written | null; page: number }

/** What the address says; it is kept there, so that Back leads back to it. */
function useListQuery() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const query: ListQuery = {
    state: DRAFT_STATES.find((each) => each === params.get('state')) ?? null,
    q: params.get('q') ?? '',
    missing: writtenOf(params.get('missing')),
    page: Math.max(1, Number(params.get('page')) || 1),
  }
  const ask = (change: Partial<ListQuery>) => {
    const next = { ...query, page: 1, ...change }
    const kept = new URLSearchParams(params.get('lang') ? { lang: params.get('lang') ?? '' } : {})
    for (const name of ['state', 'q', 'missing'] as const) if (next[name]) kept.set(name, next[name])
    if (next.page > 1) kept.set('page', String(next.page))
    void navigate(`${pathname}${kept.size > 0 ? `?${kept}` : ''}`, { preventScrollReset: true })
  }
  return { query, ask }
}

export function PostList() {
  const t = useT()
  const role = useSession(({ userData }) => userData?.role)
  const { query, ask } = useListQuery()
  const { state, q } = query
  // The overview leads here with words that no guide answers yet.
  const { search } = useLocation()
  const [isNew, setNew] = useState(() => new URLSearchParams(search).has('new'))
  const { loaded, trouble } = useList(query)
  const isReviewer = role !== undefined && may(role, 'posts.publish')
  if (trouble) return <NotYet text={trouble} />
  return (
    <>
      <PostsHead isReviewer={isReviewer} onNew={() => setNew(true)} />
      {isReviewer && q === '' && state === null ? <ReviewQueue /> : null}
      <section className="card" aria-label={t('publishing.posts')}>
        <Filters key={q} query={query} counts={loaded.data?.counts ?? null} onAsk={ask} />
        <LoadedFrame loaded={loaded}>
          {(list) =>
            list.drafts.length + list.posts.length === 0 ? (
              <Empty icon={FileText} title={t('publishing.noPosts')} text={t('publishing.noPostsText')} />
            ) : (
              <>
                <PostRows rows={list.drafts} posts={list.posts} onSaved={loaded.reload} />
                <Pages list={list} onPage={(to) => ask({ page: to })} />
              </>
            )
          }
        </LoadedFrame>
      </section>
      {isNew ? <NewPost onClose={() => setNew(false)} /> : null}
    </>
  )
}

function PostsHead({ isReviewer, onNew }: { isReviewer: boolean; onNew: () => void }) {
  const t = useT()
  return (
    <AdminHead title={t('publishing.posts')} text={t(isReviewer ? 'publishing.postsText' : 'publishing.postsOwnText')}>
      <button type="button" className="button primary" onClick={onNew}>
        <Icon of={FilePlus2} />
        <span>{t('publishing.newPost')}</span>
      </button>
    </AdminHead>
  )
}

function useList({ state, q, missing, page }: ListQuery) {
  const { language } = useLocale()
  const [trouble, setTrouble] = useState<string | null>(null)
  const loaded = useLoaded(async () => {
    const query = { page, ...(state ? { state } : {}), ...(q ? { q } : {}), ...(missing ? { missing } : {}) }
    try {
      setTrouble(null)
      return (await accountApi(language)(drafts, { query })).data
    } catch (error) {
      // A company that is not verified yet is told so.
      if (error instanceof ApiError && error.status === 403) setTrouble(error.message)
      throw error
    }
  }, [state, q, missing, page].join(' '))
  return { loaded, trouble }
}

function NotYet({ text }: { text: string }) {
  const t = useT()
  return (
    <>
      <AdminHead title={t('publishing.posts')} />
      <div className="card">
        <Empty icon={FileText} title={t('publishing.notYet')} text={text} />
      </div>
    </>
  )
}

/** Only where something waits. */
function ReviewQueue() {
  const { language, t } = useLocale()
  const { data, reload } = useLoaded(async () => (await accountApi(language)(reviewQueue, { query: { page: 1 } })).data)
  if (!data || data.drafts.length === 0) return null
  return (
    <section className="card draft-queue" aria-labelledby="draft-queue">
      <div className="admin-card-head">
        <h2 id="draft-queue" className="row gap-12">
          <Icon of={ClipboardCheck} />
          <span>{t('publishing.queue')}</span>
          <span className="count urgent">{data.drafts.length}</span>
        </h2>
      </div>
      <PostRows rows={data.drafts} onSaved={reload} isQueue />
    </section>
  )
}

type FiltersProps = { query: ListQuery; counts: DraftList['counts'] | null; onAsk: (change: Partial<ListQuery>) => void }

function Filters({ query, counts, onAsk }: FiltersProps) {
  const t = useT()
  const search = (form: FormData) => {
    onAsk({ q: textIn(form, 'q') })
  }
  return (
    <div className="draft-filters">
      <StateTabs query={query} counts={counts} onAsk={onAsk} />
      <search>
        <form className="draft-filter-form" onSubmit={submitted(search)}>
          <span className="draft-search grow">
            <Icon of={Search} size="small" />
            <input
              type="search"
              name="q"
              className="input"
              aria-label={t('publishing.searchPosts')}
              placeholder={t('publishing.searchPosts')}
              defaultValue={query.q}
              maxLength={100}
            />
          </span>
          <MissingChoice missing={query.missing} onChoose={(missing) => onAsk({ missing })} />
        </form>
      </search>
    </div>
  )
}

function MissingChoice({ missing, onChoose }: { missing: Written | null; onChoose: (missing: Written | null) => void }) {
  const t = useT()
  return (
    <select
      className="input"
      aria-label={t('publishing.missingIn')}
      value={missing ?? ''}
      onChange={({ target: { value } }) => onChoose(writtenOf(value))}
    >
      <option value="">{t('publishing.anyLanguage')}</option>
      <option value="en">{t('publishing.noEnglish')}</option>
      <option value="am">{t('publishing.noAmharic')}</option>
    </select>
  )
}

/** Sideways only: the page stays where it is. */
function showInside(box: Element, chosen: Element | null): void {
  if (!chosen) return
  const [outer, inner] = [box.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (inner.left < outer.left) box.scrollLeft += inner.left - outer.left
  else if (inner.right > outer.right) box.scrollLeft += inner.right - outer.right
}

function StateTabs({ query, counts, onAsk }: FiltersProps) {
  const t = useT()
  const tabs = useRef<HTMLFieldSetElement>(null)
  // On a phone the tabs go on beyond the edge: the chosen one is seen, also where an address chose it.
  const isCounted = Boolean(counts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts make the tabs wider
  useEffect(() => {
    if (tabs.current) showInside(tabs.current, tabs.current.querySelector('[aria-pressed=true]'))
  }, [query.state, isCounted])
  const all = counts ? Object.values(counts).reduce((sum, each) => sum + each, 0) : null
  return (
    <fieldset ref={tabs} className="draft-tabs" aria-label={t('publishing.states')}>
      {([null, ...DRAFT_STATES] as const).map((state) => {
        const count = state === null ? all : counts?.[state]
        return (
          <button key={state ?? 'all'} type="button" aria-pressed={query.state === state} onClick={() => onAsk({ state })}>
            <span>{t(state === null ? 'publishing.allStates' : `publishing.states_${state}`)}</span>
            {count === null || count === undefined ? null : <span className="count">{count}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}

function Pages({ list: { currentPage, totalPages }, onPage }: { list: DraftList; onPage: (page: number) => void }) {
  const t = useT()
  if (totalPages <= 1) return null
  return (
    <nav className="row between draft-pages" aria-label={t('common.pages')}>
      <span className="small muted">{t('common.pageOf', { page: currentPage, pages: totalPages })}</span>
      <span className="row">
        <button
          type="button"
          className="button outline small"
          disabled={currentPage <= 1}
          onClick={() => onPage(currentPage - 1)}
        >
          {t('common.previous')}
        </button>
        <button
          type="button"
          className="button outline small"
          disabled={currentPage >= totalPages}
          onClick={() => onPage(currentPage + 1)}
        >
          {t('common.next')}
        </button>
      </span>
    </nav>
  )
}
