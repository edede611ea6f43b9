// Logout, from either menu.
import { useCallback } from 'react'
import { logout } from '../../api/account-login.ts'
import { useLocale } from '../../words/language.tsx'
import { coverPage } from '../page-wait.ts'

/** `menu`: the popover that it is chosen from, which closes first. */
export function useLogout(menu: { current: HTMLElement | null }): () => void {
  const { language } = useLocale()
  return useCallback(() => {
    menu.current?.hidePopover()
    const uncover = coverPage()
    void logout(language).finally(uncover)
  }, [language, menu])
}
