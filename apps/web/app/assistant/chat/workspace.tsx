// The frame of the workspace: a sidebar that can be put away, a header, and what stands between header and foot.
import { PanelLeft, Plus, X } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { backCloses } from '../../ui/forms/back-closes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useT } from '../../words/language.tsx'

/** On a wide screen it starts open. On a phone it would cover the answer: there it opens when it is asked for. */
const WIDE = '(width >= 1024px)'

type Props = {
  title: string
  /** Where nothing below it heads the page. */
  isHeading: boolean
  brand: ReactNode
  /** Language and theme. */
  controls: ReactNode
  sidebar: ReactNode
  onNew: () => void
  children: ReactNode
  /** Closes the sidebar of a phone when it changes. */
  view: string
}

export function Workspace({ title, isHeading, brand, controls, sidebar, onNew, children, view }: Props) {
  const t = useT()
  const { side, isSheet, toggleButton, toggle, close, closeSheet } = useSidebar(view)
  const Title = isHeading ? 'h1' : 'p'
  const startNew = () => {
    close()
    onNew()
  }
  return (
    <div className="workspace" data-side={side}>
      <aside
        id="workspace-side"
        className="workspace-side"
        aria-label={t('assistant.sidebar')}
        onKeyDown={(event) => event.key === 'Escape' && isSheet && closeSheet()}
      >
        <div className="tibeb" />
        <SideTop brand={brand} onClose={closeSheet} onNew={startNew} />
        <div className="side-lists">{sidebar}</div>
        <p className="side-foot tiny muted">{t('assistant.noAdvice')}</p>
      </aside>
      {isSheet ? <div className="side-scrim" onClick={closeSheet} aria-hidden="true" /> : null}
      <div className="workspace-main" inert={isSheet}>
        <header className="workspace-head">
          <Toggle button={toggleButton} onToggle={toggle} />
          <Title className="workspace-title grow">{title}</Title>
          {controls}
        </header>
        {children}
      </div>
    </div>
  )
}

function Toggle({ button, onToggle }: { button: RefObject<HTMLButtonElement | null>; onToggle: () => void }) {
  const t = useT()
  return (
    <button
      ref={button}
      type="button"
      className="icon-button"
      aria-controls="workspace-side"
      aria-label={t('assistant.toggleSidebar')}
      onClick={onToggle}
    >
      <Icon of={PanelLeft} className="flip" />
    </button>
  )
}

function SideTop({ brand, onClose, onNew }: { brand: ReactNode; onClose: () => void; onNew: () => void }) {
  const t = useT()
  return (
    <div className="side-top">
      <div className="row side-brand">
        {brand}
        <button type="button" className="icon-button narrow-only" aria-label={t('assistant.closeSidebar')} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      <button type="button" className="button tinted wide" onClick={onNew}>
        <Icon of={Plus} />
        <span>{t('assistant.newChat')}</span>
      </button>
    </div>
  )
}

/** `side`: undefined is how it starts, which the style knows by the width. */
function useSidebar(view: string) {
  const [side, setSide] = useState<'open' | 'closed' | undefined>()
  const isSheet = side === 'open' && !matchMedia(WIDE).matches
  const close = () => setSide((now) => (matchMedia(WIDE).matches ? now : undefined))
  const toggle = () => {
    const isWide = matchMedia(WIDE).matches
    setSide((now) => (isWide ? (now === 'closed' ? 'open' : 'closed') : now === 'open' ? undefined : 'open'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen in it is what changes the view
  useEffect(() => close(), [view])
  useEffect(() => {
    if (!isSheet) return
    document.querySelector<HTMLElement>('#workspace-side button')?.focus()
    return backCloses(() => setSide(undefined))
  }, [isSheet])
  const toggleButton = useRef<HTMLButtonElement>(null)
  const closeSheet = () => {
    close()
    toggleButton.current?.focus()
  }
  return { side, isSheet, toggleButton, toggle, close, closeSheet }
}
