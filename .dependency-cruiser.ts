// Who may import whom: between the rooms, inside the API and inside the web room, and no circle anywhere. `npm run check` holds it;
// `depcruise --output-type mermaid apps packages` draws it.
import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** `rooms`: what of other rooms a room may import, as beginnings of paths. `libraries`: these, or all that its manifest names. */
type Room = { rooms: string[]; libraries: true | string[]; builtins: boolean; never?: string[] }

/** A new room is one line here, and its name in the lines of the rooms that may import it. */
const ROOMS: Record<string, Room> = {
  'packages/ethiopia': { rooms: [], libraries: [], builtins: false },
  'packages/contracts': { rooms: ['packages/ethiopia'], libraries: ['zod'], builtins: false },
  'packages/i18n': { rooms: ['packages/contracts', 'packages/ethiopia'], libraries: [], builtins: true },
  'packages/embedded-postgres': { rooms: [], libraries: true, builtins: true },
  'packages/documents': {
    rooms: ['packages/contracts', 'packages/i18n', 'packages/ethiopia'],
    libraries: true,
    builtins: true,
  },
  'apps/api': { rooms: ['packages/'], libraries: true, builtins: true },
  'apps/web': {
    rooms: ['packages/contracts', 'packages/i18n', 'packages/ethiopia', 'packages/documents/src/preview'],
    libraries: true,
    builtins: true,
    never: ['fastify', '@fastify', 'pg', 'pg-[^/]+', 'postgres[^/]*', 'drizzle[^/]*'],
  },
  // It serves the locale files by the list of languages.
  'apps/server': {
    rooms: ['apps/api/src/index.ts', 'packages/contracts', 'packages/i18n', 'packages/ethiopia'],
    libraries: true,
    builtins: true,
  },
}

/** Inside a module of the API: `routes.ts` and `comment-routes.ts` may import these of their own module. Other names are free between them. */
const LAYERS: Record<string, string[]> = {
  routes: ['policy', 'service', 'present'],
  service: ['queries', 'policy'],
  policy: [],
  queries: ['tables'],
  tables: [],
  present: [],
}
/** A presenter and a policy are told the shape of what they are given: these as types. */
const SHAPES: Record<string, string[]> = { present: ['queries', 'tables', 'service'], policy: ['queries', 'tables', 'service'] }

/** Inside the web room: a folder may import these, and itself where it is named. */
const PARTS = ['dialogs', 'session', 'page', 'offline', 'api', 'ui', 'words', 'styles']
const AREAS: Record<string, string[]> = {
  routes: ['features', 'frame', ...PARTS],
  features: ['features', ...PARTS],
  frame: ['frame', 'dialogs', 'session', 'page', 'offline', 'ui', 'words', 'styles'],
  dialogs: ['dialogs', 'session', 'page', 'ui', 'words', 'styles'],
  session: ['session', 'page', 'api'],
  offline: ['offline', 'page'],
  api: ['api', 'page'],
  boot: ['boot', 'page'],
  page: ['page', 'ui', 'words', 'styles'],
  ui: ['ui', 'styles'],
  words: ['words'],
  styles: ['styles'],
}

const FOLDERS = '^(?:apps|packages|scripts|e2e|bench)/'
const TESTS = ['\\.(test|spec)\\.tsx?$', '(^|/)test(ing)?/', '^e2e/']
const API = '^apps/api/src/'
const MODULES = `${API}modules/`
const WEB = '^apps/web/app/'
const oneOf = (names: string[]): string => `(?:${names.join('|')})`
const layerFile = (module: string, kinds: string[]): string => `${MODULES}${module}(?:/|/.*-)${oneOf(kinds)}\\.ts$`

type Rule = Pick<IRegularForbiddenRuleType, 'from' | 'to'> & { name: string; comment: string }

function rulesOf([room, { rooms, libraries, builtins, never }]: [string, Room]): Rule[] {
  const path = `^${room}/`
  const rule = (name: string, to: Rule['to'], from: Rule['from'] = { path, pathNot: TESTS }): Rule => ({
    name: `${room}: ${name}`,
    comment: `${room} may not import it`,
    from,
    to,
  })
  const rules = [rule('rooms', { path: FOLDERS, pathNot: [path, ...rooms.map((other) => `^${other}`)] }, { path })]
  if (libraries !== true)
    rules.push(rule('libraries', { path: 'node_modules/', pathNot: libraries.map((name) => `node_modules/${name}/`) }))
  if (!builtins) rules.push(rule('Node', { dependencyTypes: ['core'] }))
  if (never) rules.push(rule('never', { path: `node_modules/${oneOf(never)}/` }))
  return rules
}

const BETWEEN_ROOMS: Rule[] = [
  ...Object.entries(ROOMS).flatMap(rulesOf),
  {
    name: 'no such room',
    comment: 'it is no room of the house: give it a line in .dependency-cruiser.ts',
    from: { path: '^(apps|packages)/', pathNot: Object.keys(ROOMS).map((room) => `^${room}/`) },
    to: {},
  },
  {
    name: 'by its name',
    comment: 'another room is imported by the name of its package',
    from: { path: '^((?:apps|packages)/[^/]+)/' },
    to: { path: '^(apps|packages)/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'by its path',
    comment: 'a room imports its own files by relative paths',
    from: { path: '^((?:apps|packages)/[^/]+)/' },
    to: { path: '^$1/', pathNot: 'node_modules', dependencyTypes: ['aliased-workspace'] },
  },
]

const kinds = Object.keys(LAYERS)
const INSIDE_MODULES: Rule[] = kinds.flatMap((kind) => {
  const from = { path: layerFile('([^/]+)', [kind]), pathNot: TESTS }
  const refused = kinds.filter((other) => !LAYERS[kind]?.includes(other))
  const shapes = refused.filter((other) => SHAPES[kind]?.includes(other))
  const rule = (name: string, to: Rule['to']): Rule => ({
    name: `${kind}.ts: ${name}`,
    comment: `${kind}.ts may not import it`,
    from,
    to,
  })
  return [
    rule('layers', {
      path: layerFile(
        '$1',
        refused.filter((other) => !shapes.includes(other)),
      ),
    }),
    ...(shapes.length > 0
      ? [rule('values of layers', { path: layerFile('$1', shapes), dependencyTypesNot: ['type-only'] })]
      : []),
    // A foreign key needs the other table; queries get from its door what they may read of the other module's tables.
    ...(kind === 'service' || kind === 'queries'
      ? []
      : [rule('modules', { path: MODULES, pathNot: [`${MODULES}$1/`, ...(kind === 'tables' ? ['tables\\.ts$'] : [])] })]),
  ]
})

const INSIDE_API: Rule[] = [
  ...INSIDE_MODULES,
  {
    name: 'door of a module',
    comment: 'it is an inside of that module: use its index.ts',
    from: { path: `${MODULES}([^/]+)/`, pathNot: [...TESTS, layerFile('[^/]+', ['tables'])] },
    to: { path: MODULES, pathNot: [`${MODULES}$1/`, '/index\\.ts$'] },
  },
  {
    name: 'door of a module, from outside',
    comment: 'it is an inside of that module: use its index.ts',
    from: { pathNot: [...TESTS, MODULES] },
    to: { path: MODULES, pathNot: '/index\\.ts$' },
  },
  {
    name: 'own door',
    comment: 'a module does not import its own index.ts',
    from: { path: `${MODULES}([^/]+)/`, pathNot: TESTS },
    to: { path: `${MODULES}$1/index\\.ts$` },
  },
  {
    name: 'routes',
    comment: 'only index.ts may import routes.ts',
    from: { path: `${MODULES}([^/]+)/`, pathNot: [...TESTS, '/index\\.ts$'] },
    to: { path: layerFile('$1', ['routes']) },
  },
  {
    name: 'platform',
    comment: 'the platform knows no module',
    from: { path: `${API}platform/`, pathNot: TESTS },
    to: { path: `${API}(modules/|[^/]+$)` },
  },
]

const INSIDE_WEB: Rule[] = [
  ...Object.entries(AREAS).map(([area, allowed]) => ({
    name: `web ${area}`,
    comment: `${area} may not import it`,
    from: { path: `${WEB}${area}/`, pathNot: TESTS },
    to: { path: `${WEB}[^/]+/`, pathNot: allowed.map((name) => `${WEB}${name}/`) },
  })),
  {
    name: 'other features',
    comment: 'a feature may not import another',
    from: { path: `${WEB}features/([^/]+)/`, pathNot: TESTS },
    to: { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
  },
  {
    name: 'no such area',
    comment: 'it is no area of the web room: give it a line in .dependency-cruiser.ts',
    from: { path: `${WEB}[^/]+/`, pathNot: Object.keys(AREAS).map((area) => `${WEB}${area}/`) },
    to: {},
  },
]

const EVERYWHERE: Rule[] = [
  { name: 'circle', comment: 'it closes a circle of imports', from: {}, to: { circular: true } },
  {
    name: 'not there',
    comment: 'there is no such file or package',
    from: {},
    // The router writes the types of its routes when they are asked for.
    to: { couldNotResolve: true, pathNot: '/\\+types/' },
  },
  {
    name: 'undeclared',
    comment: 'no package.json names it',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
]

const config: IConfiguration = {
  forbidden: [...BETWEEN_ROOMS, ...INSIDE_API, ...INSIDE_WEB, ...EVERYWHERE].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // TypeScript 7 has no compiler interface for others; swc reads the same syntax. `typeof import('x')` behind `as` is all that it does not show.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^apps/[^/]+/(build|\\.react-router)/', '^(apps|scripts)/.*\\.d\\.m?ts$'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
export default config
