// A file of a document, handed to the browser to be saved.

import type { DocumentFormat } from '@menged/contracts/documents/lists'
import type { Language } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'
import { saveFile } from '../../../page/deferred/save-file.ts'
import { fileOf, type StoredDocument } from '../stored-documents.ts'

/** What no file system takes. */
const UNWANTED = /[\\/:*?"<>|\p{Cc}]+/gu
const LETTERS_MOST = 80

export const fileName = ({ name }: Pick<StoredDocument, 'name'>, format: DocumentFormat, language: Language): string =>
  `${textIn(name, language).replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim().slice(0, LETTERS_MOST)}.${format}`

export async function download(
  document: StoredDocument,
  format: DocumentFormat,
  language: Language,
  version?: number,
): Promise<void> {
  saveFile(await fileOf(document, format, version), fileName(document, format, language))
}
