import { afterAll, expect, it } from 'vitest'
import { check, compareSettings, rowsOf } from './readme.ts'
import { linesOf, removeTrees, treeOf } from './tree.ts'

afterAll(removeTrees)

const MANIFEST = { scripts: { up: 'x', test: 'x' } }
const SETTINGS = "export const SETTINGS = [{ name: 'PORT', default: '3000' }, { name: 'SMTP_URL', default: '' }]"
const TABLE = '| setting | default |\n|---|---|\n| `PORT` | `3000` | port |\n| `SMTP_URL` | — | mail |'

it('passes documents that are true', async () => {
  const root = treeOf({
    'package.json': MANIFEST,
    'README.md': 'Run `npm run up`, then `npm test`.',
    'docs/operations.md': TABLE,
    'apps/api/src/platform/settings.ts': SETTINGS,
  })
  expect(linesOf(await check(root))).toEqual([])
})

it('passes while nothing is written', async () => {
  expect(linesOf(await check(treeOf({ 'package.json': MANIFEST })))).toEqual([])
})

it('finds a command that does not exist, and a table that is missing', async () => {
  const root = treeOf({ 'package.json': MANIFEST, 'README.md': '\n`npm run fly`', 'docs/how/a.md': '`npm start`' })
  expect(linesOf(await check(root))).toEqual([
    'README.md:2  package.json has no script "fly"',
    'docs/how/a.md:1  package.json has no script "start"',
    'docs/operations.md  is missing',
  ])
})

it('finds a setting that is missing, unknown, or has another default', () => {
  const rows = rowsOf(['| `PORT` | `80` | port |', '| `FLY` | — | wings |'])
  const settings = [
    { name: 'PORT', default: '3000' },
    { name: 'SMTP_URL', default: '' },
  ]
  expect(linesOf({ problems: compareSettings(rows, settings) })).toEqual([
    'docs/operations.md  the setting SMTP_URL is not in the table',
    'docs/operations.md:1  PORT has the default "3000", the table says "80"',
    'docs/operations.md:2  FLY is no setting',
  ])
})
