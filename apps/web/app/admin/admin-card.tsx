// A card of a screen of the administration, under its title.
import type { ReactNode } from 'react'

/** `id`: of the title. */
type AdminCardProps = { id: string; title: string; className?: string; children: ReactNode }

export const AdminCard = ({ id, title, className = 'padded stack gap-12', children }: AdminCardProps) => (
  <section className={`card ${className}`} aria-labelledby={id}>
    <h2 id={id} className="admin-title">
      {title}
    </h2>
    {children}
  </section>
)
