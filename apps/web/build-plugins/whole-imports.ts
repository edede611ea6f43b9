// In place of Vite's helper around `import()`: fetches the files of a part whole before any of them is run. A browser may keep for the life
// of a page that a module did not come; what was only fetched can be requested again.
import { join } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = /^\0vite\/preload-helper/
/** What runs before anything can be imported. */
const EVERYWHERE = /\/(framework|shell|rolldown-runtime)-/
const OURS = join(import.meta.dirname, '../app/boot/whole-import.ts')

export function wholeImports(): Plugin {
  return {
    name: 'menged-whole-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      // A part that is one file only is named as well.
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files) => (files.length > 0 ? files.filter((name) => !EVERYWHERE.test(name)) : [file]),
        },
      },
    }),
    load: {
      filter: { id: HELPER },
      handler: () => `export { wholeImport as __vitePreload } from ${JSON.stringify(OURS)}`,
    },
  }
}
