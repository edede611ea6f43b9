// The guides that ship with the portal: shape, both languages, HTML, links between them, who they are about, and what their facts stand on.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CATEGORIES } from '@menged/contracts/categories'
import { LIMITS, TRADE_LICENCE_POST_ID } from '@menged/contracts/limits'
import { categorySchema, guideSchema, organisationTypeSchema, postIdSchema } from '@menged/contracts/posts'
import { z } from 'zod'
import { factFaults, lawFaults } from './content-facts.ts'
import { htmlFaults, punctuationFaults, wordingFaults } from './content-text.ts'
import { type Finding, filesIn, type Problem } from './sources.ts'

const FEWEST_GUIDES = 60
const FOLDER = 'content/guides'
const ORGANISATIONS = 'content/organisations.json'
const SOURCES_READ = 'content/sources-read.json'

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
type GuideFile = z.infer<typeof guideFile>

const organisationsFile = z.array(
  z.object({ id: postIdSchema, type: organisationTypeSchema, name: bilingual(LIMITS.name), website: z.string().optional() }),
)

type Guide = { file: string; lines: string[]; guide: GuideFile }

export function check(root = '.'): Finding {
  const files = filesIn(root, FOLDER).filter((file) => file.endsWith('.json'))
  const read = files.map((file) => readGuide(root, file))
  const guides = read.flatMap((result) => ('guide' in result ? [result] : []))
  const sites = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(join(root, SOURCES_READ), 'utf8'))))
  const problems = [
    ...read.flatMap((result) => ('guide' in result ? [] : result.problems)),
    ...guides.flatMap((guide) => [...wordProblems(guide), ...identity(guide, files)]),
    ...guides.flatMap(({ file, guide }) => factFaults(guide, sites).map((text) => ({ file, text }))),
    ...lawFaults(guides),
    ...organisationProblems(root, guides),
    ...coverage(guides),
  ]
  return { problems, note: `${guides.length} guides` }
}

function readGuide(root: string, file: string): Guide | { problems: Problem[] } {
  const text = readFileSync(join(root, file), 'utf8')
  const lines = text.split('\n')
  try {
    const raw: unknown = JSON.parse(text)
    const parsed = guideFile.safeParse(raw)
    if (!parsed.success) return { problems: parsed.error.issues.map((issue) => shapeProblem(file, issue)) }
    const unknown = unknownFields(raw, parsed.data)
    if (unknown.length > 0) return { problems: unknown.map((path) => ({ file, text: `${path} is no field of a guide` })) }
    return { file, lines, guide: parsed.data }
  } catch (error) {
    return { problems: [{ file, text: `no JSON: ${String(error)}` }] }
  }
}

const shapeProblem = (file: string, issue: z.core.$ZodIssue): Problem => ({
  file,
  text: `${issue.path.join('.') || 'the file'}: ${issue.message}`,
})

/** Paths that the schema dropped: a misspelt optional field would otherwise vanish without a word. */
function unknownFields(raw: unknown, kept: unknown, path = ''): string[] {
  if (typeof raw !== 'object' || raw === null || typeof kept !== 'object' || kept === null) return []
  return Object.entries(raw).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    return key in kept ? unknownFields(value, (kept as Record<string, unknown>)[key], here) : [here]
  })
}

/** The bodies' HTML, and the punctuation and wording of every text, by the line that it stands on. */
function wordProblems({ file, lines, guide }: Guide): Problem[] {
  const problems: Problem[] = []
  for (const language of ['en', 'am'] as const) {
    for (const fault of htmlFaults(guide.body[language])) problems.push({ file, text: `body.${language}: ${fault}` })
  }
  lines.forEach((line, i) => {
    for (const fault of [...punctuationFaults(line), ...wordingFaults(line)]) problems.push({ file, line: i + 1, text: fault })
  })
  return problems
}

function identity({ file, guide }: Guide, files: string[]): Problem[] {
  const problems: Problem[] = []
  if (`${guide.id}.json` !== basename(file)) problems.push({ file, text: `its id is ${guide.id}` })
  for (const id of guide.related) {
    if (id === guide.id) problems.push({ file, text: 'is related to itself' })
    else if (!files.includes(`${FOLDER}/${id}.json`)) problems.push({ file, text: `related: there is no guide ${id}` })
  }
  const ids = guide.documents.map(({ id }) => id)
  if (new Set(ids).size < ids.length) problems.push({ file, text: 'documents: an id stands twice' })
  return problems
}

function organisationProblems(root: string, guides: Guide[]): Problem[] {
  const parsed = organisationsFile.safeParse(JSON.parse(readFileSync(join(root, ORGANISATIONS), 'utf8')))
  if (!parsed.success) return parsed.error.issues.map((issue) => shapeProblem(ORGANISATIONS, issue))
  const ids = new Set(parsed.data.map(({ id }) => id))
  return guides
    .filter(({ guide }) => guide.organisation !== null && !ids.has(guide.organisation))
    .map(({ file, guide }) => ({ file, text: `there is no organisation ${guide.organisation}` }))
}

function coverage(guides: Guide[]): Problem[] {
  const texts: string[] = []
  if (guides.length < FEWEST_GUIDES) texts.push(`${guides.length} sound guides; at least ${FEWEST_GUIDES} are promised`)
  for (const category of CATEGORIES) {
    if (!guides.some(({ guide }) => guide.category === category)) texts.push(`no guide in the category ${category}`)
  }
  if (!guides.some(({ guide }) => guide.id === TRADE_LICENCE_POST_ID))
    texts.push(`the banner opens ${TRADE_LICENCE_POST_ID}, which is missing`)
  return texts.map((text) => ({ file: FOLDER, text }))
}
