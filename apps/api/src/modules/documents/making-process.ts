// The process that makes files of documents: a document in, its bytes out.
import type { DocumentFormat } from '@menged/contracts'
import type { Doc } from '@menged/documents'
import { createPdf, type RenderPdf, renderDocx } from '@menged/documents/render'
import { makeFiles } from '../../platform/forked-program.ts'

export type Order = { doc: Doc; format: DocumentFormat }

let pdf: Promise<RenderPdf> | undefined

makeFiles(async ({ doc, format }: Order) => {
  if (format === 'docx') return await renderDocx(doc)
  pdf ??= createPdf()
  return (await pdf)(doc)
})
