// What came of a posted form, read out and in focus as soon as it is there.
import { CircleAlert, CircleCheck } from 'lucide'
import { type ComponentProps, useEffect, useRef } from 'react'
import type { FormResult } from '../page/form-result.ts'
import { Icon } from '../ui/icon.tsx'

/** `sent`: what is said when it has arrived; `otherwise`: when fields say for themselves what is wrong. */
type OutcomeProps = { outcome: FormResult<string> | null; sent: string; otherwise?: string } & ComponentProps<'div'>

export function FormOutcome({ outcome, sent, otherwise, ...rest }: OutcomeProps) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) result.current?.focus()
  }, [outcome])
  const isSent = outcome?.sent
  const words = outcome && (outcome.sent ? sent : (outcome.error ?? otherwise))
  return (
    <div ref={result} tabIndex={-1} aria-live="polite" {...rest}>
      {words ? (
        <p key={`${isSent}`} className={`note ${isSent ? 'green' : 'red'}`} role={isSent ? undefined : 'alert'}>
          <Icon of={isSent ? CircleCheck : CircleAlert} />
          <span>{words}</span>
        </p>
      ) : null}
    </div>
  )
}
