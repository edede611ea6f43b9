// Every page of the table at its address, and what is said where there is none.
import { type PageRow, pages } from '@menged/contracts/pages'
import { index, type RouteConfig, route } from '@react-router/dev/routes'

function routeOf({ id, path, file, data, below }: PageRow) {
  const module = `routes/${file}.${data ? 'ts' : 'tsx'}`
  if (path === '/') return index(module)
  // Where several pages have one module, each is named by its address as well.
  const isNamed = file !== id && pages.filter((page) => page.file === file).length > 1
  return route(`${path.slice(1)}${below ? '/*' : ''}`, module, isNamed ? { id: `${file}:${path.slice(1)}` } : {})
}

export default [...pages.map(routeOf), route('*', 'routes/not-found.tsx')] satisfies RouteConfig
