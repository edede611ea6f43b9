// Reads what an import brings: each entry by the schema of the content folder, with the first field that is wrong where one is.
import type { ImportInput } from '@menged/contracts'
import type { z } from 'zod'
import { readCsv, undefused } from '../../platform/csv.ts'
import { type GuideFile, guideFileSchema, type OrganisationFile, organisationFileSchema } from '../posts/index.ts'

/** `value` is absent when `field` is wrong. */
export type Entry<Value> = { id: string; field?: string; value?: Value }

export const CSV_COLUMNS = ['id', 'type', 'name_english', 'name_amharic', 'website'] as const

export const guideEntries = ({ guides }: ImportInput): Entry<GuideFile>[] => once(guides.map(entryBy(guideFileSchema)))

export const organisationEntries = ({ organisations, organisationsCsv = '' }: ImportInput) =>
  once<OrganisationFile[number]>(
    [...organisations, ...organisationsIn(organisationsCsv)].map(entryBy(organisationFileSchema.element)).map(withSafeLink),
  )

const LONGEST_ID = 80
const HIDDEN = /[^\P{Cc}\n\t]|[\u2028-\u202E\u2066-\u2069]/gu
/** Another scheme than that of web pages; a port is none. */
const UNSAFE_LINK = /\s|^\/\/|^(?!https?:\/\/)[a-z][a-z\d+.-]*:(?!\d)/i

/** Without half letters, and without what hides letters or turns them round. */
function readable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(HIDDEN, '')
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, readable(each)]))
}

const withSafeLink = (entry: Entry<OrganisationFile[number]>): Entry<OrganisationFile[number]> =>
  UNSAFE_LINK.test(entry.value?.website ?? '') ? { id: entry.id, field: 'website' } : entry

const entryBy =
  <Value>(schema: z.ZodType<Value>) =>
  (typed: Record<string, unknown>, index: number): Entry<Value> => {
    const raw = readable(typed) as Record<string, unknown>
    const id = typeof raw.id === 'string' && raw.id !== '' ? raw.id.slice(0, LONGEST_ID) : `${index + 1}`
    const checked = schema.safeParse(raw)
    if (checked.success) return { id, value: checked.data }
    return { id, field: checked.error.issues[0]?.path.join('.') || 'id' }
  }

/** The second of one id is refused: which of them is meant? */
function once<Value>(entries: Entry<Value>[]): Entry<Value>[] {
  const known = new Set<string>()
  return entries.map((entry) => {
    const isSecond = known.has(entry.id)
    known.add(entry.id)
    return isSecond ? { id: entry.id, field: 'id' } : entry
  })
}

/** The first row names the columns, in any order. */
function organisationsIn(csv: string): Record<string, unknown>[] {
  const [head, ...rows] = readCsv(csv)
  if (!head) return []
  const places = new Map(head.cells.map((name, place) => [name.toLowerCase(), place]))
  return rows.map(({ cells }) => {
    const cell = (name: (typeof CSV_COLUMNS)[number]): string => undefused(cells[places.get(name) ?? -1] ?? '')
    const website = cell('website')
    return {
      ...{ id: cell('id'), type: cell('type'), name: { en: cell('name_english'), am: cell('name_amharic') } },
      ...(website === '' ? {} : { website }),
    }
  })
}
