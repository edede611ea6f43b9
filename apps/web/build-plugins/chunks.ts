// Which modules come in one file: few files, for fewer requests on a slow line. Decided by the folders that modules lie in.
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown'

const inFolders = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll('\\', '/'))

/** What every page needs first: the files that stand directly in these rooms. Their inner folders come later. */
const isFirst = inFolders(
  /\/web\/app\/((boot|page|frame|dialogs|session|ui|words)\/[^/]+$|(root|entry)\.|features\/\w+\/first\/)/,
)
const isRoute = inFolders(/\/web\/app\/routes\//)
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

/** With the first load comes what it imports, and what two pages or more import themselves. */
const firstLoad = (id: string, context: ChunkingContext): string | null => {
  if (isFirst(id)) return 'shell'
  const seen = new Set([id])
  const routes = new Set<string>()
  for (const each of seen) {
    if (isFirst(each)) return 'shell'
    if (isRoute(each)) routes.add(each)
    else if (!isLater(each)) for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  }
  return routes.size > 1 ? 'shell' : null
}

export const CHUNKS: CodeSplittingGroup[] = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/ },
  { debugName: 'shell', name: firstLoad, test: (id) => isFirst(id) || isSmall(id) },
  ...LATER,
]
