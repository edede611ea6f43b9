// One file with what the floor's browsers lack of the language and of forms. The boot script runs it before the page's code, where the browser
// is older than MODERN; the others never fetch it.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import compat from 'core-js-compat'
import { rolldown } from 'rolldown'
import { BROWSERS, MODERN, SYNTAX } from './floor.ts'

const missingIn = (targets: string | string[]): string[] => compat({ targets, modules: /^(?:es|web)\./ }).list

/** Nothing that needs what even MODERN browsers lack gets into the code (`npm run check -- browsers`). */
const unused = new Set(missingIn(MODERN))
const MODULES = [
  ...missingIn(BROWSERS).flatMap((name) => (unused.has(name) ? [] : [`core-js/modules/${name}.js`])),
  join(import.meta.dirname, '../app/boot/older-browsers.ts'),
]

const ENTRY = '\0older-browsers'

async function bundle(): Promise<{ fileName: string; source: string }> {
  const built = await rolldown({
    input: ENTRY,
    transform: { target: SYNTAX },
    plugins: [
      {
        name: 'menged-older-browsers',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? MODULES.map((name) => `import ${JSON.stringify(name)}`).join('\n') : null),
      },
    ],
  })
  const { output } = await built.generate({ format: 'iife', minify: true })
  const source = output[0].code
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { fileName: `assets/older-browsers-${hash}.js`, source }
}

let built: ReturnType<typeof bundle> | undefined
export const olderBrowsers = (): ReturnType<typeof bundle> => (built ??= bundle())
