// The list of posts: what waits for a review stands out, the others by state, with search.
import { drafts, reviewQueue } from '@menged/contracts/calls/admin/publishing'
import { may } from '@menged/contracts/permissions'
import type { DraftList } from '@menged/contracts/publishing'
import { DRAFT_STATES } from '@menged/contracts/publishing/lists'
import { WRITTEN } from '@menged/ethiopia/languages'
import { ClipboardCheck, FilePlus2, FileText } from 'lucide'
import { useState } from 'react'
import { ApiError } from '../../../page/api-error.ts'
import { LoadedFrame } from '../../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { useSession } from '../../../session/session.ts'
import { AdminHead } from '../../../ui/admin/admin-head.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale, useT } from '../../../words/language.tsx'
import { FilterSelect } from '../../filter-select.tsx'
import { ListPager } from '../../list-pager.tsx'
import { ListSearch } from '../../list-search.tsx'
import { type ScreenQuery, useScreenQuery } from '../../screen-query.ts'
import { Tabs } from '../../tabs.tsx'
import { NewPost } from './new-post.tsx'
import { PostRows } from './post-rows.tsx'

const EVERY_STATE = ['', ...DRAFT_STATES] as const
const EVERY_LANGUAGE = ['', ...WRITTEN] as const

export function PostList() {
  const t = useT()
  const role = useSession(({ userData }) => userData?.role)
  const query = useScreenQuery()
  // The overview leads here with words that no guide answers yet.
  const [isNew, setNew] = useState(() => query.read('new') !== '')
  const { loaded, trouble } = useList(query)
  const isReviewer = role !== undefined && may(role, 'posts.publish')
  if (trouble) return <NotYet text={trouble} />
  return (
    <>
      <PostsHead isReviewer={isReviewer} onNew={() => setNew(true)} />
      {isReviewer && query.read('q') === '' && query.read('state') === '' ? <ReviewQueue /> : null}
      <States query={query} counts={loaded.data?.counts ?? null} />
      <Filters query={query} />
      <LoadedFrame loaded={loaded}>
        {(list) => (
          <section className="card" aria-label={t('publishing.posts')}>
            {list.drafts.length + list.posts.length === 0 ? (
              <Empty icon={FileText} title={t('publishing.noPosts')} text={t('publishing.noPostsText')} />
            ) : (
              <>
                <PostRows rows={list.drafts} posts={list.posts} onSaved={loaded.reload} />
                <ListPager current={list.currentPage} total={list.totalPages} query={query} />
              </>
            )}
          </section>
        )}
      </LoadedFrame>
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

function useList({ readOne, read, page }: ScreenQuery) {
  const { language } = useLocale()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [state, q, missing] = [readOne('state', EVERY_STATE), read('q'), readOne('missing', EVERY_LANGUAGE)]
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
  }, `${state} ${missing} ${page} ${q}`)
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

function Filters({ query }: { query: ScreenQuery }) {
  const t = useT()
  const words = { '': t('publishing.anyLanguage'), en: t('publishing.noEnglish'), am: t('publishing.noAmharic') }
  return (
    <div className="admin-tools">
      <ListSearch query={query} label={t('publishing.searchPosts')} />
      <FilterSelect
        label={t('publishing.missingIn')}
        value={query.readOne('missing', EVERY_LANGUAGE)}
        options={EVERY_LANGUAGE.map((each) => [each, words[each]] as const)}
        onChange={(missing) => query.write({ missing })}
      />
    </div>
  )
}

function States({ query, counts }: { query: ScreenQuery; counts: DraftList['counts'] | null }) {
  const t = useT()
  const all = counts ? Object.values(counts).reduce((sum, each) => sum + each, 0) : undefined
  const tabs = EVERY_STATE.map((state) => ({
    key: state,
    words: t(state === '' ? 'publishing.allStates' : `publishing.states_${state}`),
    count: state === '' ? all : counts?.[state],
    to: query.linkTo({ state }),
  }))
  return <Tabs label={t('publishing.states')} tabs={tabs} chosen={query.readOne('state', EVERY_STATE)} />
}
