// Which modules come in one file: few files, for fewer requests on a slow line. Decided by the folders that modules lie in.
import { pages } from '@menged/contracts/pages'
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown'

const inFolders = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll('\\', '/'))

/** What every page needs first: the files that stand directly in these rooms. Their inner folders come later. */
const isFirst = inFolders(
  /\/web\/app\/((boot|page|frame|dialogs|session|ui|words)\/[^/]+$|(root|entry)\.|features\/\w+\/first\/)/,
)
/** A page that a mail links to is opened once: nothing comes with every page for its sake. */
const MAILED = new Set(pages.flatMap(({ file, secret }) => (secret ? [file] : [])))
/** What most people come for. */
const GUIDE = 'post-detail'
const routeOf = (id: string): string | undefined => /[\\/]web[\\/]app[\\/]routes[\\/]([^.]+)/.exec(id)?.[1]
/** Each of them is small; many pages need the same ones. */
const isSmall = inFolders(/\/(packages|lucide)\/(?!contracts\/src\/(accounts|calls)\/)/)

/** What is used together later: one request each, not a dozen. */
const LATER = [
  { name: 'forms', test: inFolders(/\/app\/(ui|dialogs)\/forms\/|\/ethiopia\/src\/phones/) },
  { name: 'client', test: inFolders(/\/app\/session\/client\/|\/contracts\/src\/calls\//) },
  { name: 'account', test: inFolders(/\/app\/(session\/account|features\/account\/dialog)\/|\/contracts\/src\/accounts\//) },
  { name: 'guide', test: inFolders(/\/app\/features\/posts\/detail\/guide\//) },
]
const isLater = (id: string): boolean => LATER.some(({ test }) => test(id))

/** With the first load comes what it imports, what a guide imports, and what two pages or more import. */
const firstLoad = (id: string, context: ChunkingContext): string | null => {
  if (isFirst(id)) return 'shell'
  const seen = new Set([id])
  const routes = new Set<string>()
  for (const each of seen) {
    if (isFirst(each)) return 'shell'
    const route = routeOf(each)
    if (route !== undefined) routes.add(route)
    else if (!isLater(each)) for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  }
  const often = [...routes].filter((route) => !MAILED.has(route))
  return routes.has(GUIDE) || often.length > 1 ? 'shell' : null
}

export const CHUNKS: CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/ },
  { debugName: 'shell', name: firstLoad, test: (id) => isFirst(id) || isSmall(id) },
  ...LATER,
]
