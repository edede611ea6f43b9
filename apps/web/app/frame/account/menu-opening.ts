// Each time a menu opens, the expiry is looked at and the number of unread notifications fetched again.
import { unread as unreadCall } from '@menged/contracts/calls/account/notifications'
import type { Language } from '@menged/ethiopia/languages'
import { type RefObject, useEffect } from 'react'
import { accountApi } from '../../session/account/account-api.ts'
import { takeUpSession } from '../../session/account/login.ts'
import { useSession } from '../../session/session.ts'
import { whenOpened } from '../../ui/popover.ts'
import { useLocale } from '../../words/language.tsx'

export function useMenuOpening(menu: RefObject<HTMLElement | null>, onOpened?: () => void): void {
  const { language } = useLocale()
  useEffect(() => {
    if (!menu.current) return
    return whenOpened(menu.current, () => {
      void refresh(language)
      onOpened?.()
    })
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
