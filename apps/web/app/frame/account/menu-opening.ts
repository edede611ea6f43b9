// Each time a menu opens, the expiry is looked at and the number of unread notifications fetched again.
import { unread as unreadCall } from '@menged/contracts/calls/account/notifications'
import type { Language } from '@menged/ethiopia/languages'
import { type RefObject, useEffect } from 'react'
import { accountApi } from '../../session/account/account-api.ts'
import { takeUpSession } from '../../session/account/login.ts'
import { useSession } from '../../session/session.ts'
import { useLocale } from '../../words/language.tsx'

export function useMenuOpening(menu: RefObject<HTMLElement | null>, onOpened?: () => void): void {
  const { language } = useLocale()
  useEffect(() => {
    const element = menu.current
    const follow = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'open') return
      void refresh(language)
      onOpened?.()
    }
    element?.addEventListener('toggle', follow)
    return () => element?.removeEventListener('toggle', follow)
  }, [menu, language, onOpened])
}

async function refresh(language: Language): Promise<void> {
  await takeUpSession(language)
  const { isAuthenticated, userId } = useSession.getState()
  if (!isAuthenticated) return
  const answer = await accountApi(language)(unreadCall).catch(() => null)
  const { userData, userId: still } = useSession.getState()
  if (answer && userData && still === userId) useSession.setState({ userData: { ...userData, unread: answer.data.unread } })
}
