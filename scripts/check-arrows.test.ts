import { afterAll, expect, it } from 'vitest'
import { check } from './check-arrows.ts'
import { linesOf, removeTrees, treeOf } from './check-tree.ts'

afterAll(removeTrees)

const MANIFESTS = {
  'package.json': { devDependencies: { vitest: '5' } },
  'packages/contracts/package.json': { name: '@menged/contracts', dependencies: { zod: '4', '@menged/ethiopia': '0' } },
  'packages/i18n/package.json': { name: '@menged/i18n', dependencies: { '@menged/contracts': '0' } },
  'apps/api/package.json': { name: '@menged/api', dependencies: { fastify: '5', '@menged/contracts': '0' } },
  'apps/web/package.json': {
    name: '@menged/web',
    dependencies: { react: '19', '@menged/contracts': '0', '@menged/documents': '0', '@menged/api': '0', fastify: '5' },
  },
  'apps/server/package.json': { name: '@menged/server', dependencies: { '@menged/api': '0' } },
}
const arrows = (files: Record<string, string>) => linesOf(check(treeOf({ ...MANIFESTS, ...files })))

it('lets every room import what the table allows', () => {
  expect(
    arrows({
      'packages/ethiopia/src/calendar.ts': "import { day } from './day.ts'",
      'packages/contracts/src/posts.ts': "import { z } from 'zod'\nimport { phone } from '@menged/ethiopia/phones'",
      'packages/i18n/src/index.ts':
        "import { createHash } from 'node:crypto'\nimport en from '../locales/en/a.json' with { type: 'json' }",
      'apps/api/src/app.ts': "import fastify from 'fastify'\nimport type { Post } from '@menged/contracts'",
      'apps/api/src/seed.ts': "import guides from '../../../content/guides.json' with { type: 'json' }",
      'apps/web/app/form.tsx': "const preview = await import('@menged/documents/preview')",
      'apps/web/app/form.test.tsx': "import { it } from 'vitest'",
      'apps/server/src/main.ts': "import { buildApi } from '@menged/api'",
    }),
  ).toEqual([])
})

it.each([
  ['packages/ethiopia/src/a.ts', "import { z } from 'zod'", 'may not import zod'],
  ['packages/ethiopia/src/a.ts', "import fs from 'node:fs'", 'may not import node:fs'],
  ['packages/contracts/src/a.ts', "import fastify from 'fastify'", 'may not import fastify'],
  ['packages/contracts/src/a.ts', "export * from '@menged/i18n'", 'may not import @menged/i18n'],
  ['packages/embedded-postgres/src/a.ts', "import '@menged/contracts'", 'may not import @menged/contracts'],
  ['packages/embedded-postgres/src/a.ts', "import 'drizzle-orm'", 'may not import drizzle-orm'],
  ['apps/web/app/a.ts', "import '@menged/embedded-postgres'", 'may not import @menged/embedded-postgres'],
  ['packages/i18n/src/a.ts', "import '@menged/api'", 'may not import @menged/api'],
  ['apps/api/src/a.ts', "import { Home } from '@menged/web'", 'may not import @menged/web'],
  ['apps/api/src/a.ts', "import zod from 'zod'", 'which apps/api/package.json does not name'],
  ['apps/api/src/a.ts', "import { it } from 'vitest'", 'which apps/api/package.json does not name'],
  ['apps/web/app/a.tsx', "import { buildApi } from '@menged/api'", 'may not import @menged/api'],
  ['apps/web/app/a.tsx', "type App = typeof import('fastify')", 'may never import fastify'],
  ['apps/web/app/a.tsx', "import { pdf } from '@menged/documents'", 'may not import @menged/documents'],
  ['apps/web/app/a.tsx', "import { a } from '../../api/src/a.ts'", 'leaves the room'],
  ['apps/server/src/a.ts', "import { posts } from '@menged/api/src/modules/posts'", 'an inside: the door is @menged/api'],
  ['apps/mobile/src/a.ts', '', 'is no room of the house'],
])('refuses in %s: %s', (file, text, complaint) => {
  expect(arrows({ [file]: `\n${text}` })).toEqual([expect.stringContaining(complaint)])
})

it('says on which line', () => {
  expect(arrows({ 'packages/ethiopia/src/a.ts': "// First\n\nimport { z } from 'zod'" })[0]).toMatch(
    /^packages\/ethiopia\/src\/a\.ts:3 /,
  )
})
