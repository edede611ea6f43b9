// Where a road ends: what happened beside the highlands, and the ways out below it.
import type { ReactNode } from 'react'
import { Scene } from '../ui/scene.tsx'

type LostProps = { status: number; title: string; lead: string; children?: ReactNode; actions: ReactNode; isAlert?: boolean }

export const Lost = ({ status, title, lead, children, actions, isAlert = false }: LostProps) => (
  <div className="container lost" role={isAlert ? 'alert' : undefined}>
    <div className="stack gap-16">
      <p className="overline">{status}</p>
      <h1>{title}</h1>
      <p className="large soft lost-lead">{lead}</p>
      {children}
      <div className="row gap-12 wraps">{actions}</div>
    </div>
    <div className="banner lost-scene">
      <Scene sunX={340} sunY={150} />
    </div>
  </div>
)
