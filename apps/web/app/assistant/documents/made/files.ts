// A file of a document, handed to the browser to be saved or shared.

import type { DocumentCopy, DocumentFormat } from '@menged/contracts/documents/lists'
import type { Language } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'
import { saveFile } from '../../../page/deferred/save-file.ts'
import { type FileChoice, fileOf, type StoredDocument } from '../stored-documents.ts'

/** What no file system takes. */
const UNWANTED = /[\\/:*?"<>|\p{Cc}]+/gu
const LETTERS_MOST = 80

export const fileName = ({ name }: Pick<StoredDocument, 'name'>, format: DocumentFormat, language: Language): string =>
  `${textIn(name, language).replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim().slice(0, LETTERS_MOST)}.${format}`

/** The PDF with its name, as phones share it. */
export const pdfOf = async (document: StoredDocument, copy: DocumentCopy, language: Language): Promise<File> =>
  new File([await fileOf(document, { format: 'pdf', copy })], fileName(document, 'pdf', language), { type: 'application/pdf' })

/** Whether this browser hands a PDF to other apps: phones over https do. */
export function canSharePdf(): boolean {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([''], 'document.pdf', { type: 'application/pdf' })] })
}

/** `late`: the browser takes the press for too long ago, and wants another one. Closing the list of apps is `done` as well. */
export async function share(file: File): Promise<'done' | 'late'> {
  try {
    await navigator.share({ files: [file], title: file.name.replace(/\.pdf$/, '') })
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    if (error.name === 'NotAllowedError') return 'late'
    if (error.name !== 'AbortError') throw error
  }
  return 'done'
}

export async function download(document: StoredDocument, choice: FileChoice, language: Language): Promise<void> {
  saveFile(await fileOf(document, choice), fileName(document, choice.format, language))
}
