// Schemas of languages and of bilingual values.
import { z } from 'zod'
import { LANGUAGES, type Text } from './language.ts'

export const languageSchema = z.enum(LANGUAGES)
export const textSchema = z.object({ en: z.string().min(1).max(2000), am: z.string().min(1).max(2000) }) satisfies z.ZodType<Text>
