// Which modules come in one file: few files, for fewer requests on a slow line. What a module is imported by decides, and the folder that it lies in.
import { pages } from '@menged/contracts/pages'
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown'

const matches = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll('\\', '/'))

/** What follows every page once it has been taken over. */
const isAfterTakeover = matches(/\/web\/app\/after-takeover\./)
/** Home's picture, and that of an error: whatever an error imports would else come with home. */
const isScene = matches(/\/web\/app\/ui\/scene\./)
/** What parts of the marketplace share among themselves: a dialog of an account has no use for it. */
const isOfMarket = matches(/\/(web\/app\/market|contracts\/src\/marketplace)\//)
/** What the workspace of the assistant shares with the forms and cards that it opens: other pages have no use for it. */
const isOfAssistant = matches(/\/(web\/app\/assistant|documents\/src)\//)
/** Where the admin area begins: what only its screens share, nobody else has a use for. */
const beginsAdmin = matches(/\/web\/app\/(routes\/admin\.|admin\/)/)
const beginsProfile = matches(/\/web\/app\/account\/(profile|login\/dialog\/second-step)/)
/** What the quick edit of a post shares with its editor: a guide's page has no use for it before one is opened. */
const isOfWriting = matches(/\/(web\/app\/admin\/publishing|contracts\/src\/publishing)\//)
/** An editor's look at a guide takes what guides are made of where it lies: for readers nothing is moved for it. */
const isPreview = matches(/\/posts\/detail\/post-preview\./)
/** In characters of source. */
const SMALL = 3000
const isSmall = (id: string, context: ChunkingContext): boolean => (context.getModuleInfo(id)?.code?.length ?? SMALL) < SMALL
const routeOf = (id: string): string | undefined => /[\\/]web[\\/]app[\\/]routes[\\/]([^.]+)/.exec(id)?.[1]

/** What most people come for: guides, and lists of them. */
const GUIDE = new Set(pages.flatMap(({ id, file }) => (id === 'post' ? [file] : [])))
const HOME = 'home'
/** Turned page by page, or lengthened. */
const isList = (query: readonly string[] = []): boolean => query.includes('page') || query.includes('show')
const LISTS = new Set(pages.flatMap(({ file, listed, query }) => (listed && isList(query) ? [file] : [])))
/** Workers and what they offer: what these pages share is one file of theirs, for each file is named in the list that every page loads. */
const MARKET = new Set(pages.flatMap(({ file, words }) => (words?.includes('market') ? [file] : [])))

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
  const beginnings = beginningsOf(id, context).filter((each) => !isPreview(each))
  const isShared = beginnings.length > 1
  const routes = beginnings.flatMap((each) => routeOf(each) ?? [])
  const isForAll = (each: string): boolean => context.getModuleInfo(each)?.isEntry === true && !routeOf(each)
  const isAfterAll = beginnings.some(isAfterTakeover)
  const lists = routes.filter((route) => LISTS.has(route)).length
  const isListed = lists > 1
  if (beginnings.some(isForAll) || (isShared && routes.some((route) => GUIDE.has(route)))) return 'shell'
  if (routes.length > 1 && routes.every((route) => MARKET.has(route))) return isAfterAll ? 'background' : 'market'
  if (isListed) return isAfterAll ? 'shell' : 'lists'
  if (isScene(id)) return 'lists'
  // What comes after takeover may be missing: nothing else hangs on it.
  if (isAfterAll) return isShared ? 'background' : 'after-takeover'
  // A list and a part of its own share what no other page needs: a file of its own, unless home would fetch one for next to nothing.
  if (lists > 0) return isShared && routes.includes(HOME) && isSmall(id, context) ? 'lists' : null
  // Readers' files are what they would be without the admin area.
  const others = beginnings.filter((each) => !beginsAdmin(each))
  if (others.length === 0 && isShared) return isOfWriting(id) ? 'writing' : 'administration'
  if (others.length < 2 || others.every(routeOf) || others.every(beginsProfile)) return null
  if (isOfAssistant(id)) return 'assistant'
  return isOfMarket(id) || others.every(isOfMarket) ? 'market' : 'later'
}

/** A group takes what its modules import along: first come those that others may not take from. */
const group = (name: string): CodeSplittingGroup => ({
  debugName: name,
  name: (id, context) => (chunkOf(id, context) === name ? name : null),
  test: /[\\/](app|packages|lucide|react-hot-toast)[\\/]/,
})

export const CHUNKS: CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/ },
  ...['shell', 'lists', 'background', 'later', 'after-takeover', 'market', 'assistant', 'writing', 'administration'].map(group),
]
