// The privacy policy and the terms: read from the content folder once, sanitised, in one language at a time.

import { join } from 'node:path'
import {
  inEachOf,
  type Language,
  LEGAL_DOCUMENTS,
  type LegalDocument,
  type LegalReading,
  postIdSchema,
  textSchema,
  WRITTEN,
  type Written,
} from '@menged/contracts'
import { writtenFor } from '@menged/ethiopia'
import { z } from 'zod'
import { readContent } from '../../platform/content.ts'
import { sanitise } from '../../platform/sanitise.ts'

const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const htmlSchema = z.string().min(1).max(50_000)

export const legalFileSchema = z.object({
  id: z.enum(LEGAL_DOCUMENTS),
  effective: monthSchema,
  updated: monthSchema,
  title: textSchema,
  lead: textSchema,
  sections: z
    .array(z.object({ id: postIdSchema, title: textSchema, html: inEachOf(htmlSchema) }))
    .min(1)
    .max(40),
})
type LegalFile = z.infer<typeof legalFileSchema>

export async function createLegal({ contentDir }: { contentDir: string }) {
  const files = await Promise.all(
    LEGAL_DOCUMENTS.map((id) => readContent(join(contentDir, 'legal', `${id}.json`), legalFileSchema)),
  )
  const readings = new Map(files.flatMap((file) => WRITTEN.map((each) => entry(file, each))))
  return {
    read: (document: LegalDocument, language: Language): LegalReading | undefined =>
      readings.get(`${document} ${writtenFor(language)}`),
  }
}
export type Legal = Awaited<ReturnType<typeof createLegal>>

function entry(file: LegalFile, language: Written): [string, LegalReading] {
  const { id, effective, updated, title, lead } = file
  const sections = file.sections.map((section) => ({
    id: section.id,
    title: section.title[language],
    html: sanitise(section.html[language]),
  }))
  return [`${id} ${language}`, { id, language, title: title[language], lead: lead[language], effective, updated, sections }]
}
