// The head of a card: its title, a line about it, and what can be done with several of its rows.
import type { ReactNode } from 'react'

type CardHeadProps = { id: string; title: string; text?: string; children?: ReactNode }

export const CardHead = ({ id, title, text, children }: CardHeadProps) => (
  <div className="admin-card-head">
    <div>
      <h2 id={id} className="admin-title">
        {title}
      </h2>
      {text ? <p className="small muted">{text}</p> : null}
    </div>
    {children}
  </div>
)
