// Logout, from either menu.
import { useCallback } from 'react'
import { logout } from '../../api/account-login.ts'
import { useLocale } from '../../words/language.tsx'
import { coverPage } from '../page-wait.ts'

export function useLogout(): () => void {
  const { language } = useLocale()
  return useCallback(() => {
    const uncover = coverPage()
    void logout(language).finally(uncover)
  }, [language])
}
