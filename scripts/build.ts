// Builds the web room when its sources have changed since the last build. `npm run build`, and part of `npm run up`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WEB = 'apps/web'
const STAMP = join(WEB, 'build', '.sources')
const SOURCES = [
  'package-lock.json',
  'scripts/build.ts',
  'apps/web/{app,public,build-plugins}/**/*',
  'apps/web/*.{ts,json}',
  'packages/{contracts,documents,ethiopia,i18n}/{src,locales}/**/*',
]

/** Hash over every file that the build reads. */
export function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of [...new Set(files)].sort()) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

type RouteList = { entry: { imports: string[] }; routes: Record<string, { id: string; imports?: string[] }> }

/**
 * The router's list of routes, which every page loads, says of each what it has not, and which files every page has loaded already. What is
 * not said is not there either.
 */
function shortenManifest(): void {
  for (const file of globSync(`${WEB}/build/client/assets/manifest-*.js`)) {
    const code = readFileSync(file, 'utf8')
    const [from, until] = [code.indexOf('{'), code.lastIndexOf('}') + 1]
    const list = JSON.parse(code.slice(from, until)) as RouteList
    const { imports: loaded } = list.entry
    const routes = Object.values(list.routes)
    const named = routes.flatMap(({ imports = [] }) => imports)
    // What one or two pages import, their own files name.
    const isCommon = (each: string): boolean => named.filter((other) => other === each).length > 2 && !loaded.includes(each)
    for (const route of routes) route.imports = route.imports?.filter(isCommon) ?? []
    // Nobody in the browser asks whether a route has a component.
    const said = JSON.stringify(list).replace(/"has\w+":false,|"hasDefaultExport":true,|,"css":\[\]/g, '')
    writeFileSync(file, code.slice(0, from) + said + code.slice(until))
  }
}

/** Writes .br and .gz next to every text asset: the server sends them as they are. */
async function compressAssets(): Promise<void> {
  const files = globSync(`${WEB}/build/client/**/*.{js,css,svg,webmanifest}`)
  for (const file of files) {
    const bytes = readFileSync(file)
    const br = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    writeFileSync(`${file}.br`, br)
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

const ASSETS = `${WEB}/build/client/assets`
/** What pages that are open still name, and devices that hold a copy. The server looks here for what the build has not. */
const EARLIER = `${WEB}/build/earlier`
const EARLIER_MS = 7 * 24 * 60 * 60 * 1000

/** Before a build: what is served now will be of an earlier one. */
function putAside(): void {
  if (!existsSync(ASSETS)) return
  mkdirSync(EARLIER, { recursive: true })
  const now = new Date()
  for (const name of readdirSync(ASSETS)) {
    copyFileSync(join(ASSETS, name), join(EARLIER, name))
    utimesSync(join(EARLIER, name), now, now)
  }
}

/** After it: what the new one has as well, and what has been of no use for a week, goes. */
export function forgetEarlier(earlier = EARLIER, assets = ASSETS, now = Date.now()): void {
  if (!existsSync(earlier)) return
  for (const name of readdirSync(earlier)) {
    const isOld = now - statSync(join(earlier, name)).mtimeMs > EARLIER_MS
    if (isOld || existsSync(join(assets, name))) rmSync(join(earlier, name))
  }
}

export async function buildIfChanged(): Promise<void> {
  const hash = sourcesHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  console.log('Building the pages …')
  putAside()
  const { status } = spawnSync('react-router', ['build'], {
    cwd: WEB,
    stdio: ['ignore', process.env.VERBOSE ? 'inherit' : 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The pages could not be built; the lines above say why.')
  shortenManifest()
  await compressAssets()
  forgetEarlier()
  writeFileSync(STAMP, hash)
}

if (import.meta.main) await buildIfChanged()
