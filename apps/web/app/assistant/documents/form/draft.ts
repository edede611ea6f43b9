// What was typed into the form of a document and not made yet, kept on this device: for each template, and for each document that is being changed.

import { DOCUMENT_LANGUAGES, type DocumentLanguage, type TemplateId } from '@menged/contracts/documents/lists'
import type { Value, Values } from '@menged/documents/preview'
import { writtenIn } from '@menged/ethiopia/scripts'
import { CALENDARS, type Calendar, type TypedDate } from './typed-date.ts'

/** `step`: the id of the one that was open. `dates`: those that are not whole yet, by field. */
export type FormDraft = {
  values: Values
  dates: Readonly<Record<string, TypedDate>>
  calendar: Calendar
  language: DocumentLanguage
  step: string
}

/** Logging out drops everything that begins with `draft:`. */
export const draftPlace = (template: TemplateId, documentId?: string): string =>
  `draft:document:${template}${documentId === undefined ? '' : `:${documentId}`}`

/** False when storage is closed or full: what was typed stands in the form only. */
export function keepDraft(place: string, draft: FormDraft): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // Where storage is closed nothing was kept.
  }
}

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'))
const isTyped = (value: unknown): value is TypedDate => {
  const typed = value as Partial<TypedDate> | null
  return [typed?.day, typed?.month, typed?.year].every((part) => typeof part === 'string')
}
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

export function readDraft(place: string): FormDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { values, dates, calendar, language, step } = stored as Record<string, unknown>
    return {
      values: Object.fromEntries(entriesOf(values).filter((entry): entry is [string, Value] => isValue(entry[1]))),
      dates: Object.fromEntries(entriesOf(dates).filter((entry): entry is [string, TypedDate] => isTyped(entry[1]))),
      calendar: CALENDARS.find((each) => each === calendar) ?? 'ethiopian',
      language: DOCUMENT_LANGUAGES.find((each) => each === language) ?? writtenIn('ethiopic'),
      step: typeof step === 'string' ? step : '',
    }
  } catch {
    return null
  }
}
