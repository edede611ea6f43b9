// The card of a page that a link of a mail leads to. What came of its form is in focus as soon as it is there.
import type { IconNode } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** `note`: under the title. */
type LinkPageProps = { icon: IconNode; title: string; answer: { state: string } | null; note: ReactNode; children: ReactNode }

export function LinkPage({ icon, title, answer, note, children }: LinkPageProps) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) result.current?.focus()
  }, [answer])
  return (
    <div className="container page mail-page">
      <section className="card padded stack gap-16" aria-labelledby="link-title">
        <span className={`tile big ${answer?.state === 'done' ? '' : 'gold'}`}>
          <Icon of={icon} size="large" />
        </span>
        <div ref={result} tabIndex={-1} className="stack gap-12">
          <h1 id="link-title">{title}</h1>
          {note}
        </div>
        {children}
      </section>
    </div>
  )
}
