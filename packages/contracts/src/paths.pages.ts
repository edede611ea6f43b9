// Paths that do not follow from the page's id. In the browser's code this file is data (apps/web/build-plugins/page-lists.ts).
import { pages } from './pages.ts'

export const PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  pages.flatMap(({ id, path }) => (path === `/${id}` ? [] : [[id, path]])),
)
