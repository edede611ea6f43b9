// Words that stand in every document, in each language: of templates, and of renderers for the second language of two.

import type { Written } from '@menged/ethiopia/languages'
import { punctuationOf } from '@menged/ethiopia/scripts'
import type { InEach } from '@menged/ethiopia/text'
import type { Doc } from './doc.ts'

export type Labels = Doc['labels']

export const LABELS: InEach<Labels> = {
  en: { article: 'Article {n}.', page: 'Page {n} of {of}', name: 'Name', signature: 'Signature', date: 'Date' },
  am: { article: 'አንቀጽ {n}።', page: 'ገጽ {n} ከ{of}', name: 'ስም', signature: 'ፊርማ', date: 'ቀን' },
}

export const labelsFor = (doc: Doc, language: Written): Labels => (language === doc.lang ? doc.labels : LABELS[language])

/** What stands before a value or a line to write on: with a colon of its language. */
export const lead = (label: string, language: Written): string =>
  label === '' || /[:፦፡]$/.test(label) ? label : `${label}${punctuationOf(language).colon.trim()}`
