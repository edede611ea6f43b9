// What the browser needs of the page table: a file `*.pages.ts` is run when the browser's code is built, and its exports stand there as data.
// The table itself stays on the server.
import type { Plugin } from 'vite'

export function pageLists() {
  return {
    name: 'menged-page-lists',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.pages\.ts$/ },
      async handler(_, id) {
        const exported: Record<string, unknown> = await import(id)
        return Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  } satisfies Plugin
}
