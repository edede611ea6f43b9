// Programs of the machine that tests look at files with; `testWith` and journeys say what did not run for want of one.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const isThere = (program: string): boolean =>
  spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 60_000 }).error === undefined
export const hasPoppler = isThere('pdftotext')
export const hasOffice = hasPoppler && isThere('soffice')

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'menged-documents-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function run(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
  return stdout
}

const ofPdf = (pdf: Uint8Array, program: string, ...args: string[]): string =>
  inFolder((folder) => {
    const file = join(folder, 'document.pdf')
    writeFileSync(file, pdf)
    return run(program, [...args, file, ...(program === 'pdftotext' ? ['-'] : [])])
  })

/** In reading order, in one line; words that are broken at nothing but the end of a line are whole. */
export const textOf = (pdf: Uint8Array): string =>
  ofPdf(pdf, 'pdftotext')
    .replace(/\u200b|\u2060/g, '')
    .replace(/\s+/g, ' ')
export const pagesOf = (pdf: Uint8Array): string[] => ofPdf(pdf, 'pdftotext').split('\f').slice(0, -1)
export const fontsOf = (pdf: Uint8Array): string[] => ofPdf(pdf, 'pdffonts').trim().split('\n').slice(2)
export const factsOf = (pdf: Uint8Array): string => ofPdf(pdf, 'pdfinfo')

export type Box = { text: string; page: number; left: number; right: number; top: number }
/** Words and where they stand, in points. */
export function boxesOf(pdf: Uint8Array): Box[] {
  const pages = ofPdf(pdf, 'pdftotext', '-bbox').split('<page ').slice(1)
  return pages.flatMap((page, i) =>
    [...page.matchAll(/<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="[\d.-]+">([^<]*)</g)].map(
      ([, left, top, right, text = '']) => ({ text, page: i + 1, left: Number(left), right: Number(right), top: Number(top) }),
    ),
  )
}

/** As LibreOffice lays them out; its start takes longer than a document. */
export const officePdfs = (files: readonly Uint8Array[]): Uint8Array[] =>
  inFolder((folder) => {
    const names = files.map((_, i) => join(folder, `${i}.docx`))
    for (const [i, name] of names.entries()) writeFileSync(name, files[i] ?? new Uint8Array())
    const profile = `-env:UserInstallation=file://${folder}/profile`
    run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...names])
    return names.map((name) => readFileSync(name.replace('.docx', '.pdf')))
  })
