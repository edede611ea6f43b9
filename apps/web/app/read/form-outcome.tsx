// What came of a posted form, read out and in focus as soon as it is there.
import { CircleAlert, CircleCheck } from 'lucide'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { FormResult } from '../page/form-result.ts'
import { BusyButton } from '../ui/forms/busy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useT } from '../words/language.tsx'

/** `sent`: what is said when it has arrived; `otherwise`: when fields say for themselves what is wrong. */
type OutcomeProps = { outcome: FormResult<string> | null; sent: string; otherwise?: string } & ComponentProps<'div'>

export function FormOutcome({ outcome, sent, otherwise, ...rest }: OutcomeProps) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) result.current?.focus()
  }, [outcome])
  const error = outcome?.sent === false ? (outcome.error ?? otherwise) : undefined
  return (
    <div ref={result} tabIndex={-1} aria-live="polite" {...rest}>
      {outcome?.sent ? (
        <p className="note green">
          <Icon of={CircleCheck} />
          <span>{sent}</span>
        </p>
      ) : null}
      {error ? (
        <p className="note red" role="alert">
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}

export function SendButton({ className = 'button primary end' }: { className?: string }) {
  const t = useT()
  const busy = useNavigation().formMethod === 'POST'
  return <BusyButton className={className} busy={busy} label={t('common.send')} busyLabel={t('common.sending')} />
}
