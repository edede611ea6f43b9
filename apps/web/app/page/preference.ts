// The language preference in browser storage, in its long spelling; 'amharic' until the visitor has chosen.
import {
  LANGUAGE_KEY,
  languageFromCookie,
  languageStored,
  STORED_DEFAULT,
  type StoredLanguage,
  storedAs,
} from '@menged/contracts/language'
import { isLanguage, type Language } from '@menged/ethiopia/languages'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Preference = { language: StoredLanguage; chosen: boolean; choose: (language: Language) => void }

export const usePreference = create<Preference>()(
  persist(
    (set) => ({
      language: STORED_DEFAULT,
      chosen: false,
      choose: (language) => set({ language: storedAs(language), chosen: true }),
    }),
    {
      name: LANGUAGE_KEY,
      partialize: ({ language, chosen }) => ({ language, chosen }),
      skipHydration: true,
    },
  ),
)

/**
 * After takeover: cookie and storage are brought to one word. A cookie without its match in storage was set by the form before
 * takeover and is newer; a choice that only storage remembers goes back into the cookie. Then the page follows. `on`: the languages that there are: what was
 * chosen while another one was there is left alone.
 */
export async function restorePreference(shown: Language, fixedByAddress: boolean, on: readonly Language[]): Promise<void> {
  await usePreference.persist.rehydrate()
  const { chosen, language } = usePreference.getState()
  const cookie = languageFromCookie(document.cookie, on)
  if (cookie) usePreference.setState({ language: storedAs(cookie), chosen: true })
  else if (chosen && isLanguage(languageStored(language), on)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and older phones
    document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`
  } else usePreference.setState({})
  // Where cookies are closed the page stays as it is: loading it again would not help. Nor would it help a copy that is read offline.
  const standing = languageFromCookie(document.cookie, on)
  const isCopy = 'kept' in document.documentElement.dataset
  if (!fixedByAddress && !isCopy && standing && standing !== shown) location.reload()
}
