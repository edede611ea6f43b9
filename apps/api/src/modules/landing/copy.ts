// The copy as it stands in content/landing.json: every text in both languages.
import { join } from 'node:path'
import { LANGUAGES, type Landing, type Language, landingSchema } from '@menged/contracts'
import { z } from 'zod'
import { ContentError, readContent } from '../../platform/content.ts'

const FILE = 'landing.json'

const isText = (value: object): value is Record<Language, string> => LANGUAGES.every((language) => language in value)

/** Each `{ en, am }` becomes the one of the language. */
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLanguage(each, language)]))
}

/** @throws ContentError when a text is missing in one of the languages */
export async function readCopy(contentDir: string): Promise<Record<Language, Landing>> {
  const file = join(contentDir, FILE)
  const written = await readContent(file, z.record(z.string(), z.unknown()))
  const copyIn = (language: Language): Landing => {
    const checked = landingSchema.safeParse(inLanguage(written, language))
    if (!checked.success) throw new ContentError(file, z.prettifyError(checked.error))
    return checked.data
  }
  return { en: copyIn('en'), am: copyIn('am') }
}
