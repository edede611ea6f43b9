// The documents of this reader: those of the account, and those of this browser. What is made, changed or deleted here shows in every list.

import {
  changeDocument,
  createDocument,
  deleteDocument,
  makeDocumentFile,
  ownDocument,
  ownDocumentFile,
  ownDocuments,
} from '@menged/contracts/calls/assistant/documents'
import type { DocumentRow, SavedDocument } from '@menged/contracts/documents'
import type { DocumentCopy, DocumentFormat, DocumentLanguage, TemplateId } from '@menged/contracts/documents/lists'
import type { Values } from '@menged/documents/preview'
import { addisDate, isoDate } from '@menged/ethiopia/calendar'
import type { Text } from '@menged/ethiopia/text'
import { useEffect } from 'react'
import { create } from 'zustand'
import { ApiError } from '../../page/api-error.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { fetchFile } from '../../session/account/fetch-file.ts'
import { useSession } from '../../session/session.ts'
import { pageLanguage } from '../../words/page-language.ts'
import { draftPlace, forgetDraft } from './form/draft.ts'
import {
  type DeviceDocument,
  type DeviceVersion,
  DOCUMENTS_KEY,
  deviceDocument,
  forgetOnDevice,
  keepOnDevice,
  readDevice,
} from './stored/device-documents.ts'

export type StoredDocument = {
  id: string
  template: TemplateId
  language: DocumentLanguage
  name: Text
  version: number
  createdAt: string
  updatedAt: string
  where: 'account' | 'device'
}
/** One version with what was typed. `isOld`: the text of its template is kept no more. */
export type StoredContent = {
  version: number
  templateVersion: number
  language: DocumentLanguage
  values: Values
  issuedAt: string
  isOld: boolean
  versions: readonly { version: number; language: DocumentLanguage; createdAt: string }[]
}
/** What a form hands over. `key`: of this form; sent twice it is one document. */
export type Written = {
  template: TemplateId
  templateVersion: number
  language: DocumentLanguage
  values: Values
  name: Text
  key: string
}

/** `of`: whose account the list is; null while nobody's has been fetched. */
type Documents = { device: StoredDocument[]; account: StoredDocument[]; of: string | null; failed: boolean }
const NOTHING: Documents = { device: [], account: [], of: null, failed: false }
export const useDocumentStore = create<Documents>()(() => NOTHING)

const fromAccount = ({ id, template, language, name, version, createdAt, updatedAt }: DocumentRow): StoredDocument => ({
  id,
  template,
  language,
  name,
  version,
  createdAt,
  updatedAt,
  where: 'account',
})

function fromDevice({ id, template, name, versions }: DeviceDocument): StoredDocument {
  const [newest, oldest] = [versions[0] as DeviceVersion, versions.at(-1) as DeviceVersion]
  const { language, version, createdAt } = newest
  return { id, template, name, language, version, createdAt: oldest.createdAt, updatedAt: createdAt, where: 'device' }
}

const newestFirst = (documents: StoredDocument[]): StoredDocument[] =>
  documents.sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))

const showDevice = (): void => useDocumentStore.setState({ device: readDevice().map(fromDevice) })

/** Newest first, of the account and of this browser. */
export function useStoredDocuments(): StoredDocument[] {
  const userId = useSession((session) => session.userId)
  const { device, account, of } = useDocumentStore()
  useEffect(() => {
    showDevice()
    const follow = ({ key }: StorageEvent) => {
      if (key === DOCUMENTS_KEY || key === null) showDevice()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  useEffect(() => void loadAccount(userId), [userId])
  return newestFirst([...device, ...(of === userId ? account : [])])
}

/** True while nobody knows what the account has. */
export const isComing = ({ of, failed }: Pick<Documents, 'of' | 'failed'>, userId: string | null): boolean =>
  userId !== null && of !== userId && !failed
export const useIsComing = (): boolean => {
  const userId = useSession((session) => session.userId)
  return useDocumentStore((kept) => isComing(kept, userId))
}

let coming: { of: string; answer: Promise<void> } | null = null
/** Once for each account that is signed in. */
export function loadAccount(userId: string | null): Promise<void> {
  if (userId === null) {
    coming = null
    useDocumentStore.setState({ account: [], of: null, failed: false })
    return Promise.resolve()
  }
  if (coming?.of === userId) return coming.answer
  const answer = accountApi(pageLanguage())(ownDocuments).then(
    ({ data }) => {
      if (coming?.of === userId) useDocumentStore.setState({ account: data.map(fromAccount), of: userId, failed: false })
    },
    () => {
      if (coming?.of === userId) useDocumentStore.setState({ failed: true })
      coming = null
    },
  )
  coming = { of: userId, answer }
  return answer
}

/** @throws {ApiError} with 404 when it is there no more */
export async function contentOf(document: StoredDocument, version?: number): Promise<StoredContent> {
  if (document.where === 'account') return accountContent(document, version)
  const kept = deviceDocument(document.id)
  const found = kept?.versions.find((each) => each.version === (version ?? kept.versions[0]?.version))
  if (!kept || !found) throw new ApiError(404, null)
  const { createdAt: _, ...content } = found
  return {
    ...content,
    isOld: false,
    versions: kept.versions.map(({ version, language, createdAt }) => ({ version, language, createdAt })),
  }
}

async function accountContent({ id }: StoredDocument, version?: number): Promise<StoredContent> {
  const query = version === undefined ? {} : { version }
  const { data } = await accountApi(pageLanguage())(ownDocument, { params: { documentId: id }, query })
  const { templateVersion, values, issuedAt, isOld, versions } = data
  return { version: data.version, templateVersion, language: data.language, values, issuedAt, isOld, versions }
}

export const valuesOf = async (document: StoredDocument, version?: number): Promise<Values> =>
  (await contentOf(document, version)).values

/** `version`: the newest one without it. */
export type FileChoice = { format: DocumentFormat; copy: DocumentCopy; version?: number }

export async function fileOf(document: StoredDocument, { format, copy, version }: FileChoice): Promise<Blob> {
  if (document.where === 'account') {
    const query = { format, copy, ...(version === undefined ? {} : { version: String(version) }) }
    return fetchFile(ownDocumentFile, { params: { documentId: document.id }, query }, pageLanguage())
  }
  const { templateVersion, language: written, values, issuedAt } = await contentOf(document, version)
  const body = { template: document.template, templateVersion, language: written, values, issuedAt, format, copy }
  return fetchFile(makeDocumentFile, { body }, pageLanguage())
}

export async function removeDocument(document: StoredDocument): Promise<void> {
  forgetDraft(draftPlace(document.template, document.id))
  if (document.where === 'account') {
    await accountApi(pageLanguage())(deleteDocument, { params: { documentId: document.id } })
    useDocumentStore.setState(({ account }) => ({ account: account.filter(({ id }) => id !== document.id) }))
  } else {
    forgetOnDevice(document.id)
    showDevice()
  }
}

/**
 * Keeps what was written, as a new document or as a new version of `before`, and has its file made: a document is there once its file is.
 * @throws {NotKept} where this browser keeps nothing; {FileMissing}
 */
export async function keepDocument(written: Written, before: StoredDocument | null): Promise<StoredDocument> {
  const isSignedIn = useSession.getState().userId !== null
  return (before ? before.where === 'account' : isSignedIn) ? keepInAccount(written, before) : keepInBrowser(written, before)
}

async function keepInAccount({ name: _, key, ...written }: Written, before: StoredDocument | null) {
  const api = accountApi(pageLanguage())
  const body = { ...written, values: written.values as SavedDocument['values'] }
  const { data } = before
    ? await api(changeDocument, { params: { documentId: before.id }, body: { ...body, version: before.version } })
    : await api(createDocument, { body: { ...body, key } })
  const kept = fromAccount(data)
  useDocumentStore.setState(({ account }) => ({ account: [kept, ...account.filter(({ id }) => id !== kept.id)] }))
  await fileOf(kept, { format: 'pdf', copy: 'draft' }).catch((cause: unknown) => {
    throw new FileMissing(kept, cause)
  })
  return kept
}

/** The document is kept, and its file could not be made. */
export class FileMissing extends Error {
  readonly kept: StoredDocument
  constructor(kept: StoredDocument, cause: unknown) {
    super('The file was not made', { cause })
    this.kept = kept
  }
}

/** Storage is closed or full. */
export class NotKept extends Error {}

async function keepInBrowser(written: Written, before: StoredDocument | null): Promise<StoredDocument> {
  const { key, name, ...content } = written
  const now = new Date()
  const issuedAt = isoDate(addisDate(now))
  await fetchFile(makeDocumentFile, { body: { ...content, issuedAt, format: 'pdf' } }, pageLanguage())
  const { template, ...version } = content
  const kept = keepOnDevice({ id: before?.id ?? key, template, name }, { ...version, issuedAt, createdAt: now.toISOString() })
  if (!kept) throw new NotKept()
  showDevice()
  return fromDevice(kept)
}

/** Puts documents of this browser into the account, each with its newest version. What has not gone stays where it is. */
export async function moveToAccount(documents: readonly StoredDocument[]): Promise<void> {
  for (const { id } of documents) {
    const kept = deviceDocument(id)
    const newest = kept?.versions[0]
    if (!kept || !newest) continue
    const { templateVersion, language: of, values } = newest
    const body = { template: kept.template, templateVersion, language: of, values: values as SavedDocument['values'], key: id }
    const { data } = await accountApi(pageLanguage())(createDocument, { body })
    forgetOnDevice(id)
    useDocumentStore.setState(({ account }) => ({
      account: [fromAccount(data), ...account.filter((each) => each.id !== data.id)],
    }))
    showDevice()
  }
}
