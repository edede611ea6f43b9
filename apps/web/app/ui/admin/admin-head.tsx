// The head of a screen of the admin area: its title, a line about it, and what can be done with all of it.
import type { ReactNode } from 'react'

export const AdminHead = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <div className="admin-head">
    <div>
      <h1>{title}</h1>
      {text ? <p className="small muted">{text}</p> : null}
    </div>
    {children ? <div className="admin-tools">{children}</div> : null}
  </div>
)
