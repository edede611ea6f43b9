// What the program must know of the words at build time: which areas there are, for the type of `t()`, and in which folder a browser finds one. The folders say
// it; `npm run words` writes it down, for no compiler can read a folder.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, filesIn } from './sources.ts'

const LOCALES = 'packages/i18n/locales/en'
export const WRITTEN = 'packages/i18n/src/areas.ts'
/** In these the browser looks for nothing by area: the first is there, the second it asks for by name, the last never leaves the server. */
const UNLISTED = ['every-page', 'admin', 'server']

type Area = { folder: string; area: string }

const areasIn = (root: string): Area[] =>
  filesIn(root, LOCALES)
    .map((file) => file.slice(LOCALES.length + 1).split('/'))
    .map(([folder = '', name = '']) => ({ folder, area: name.replace(/\.json$/, '') }))

export function declaration(root = '.'): string {
  const areas = areasIn(root)
  const later = Map.groupBy(
    areas.filter(({ folder }) => !UNLISTED.includes(folder)),
    ({ folder }) => folder,
  )
  return `// Written by \`npm run words\` from the folders of locales/, when an area comes, goes or moves.
${areas.map(({ folder, area }) => `import type ${area} from '../locales/en/${folder}/${area}.json'`).join('\n')}

export type Areas = {
${areas.map(({ area }) => `  ${area}: typeof ${area}`).join('\n')}
}

/** The areas that a page may need later, by folder, with a blank between them; \`admin\` holds the others. */
export const LATER = {
${[...later].map(([folder, names]) => `  ${folder}: '${names.map(({ area }) => area).join(' ')}',`).join('\n')}
}
`
}

export function check(root = '.'): Finding {
  const same = readFileSync(join(root, WRITTEN), 'utf8') === declaration(root)
  const areas = areasIn(root)
  const problems = same ? [] : [{ file: WRITTEN, text: 'is not what the folders of locales/ say: run `npm run words`' }]
  const twice = areas.filter(({ area }, i) => areas.findIndex((other) => other.area === area) < i)
  const names = twice.map(({ area }) => ({ file: `${LOCALES}/*/${area}.json`, text: 'an area lies in one folder' }))
  return { problems: [...problems, ...names], note: `${areas.length} areas` }
}

export const write = (root = '.'): void => writeFileSync(join(root, WRITTEN), declaration(root))
