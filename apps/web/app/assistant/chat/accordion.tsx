// Sections of the sidebar, one open at a time: by the browser's own means, and by ours where it is older.
import { ChevronDown, type IconNode } from 'lucide'
import type { ReactNode, ToggleEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'

export type Section = { id: string; icon: IconNode; title: string; count?: number; children: ReactNode }

const NAME = 'side'

function closeOthers({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name=${NAME}]`))
    if (other !== currentTarget) other.open = false
}

export const Accordion = ({ sections, first }: { sections: readonly Section[]; first: string }) =>
  sections.map(({ id, icon, title, count, children }) => (
    <details key={id} className="side-section" name={NAME} open={id === first} onToggle={closeOthers}>
      <summary>
        <Icon of={icon} />
        <span className="grow">{title}</span>
        {count ? <span className="count">{count}</span> : null}
        <Icon of={ChevronDown} size="small" className="chevron" />
      </summary>
      {children}
    </details>
  ))
