// What went wrong with a form as a whole, read out at once.
import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function TroubleNote({ text, action }: { text: string | null; action?: ReactNode }) {
  if (text === null) return null
  return (
    <div className="note red" role="alert">
      <Icon of={CircleAlert} />
      <span className="grow">{text}</span>
      {action}
    </div>
  )
}
