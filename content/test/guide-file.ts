// What a file of content/guides may hold: its shape, its HTML, its wording, links to other guides, and what its facts rest on.
import { WRITTEN } from '@menged/ethiopia/languages'
import { LIMITS } from '@menged/contracts/limits'
import { categorySchema, guideSchema, organisationTypeSchema, postIdSchema } from '@menged/contracts/posts'
import { z } from 'zod'
import { punctuationFaults, wordingFaults } from '@menged/i18n/amharic-style'
import { factFaults } from './facts.ts'
import { figuresInOneLanguage, sumFaults } from './figures.ts'
import { htmlFaults } from './html.ts'
import { rowFaults } from './rows.ts'

const bilingual = (longest: number) => {
  const words = z.string().trim().min(1).max(longest)
  return z.object({ en: words, am: words })
}

const guideFile = guideSchema.extend({
  id: postIdSchema,
  category: categorySchema,
  organisation: postIdSchema.nullable(),
  title: bilingual(LIMITS.title),
  body: bilingual(LIMITS.postBody),
  related: z.array(postIdSchema).max(10),
})
export type GuideFile = z.infer<typeof guideFile>

export const organisationsFile = z.array(
  z.object({ id: postIdSchema, type: organisationTypeSchema, name: bilingual(LIMITS.name), website: z.string().optional() }),
)

/** The guide of a file's text; throws with every fault of its shape. */
export function readGuide(text: string): GuideFile {
  const raw: unknown = JSON.parse(text)
  const guide = guideFile.parse(raw)
  const unknown = unknownFields(raw, guide)
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is no field of a guide`)
  return guide
}

/** Paths that the schema dropped: a misspelt optional field would otherwise vanish without a word. */
function unknownFields(raw: unknown, kept: unknown, path = ''): string[] {
  if (typeof raw !== 'object' || raw === null || typeof kept !== 'object' || kept === null) return []
  return Object.entries(raw).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    return key in kept ? unknownFields(value, (kept as Record<string, unknown>)[key], here) : [here]
  })
}

/** `sites`: those that were read. `ids`: those of all guides. */
export function guideFaults(guide: GuideFile, text: string, sites: ReadonlySet<string>, ids: ReadonlySet<string>): string[] {
  return [
    ...WRITTEN.flatMap((language) => htmlFaults(guide.body[language]).map((fault) => `body.${language}: ${fault}`)),
    ...punctuationFaults(text),
    ...wordingFaults(text),
    ...factFaults(guide, sites),
    ...rowFaults(guide),
    ...figuresInOneLanguage(guide),
    ...sumFaults(guide),
    ...guide.related.filter((id) => id === guide.id || !ids.has(id)).map((id) => `related: there is no other guide ${id}`),
    ...(new Set(guide.documents.map(({ id }) => id)).size < guide.documents.length ? ['documents: an id stands twice'] : []),
  ]
}
