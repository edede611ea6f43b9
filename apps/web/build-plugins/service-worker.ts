// Bundles the worker to /sw.js, and writes into it what it must know of the build: the files that offline reading runs on, and its few words.
import { join } from 'node:path'
import { pages } from '@menged/contracts/pages'
import type { Written } from '@menged/ethiopia/languages'
import { inEach } from '@menged/ethiopia/text'
import { WORDS } from '@menged/i18n'
import { type OutputBundle, type OutputChunk, rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { bareCalls } from './bare-calls.ts'
import { pageLists } from './page-lists.ts'

const WORKER = join(import.meta.dirname, '../app/offline/service-worker.ts')
/** Pages that can be read offline, and what stands around them. */
const READ = pages.flatMap(({ file, offline }) => (offline ? [file] : []))
const READ_OFFLINE = new RegExp(`/(root\\.tsx|entry\\.client\\.tsx|routes/(${READ.join('|')})\\.tsx)`)
/** Fetched by who opens them. */
const NOT_AHEAD = /-modal\.tsx|\/frame\/account\/|\/online\//

export function serviceWorker(): Plugin {
  return {
    name: 'menged-service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, output) {
      const files = filesOf(output as unknown as OutputBundle).map((file) => `/${file}`)
      const define = { OFFLINE_FILES: JSON.stringify(files), OFFLINE_WORDS: JSON.stringify(workerWords()) }
      const bundle = await rolldown({ input: WORKER, plugins: [bareCalls(), pageLists()], transform: { define } })
      const { output: built } = await bundle.generate({ format: 'iife', minify: true })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: built[0].code })
    },
  }
}

/** The chunks of those pages and all that they may still load, and the stylesheet. */
function filesOf(bundle: OutputBundle): string[] {
  const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const wanted = new Set<string>()
  const add = (chunk: OutputChunk | undefined): void => {
    if (!chunk || wanted.has(chunk.fileName) || NOT_AHEAD.test(chunk.facadeModuleId ?? '')) return
    wanted.add(chunk.fileName)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) add(chunks.get(name))
  }
  for (const chunk of chunks.values()) if (READ_OFFLINE.test(chunk.facadeModuleId ?? '')) add(chunk)
  return [...wanted, ...Object.keys(bundle).filter((name) => name.endsWith('.css'))]
}

/** It has no page to take them from. */
const SAID = ['copyFrom', 'newsText', 'newsTitle']

function workerWords(): Record<string, { offline: Record<string, string> }> {
  const wordsIn = (language: Written) => {
    const words = WORDS[language].offline ?? {}
    return { offline: Object.fromEntries(SAID.map((name) => [name, words[name] ?? ''])) }
  }
  return inEach(wordsIn)
}
