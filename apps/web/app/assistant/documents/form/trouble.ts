// What went wrong with a document, in the reader's words.
import type { Translate } from '@menged/i18n/translate'
import { ApiError } from '../../../page/api-error.ts'
import { NotKept } from '../stored-documents.ts'

/** `field`: the input that it is about; null when it is about the whole. */
export type Trouble = { field: string | null; text: string }

export function troubleOf(error: unknown, t: Translate): Trouble {
  if (error instanceof NotKept) return { field: null, text: t('documents.notKept') }
  if (!(error instanceof ApiError)) return { field: null, text: t('documents.offline') }
  if (!error.answer) return { field: null, text: t('error.wentWrong') }
  const { field, error: text } = error.answer
  return { field: field?.split('.').at(-1) ?? null, text }
}
