// What a tap on a save button does: marks at once, tells the account, and takes the mark back when that fails.

import {
  savedMessages as savedCall,
  savePost,
  toggleSaved as toggleCall,
  unsavePost,
} from '@menged/contracts/calls/account/saved'
import { requestOf } from '@menged/contracts/calls/call'
import { may } from '@menged/contracts/permissions'
import type { Language } from '@menged/ethiopia/languages'
import { showModal } from '../../../dialogs/modal-host.ts'
import { dismissToast, toastError, toastLoading, toastSuccess } from '../../../dialogs/toast.ts'
import { dropGuide, keepGuide } from '../../../offline/page-side.ts'
import { ApiError } from '../../../page/api-error.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { readToken } from '../../../session/account/stored-session.ts'
import { onLaterChange, pendingFor } from '../../../session/deferred/later-queue.ts'
import { sendLater } from '../../../session/deferred/later-sending.ts'
import { rememberReturn } from '../../../session/deferred/return-path.ts'
import { type Session, useSession } from '../../../session/session.ts'
import { translateIn } from '../../../words/words.ts'
import { isSaved, useTapped } from '../first/saved-state.ts'

/** Another device may have saved meanwhile: a page that is looked at again asks, but not more often. */
const REFRESH_MS = 60_000
const UNDO_MS = 6000
const LATER_KEY = 'saved '

/** Posts whose answer is awaited: three impatient taps count once. */
const busy = new Set<string>()

export async function toggleSaved(postId: string, language: Language, undo = false): Promise<void> {
  // A quick tap comes before the session has been taken up.
  if (!useSession.getState().isAuthenticated && !readToken()) return askToLogIn()
  if (busy.has(postId)) return
  busy.add(postId)
  const wanted = !isSaved(postId)
  useTapped.setState({ [postId]: wanted })
  try {
    const { userData } = await settledSession()
    if (userData && !may(userData.role, 'posts.save')) {
      drop(postId)
      askToLogIn()
    } else if (navigator.onLine === false || (await waiting()).has(postId)) {
      await tellLater(postId, wanted, language)
    } else await tellNow(postId, wanted, language, undo)
  } finally {
    busy.delete(postId)
  }
}

function askToLogIn(): void {
  rememberReturn(location.pathname + location.search)
  showModal('login', { reason: 'save' })
}

/** Who somebody is may still be on its way. */
function settledSession(): Promise<Session> {
  const now = useSession.getState()
  if (!now.isLoading) return Promise.resolve(now)
  return new Promise((settled) => {
    const stop = useSession.subscribe((session) => {
      if (session.isLoading) return
      stop()
      settled(session)
    })
  })
}

async function tellNow(postId: string, wanted: boolean, language: Language, undo: boolean): Promise<void> {
  const t = translateIn(language)
  const id = `save ${postId}`
  void toastLoading(t('common.loading'), { id })
  try {
    const toggle = () => accountApi(language)(toggleCall, { params: { postId } })
    let { data: list } = await toggle()
    // The call toggles: when another device was first, it did the opposite of what was meant.
    if (list.includes(postId) !== wanted) list = (await toggle()).data
    remember(list)
    drop(postId)
    void (wanted ? keepGuide(postId, language) : dropGuide(postId))
    if (wanted) void toastSuccess(t('error.savedPost'), { id })
    else
      void toastSuccess(undo ? withUndo(postId, language) : t('error.unsavedPost'), {
        id,
        ...(undo ? { duration: UNDO_MS } : {}),
      })
  } catch (error) {
    drop(postId)
    if (error instanceof ApiError && error.status === 403) {
      void dismissToast(id)
      askToLogIn()
    } else void toastError(t('error.savePostFailed'), { id })
  }
}

const withUndo = (postId: string, language: Language) => (
  <span className="row gap-12">
    <span>{translateIn(language)('error.unsavedPost')}</span>
    <button type="button" className="toast-action" onClick={() => void toggleSaved(postId, language)}>
      {translateIn(language)('post.undo')}
    </button>
  </span>
)

async function tellLater(postId: string, wanted: boolean, language: Language): Promise<void> {
  const t = translateIn(language)
  const id = `save ${postId}`
  const call = { key: LATER_KEY + postId, ...requestOf(wanted ? savePost : unsavePost, { postId }) }
  if (await sendLater(call)) void toastSuccess(t('error.sentLater'), { id })
  else {
    drop(postId)
    void toastError(t('error.savePostFailed'), { id })
  }
}

/** Posts whose mark has not reached the account, and the mark. */
async function waiting(): Promise<Map<string, boolean>> {
  const calls = await pendingFor(useSession.getState().userId ?? '')
  return new Map(
    calls.flatMap(({ key, method }) => (key.startsWith(LATER_KEY) ? [[key.slice(LATER_KEY.length), method === 'PUT']] : [])),
  )
}

const remember = (savedMessages: string[]): void =>
  useSession.setState(({ userData }) => (userData ? { userData: { ...userData, savedMessages } } : {}))

function drop(...postIds: string[]): void {
  const left = Object.entries(useTapped.getState()).filter(([postId]) => !postIds.includes(postId))
  useTapped.setState(Object.fromEntries(left), true)
}

let watching = false
let refreshed = Date.now()

/** From now on marks follow what waits, what other devices save, and who is signed in. */
export function watchSaved(language: Language): void {
  if (watching) return
  watching = true
  void markWaiting()
  onLaterChange(async () => {
    const left = await waiting()
    if (Object.keys(useTapped.getState()).some((postId) => !busy.has(postId) && !left.has(postId))) await refreshSaved(language)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - refreshed >= REFRESH_MS) void refreshSaved(language)
  })
  useSession.subscribe(({ userId }, before) => {
    if (userId === before.userId) return
    useTapped.setState({}, true)
    void markWaiting()
  })
}

/** What was tapped without a line stays marked over a reload. */
const markWaiting = async (): Promise<void> => useTapped.setState(Object.fromEntries(await waiting()))

async function refreshSaved(language: Language): Promise<void> {
  const { userData, userId } = useSession.getState()
  if (!userData || !may(userData.role, 'posts.save')) return
  refreshed = Date.now()
  try {
    const { savedMessages: list } = (await accountApi(language)(savedCall)).data
    if (useSession.getState().userId !== userId) return
    remember(list)
    const left = await waiting()
    drop(...Object.keys(useTapped.getState()).filter((postId) => !busy.has(postId) && !left.has(postId)))
  } catch (error) {
    console.debug('saved posts:', error)
  }
}
