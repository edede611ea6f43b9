// What a list is narrowed to stands in the address, so that Back and a copied link lead to the same list. Only the browser reads it. The router's own
// hook for it would come with the first load of every page.
import { useLocation, useNavigate } from 'react-router'

export type ScreenQuery = {
  read: (name: string) => string
  /** The one of these values that stands there, or the first of them. */
  readOne: <Value extends string>(name: string, values: readonly [Value, ...Value[]]) => Value
  page: number
  /** Empty values go; so does the page, unless it is what changes. */
  write: (change: Record<string, string>) => void
  /** `?` and the rest, with this changed. */
  linkTo: (change: Record<string, string>) => string
  /** All of it, to load anew when it changes. */
  key: string
}

function changed(params: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  if (!('page' in change)) next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export function useScreenQuery(): ScreenQuery {
  const params = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  return {
    read: (name) => params.get(name) ?? '',
    readOne: (name, values) => values.find((each) => each === params.get(name)) ?? values[0],
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    write: (change) => void navigate(`?${changed(new URLSearchParams(location.search), change)}`, { preventScrollReset: true }),
    linkTo: (change) => `?${changed(params, change)}`,
    key: params.toString(),
  }
}
