// Light or dark, kept under `theme-storage`. The inline head script sets the class before paint; this store follows it.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Theme = { isDark: boolean; toggle: () => void; set: (isDark: boolean) => void }

export const useTheme = create<Theme>()(
  persist(
    (set, get) => ({
      isDark: false,
      toggle: () => get().set(!get().isDark),
      set: (isDark) => {
        document.documentElement.classList.toggle('dark', isDark)
        set({ isDark })
      },
    }),
    {
      name: 'theme-storage',
      partialize: ({ isDark }) => ({ isDark }),
      skipHydration: true,
    },
  ),
)

/** After takeover: the stored choice, or what the head script has settled on. */
export async function restoreTheme(): Promise<void> {
  const settled = document.documentElement.classList.contains('dark')
  if (localStorage.getItem('theme-storage')) await useTheme.persist.rehydrate()
  else useTheme.setState({ isDark: settled })
}
