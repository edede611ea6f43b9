// What the built pages ask of a browser: nothing that the oldest supported ones lack (apps/web/build-plugins/floor.ts), by caniuse's and MDN's data.
// For the browsers in between `older-browsers` brings what the language lacks; web APIs in GUARDED are used where they are there only.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'acorn'
import doiuse from 'doiuse'
import { ESLint, type Linter } from 'eslint'
import compat from 'eslint-plugin-compat'
import esx from 'eslint-plugin-es-x'
import postcss from 'postcss'
import { BROWSERS } from '../../apps/web/build-plugins/floor.ts'
import type { Finding, Problem } from './sources.ts'

const CLIENT = 'apps/web/build/client'

/** Looked for before each use. */
const GUARDED = [
  'BroadcastChannel',
  'Crypto.randomUUID',
  'Notification',
  'createImageBitmap',
  'navigator.connection',
  'navigator.locks',
  'requestIdleCallback',
  'trustedTypes',
]
/** `older-browsers` has them. */
const BROUGHT = ['Object.hasOwn', 'TransformStream']

/** Where they are passed over a page looks plainer, and nothing of it is lost. */
const PASSED_OVER = [
  'css-color-adjust',
  'css-container-queries',
  'css-content-visibility',
  'css-focus-visible',
  'css-has',
  'css-media-scripting',
  'css-not-sel-list',
  'css-overscroll-behavior',
  'css-paged-media',
  'css-resize',
  'css-scroll-behavior',
  'css-scrollbar',
  'css-touch-action',
  'css3-cursors',
  'css3-cursors-grab',
  'extended-system-fonts',
  'flexbox-gap',
  // Behind `@supports`.
  'viewport-unit-variants',
]

export async function check(root = '.'): Promise<Finding> {
  const scripts = globSync(`${root}/${CLIENT}/{assets/*.js,sw.js}`)
  if (scripts.length === 0) return { problems: [{ file: CLIENT, text: 'nothing is built: npm run build' }] }
  const older = scripts.filter((file) => !basename(file).startsWith('older-browsers-'))
  const problems = [
    ...scripts.flatMap(syntaxOf),
    ...(await apisOf(older)),
    ...globSync(`${root}/${CLIENT}/assets/*.css`).flatMap(stylesOf),
  ]
  return { problems, note: `${scripts.length} files of code` }
}

/** The language of 2020 is the newest that all of them read; of its regular expressions Safari before 16.4 knows no lookbehind. */
function syntaxOf(file: string): Problem[] {
  const problems: Problem[] = []
  try {
    parse(readFileSync(file, 'utf8'), {
      ecmaVersion: 2020,
      sourceType: 'module',
      onToken(token) {
        const { type, value } = token as unknown as { type: { label: string }; value: { pattern: string } }
        if (type.label === 'regexp' && /\(\?<[=!]/.test(value.pattern))
          problems.push({ file, text: `lookbehind: ${value.pattern}` })
      },
    })
  } catch (error) {
    problems.push({ file, text: String(error) })
  }
  return problems
}

/** Web APIs and what is newer of the language than `older-browsers` brings. */
async function apisOf(files: string[]): Promise<Problem[]> {
  const config: Linter.Config[] = [
    {
      ...compat.configs['flat/recommended'],
      settings: { browsers: BROWSERS, polyfills: [...BROUGHT, ...GUARDED], lintAllEsApis: false },
    },
    esx.configs['flat/no-new-in-es2025'],
    { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  ]
  const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: config, allowInlineConfig: false, cwd: process.cwd() })
  const results = await eslint.lintFiles(files)
  return results.flatMap(({ filePath, messages }) => messages.map(({ message }) => ({ file: basename(filePath), text: message })))
}

function stylesOf(file: string): Problem[] {
  const problems: Problem[] = []
  postcss([
    doiuse({
      browsers: BROWSERS,
      ignore: PASSED_OVER,
      onFeatureUsage: ({ message, featureData }) => {
        if (featureData.missing) problems.push({ file: basename(file), text: message.split(': ').slice(1).join(': ') })
      },
    }),
  ]).process(readFileSync(file, 'utf8'), { from: file }).css
  return problems
}
