// The button that sends a form. While it is busy it says what is going on, keeps its width and the focus, and takes no second click.
import type { ReactNode } from 'react'

/** `isFirst`: in a dialog it gets the focus. */
type BusyButtonProps = {
  busy: boolean
  label: string
  busyLabel: string
  className?: string
  icon?: ReactNode
  isFirst?: boolean
}

export const BusyButton = ({
  busy,
  label,
  busyLabel,
  className = 'button primary wide large',
  icon,
  isFirst,
}: BusyButtonProps) => (
  <button
    type="submit"
    className={className}
    aria-disabled={busy}
    {...(isFirst ? { 'data-first': '' } : {})}
    onClick={(event) => busy && event.preventDefault()}
  >
    {busy ? <span className="spinner" aria-hidden="true" /> : icon}
    <span>{busy ? busyLabel : label}</span>
  </button>
)
