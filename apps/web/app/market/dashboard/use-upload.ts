// A picture that is sent as soon as it is chosen. A file that is no picture is refused before it is sent.
import { imageProblem } from '@menged/contracts/marketplace/joining-rules'
import { type ChangeEvent, useRef } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { useT } from '../../words/language.tsx'

/** `send` gets the file. */
export function useUpload(send: (file: File) => Promise<unknown>) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const submission = useSubmission()
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (!file || submission.busy) return
    const problem = imageProblem(file)
    if (problem) submission.setTrouble({ field: null, text: t(problem) })
    else await submission.submit(() => send(file))
    if (input.current) input.current.value = ''
  }
  return { input, choose, ...submission }
}
