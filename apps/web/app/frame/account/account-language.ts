// One language for a person: a device where none was chosen follows the account, and what is chosen on a device goes into the account.
import { changeProfile } from '@menged/contracts/calls/account/profile'
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, languageStored, type StoredLanguage } from '@menged/contracts/language'
import { isLanguage, type Language } from '@menged/ethiopia/languages'
import { useEffect } from 'react'
import { restorePreference, usePreference } from '../../page/preference.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useSession } from '../../session/session.ts'
import { useLocale } from '../../words/language.tsx'

type Preferences = { chosen: boolean; device: StoredLanguage; account: StoredLanguage | null }

/** Which side has to be changed to which language, if any. */
export function settled({
  chosen,
  device,
  account,
}: Preferences): { device: StoredLanguage } | { account: StoredLanguage } | null {
  if (!chosen) return account === null ? null : { device: account }
  return account === device ? null : { account: device }
}

export function useAccountLanguage(): void {
  const { language, languages, sticky } = useLocale()
  const { chosen, language: device } = usePreference()
  const account = useSession(({ userData }) => (userData ? userData.language : undefined))
  useEffect(() => {
    if (account === undefined) return
    const change = settled({ chosen, device, account })
    // A language that has been switched off since is nobody's choice now.
    if (!change || !isLanguage(languageStored(Object.values(change)[0]), languages)) return
    if ('device' in change) void followAccount(change.device, { shown: language, sticky, languages })
    else void changeAccount(change.account, language)
  }, [account, chosen, device, language, languages, sticky])
}

type Shown = { shown: Language; sticky: boolean; languages: readonly Language[] }

/** The cookie is what pages are written by; the page is reloaded when it is in another language. */
async function followAccount(chosen: StoredLanguage, { shown, sticky, languages }: Shown): Promise<void> {
  usePreference.getState().choose(languageStored(chosen) ?? DEFAULT_LANGUAGE)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and older phones
  document.cookie = `${LANGUAGE_KEY}=${chosen}; path=/; max-age=31536000; samesite=lax`
  await restorePreference(shown, sticky, languages)
}

/** A failure is no matter: the next page sends it again. */
async function changeAccount(chosen: StoredLanguage, language: Language): Promise<void> {
  const { userId } = useSession.getState()
  const answer = await accountApi(language)(changeProfile, { body: { language: chosen } }).catch(() => null)
  if (answer && useSession.getState().userId === userId) useSession.setState({ userData: answer.data })
}
