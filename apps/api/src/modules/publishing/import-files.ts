// Reads what an import brings: each entry by its schema, with the first field that is wrong where one is.
import {
  COPY_PLACES,
  copyWordsSchema,
  type ImportInput,
  type ImportReason,
  LIMITS,
  storedAs,
  type Text,
  WRITTEN,
} from '@menged/contracts'
import { inEach, valuesOf } from '@menged/ethiopia'
import { z } from 'zod'
import { type CsvRow, readCsv, undefused } from '../../platform/csv.ts'
import type { MovedText } from '../landing/index.ts'
import { type OrganisationFile, organisationFileSchema, type PostContent } from '../posts/index.ts'
import { postFileSchema, postOfFile } from './post-files.ts'
import { readable } from './readable.ts'

export type Wrong = { field: string; reason: ImportReason }
/** `line`: of the CSV that it comes from. */
export type Entry<Value> = { id: string; line: number | null } & ({ wrong: Wrong } | { value: Value })
type Raw = Record<string, unknown>
type Typed = { raw: Raw; line: number | null }
type Checked<Value> = { wrong: Wrong } | { value: Value }
type At = Pick<MovedText, 'place' | 'key'>
export type WordsEntry = At & Text

/** The columns of a text. */
const LONG = inEach(storedAs)
const NAMES = inEach((each) => `name_${storedAs(each)}`)
export const CSV_COLUMNS = ['id', 'type', ...valuesOf(NAMES), 'website']
/** The last two are for translators to look at. */
export const WORDS_COLUMNS = ['place', 'key', ...valuesOf(LONG), ...valuesOf(LONG).map((long) => `default_${long}`)]

export const guideEntries = ({ guides }: ImportInput): Entry<PostContent>[] =>
  entries(inJson(guides), { idOf, check: (raw) => checkedBy(postFileSchema(raw), raw, postOfFile) })

/** In base64. */
const LONGEST_PICTURE = Math.ceil(LIMITS.upload / 3) * 4
const pictureFileSchema = z.object({
  /** As bodies name it. */
  id: z.uuid().lowercase(),
  webp: z.string().min(1).max(LONGEST_PICTURE).pipe(z.base64()),
})
export type PictureFile = z.infer<typeof pictureFileSchema>

export const pictureEntries = ({ pictures }: ImportInput): Entry<PictureFile>[] =>
  entries(inJson(pictures), { idOf, check: (raw) => checkedBy(pictureFileSchema, raw, (value) => value) })

export const organisationEntries = ({ organisations, organisationsCsv = '' }: ImportInput) =>
  entries([...inJson(organisations), ...inCsv(organisationsCsv, organisationOf)], { idOf, check: organisation })

/** `known`: every text that may be changed. */
export function wordsEntries({ words, wordsCsv = '' }: ImportInput, known: readonly At[]): Entry<WordsEntry>[] {
  const keys = new Set(known.map(placeOf))
  const wordsIdOf = ({ place, key }: Raw) => (isText(place) && isText(key) ? placeOf({ place, key }) : undefined)
  return entries([...inJson(words), ...inCsv(wordsCsv, wordsOf)], { idOf: wordsIdOf, check: (raw) => wordsAt(raw, keys) })
}

export const placeOf = ({ place, key }: { place: string; key: string }): string => `${place}/${key}`

const LONGEST_ID = 120
/** Another scheme than that of web pages; a port is none. */
const UNSAFE_LINK = /\s|^\/\/|^(?!https?:\/\/)[a-z][a-z\d+.-]*:(?!\d)/i

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const idOf = ({ id }: Raw): string | undefined => (isText(id) ? id : undefined)
const inJson = (list: Raw[]): Typed[] => list.map((raw) => ({ raw, line: null }))

type Kind<Value> = { idOf: (raw: Raw) => string | undefined; check: (raw: Raw) => Checked<Value> }

/** The second of one id is refused: which of them is meant? */
function entries<Value>(typed: Typed[], { idOf, check }: Kind<Value>): Entry<Value>[] {
  const known = new Set<string>()
  return typed.map(({ raw: asTyped, line }, index) => {
    const raw = readable(asTyped)
    const named = idOf(raw)
    const id = (named ?? `${index + 1}`).slice(0, LONGEST_ID)
    const isSecond = named !== undefined && known.has(named)
    if (named !== undefined) known.add(named)
    const checked: Checked<Value> = isSecond ? { wrong: { field: 'id', reason: 'twice' } } : check(raw)
    return { id, line, ...('wrong' in checked && line !== null ? { wrong: inColumn(checked.wrong) } : checked) }
  })
}

function checkedBy<Typed, Value>(schema: z.ZodType<Typed>, raw: Raw, then: (typed: Typed) => Value): Checked<Value> {
  const checked = schema.safeParse(raw)
  if (checked.success) return { value: then(checked.data) }
  const [issue] = checked.error.issues
  const path = issue?.path ?? []
  return { wrong: { field: path.join('.') || 'id', reason: reasonOf(issue, valueAt(raw, path)) } }
}

function reasonOf(issue: z.core.$ZodIssue | undefined, value: unknown): ImportReason {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return 'missing'
  if (issue?.code !== 'too_big') return 'wrong'
  return issue.origin === 'array' ? 'tooMany' : 'tooLong'
}

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), raw)

function organisation(raw: Raw): Checked<OrganisationFile[number]> {
  const checked = checkedBy(organisationFileSchema.element, raw, (value) => value)
  const isUnsafe = 'value' in checked && UNSAFE_LINK.test(checked.value.website ?? '')
  return isUnsafe ? { wrong: { field: 'website', reason: 'wrong' } } : checked
}

/** Each text is one line, however it was broken in a spreadsheet. */
function wordsAt(raw: Raw, keys: ReadonlySet<string>): Checked<WordsEntry> {
  const place = COPY_PLACES.find((each) => each === raw.place)
  if (!place) return { wrong: { field: 'place', reason: isText(raw.place) ? 'unknown' : 'missing' } }
  const key = isText(raw.key) ? raw.key : ''
  if (!keys.has(placeOf({ place, key }))) return { wrong: { field: 'key', reason: key === '' ? 'missing' : 'unknown' } }
  const oneLine = (text: unknown) => (typeof text === 'string' ? text.replace(/\s*[\n\t]\s*/g, ' ') : text)
  const texts = inEach((each) => oneLine(raw[each]))
  return checkedBy(copyWordsSchema(place), texts, (text) => ({ place, key, ...text }))
}

type Cell = (column: string) => string

/** Fields that have a column of another name. */
const COLUMNS: Readonly<Record<string, string>> = {
  ...LONG,
  ...Object.fromEntries(WRITTEN.map((each) => [`name.${each}`, NAMES[each]])),
}
const inColumn = ({ field, reason }: Wrong): Wrong => ({ field: COLUMNS[field] ?? field, reason })

/** The first row names the columns, in any order. */
function inCsv(csv: string, rawOf: (cell: Cell) => Raw): Typed[] {
  const [head, ...rows] = readCsv(csv)
  const places = new Map(head?.cells.map((name, place) => [name.toLowerCase(), place]))
  const cellsOf =
    ({ cells }: CsvRow): Cell =>
    (column) =>
      undefused(cells[places.get(column) ?? -1] ?? '')
  return rows.map((row) => ({ raw: rawOf(cellsOf(row)), line: row.line }))
}

const organisationOf = (cell: Cell): Raw => ({
  ...{ id: cell('id'), type: cell('type'), name: inEach((each) => cell(NAMES[each])) },
  ...(cell('website') === '' ? {} : { website: cell('website') }),
})

const wordsOf = (cell: Cell): Raw => ({ place: cell('place'), key: cell('key'), ...inEach((each) => cell(LONG[each])) })
