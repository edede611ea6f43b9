// Documents made from templates: what was typed is kept, and files are made from it again on demand.
import { z } from 'zod'
import { DOCUMENT_COPIES, DOCUMENT_FORMATS, DOCUMENT_LANGUAGES, FIELD_MOST, TEMPLATE_IDS } from './documents/lists.ts'
import { answer } from './envelope.ts'
import { anyTextSchema } from './text.ts'

const FIELDS_MOST = 800
const CHOICES_MOST = 40
const CHOICE_MOST = 60

const fieldName = z
  .string()
  .max(48)
  .regex(/^[a-z][a-zA-Z0-9]{0,47}$/)
const value = z.union([z.string().max(FIELD_MOST), z.boolean(), z.array(z.string().max(CHOICE_MOST)).max(CHOICES_MOST)])
/** By field name; whether they fit the template is the template's word. */
export const valuesSchema = z
  .record(fieldName, value)
  .refine((values) => Object.keys(values).length <= FIELDS_MOST, 'documents.tooManyFields')

const instant = z.iso.datetime()
const copy = z.enum(DOCUMENT_COPIES).default('draft')
const version = z.int().min(1).max(1_000_000)
const written = {
  template: z.enum(TEMPLATE_IDS),
  /** Of the template's text. */
  templateVersion: version,
  language: z.enum(DOCUMENT_LANGUAGES),
  values: valuesSchema,
}

/** A file of what a guest keeps in the browser; the server keeps nothing of it. `issuedAt` stands in the document. */
export const documentFileSchema = z.object({
  ...written,
  format: z.enum(DOCUMENT_FORMATS),
  copy,
  issuedAt: z.iso.date(),
})
export type DocumentFile = z.output<typeof documentFileSchema>

/** `key` is made by the form: what is sent twice is one document. */
export const newDocumentSchema = z.object({ ...written, key: z.uuid() })
export type NewDocument = z.output<typeof newDocumentSchema>
/** `version`: the newest one that the writer has seen. */
export const documentChangeSchema = z.object({ ...written, version }).omit({ template: true })
export type DocumentChange = z.output<typeof documentChangeSchema>

export const documentParamsSchema = z.object({ documentId: z.uuid() })
export const documentQuerySchema = z.object({ version: z.coerce.number().int().min(1).max(1_000_000).optional() })
export const documentFileQuerySchema = documentQuerySchema.extend({ format: z.enum(DOCUMENT_FORMATS).default('pdf'), copy })

const rowSchema = z.object({
  id: z.uuid(),
  template: z.enum(TEMPLATE_IDS),
  language: z.enum(DOCUMENT_LANGUAGES),
  /** Made by the template of what was typed. */
  name: anyTextSchema,
  version,
  createdAt: instant,
  updatedAt: instant,
})
export type DocumentRow = z.infer<typeof rowSchema>
export const documentSchema = rowSchema.extend({
  templateVersion: version,
  /** The text of this version is kept no more: it is made anew by editing. */
  isOld: z.boolean(),
  values: valuesSchema,
  issuedAt: z.iso.date(),
  /** Newest first. */
  versions: z.array(z.object({ version, language: z.enum(DOCUMENT_LANGUAGES), createdAt: instant })),
})
export type SavedDocument = z.infer<typeof documentSchema>

export const documentAnswer = answer(documentSchema)
export const documentsAnswer = answer(z.array(rowSchema))

/** A document with all its versions, oldest first: of the export of an account. */
export const documentExportSchema = rowSchema.extend({
  versions: z.array(
    z.object({
      version,
      templateVersion: version,
      language: z.enum(DOCUMENT_LANGUAGES),
      values: valuesSchema,
      issuedAt: z.iso.date(),
      createdAt: instant,
    }),
  ),
})
