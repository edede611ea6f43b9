// Which areas of words there are, for the type of `t()`. The folders say it; `npm run words` writes it down, for no compiler can read a folder.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, filesIn } from './sources.ts'

const LOCALES = 'packages/i18n/locales/en'
export const WRITTEN = 'packages/i18n/src/areas.ts'
type Area = { folder: string; area: string }

const areasIn = (root: string): Area[] =>
  filesIn(root, LOCALES)
    .map((file) => file.slice(LOCALES.length + 1).split('/'))
    .map(([folder = '', name = '']) => ({ folder, area: name.replace(/\.json$/, '') }))

export function declaration(root = '.'): string {
  const areas = areasIn(root)
  return `// Written by \`npm run words\` from the folders of locales/, when an area comes, goes or moves.
${areas.map(({ folder, area }) => `import type ${area} from '../locales/en/${folder}/${area}.json'`).join('\n')}

export type Areas = {
${areas.map(({ area }) => `  ${area}: typeof ${area}`).join('\n')}
}
`
}

export function check(root = '.'): Finding {
  const same = readFileSync(join(root, WRITTEN), 'utf8') === declaration(root)
  const areas = areasIn(root)
  const problems = same ? [] : [{ file: WRITTEN, text: 'is not what the folders of locales/ say: run `npm run words`' }]
  // A browser asks for either by its name.
  const isTaken =
    ({ folder, area }: Area) =>
    (other: Area) =>
      other.folder !== folder && [other.area, other.folder].includes(area)
  const taken = areas.filter((each) => areas.some(isTaken(each)))
  const names = taken.map(({ folder, area }) => ({
    file: `${LOCALES}/${folder}/${area}.json`,
    text: 'another folder has this name',
  }))
  return { problems: [...problems, ...names], note: `${areas.length} areas` }
}

export const write = (root = '.'): void => writeFileSync(join(root, WRITTEN), declaration(root))
