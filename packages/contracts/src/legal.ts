// Long documents with numbered sections: privacy policy and terms of service.
import { z } from 'zod'
import { answer } from './envelope.ts'
import { writtenSchema } from './text.ts'

export const LEGAL_DOCUMENTS = ['privacy-policy', 'terms-of-service'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

export const legalParamsSchema = z.object({ document: z.enum(LEGAL_DOCUMENTS) })

export const legalReadingSchema = z.object({
  id: z.enum(LEGAL_DOCUMENTS),
  language: writtenSchema,
  title: z.string(),
  /** One plain sentence under the title. */
  lead: z.string(),
  /** Months in which the document took effect and was last changed: `2024-12`. */
  effective: z.string(),
  updated: z.string(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
})
export type LegalReading = z.infer<typeof legalReadingSchema>
export const legalAnswer = answer(legalReadingSchema)
