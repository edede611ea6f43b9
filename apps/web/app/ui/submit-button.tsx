// Sends a form: while it is on its way it turns and says so, and keeps its place.
import type { ReactNode } from 'react'

type SubmitProps = { busy: boolean; look?: string; children: ReactNode; busyWord: string }

export function SubmitButton({ busy, look = 'btn p', children, busyWord }: SubmitProps) {
  return (
    <button type="submit" className={look} aria-disabled={busy}>
      {busy ? <span className="spin" aria-hidden="true" /> : null}
      <span>{busy ? busyWord : children}</span>
    </button>
  )
}
