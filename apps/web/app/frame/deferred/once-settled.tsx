// What a page needs only after it has been taken over; its code comes apart from the first load.
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { ModalLayer } from '../../dialogs/deferred/modal-layer.tsx'
import { Toasts } from '../../dialogs/deferred/toasts.tsx'
import { type ModalTable, useModals } from '../../dialogs/modal-host.ts'
import { keepFromRouter, LINE_IS_BACK, leaveCopy, registerWorker, showCopyLine, tellOfVisit } from '../../offline/page-side.ts'
import { flushLater } from '../../session/deferred/later-sending.ts'
import { takeReturn } from '../../session/deferred/return-path.ts'
import { storedToken, TOKEN_KEY } from '../../session/session.ts'
import { backCloses } from '../../ui/forms/back-closes.ts'
import { useLocale } from '../../words/language.tsx'
import { usePrompts } from '../account/use-prompts.ts'
import { loadAccount, useAccountParts } from '../account-components.ts'
import { Connectivity } from './connectivity.tsx'
import { LoadingCover } from './loading-cover.tsx'
import { PageChange } from './page-change.tsx'

export function Settled({ modals }: { modals: ModalTable }) {
  const account = useAccountParts(({ parts }) => parts)
  useEndOfWaiting()
  useOfflineReading()
  useSendingLater()
  usePrompts()
  useBackOnMenus()
  useOtherTabs()
  return (
    <>
      <ModalLayer table={modals} />
      <LoadingCover />
      {account ? <account.Keeper /> : null}
      <Toasts />
      <Connectivity />
      <PageChange />
    </>
  )
}

/** The next page does not come: the browser loads its document, and says what it finds. */
const LONGEST_MS = 60_000
function useEndOfWaiting(): void {
  const { location: next, formMethod = 'GET' } = useNavigation()
  const { pathname, search } = useLocation()
  // What is read anew where the reader is keeps what they have typed.
  const isElsewhere = next !== undefined && (next.pathname !== pathname || next.search !== search)
  const address = isElsewhere && formMethod === 'GET' ? next.pathname + next.search + next.hash : null
  useEffect(() => {
    if (address === null) return
    const clock = setTimeout(() => location.assign(address), LONGEST_MS)
    return () => clearTimeout(clock)
  }, [address])
}

/** Menus that fill a phone; at a desk Back leaves the page as ever. */
function useBackOnMenus(): void {
  useEffect(() => {
    const closers = new Map<HTMLElement, () => void>()
    const narrow = matchMedia('(max-width: 1023px)')
    const follow = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLElement) || target.popover !== 'auto') return
      closers.get(target)?.()
      closers.delete(target)
      if (newState === 'open' && narrow.matches)
        closers.set(
          target,
          backCloses(() => target.hidePopover()),
        )
    }
    document.addEventListener('toggle', follow as (event: Event) => void, true)
    return () => document.removeEventListener('toggle', follow as (event: Event) => void, true)
  }, [])
}

function useOfflineReading(): void {
  const { language } = useLocale()
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname !== first.current) leaveCopy()
    void registerWorker()
    void tellOfVisit(pathname, language)
  }, [pathname, language])
  useEffect(showCopyLine, [])
  useEffect(keepFromRouter, [])
}

/** A page that was opened without a line may be without the code of the account, which sends as well; and sessions that were left end. */
function useSendingLater(): void {
  useEffect(() => {
    const send = () => void flushLater()
    // For a signed-in reader this happens once the session is taken up.
    if (storedToken() === null) send()
    const sendNow = () => void flushLater(true)
    addEventListener('online', send)
    addEventListener(LINE_IS_BACK, sendNow)
    return () => {
      removeEventListener('online', send)
      removeEventListener(LINE_IS_BACK, sendNow)
    }
  }, [])
}

/** Somebody has signed in in another tab: this one need not ask for it any more, and goes where it was to lead. */
function useOtherTabs(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== TOKEN_KEY || newValue === null) return
      void loadAccount()
      const { open, close } = useModals.getState()
      if (open?.name !== 'login') return
      const back = takeReturn()
      close()
      if (back !== null && back !== location.pathname + location.search) void navigate(back)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [navigate])
}
