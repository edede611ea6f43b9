// A row that opens: what it is about, what stands there now, and under it the form that changes it.
import { ChevronDown } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

type FoldProps = {
  title: string
  /** What stands there now. */
  now?: string | null
  picture?: ReactNode
  /** Drawn before it is opened as well. */
  isEager?: boolean
  children: (close: () => void) => ReactNode
}

export function Fold({ title, now, picture, isEager = false, children }: FoldProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="grow">
          <span className="own-title">{title}</span>
          {now ? <span className="small muted own-now">{now}</span> : null}
        </span>
        {picture}
        <Icon of={ChevronDown} size="small" className="turn" />
      </summary>
      {open || isEager ? <div className="stack gap-16 fold-body">{children(() => setOpen(false))}</div> : null}
    </details>
  )
}
