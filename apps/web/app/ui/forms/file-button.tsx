// Chooses a file: a button in the words of the page, where the browser's own would speak its language.
import { Upload } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'

type FileButtonProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & { id: string; busy?: boolean }

export function FileButton({ id, busy = false, children, ...input }: FileButtonProps) {
  return (
    <>
      <input {...input} id={id} className="sr-only" type="file" />
      <label className="button outline" htmlFor={id} aria-disabled={busy}>
        {busy ? <span className="spinner" aria-hidden="true" /> : <Icon of={Upload} size="small" />}
        <span>{children}</span>
      </label>
    </>
  )
}
