// A note on top of a form or a page. A red one is read out at once.
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

type NoticeProps = { kind: 'gold' | 'green' | 'red'; icon: IconNode; children: ReactNode }

export const Notice = ({ kind, icon, children }: NoticeProps) => (
  <div className={`note ${kind}`} {...(kind === 'red' ? { role: 'alert' } : {})}>
    <Icon of={icon} />
    <div className="grow">{children}</div>
  </div>
)
