// Who may import whom: between the rooms, inside the API and inside the web room, and no circle anywhere. `npm run check` holds it;
// `depcruise --output-type mermaid apps packages` draws it.
import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** `rooms`: what of other rooms a room may import, as beginnings of paths. `libraries`: these only; else what its manifest names. */
type Room = { rooms: string[]; libraries?: string[]; builtins: boolean; never?: string[] }

/** A new room is one line here, and its name in the lines of the rooms that may import it. */
const ROOMS: Record<string, Room> = {
  'packages/ethiopia': { rooms: [], libraries: [], builtins: false },
  'packages/contracts': { rooms: ['packages/ethiopia'], libraries: ['zod'], builtins: false },
  'packages/i18n': { rooms: ['packages/contracts', 'packages/ethiopia'], libraries: [], builtins: true },
  'packages/embedded-postgres': { rooms: [], builtins: true },
  'packages/documents': {
    rooms: ['packages/contracts', 'packages/i18n', 'packages/ethiopia'],
    builtins: true,
  },
  'apps/api': { rooms: ['packages/'], builtins: true },
  'apps/web': {
    rooms: [
      'packages/contracts',
      'packages/i18n',
      'packages/ethiopia',
      'packages/documents/src/preview',
      'packages/documents/src/templates/list',
    ],
    builtins: true,
    never: ['fastify', '@fastify', 'pg', 'pg-[^/]+', 'postgres[^/]*', 'drizzle[^/]*'],
  },
  // It serves the locale files by the list of languages.
  'apps/server': {
    rooms: ['apps/api/src/index.ts', 'packages/contracts', 'packages/i18n', 'packages/ethiopia'],
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
const isShape = (kind: string, other: string): boolean =>
  ['present', 'policy'].includes(kind) && ['queries', 'tables', 'service'].includes(other)

/** Inside the web room: a folder may import these, and itself where it is named. */
const PARTS = ['dialogs', 'session', 'page', 'offline', 'api', 'ui', 'words', 'styles']
/** A wing holds the features of one kind of reader, a folder for each noun; what they share lies in the wing itself. */
const WINGS = ['read', 'account', 'market', 'assistant', 'admin']
const AREAS: Record<string, string[]> = {
  routes: [...WINGS, 'frame', ...PARTS],
  ...Object.fromEntries(WINGS.map((wing) => [wing, [wing, ...PARTS]])),
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

const FOLDERS = '^(?:apps|packages|scripts|e2e|bench|crash)/'
const TESTS = ['\\.(test|spec)\\.tsx?$', '(^|/)test(ing)?/', '^e2e/']
const API = '^apps/api/src/'
const MODULES = `${API}modules/`
const WEB = '^apps/web/app/'
const GIVE = 'give it a line in .dependency-cruiser.ts'
const oneOf = (names: string[]): string => `(?:${names.join('|')})`
const layerFile = (module: string, kinds: string[]): string => `${MODULES}${module}(?:/|/.*-)${oneOf(kinds)}\\.ts$`

type From = IRegularForbiddenRuleType['from']
type To = IRegularForbiddenRuleType['to']
const rule = (name: string, comment: string, from: From, to: To): IRegularForbiddenRuleType => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})

const BETWEEN_ROOMS = Object.entries(ROOMS).flatMap(([room, { rooms, libraries, builtins, never }]) => {
  const path = `^${room}/`
  const refuse = (what: string, to: To, from: From = { path, pathNot: TESTS }) =>
    rule(`${room}: ${what}`, `${room} may not import it`, from, to)
  const others = { path: FOLDERS, pathNot: [path, ...rooms.map((other) => `^${other}`)] }
  const foreign = { path: 'node_modules/', pathNot: (libraries || []).map((name) => `node_modules/${name}/`) }
  return [
    refuse('rooms', others, { path }),
    ...(libraries ? [refuse('libraries', foreign)] : []),
    ...(builtins ? [] : [refuse('Node', { dependencyTypes: ['core'] })]),
    ...(never ? [refuse('never', { path: `node_modules/${oneOf(never)}/` })] : []),
  ]
})

const kinds = Object.keys(LAYERS)
const LAYERS_OF_MODULES = kinds.flatMap((kind) => {
  const from = { path: layerFile('([^/]+)', [kind]), pathNot: TESTS }
  const refuse = (what: string, to: To) => rule(`${kind}.ts: ${what}`, `${kind}.ts may not import it`, from, to)
  const refused = kinds.filter((other) => !LAYERS[kind]?.includes(other))
  const values = refused.filter((other) => isShape(kind, other))
  const never = refused.filter((other) => !values.includes(other))
  // A foreign key needs the other table; queries get from another module's door what they may read of its tables.
  const modules = { path: MODULES, pathNot: [`${MODULES}$1/`, ...(kind === 'tables' ? ['tables\\.ts$'] : [])] }
  return [
    refuse('layers', { path: layerFile('$1', never) }),
    ...(values.length > 0 ? [refuse('values', { path: layerFile('$1', values), dependencyTypesNot: ['type-only'] })] : []),
    ...(kind === 'service' || kind === 'queries' ? [] : [refuse('modules', modules)]),
  ]
})

const IN_MODULE = `${MODULES}([^/]+)/`
const INSIDE = 'it is an inside of that module: use its index.ts'
const DATABASE = `${API}platform/database/`
/** What a module hands to the queries of others. */
const PARTS_OF_QUERIES = `${MODULES}(posts/published|accounts/official|feedback/written|landing/wished|marketplace/listed|publishing/drafted)\\.ts$`
/** Folders of a module that know nothing of what is built on them: of their module they may import these, and themselves. */
const FLOORS: Record<string, string[]> = {
  'search/words': [],
  'search/query': ['search/words'],
  'assistant/question': [],
  'assistant/model': [],
}
const INSIDE_API = [
  ...LAYERS_OF_MODULES,
  rule(
    'door of a module',
    INSIDE,
    { path: IN_MODULE, pathNot: [...TESTS, layerFile('[^/]+', ['tables'])] },
    { path: MODULES, pathNot: [`${MODULES}$1/`, '/index\\.ts$'] },
  ),
  rule('door from outside', INSIDE, { pathNot: [...TESTS, MODULES] }, { path: MODULES, pathNot: '/index\\.ts$' }),
  rule(
    'own door',
    'a module does not import its own index.ts',
    { path: IN_MODULE, pathNot: TESTS },
    { path: `${MODULES}$1/index\\.ts$` },
  ),
  rule(
    'routes',
    'only index.ts may import routes.ts',
    { path: IN_MODULE, pathNot: [...TESTS, '/index\\.ts$'] },
    { path: layerFile('$1', ['routes']) },
  ),
  rule(
    'platform',
    'the platform knows no module',
    { path: `${API}platform/`, pathNot: TESTS },
    { path: `${API}(modules/|[^/]+$)` },
  ),
  ...Object.entries(FLOORS).map(([folder, below]) =>
    rule(
      `floor ${folder}`,
      `${folder} may not import it`,
      { path: `${MODULES}${folder}/`, pathNot: TESTS },
      { path: `${MODULES}${folder.split('/')[0]}/`, pathNot: [folder, ...below].map((name) => `${MODULES}${name}/`) },
    ),
  ),
  rule(
    'SQL',
    'SQL stands in queries.ts (or <subject>-queries.ts) only',
    { path: '^apps/', pathNot: [...TESTS, '[/-](queries|tables)\\.ts$', DATABASE, PARTS_OF_QUERIES] },
    { path: 'node_modules/(drizzle-orm|pg)/' },
  ),
  rule(
    'engine',
    'the engine is started by platform/database only',
    { path: '^apps/', pathNot: [...TESTS, DATABASE] },
    { path: '^packages/embedded-postgres/' },
  ),
]

const INSIDE_WEB = [
  ...Object.entries(AREAS).map(([area, allowed]) =>
    rule(
      `web ${area}`,
      `${area} may not import it`,
      { path: `${WEB}${area}/`, pathNot: TESTS },
      { path: `${WEB}[^/]+/`, pathNot: allowed.map((name) => `${WEB}${name}/`) },
    ),
  ),
  rule(
    'other features',
    'a feature may not import another',
    { path: `${WEB}(${oneOf(WINGS)})/([^/]+)/`, pathNot: TESTS },
    { path: `${WEB}$1/[^/]+/`, pathNot: `${WEB}$1/$2/` },
  ),
]

const ANY_ROOM = '^((?:apps|packages)/[^/]+)/'
const EVERYWHERE = [
  rule(
    'no such room',
    `it is no room of the house: ${GIVE}`,
    { path: ANY_ROOM, pathNot: Object.keys(ROOMS).map((room) => `^${room}/`) },
    {},
  ),
  rule(
    'no such area',
    `it is no area of the web room: ${GIVE}`,
    { path: `${WEB}[^/]+/`, pathNot: Object.keys(AREAS).map((area) => `${WEB}${area}/`) },
    {},
  ),
  rule(
    'by its name',
    'another room is imported by the name of its package',
    { path: ANY_ROOM },
    { path: '^(apps|packages)/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  ),
  rule(
    'by its path',
    'a room imports its own files by relative paths',
    { path: ANY_ROOM },
    { path: '^$1/', pathNot: 'node_modules', dependencyTypes: ['aliased-workspace'] },
  ),
  rule(
    'name',
    'a name that says nothing: name the file for its subject',
    {},
    { path: '(^|/)(utils?|helpers?|misc|common)(/|\\.)', pathNot: ['node_modules/', '\\.json$'] },
  ),
  rule('circle', 'it closes a circle of imports', {}, { circular: true }),
  // The router writes the types of its routes when they are asked for.
  rule('not there', 'there is no such file or package', {}, { couldNotResolve: true, pathNot: '/\\+types/' }),
  rule('undeclared', 'no package.json names it', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
]

const config: IConfiguration = {
  forbidden: [...BETWEEN_ROOMS, ...INSIDE_API, ...INSIDE_WEB, ...EVERYWHERE],
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
