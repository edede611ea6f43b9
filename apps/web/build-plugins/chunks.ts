// Which modules come in one file: few files, for fewer requests on a slow line. What imports a module decides, and the wing that it is imported from.
import { type PageRow, pages } from '@menged/contracts/pages'
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown'

const fileIn = (folder: RegExp) => (id: string) => folder.exec(id.replaceAll('\\', '/'))?.[1]
const routeOf = fileIn(/\/web\/app\/routes\/([^./]+)/)
/** Login opens on every page: it shares with its wing what it shares with all. */
const partOf = fileIn(/\/(?:web\/app|packages)\/(account\/login|[^/.]+)/)
const pageOf = (id: string): PageRow | undefined => pages.find(({ file }) => file === routeOf(id))
/** Of a page it is the last of those whose words it needs. */
const wingOf = (id: string): string =>
  pageOf(id)?.words?.at(-1) ?? (partOf(id) === 'documents' ? 'assistant' : (partOf(id) ?? ''))
const WINGS = ['account', 'market', 'assistant']
/** What most people come for, turned page by page. */
const isList = ({ listed, query = [], words }: PageRow): boolean => listed === true && query.includes('page') && !words
/** In characters of source. */
const SMALL = 3000

/** Where the imports of a module begin: the first load, pages, and parts that are fetched by `import()`. */
function beginningsOf(id: string, context: ChunkingContext): string[] {
  const isBeginning = (each: string): boolean => {
    const module = context.getModuleInfo(each)
    return module?.isEntry === true || (module?.dynamicImporters.length ?? 0) > 0
  }
  const seen = new Set([id])
  for (const each of seen)
    if (!isBeginning(each)) for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  return [...seen].filter(isBeginning)
}

function chunkOf(id: string, context: ChunkingContext): string | null {
  const all = beginningsOf(id, context)
  // Readers' files are what they would be without the admin area.
  const beginnings = all.filter((each) => wingOf(each) !== 'admin')
  const isShared = beginnings.length > 1
  const isFirst = (each: string): boolean => context.getModuleInfo(each)?.isEntry === true && !routeOf(each)
  if (beginnings.some(isFirst) || (all.length > 1 && all.some((each) => pageOf(each)?.id === 'post'))) return 'shell'
  if (beginnings.length === 0) return all.length > 1 ? 'admin' : null
  // What comes after takeover may be missing: nothing else hangs on it.
  if (beginnings.some((each) => partOf(each) === 'after-takeover')) return isShared ? 'background' : 'after-takeover'
  const wings = [...new Set(beginnings.map(wingOf))]
  // Who only reads, or logs in, fetches nothing of a wing.
  if (isShared && wings.every((wing) => WINGS.includes(wing))) return wings.length > 1 ? 'wings' : (wings[0] ?? null)
  const found = beginnings.flatMap((each) => pageOf(each) ?? [])
  const lists = found.filter(isList).length
  if (lists > 1) return 'lists'
  // What a list shares stays out of its page, unless each list would fetch it for next to nothing.
  if (lists > 0) return isShared && (context.getModuleInfo(id)?.code?.length ?? SMALL) < SMALL ? 'lists' : null
  if (beginnings.every(routeOf)) return null
  // The admin area would take along what it shares with one part for readers, and that part all of the area with it.
  if (!isShared) return all.length > 1 ? 'with-admin' : null
  // What opens on every page does not fetch what only wings share.
  return beginnings.every((each) => WINGS.includes(wingOf(each))) ? 'wings' : 'later'
}

/** A group takes what its modules import along: first come those that others may not take from. */
const group = (name: string): CodeSplittingGroup => ({
  debugName: name,
  name: (id, context) => (chunkOf(id, context) === name ? name : null),
  test: /[\\/](app|packages|lucide|react-hot-toast)[\\/]/,
})

export const CHUNKS: CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/ },
  ...['shell', 'lists', 'background', 'later', 'after-takeover', 'with-admin', 'wings', ...WINGS, 'admin'].map(group),
]
