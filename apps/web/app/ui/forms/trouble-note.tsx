// What went wrong with a form or a list as a whole, read out at once; nothing while nothing did.
import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

export function TroubleNote({ text, action }: { text: string | null; action?: ReactNode }) {
  if (text === null) return null
  return (
    <Notice kind="red" icon={CircleAlert}>
      <div className="row between">
        <span>{text}</span>
        {action}
      </div>
    </Notice>
  )
}
