// Leaves method and path of each call of the contract: clients need no more of it at run time, and the schemas would bring their library.
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'

/** A noun's calls, in the folder of its wing. */
const CALLS = /[\\/]contracts[\\/]src[\\/]calls[\\/]\w+[\\/][\w-]+\.ts$/

type Endpoint = { method: string; path: string }

export function bareCalls(): Plugin {
  return {
    name: 'menged-bare-calls',
    load: {
      filter: { id: CALLS },
      async handler(id) {
        const calls = (await import(pathToFileURL(id).href)) as Record<string, Endpoint>
        return Object.entries(calls)
          .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })}`)
          .join('\n')
      },
    },
  }
}
