// Documents: what a file costs, beside LibreOffice making the same one; memory over two hundred of them; and how long the process that serves
// requests is kept from it while fifty are made. `npm run bench -- documents`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Doc } from '@menged/documents'
import { createPress } from '../apps/api/src/modules/documents/index.ts'
import {
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  TEMPLATE_IDS,
  type TemplateId,
} from '../packages/contracts/src/documents/lists.ts'
import { loadTemplate } from '../packages/documents/src/index.ts'
import { createPdf, renderDocx } from '../packages/documents/src/render.ts'
import { EXAMPLES } from '../packages/documents/src/testing/examples.ts'
import { median } from './median.ts'
import { memoryOf } from './processes.ts'

const WARM_UP = 20
const ROUNDS = 60
const IN_A_ROW = 200
const AT_ONCE = 50
const IDLE_MS = 500
const GOALS = { pdf: 40, times: 20, memory: 60, delay: 50 }

/** Another document each time: nothing of it can be taken from the one before. */
async function docOf(id: TemplateId, language: DocumentLanguage, n: number): Promise<Doc> {
  const template = await loadTemplate(id)
  const values = { ...EXAMPLES[id], companyName: `ሰላሌ ንግድ ${n}` }
  return template.build(values, { language, issuedAt: '2026-11-23', reference: String(n) })
}
const round = (value: number): number => Math.round(value * 10) / 10

/** Milliseconds of one core, of all threads of the process together, and on the clock. */
async function costOf(work: () => unknown): Promise<{ core: number; clock: number }> {
  const [began, at] = [process.cpuUsage(), performance.now()]
  await work()
  const { user, system } = process.cpuUsage(began)
  return { core: (user + system) / 1000, clock: performance.now() - at }
}

async function costs(make: (doc: Doc) => unknown, id: TemplateId, language: DocumentLanguage) {
  const all: { core: number; clock: number }[] = []
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    const doc = await docOf(id, language, n)
    const cost = await costOf(() => make(doc))
    if (n >= WARM_UP) all.push(cost)
  }
  return { core: median(all.map(({ core }) => core)), clock: median(all.map(({ clock }) => clock)) }
}

async function filesAndOffice(): Promise<void> {
  const pdf = await createPdf()
  const rows: object[] = []
  let plc = Number.NaN
  for (const id of TEMPLATE_IDS) {
    for (const language of DOCUMENT_LANGUAGES) {
      const [printed, word] = [await costs(pdf, id, language), await costs(renderDocx, id, language)]
      if (id === 'plc-foundation' && language === 'am') plc = printed.clock
      const goal = id === 'plc-foundation' ? GOALS.pdf : null
      const word_ = round(word.core)
      rows.push({
        id,
        language,
        'PDF, ms of a core': round(printed.core),
        'PDF, ms': round(printed.clock),
        'Word, ms of a core': word_,
        goal,
      })
    }
  }
  console.log(`files, warm: median of ${ROUNDS}`)
  console.table(rows)
  await besideOffice(plc)
}

async function besideOffice(ours: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'menged-documents-'))
  try {
    const file = join(folder, 'plc.docx')
    writeFileSync(file, await renderDocx(await docOf('plc-foundation', 'am', 1)))
    const args = [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', 'pdf', '--outdir', folder, file]
    const taken: number[] = []
    // The first one makes its profile.
    for (let n = 0; n < 6; n += 1) {
      const began = performance.now()
      const { error } = spawnSync('soffice', args, { stdio: 'ignore' })
      if (error) return console.log('not run: LibreOffice is not installed')
      if (n > 0) taken.push(performance.now() - began)
    }
    const theirs = median(taken)
    console.log('the same document from the file for Word, ms on the clock, median of 5')
    console.table([{ LibreOffice: round(theirs), Menged: round(ours), 'times faster': round(theirs / ours), goal: GOALS.times }])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Megabytes of this process and of those that make files. */
const memory = (): number => memoryOf(process.pid).all

async function memoryOfMany(): Promise<void> {
  const press = createPress({ idleMs: IDLE_MS })
  const docs = await Promise.all(
    Array.from({ length: IN_A_ROW }, (_, n) => docOf('plc-foundation', DOCUMENT_LANGUAGES[n % 3] ?? 'am', n)),
  )
  const start = memory()
  const rows: object[] = []
  const look = (when: string, goal: number | null) =>
    rows.push({ when, 'MB more than at the start': Math.round(memory() - start), goal })
  for (const [n, doc] of docs.entries()) {
    await press.print({ doc, format: 'pdf' })
    if ([20, 100, IN_A_ROW].includes(n + 1)) look(`after ${n + 1} in a row`, null)
  }
  await pause(IDLE_MS * 3)
  look('when it is idle again', GOALS.memory)
  console.log('memory (PSS, with the processes that make files)')
  console.table(rows)
  await press.close()
}

async function delayOfOthers(): Promise<void> {
  const press = createPress({ longestQueue: AT_ONCE })
  await press.print({ doc: await docOf('plc-foundation', 'am', 0), format: 'pdf' })
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const began = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) =>
      press.print({ doc: await docOf('plc-foundation', 'am', n), format: n % 2 ? 'pdf' : 'docx' }),
    ),
  )
  delay.disable()
  const ms = (nanoseconds: number): number => round(nanoseconds / 1e6)
  console.log(`delay of the process that serves requests, while ${AT_ONCE} files are made`)
  console.table([
    {
      'seconds for all': round((performance.now() - began) / 1000),
      'p50, ms': ms(delay.percentile(50)),
      'p99, ms': ms(delay.percentile(99)),
      'most, ms': ms(delay.max),
      goal: GOALS.delay,
    },
  ])
  await press.close()
}

await memoryOfMany()
await delayOfOthers()
await filesAndOffice()
