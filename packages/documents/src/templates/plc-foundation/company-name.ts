// The name of a company in a document ends in the words of its form, in the language of the document.

import type { Written } from '@menged/ethiopia/languages'
import type { Inline } from '../../doc.ts'
import type { Values } from '../../template.ts'
import { both } from '../fields.ts'
import { spellingFor } from '../spellings.ts'
import { textOf } from '../values.ts'

const ENDING = both(' ኃላፊነቱ የተወሰነ የግል ማኅበር', ' Private Limited Company')
const FORM =
  /[\s,፣]*(?:p\.?\s?l\.?\s?c\.?|private limited company|ኃላፊነቱ\s+የተወሰነ\s+የግል\s+ማ[ኅህሕ]በር|[ኃሃሀ][./]?\s?የተ[./]?\s?የግ[./]?\s?ማ[./]?)$/iu

export const bareName = (values: Values, field = 'companyName'): string => {
  const typed = textOf(values, field)
  return typed.replace(FORM, '') || typed
}

export function companyName(values: Values, language: Written): Inline[] {
  const field = spellingFor(values, 'companyName', language)
  const name = bareName(values, field)
  return [name === '' ? { blank: 24, field } : { field, text: name }, ENDING[language]]
}
