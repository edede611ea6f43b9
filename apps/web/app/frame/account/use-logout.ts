// Logout, from either menu.
import { useCallback } from 'react'
import { coverPage } from '../../dialogs/deferred/page-wait.ts'
import { logout } from '../../session/account/login.ts'
import { closePopover } from '../../ui/popover.ts'
import { useLocale } from '../../words/language.tsx'

/** `menu`: the popover that it is chosen from, which closes first. */
export function useLogout(menu: { current: HTMLElement | null }): () => void {
  const { language } = useLocale()
  return useCallback(() => {
    closePopover(menu.current)
    const uncover = coverPage()
    void logout(language).finally(uncover)
  }, [language, menu])
}
