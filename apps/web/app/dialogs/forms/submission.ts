// One form on its way: busy, and what the response says is wrong. What was typed stays in the form.
import type { WordKey } from '@menged/i18n/translate'
import { useState } from 'react'
import { ApiError } from '../../page/api-error.ts'
import { useT } from '../../words/language.tsx'

/** `field`: the input it belongs to; null when it is about the whole. */
export type Trouble = { field: string | null; text: string }

/** Errors that are about one input and do not name it. */
const FIELD_OF: Partial<Record<string, string>> = { wrong_password: 'password', email_taken: 'email' }

export type Submission = ReturnType<typeof useSubmission>

/** `otherwise`: what faults of the connection and of the server say, in place of 'Network error' and the server's words. */
export function useSubmission(otherwise?: WordKey) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const troubleOf = (error: unknown): Trouble => {
    const isFault = !(error instanceof ApiError) || !error.answer || (otherwise !== undefined && error.status >= 500)
    if (isFault) return { field: null, text: t(otherwise ?? 'error.network') }
    const { field, code, error: text } = error.answer
    return { field: field ?? FIELD_OF[code] ?? null, text }
  }
  /** True when it went through. */
  const submit = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setTrouble(null)
    try {
      await work()
      return true
    } catch (error) {
      setTrouble(troubleOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  const errorOf = (field: string): string | null => (trouble?.field === field ? trouble.text : null)
  /** What belongs to none of these inputs. */
  const formError = (...fields: string[]): string | null =>
    trouble && !(trouble.field && fields.includes(trouble.field)) ? trouble.text : null
  /** An input that says for itself what is wrong with it. */
  const field = (name: string, id: string) => ({ id, name, error: errorOf(name) })
  return { busy, submit, setTrouble, errorOf, formError, field }
}
