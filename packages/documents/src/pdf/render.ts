// A document as PDF/A-2a: tagged, with its fonts, and the same bytes at each rendering. Synchronous and native: for a process of its own.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Doc } from '../doc.ts'
import { readFonts } from '../fonts/files.ts'
import { refuseUnsupported } from '../fonts/unsupported-character.ts'
import { pageOf } from './page.ts'

/** Nothing outside this folder can be read, and in it only what is given here is asked for. */
const ROOT = import.meta.dirname
const MAIN = join(ROOT, 'document.typ')
const DATA = join(ROOT, 'doc.json')
const STANDARD = 'a-2a'

/** @throws UnsupportedCharacter */
export type RenderPdf = (doc: Doc) => Buffer

/** @throws with a sentence when a font is not there */
export async function createPdf(): Promise<RenderPdf> {
  const [fontBlobs, page] = await Promise.all([readFonts(), readFile(MAIN, 'utf8')])
  const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs }] })
  compiler.addSource(MAIN, page)
  return (doc) => {
    refuseUnsupported(doc)
    compiler.mapShadow(DATA, Buffer.from(JSON.stringify(pageOf(doc))))
    try {
      return compiler.pdf({ mainFilePath: MAIN }, { pdfStandard: STANDARD })
    } finally {
      compiler.unmapShadow(DATA)
      // Else each document leaves a few megabytes.
      compiler.evictCache(0)
    }
  }
}
