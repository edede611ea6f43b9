// The process that makes files of documents: a document in, its bytes or the fault out. It ends with the portal, or when the portal lets it go.
import type { DocumentFormat } from '@menged/contracts'
import type { Doc } from '@menged/documents'
import { createPdf, type RenderPdf, renderDocx } from '@menged/documents/render'

export type Order = { doc: Doc; format: DocumentFormat }
/** `bytes`: what the process holds of memory now. */
export type Answer = ({ file: Uint8Array } | { fault: string }) & { bytes: number }

let pdf: Promise<RenderPdf> | undefined

async function fileOf({ doc, format }: Order): Promise<Uint8Array> {
  if (format === 'docx') return await renderDocx(doc)
  pdf ??= createPdf()
  return (await pdf)(doc)
}

process.on('message', async (order: Order) => {
  const made = await fileOf(order).then(
    (file) => ({ file }),
    (error: unknown) => ({ fault: String((error as Error).stack ?? error) }),
  )
  process.send?.({ ...made, bytes: process.memoryUsage.rss() } satisfies Answer)
})
// Ctrl-C reaches the whole group; the portal still finishes what is under way.
process.on('SIGINT', () => {})
