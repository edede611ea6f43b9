// An empty list: icon tile, one line of what, one line of what to do, at most one action.
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function Empty({ icon, title, text, action }: { icon: IconNode; title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="empty">
      <span className="tile">
        <Icon of={icon} size="large" />
      </span>
      <p className="strong">{title}</p>
      {text ? <p className="small muted">{text}</p> : null}
      {action}
    </div>
  )
}
