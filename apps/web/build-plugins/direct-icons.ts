// Imports each drawing of the icon library from its own file: through the library's one door the build cannot see which page needs which.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'rolldown'

const DOOR = join(dirname(createRequire(import.meta.url).resolve('lucide/package.json')), 'dist/esm/lucide.mjs')
const IMPORT = /import \{([^}]+)\} from ['"]lucide['"]/g

/** Files by the names that the library exports them under. */
function drawings(): Map<string, string> {
  const exported = readFileSync(DOOR, 'utf8').matchAll(/export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g)
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(dirname(DOOR), file)] as const),
    ),
  )
}

export function directIcons(): Plugin {
  const files = drawings()
  const direct = (names: string): string =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        const [exported = '', local = exported] = name.replace(/^type /, '').split(' as ')
        const file = files.get(exported)
        return file ? `import ${local} from ${JSON.stringify(file)}` : `import type { ${exported} } from 'lucide'`
      })
      .join(';')
  return {
    name: 'menged-direct-icons',
    transform: {
      order: 'pre',
      filter: { id: /\.tsx?/, code: /from ['"]lucide['"]/ },
      handler: (code) => ({ code: code.replaceAll(IMPORT, (_, names: string) => direct(names)), map: null }),
    },
  }
}
