// Import arrows inside the rooms: the layers of an API module, and the areas of the web room.
import { codeFiles, type Finding, importsOf, isTest, readSource, targetOf } from './check-sources.ts'

type Arrow = { file: string; target: string; typeOnly: boolean }

/** Inside a module of the API: a file of this name may import these of its own module. Other names are free between them. */
const MODULE_ARROWS: Record<string, string[]> = {
  routes: ['policy', 'service', 'present'],
  service: ['queries', 'policy'],
  policy: [],
  queries: ['tables'],
  tables: [],
  present: [],
}
/** A presenter and a policy are told the shape of what they are given. */
const SHAPES = ['present', 'policy']

/** Inside the web room: an area may import these; `features` means its own noun only. */
const AREA_ARROWS: Record<string, string[]> = {
  routes: ['features', 'shell', 'offline', 'ui', 'api', 'words', 'styles'],
  features: ['features', 'shell', 'offline', 'ui', 'api', 'words', 'styles'],
  shell: ['shell', 'offline', 'ui', 'api', 'words', 'styles'],
  ui: ['ui', 'styles'],
  api: ['api'],
  words: ['words'],
  boot: ['boot', 'api'],
  offline: ['offline', 'api'],
}

export function check(root = '.'): Finding {
  const problems = codeFiles(root).flatMap((file) => {
    const complain = complaintFor(file)
    return importsOf(readSource(root, file)).flatMap(({ from, line, typeOnly }) => {
      if (!from.startsWith('.') || from.includes('/+types/')) return []
      const text = complain({ file, target: targetOf(file, from), typeOnly })
      return text ? [{ file, line, text }] : []
    })
  })
  return { problems }
}

function complaintFor(file: string): (arrow: Arrow) => string | undefined {
  if (isTest(file)) return () => undefined
  if (file.startsWith('apps/web/app/')) return ofWeb
  return ofModules
}

/** `apps/api/src/modules/posts/routes.ts` is `routes` of `posts`; so is `comment-routes.ts`, where one file became too long. */
function moduleFile(file: string): { noun: string; kind: string } | undefined {
  const [, noun, name] = /^apps\/api\/src\/modules\/([^/]+)\/(.+)\.ts$/.exec(file) ?? []
  if (!noun || !name) return undefined
  const last = name.split('-').at(-1) ?? name
  return { noun, kind: last in MODULE_ARROWS ? last : name }
}

function ofModules({ file, target, typeOnly }: Arrow): string | undefined {
  const there = moduleFile(target)
  if (file.startsWith('apps/api/src/platform/') && !target.startsWith('apps/api/src/platform/')) {
    return there || /^apps\/api\/src\/[^/]+$/.test(target) ? `platform knows no module: it may not import ${target}` : undefined
  }
  if (!there) return undefined
  const here = moduleFile(file)
  if (here?.noun === there.noun) return withinModule(here.kind, there.kind, typeOnly)
  // A foreign key needs the other table, and nothing else of that module.
  if (here?.kind === 'tables' && there.kind === 'tables') return undefined
  if (there.kind !== 'index') return `imports an inside of ${there.noun}: use its index.ts`
  if (!here || here.kind === 'index') return undefined
  // Queries get from there what they may read of the other module's tables.
  return here.kind in MODULE_ARROWS && here.kind !== 'service' && here.kind !== 'queries'
    ? `${here.kind}.ts may not import another module: its service.ts may`
    : undefined
}

function withinModule(here: string, there: string, typeOnly: boolean): string | undefined {
  if (there === 'index') return 'a module does not import its own index.ts'
  const allowed = MODULE_ARROWS[here]
  if (!allowed) return here !== 'index' && there === 'routes' ? 'only index.ts may import routes.ts' : undefined
  if (!(there in MODULE_ARROWS) || allowed.includes(there)) return undefined
  if (typeOnly && SHAPES.includes(here) && ['queries', 'tables', 'service'].includes(there)) return undefined
  return `${here}.ts may not import ${there}.ts`
}

/** `apps/web/app/features/posts/post-card.tsx` is of the area `features`, noun `posts`. */
function areaOf(file: string): { area: string; noun: string } | undefined {
  const parts = file.replace(/^apps\/web\/app\//, '').split('/')
  return parts.length > 1 ? { area: parts[0] ?? '', noun: parts.length > 2 ? (parts[1] ?? '') : '' } : undefined
}

function ofWeb({ file, target }: Arrow): string | undefined {
  const here = areaOf(file)
  const there = areaOf(target)
  if (!here || !there || !target.startsWith('apps/web/app/')) return undefined
  const allowed = AREA_ARROWS[here.area]
  if (!allowed) return `${here.area} is no area of the web room`
  if (!allowed.includes(there.area)) return `${here.area} may not import ${there.area}`
  if (here.area === 'features' && there.area === 'features' && here.noun !== there.noun) {
    return `the feature ${here.noun} may not import the feature ${there.noun}`
  }
  return undefined
}
