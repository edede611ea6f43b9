import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { check } from './arrows.ts'
import { linesOf, removeTrees, treeOf } from './tree.ts'

afterAll(removeTrees)

const library = (name: string) => ({
  [`node_modules/${name}/package.json`]: { name, main: 'index.js' },
  [`node_modules/${name}/index.js`]: '',
})
const workspace = (folder: string, ...dependencies: string[]) => ({
  [`${folder}/package.json`]: {
    name: `@menged/${folder.split('/')[1]}`,
    exports: { '.': './src/index.ts', './*': './src/*.ts' },
    dependencies: Object.fromEntries(dependencies.map((name) => [name, '*'])),
  },
  [`${folder}/src/index.ts`]: '',
})
const ROOM_FOLDERS = [
  'packages/embedded-postgres',
  'packages/ethiopia',
  'packages/contracts',
  'packages/i18n',
  'apps/api',
  'apps/web',
]
const POSTS = 'apps/api/src/modules/posts'
const WEB = 'apps/web/app'
const HOUSE = {
  'package.json': { workspaces: ['packages/*', 'apps/*'], devDependencies: { vitest: '*' } },
  ...Object.assign({}, ...['zod', 'fastify', 'drizzle-orm', 'vitest', 'unnamed'].map(library)),
  ...Object.assign({}, ...ROOM_FOLDERS.map((folder) => workspace(folder, 'zod', 'fastify', 'drizzle-orm'))),
}

/** What the check says of a file that imports another, which is there. */
async function arrows(file: string, from: string, what = 'import {} from'): Promise<string[]> {
  const target = from.startsWith('.') && !from.includes('+types') ? { [join(file, '..', from)]: '' } : {}
  const root = treeOf({ ...HOUSE, ...target, [file]: `${what} '${from}'` })
  mkdirSync(join(root, 'node_modules/@menged'))
  for (const folder of ROOM_FOLDERS)
    symlinkSync(join(root, folder), join(root, 'node_modules/@menged', folder.split('/')[1] ?? ''))
  return linesOf(await check(root))
}

it.each([
  ['packages/ethiopia/src/calendar.ts', './day.ts'],
  ['packages/ethiopia/src/calendar.test.ts', 'vitest'],
  ['packages/contracts/src/posts.ts', 'zod'],
  ['packages/contracts/src/posts.ts', '@menged/ethiopia'],
  ['packages/i18n/src/words.ts', 'node:crypto'],
  ['apps/api/src/seed.ts', '../../../content/guides.json'],
  ['apps/server/src/main.ts', '@menged/api'],
  [`${POSTS}/routes.ts`, './service.ts'],
  [`${POSTS}/routes.ts`, '../../platform/errors.ts'],
  [`${POSTS}/service.ts`, './queries.ts'],
  [`${POSTS}/service.ts`, '../comments/index.ts'],
  [`${POSTS}/service.ts`, './ranking.ts'],
  [`${POSTS}/view-queries.ts`, './tables.ts'],
  [`${POSTS}/tables.ts`, '../organisations/tables.ts'],
  [`${POSTS}/view-queries.ts`, 'drizzle-orm'],
  [`${POSTS}/published.ts`, 'drizzle-orm'],
  ['apps/api/src/platform/database/open.ts', '@menged/embedded-postgres'],
  [`${POSTS}/index.ts`, './routes.ts'],
  [`${POSTS}/service.test.ts`, '../comments/queries.ts'],
  ['apps/api/src/app.ts', './modules/posts/index.ts'],
  [`${WEB}/routes/home.tsx`, '../read/posts/card.tsx'],
  [`${WEB}/routes/home.tsx`, './+types/home'],
  [`${WEB}/read/posts/card.tsx`, './share.ts'],
  [`${WEB}/read/posts/card.tsx`, '../../ui/icon.tsx'],
  [`${WEB}/root.tsx`, './frame/frame.tsx'],
])('lets %s import %s', async (file, from) => {
  expect(await arrows(file, from)).toEqual([])
})

it.each([
  ['packages/ethiopia/src/a.ts', 'zod', 'packages/ethiopia may not import it'],
  ['packages/ethiopia/src/a.ts', 'node:fs', 'packages/ethiopia may not import it'],
  ['packages/contracts/src/a.ts', 'fastify', 'packages/contracts may not import it'],
  ['packages/contracts/src/a.ts', '@menged/i18n', 'packages/contracts may not import it'],
  ['packages/contracts/src/a.ts', '@menged/contracts', 'its own files by relative paths'],
  ['packages/contracts/src/a.ts', '../../ethiopia/src/a.ts', 'by the name of its package'],
  ['apps/api/src/a.ts', '@menged/web', 'apps/api may not import it'],
  ['apps/api/src/a.ts', 'unnamed', 'no package.json names it'],
  ['apps/web/app/a.tsx', '@menged/api', 'apps/web may not import it'],
  ['apps/web/app/a.tsx', 'fastify', 'apps/web may not import it'],
  ['apps/web/app/a.tsx', './missing/+no/file.ts?', 'there is no such file'],
  ['apps/server/src/a.ts', '../../api/src/services.ts', 'apps/server may not import it'],
  ['apps/mobile/src/a.ts', './b.ts', 'no room of the house'],
  [`${POSTS}/routes.ts`, './queries.ts', 'routes.ts may not import it'],
  [`${POSTS}/post-routes.ts`, './view-queries.ts', 'routes.ts may not import it'],
  [`${POSTS}/routes.ts`, '../comments/index.ts', 'routes.ts may not import it'],
  [`${POSTS}/service.ts`, './present.ts', 'service.ts may not import it'],
  [`${POSTS}/service.ts`, './tables.ts', 'service.ts may not import it'],
  [`${POSTS}/service.ts`, '../comments/queries.ts', 'an inside of that module'],
  [`${POSTS}/service.ts`, 'drizzle-orm', 'SQL stands in queries.ts'],
  ['apps/server/src/main.ts', 'drizzle-orm', 'SQL stands in queries.ts'],
  ['apps/api/src/app.ts', '@menged/embedded-postgres', 'by platform/database only'],
  [`${POSTS}/queries.ts`, './service.ts', 'queries.ts may not import it'],
  [`${POSTS}/queries.ts`, '../comments/tables.ts', 'an inside of that module'],
  [`${POSTS}/ranking.ts`, './routes.ts', 'only index.ts may import routes.ts'],
  [`${POSTS}/service.ts`, './index.ts', 'does not import its own index.ts'],
  ['apps/api/src/app.ts', './modules/posts/routes.ts', 'an inside of that module'],
  ['scripts/seed.ts', '../apps/api/src/modules/posts/queries.ts', 'an inside of that module'],
  ['apps/api/src/platform/errors.ts', '../modules/posts/index.ts', 'the platform knows no module'],
  ['apps/api/src/modules/search/words/a.ts', '../query/plan.ts', 'search/words may not import it'],
  ['apps/api/src/platform/database/pool.ts', '../../services.ts', 'the platform knows no module'],
  [`${WEB}/read/posts/card.tsx`, '../comments/list.tsx', 'a feature may not import another'],
  [`${WEB}/ui/dialog.tsx`, '../words/language.tsx', 'ui may not import it'],
  [`${WEB}/frame/header.tsx`, '../read/posts/card.tsx', 'frame may not import it'],
  [`${WEB}/dialogs/toast.ts`, '../frame/header.tsx', 'dialogs may not import it'],
  [`${WEB}/routes/home.tsx`, './about.tsx', 'routes may not import it'],
  [`${WEB}/ui/icon.tsx`, './helpers.ts', 'says nothing'],
  [`${WEB}/ui/icon.tsx`, './common/a.ts', 'says nothing'],
  [`${WEB}/stuff/a.ts`, '../ui/icon.tsx', 'no area of the web room'],
])('refuses in %s: %s', async (file, from, complaint) => {
  const lines = await arrows(file, from)
  expect(lines.filter((line) => line.startsWith(`${file}  imports `)).join()).toContain(complaint)
})

it('sees types, and lets a presenter know the shape of a row, not the query', async () => {
  expect(await arrows(`${WEB}/ui/a.ts`, '../api/b.ts', 'import type { B } from')).toHaveLength(1)
  expect(await arrows(`${WEB}/ui/a.ts`, '../api/b.ts', 'export type * from')).toHaveLength(1)
  expect(await arrows(`${POSTS}/present.ts`, './queries.ts', 'import type { Row } from')).toEqual([])
  expect(await arrows(`${POSTS}/present.ts`, './queries.ts', 'import { find } from')).toHaveLength(1)
})

it('names the files of a circle once, of types as well', async () => {
  const root = treeOf({
    'scripts/a.ts': "import { b } from './b.ts'",
    'scripts/b.ts': "export * from './c.ts'",
    'scripts/c.ts': "import type { A } from './a.ts'",
    'scripts/z.ts': "import { b } from './b.ts'",
  })
  expect(linesOf(await check(root))).toEqual([
    expect.stringMatching(/^scripts\/\w\.ts {2}closes a circle: (scripts\/\w\.ts( -> )?){3}$/),
  ])
})
