// Making the document: what was written is kept and its file made, while a bar climbs. What goes wrong leads back into the form.
import type { Template } from '@menged/documents/preview'
import { useRef, useState } from 'react'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { ApiError } from '../../../page/api-error.ts'
import { randomId } from '../../../page/random-id.ts'
import { useT } from '../../../words/language.tsx'
import { contentOf, FileMissing, keepDocument, type StoredDocument } from '../stored-documents.ts'
import { answered, stepOf } from './answers.ts'
import { climb } from './progress.ts'
import { troubleOf } from './trouble.ts'
import type { AnswersState } from './use-answers.ts'

/** The message is read on the next screen. */
const MESSAGE_MS = 4000

type Making = {
  template: Template
  answers: AnswersState
  document: StoredDocument | undefined
  onDone: (made: StoredDocument) => void
}

/** `progress`: null while nothing is being made. */
export function useMaking({ template, answers, document, onDone }: Making) {
  const t = useT()
  const [progress, setProgress] = useState<number | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const before = useRef(document ?? null)
  const keyOf = useKey()
  const refuse = async (failure: unknown) => {
    // What is kept already is changed the next time.
    if (failure instanceof FileMissing) before.current = failure.kept
    const error = failure instanceof FileMissing ? failure.cause : failure
    const { field, text } = troubleOf(error, t)
    const at = field === null ? -1 : stepOf(answers.steps, field)
    if (field !== null && at >= 0) return answers.open(at, { [field]: text })
    setTrouble(text)
    // Changed elsewhere: who generates once more has read it.
    if (before.current && error instanceof ApiError && error.status === 409) {
      const { version } = await contentOf(before.current)
      before.current = { ...before.current, version }
    }
  }
  const generate = async () => {
    if (progress !== null) return
    setTrouble(null)
    const values = answered(template, answers.values)
    const written = { template: template.id, templateVersion: template.version, language: answers.language, values }
    try {
      const work = keepDocument({ ...written, name: template.nameOf(values), key: keyOf(written) }, before.current)
      const made = await climb(work, setProgress)
      answers.forget()
      void toastSuccess(t('documents.generated'), { duration: MESSAGE_MS })
      onDone(made)
    } catch (error) {
      await refuse(error).catch(console.debug)
    } finally {
      setProgress(null)
    }
  }
  return { progress, trouble, generate }
}

/** What was sent and whose answer was lost is not made a second time; something else is. */
function useKey(): (content: object) => string {
  const sent = useRef({ content: '', key: '' })
  return (of) => {
    const content = JSON.stringify(of)
    if (sent.current.content !== content) sent.current = { content, key: randomId() }
    return sent.current.key
  }
}
