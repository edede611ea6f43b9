// Rules of documents: what was typed is checked by its template and kept in versions; files are made of it when they are requested, of the
// same bytes each time.
import { createHash, randomUUID } from 'node:crypto'
import {
  DOCUMENT_VERSIONS_KEPT,
  DOCUMENTS_KEPT,
  type DocumentChange,
  type DocumentCopy,
  type DocumentFile,
  type DocumentFormat,
  type DocumentLanguage,
  firstOf,
  type NewDocument,
  type TemplateId,
} from '@menged/contracts'
import { loadTemplate, readFonts, type Template, type Values } from '@menged/documents'
import { addisJulianDay, gregorianFromJulianDay } from '@menged/ethiopia'
import type { Clock } from '../../platform/clock.ts'
import { textAs } from '../../platform/database/columns.ts'
import type { Connection, Database } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import { checked } from './checking.ts'
import { attachmentOf } from './file-names.ts'
import { createPress, type Press } from './press.ts'
import { documentChanges as changes, type DocumentRow, documentQueries, type VersionRow } from './queries.ts'

type DocumentsDependencies = { db: Database; clock: Clock; press?: Press }
/** What a file is made of. */
type Source = { template: TemplateId; templateVersion: number; language: DocumentLanguage; values: Values; issuedAt: string }
type Printing = { format: DocumentFormat; copy: DocumentCopy }
export type MadeFile = { file: Buffer; attachment: string }
/** The version that is shown, and all that are kept, newest first. */
export type StoredDocument = { row: DocumentRow; shown: VersionRow; versions: VersionRow[]; isOld: boolean }

/** @throws with a sentence when a font that documents are printed with is not there */
export async function createDocuments({ db, clock, press = createPress() }: DocumentsDependencies) {
  await readFonts()
  const parts = { db, clock, queries: documentQueries(db) }
  const { find, ...reading } = readingOf(parts)
  /** @throws AppError document_outdated, busy */
  const print = async (source: Source, { format, copy }: Printing): Promise<MadeFile> => {
    const { template: id, language, values, issuedAt } = source
    const template = await current(source)
    const doc = template.build(values, { language, issuedAt, copy, reference: referenceOf(source) })
    const name = template.nameOf(values)[firstOf(language)]
    return { file: await press.print({ doc, format }), attachment: attachmentOf(name, `${id}-${issuedAt}`, format) }
  }
  return {
    ...reading,
    ...addingOf(parts, find),
    ...changingOf(parts, find),
    find,
    /** Nothing of it is kept. @throws AppError invalid_input, unsupported_character, document_outdated, busy */
    makeFile: async ({ format, copy, ...typed }: DocumentFile): Promise<MadeFile> =>
      await print({ ...typed, values: checked(await current(typed), typed.values) }, { format, copy }),
    /** @throws AppError document_not_found, document_outdated, busy */
    file: async (userId: string, id: string, printing: Printing, version?: number): Promise<MadeFile> => {
      const { row, shown } = await find(userId, id, version)
      return await print({ ...shown, template: row.template }, printing)
    },
    close: () => press.close(),
  }
}
export type Documents = Awaited<ReturnType<typeof createDocuments>>

type Parts = { db: Database; clock: Clock; queries: ReturnType<typeof documentQueries> }

function readingOf({ queries }: Parts) {
  return {
    ofUser: queries.ofUser,
    /** With all versions, for the export of an account. */
    allOf: async (userId: string) => {
      const [rows, versions] = await Promise.all([queries.ofUser(userId), queries.allVersions(userId)])
      return rows.map((row) => ({ row, versions: versions.filter(({ documentId }) => documentId === row.id) }))
    },
    isOwn: async (userId: string, id: string): Promise<boolean> => (await queries.one(userId, id)) !== undefined,
    /** @throws AppError document_not_found */
    find: async (userId: string, id: string, version?: number): Promise<StoredDocument> => {
      const row = await queries.one(userId, id)
      if (!row) throw new AppError('document_not_found')
      const versions = await queries.versions(id)
      const shown = version === undefined ? versions[0] : versions.find((each) => each.version === version)
      if (!shown) throw new AppError('document_not_found')
      const { version: newest } = await loadTemplate(row.template)
      return { row, shown, versions, isOld: shown.templateVersion !== newest }
    },
  }
}

type Finding = (userId: string, id: string) => Promise<StoredDocument>

function addingOf({ db, clock, queries }: Parts, find: Finding) {
  async function add(tx: Connection, userId: string, typed: NewDocument, template: Template, values: Values): Promise<string> {
    await changes.lock(tx, userId)
    const before = await changes.byKey(tx, userId, typed.key)
    if (before) return await again(tx, before, typed, template, values)
    const count = await changes.countOf(tx, userId)
    if (count >= DOCUMENTS_KEPT) throw new AppError('documents_full', { values: { count } })
    const first = versionOf(clock.now(), randomUUID(), 1, typed, values)
    const { documentId: id, version, language, createdAt } = first
    const { key, template: of } = typed
    const row = {
      id,
      userId,
      key,
      template: of,
      version,
      language,
      createdAt,
      updatedAt: createdAt,
      ...textAs('name', template.nameOf(values)),
    }
    await changes.add(tx, row)
    await changes.addVersion(tx, first)
    return id
  }
  /** The form was sent before and its response was lost: what has been corrected since is the next version. */
  async function again(tx: Connection, before: DocumentRow, typed: NewDocument, template: Template, values: Values) {
    const row = await changes.hold(tx, before.userId, before.id)
    if (row?.template !== typed.template) throw new AppError('changed_meanwhile')
    const next = versionOf(clock.now(), row.id, row.version + 1, typed, values)
    const [newest] = await queries.versions(row.id, tx)
    if (!newest || !isSame(newest, next)) await putVersion(tx, next, template)
    return row.id
  }
  return {
    /**
     * The same document for the same key; with other answers it is its next version.
     * @throws AppError invalid_input, unsupported_character, document_outdated, documents_full, changed_meanwhile
     */
    create: async (userId: string, typed: NewDocument): Promise<StoredDocument> => {
      const template = await current(typed)
      const values = checked(template, typed.values)
      return await find(userId, await db.transaction((tx) => add(tx, userId, typed, template, values)))
    },
  }
}

function changingOf({ db, clock, queries }: Parts, find: Finding) {
  async function change(tx: Connection, userId: string, id: string, typed: DocumentChange): Promise<void> {
    const row = await changes.hold(tx, userId, id)
    if (!row) throw new AppError('document_not_found')
    const template = await current({ ...typed, template: row.template })
    const values = checked(template, typed.values)
    const next = versionOf(clock.now(), id, typed.version + 1, typed, values)
    if (row.version !== typed.version) {
      const [newest] = await queries.versions(id, tx)
      // Sent again, because the first response was lost.
      if (newest && row.version === next.version && isSame(newest, next)) return
      throw new AppError('changed_meanwhile')
    }
    await putVersion(tx, next, template)
  }
  return {
    /** @throws AppError document_not_found, changed_meanwhile, and as for a new one */
    change: async (userId: string, id: string, typed: DocumentChange): Promise<StoredDocument> => {
      await db.transaction((tx) => change(tx, userId, id, typed))
      return await find(userId, id)
    },
    /** @throws AppError document_not_found */
    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await queries.remove(userId, id))) throw new AppError('document_not_found')
    },
  }
}

function versionOf(now: Date, id: string, version: number, typed: DocumentChange | NewDocument, values: Values) {
  const { templateVersion, language } = typed
  return { documentId: id, version, templateVersion, language, values, issuedAt: dayOf(now), createdAt: now }
}

/** The newest version of a document, in the row and as a version of its own. */
async function putVersion(tx: Connection, next: VersionRow, template: Template): Promise<void> {
  const { documentId: id, version, language, values, createdAt: updatedAt } = next
  await changes.addVersion(tx, next)
  await changes.put(tx, id, { version, language, updatedAt, ...textAs('name', template.nameOf(values)) })
  await changes.keepNewest(tx, id, version, DOCUMENT_VERSIONS_KEPT)
}

/** The template as it is now. @throws AppError document_outdated for a text that is kept no more */
async function current({ template: id, templateVersion }: Pick<Source, 'template' | 'templateVersion'>): Promise<Template> {
  const template = await loadTemplate(id)
  if (template.version !== templateVersion) throw new AppError('document_outdated')
  return template
}

/** In Addis Ababa, as 2026-11-23. */
function dayOf(now: Date): string {
  const { year, month, day } = gregorianFromJulianDay(addisJulianDay(now))
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

const inOrder = (values: Values): [string, unknown][] => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
const isSame = (one: Pick<VersionRow, 'language' | 'templateVersion' | 'values'>, other: typeof one): boolean =>
  one.language === other.language &&
  one.templateVersion === other.templateVersion &&
  JSON.stringify(inOrder(one.values)) === JSON.stringify(inOrder(other.values))

const REFERENCE_DIGITS = 10
/** Of what the document is made of: who has the same answers has the same reference, whoever keeps them. */
function referenceOf({ template, templateVersion, language, values, issuedAt }: Source): string {
  const made = JSON.stringify([template, templateVersion, language, issuedAt, inOrder(values)])
  const digits = createHash('sha256').update(made).digest('hex').slice(0, REFERENCE_DIGITS).toUpperCase()
  return `${digits.slice(0, REFERENCE_DIGITS / 2)}-${digits.slice(REFERENCE_DIGITS / 2)}`
}
