// The language preference in browser storage: 'english' or 'amharic', 'amharic' until the visitor has chosen.
import { type ContentLanguage, LANGUAGE_KEY, type Language, STORED_DEFAULT, toContentLanguage } from '@menged/contracts/language'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

type Preference = { language: ContentLanguage; chosen: boolean; choose: (language: Language) => void }

export const usePreference = create<Preference>()(
  persist(
    (set) => ({
      language: STORED_DEFAULT,
      chosen: false,
      choose: (language) => set({ language: toContentLanguage(language), chosen: true }),
    }),
    {
      name: LANGUAGE_KEY,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ language, chosen }) => ({ language, chosen }),
      skipHydration: true,
    },
  ),
)

/** After takeover: a choice that storage still holds and the cookie has lost goes back into the cookie, and the page follows it. */
export async function restorePreference(shown: Language, fixedByAddress: boolean): Promise<void> {
  await usePreference.persist.rehydrate()
  const { chosen, language } = usePreference.getState()
  if (!localStorage.getItem(LANGUAGE_KEY)) usePreference.setState({})
  if (!chosen || new RegExp(`(?:^|; )${LANGUAGE_KEY}=`).test(document.cookie)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and older phones
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`
  if (!fixedByAddress && toContentLanguage(shown) !== language) location.reload()
}
