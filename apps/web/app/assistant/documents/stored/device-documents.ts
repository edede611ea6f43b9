// Documents of this browser, with what was typed: a guest has no other place for them. Newest first.

import {
  DOCUMENT_LANGUAGES,
  DOCUMENT_VERSIONS_KEPT,
  DOCUMENTS_KEPT,
  type DocumentLanguage,
  isTemplateId,
  type TemplateId,
} from '@menged/contracts/documents/lists'
import type { Values } from '@menged/documents/preview'
import { WRITTEN } from '@menged/ethiopia/languages'
import type { Text } from '@menged/ethiopia/text'

export const DOCUMENTS_KEY = 'documents'

export type DeviceVersion = {
  version: number
  templateVersion: number
  language: DocumentLanguage
  values: Values
  /** `2026-11-23`: stands in the document. */
  issuedAt: string
  createdAt: string
}
/** `versions`: newest first, never empty. */
export type DeviceDocument = { id: string; template: TemplateId; name: Text; versions: DeviceVersion[] }

/** Identity numbers stand in them, and a phone may have another owner by then. */
const KEPT_DAYS = 90
const isRecent = ({ versions: [newest] }: DeviceDocument): boolean =>
  Date.now() - Date.parse(newest?.createdAt ?? '') < KEPT_DAYS * 24 * 60 * 60 * 1000

export function readDevice(): DeviceDocument[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DOCUMENTS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDocument).filter(isRecent) : []
  } catch {
    return [] // Storage may be closed, or hold something else.
  }
}

/** False when storage is closed or full. */
function writeDevice(documents: readonly DeviceDocument[]): boolean {
  try {
    if (documents.length === 0) localStorage.removeItem(DOCUMENTS_KEY)
    else localStorage.setItem(DOCUMENTS_KEY, JSON.stringify(documents.slice(0, DOCUMENTS_KEPT)))
    return true
  } catch {
    return false
  }
}

export const deviceDocument = (id: string): DeviceDocument | undefined => readDevice().find((each) => each.id === id)

/** Puts a version on top of its document, or begins one. Null when storage does not take it. */
export function keepOnDevice(
  { id, template, name }: Omit<DeviceDocument, 'versions'>,
  written: Omit<DeviceVersion, 'version'>,
): DeviceDocument | null {
  const all = readDevice()
  const before = all.find((each) => each.id === id)?.versions ?? []
  const version = { ...written, version: (before[0]?.version ?? 0) + 1 }
  const kept = { id, template, name, versions: [version, ...before].slice(0, DOCUMENT_VERSIONS_KEPT) }
  return writeDevice([kept, ...all.filter((each) => each.id !== id)]) ? kept : null
}

export const forgetOnDevice = (id: string): boolean => writeDevice(readDevice().filter((each) => each.id !== id))

const isText = (value: unknown): value is Text => {
  const text = value as Partial<Text> | null
  return WRITTEN.every((each) => typeof text?.[each] === 'string')
}
const isVersion = (value: unknown): value is DeviceVersion => {
  const version = value as Partial<DeviceVersion> | null
  return (
    Number.isInteger(version?.version) &&
    Number.isInteger(version?.templateVersion) &&
    DOCUMENT_LANGUAGES.some((language) => language === version?.language) &&
    typeof version?.values === 'object' &&
    version.values !== null &&
    /^\d{4}-\d\d-\d\d$/.test(version.issuedAt ?? '') &&
    !Number.isNaN(Date.parse(version.createdAt ?? ''))
  )
}
const isDocument = (value: unknown): value is DeviceDocument => {
  const kept = value as Partial<DeviceDocument> | null
  return (
    typeof kept?.id === 'string' &&
    isTemplateId(kept.template) &&
    isText(kept.name) &&
    Array.isArray(kept.versions) &&
    kept.versions.length > 0 &&
    kept.versions.every(isVersion)
  )
}
