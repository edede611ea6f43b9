// What a document may be; no schema library here: the browser reads these lists.

import type { Written } from '@menged/ethiopia/languages'

export const TEMPLATE_IDS = [
  'plc-foundation',
  'power-of-attorney',
  'rental-agreement',
  'vehicle-sale',
  'employment-contract',
  'loan-agreement',
] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]
export const isTemplateId = (value: unknown): value is TemplateId => (TEMPLATE_IDS as readonly unknown[]).includes(value)

/** The guide that says what is done with the paper; of a loan between people there is none. */
export const GUIDE_OF_TEMPLATE: Readonly<Partial<Record<TemplateId, string>>> = {
  'plc-foundation': 'private-limited-company',
  'power-of-attorney': 'power-of-attorney',
  'rental-agreement': 'rent-contract',
  'vehicle-sale': 'vehicle-transfer',
  'employment-contract': 'labour-law',
}
export const templateOfGuide = (postId: string): TemplateId | undefined =>
  TEMPLATE_IDS.find((template) => GUIDE_OF_TEMPLATE[template] === postId)

/** Left and right of `both`: Amharic first. */
export const SIDES: [Written, Written] = ['am', 'en']
/** `both`: side by side. */
export const DOCUMENT_LANGUAGES = [...SIDES, 'both'] as const
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number]

/** The language that a document begins with. */
export const firstOf = (language: DocumentLanguage): Written => (language === 'both' ? SIDES[0] : language)

export const DOCUMENT_FORMATS = ['pdf', 'docx'] as const
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]

/** `signing`: without the marks of a draft, behind a cover sheet that says the same once. */
export const DOCUMENT_COPIES = ['draft', 'signing'] as const
export type DocumentCopy = (typeof DOCUMENT_COPIES)[number]

/** Documents that an account keeps, and versions of each: the oldest version goes first. */
export const DOCUMENTS_KEPT = 100
export const DOCUMENT_VERSIONS_KEPT = 20
/** Longest text of one field of any template, in characters. */
export const FIELD_MOST = 2000
