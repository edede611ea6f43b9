// Both icons are drawn and the theme's class hides one: the server does not know the reader's theme.
import { Moon, Sun } from 'lucide'
import { useTheme } from '../page/theme.ts'
import { Icon } from '../ui/icon.tsx'
import { useT } from '../words/language.tsx'

export function ThemeToggle() {
  const t = useT()
  const toggle = useTheme((state) => state.toggle)
  return (
    <button type="button" className="icon-button" onClick={toggle} data-testid="theme-toggle">
      <span className="light-only">
        <Icon of={Moon} />
        <span className="sr-only">{t('nav.toDark')}</span>
      </span>
      <span className="dark-only">
        <Icon of={Sun} />
        <span className="sr-only">{t('nav.toLight')}</span>
      </span>
    </button>
  )
}

/** Light / Dark side by side, for the foot of the mobile menu. */
export function ThemeChoice() {
  const t = useT()
  const { isDark, set } = useTheme()
  return (
    <fieldset className="segments needs-script" aria-label={t('nav.theme')}>
      <button type="button" aria-pressed={!isDark} className="theme-light" onClick={() => set(false)}>
        <Icon of={Sun} size="small" />
        <span>{t('nav.light')}</span>
      </button>
      <button type="button" aria-pressed={isDark} className="theme-dark" onClick={() => set(true)}>
        <Icon of={Moon} size="small" />
        <span>{t('nav.dark')}</span>
      </button>
    </fieldset>
  )
}
