// What opens and shuts below its head, by the browser's own means. `isOpen`: at first; afterwards as people leave it.
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

type FoldProps = { head: ReactNode; look?: string; isOpen?: boolean; children: ReactNode }

export const Fold = ({ head, look, isOpen, children }: FoldProps) => (
  <details className={look ? `opens ${look}` : 'opens'} open={isOpen}>
    <summary>
      {head}
      <Icon of={ChevronDown} size="small" className="chevron" />
    </summary>
    {children}
  </details>
)
