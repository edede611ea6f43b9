// The copy as it stands in content/landing.json: every text in every language, and what administrators have put in place of some.
import { join } from 'node:path'
import { type Landing, type Language, landingSchema, type Text, WRITTEN } from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import { z } from 'zod'
import { ContentError, readContent } from '../../platform/content.ts'

const FILE = 'landing.json'

/** By where each stands: `hero.title`. */
export type Texts = ReadonlyMap<string, Text>
export type Copy = { texts: Texts; read: (language: Language, own?: Texts) => Landing }

const isText = (value: object): value is Text => WRITTEN.every((each) => each in value)

/** Goes through all of it with the name of each place; what has an id is named by that, so that another order changes nothing. */
function walk(value: unknown, onText: (text: Text, key: string) => unknown, key = ''): unknown {
  const below = (name: string | number) => (key === '' ? String(name) : `${key}.${name}`)
  if (Array.isArray(value)) return value.map((each, i) => walk(each, onText, below(nameOf(each) ?? i)))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return onText(value, key)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, onText, below(name))]))
}

function nameOf(each: unknown): string | undefined {
  const { id, icon } = (typeof each === 'object' && each !== null ? each : {}) as { id?: unknown; icon?: unknown }
  return [id, icon].find((name) => typeof name === 'string')
}

/** @throws ContentError when a text is missing in one of the languages */
export async function readCopy(contentDir: string): Promise<Copy> {
  const file = join(contentDir, FILE)
  const written = await readContent(file, z.record(z.string(), z.unknown()))
  const texts = new Map<string, Text>()
  walk(written, (text, key) => texts.set(key, text))
  const read = (language: Language, own: Texts = new Map()): Landing => {
    const checked = landingSchema.safeParse(walk(written, (text, key) => textIn(own.get(key) ?? text, language)))
    if (!checked.success) throw new ContentError(file, z.prettifyError(checked.error))
    return checked.data
  }
  for (const written of WRITTEN) read(written)
  return { texts, read }
}
