// The second tab: what the account has saved. A post that is taken back stays in its row until the page is left, so that it can return.

import { savedPosts } from '@menged/contracts/calls/account/saved'
import { pathTo } from '@menged/contracts/path-to'
import type { SavedPost } from '@menged/contracts/profile'
import { fromSnakeNames } from '@menged/contracts/wire-names'
import { postDateLabel } from '@menged/ethiopia/ages'
import { isEthiopic } from '@menged/ethiopia/languages'
import { toGeez } from '@menged/ethiopia/numerals'
import { textIn, whichIn } from '@menged/ethiopia/text'
import { Bookmark } from 'lucide'
import { useCallback, useEffect, useState } from 'react'
import { toastError } from '../../dialogs/toast.ts'
import { serverNow } from '../../page/deferred/server-time.ts'
import { TryAgain } from '../../page/deferred/try-again.tsx'
import { Link, withLanguage } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { useSession } from '../../session/session.ts'
import { RowsSkeleton } from '../../ui/deferred/rows-skeleton.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useLocale } from '../../words/language.tsx'
import { SaveButton } from './first/save-button.tsx'

export default function SavedList() {
  const { language, t } = useLocale()
  const isPersonal = useSession(({ userData }) => userData?.role === 'normalUser')
  const [posts, setPosts] = useState<SavedPost[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [now] = useState(() => new Date(serverNow()))
  const load = useCallback(async () => {
    setFailed(false)
    try {
      setPosts((await accountApi(language)(savedPosts)).data)
    } catch {
      setFailed(true)
      void toastError(t('error.network'), { id: 'saved-posts' })
    }
  }, [language, t])
  useEffect(() => void (isPersonal && load()), [isPersonal, load])
  if (isPersonal && failed) {
    return <TryAgain text={t('error.network')} onAgain={load} />
  }
  if (isPersonal && posts === null) return <RowsSkeleton label={t('common.loading')} />
  if (!isPersonal || !posts || posts.length === 0) {
    return (
      <div className="card">
        <Empty
          icon={Bookmark}
          title={t('profile.noSaved')}
          text={t(isPersonal ? 'profile.noSavedText' : 'account.needsPersonal')}
          action={
            <Link className="button tinted" to="/">
              {t('nav.backToGuides')}
            </Link>
          }
        />
      </div>
    )
  }
  return (
    <ol className="card">
      {posts.map((post, i) => (
        <SavedRow key={post._id} post={post} number={i + 1} now={now} />
      ))}
    </ol>
  )
}

function SavedRow({ post, number, now }: { post: SavedPost; number: number; now: Date }) {
  const { language, written, t } = useLocale()
  const titles = fromSnakeNames<'title', string | null>(post, 'title')
  const shown = whichIn(titles, language) ?? written
  const own = shown === written
  const title = textIn(titles, language)
  const path = pathTo('post', { postId: post._id })
  const notes = [
    t(`post.category_${post.category}`),
    own ? '' : t(`profile.onlyIn_${shown}`),
    post.updatedAt > post.savedAt ? t('profile.updated', { when: postDateLabel(post.updatedAt, now, language) }) : '',
  ]
  return (
    <li className="saved-row">
      <span className="gold tabular strong" aria-hidden="true">
        {isEthiopic(language) ? toGeez(number) : number}
      </span>
      <div>
        <h2 lang={own ? undefined : shown}>
          <Link to={own ? path : withLanguage(path, shown)}>{title}</Link>
        </h2>
        <p className="small muted">{notes.filter(Boolean).join(' · ')}</p>
      </div>
      <SaveButton postId={post._id} title={title} undo />
    </li>
  )
}
