// The address of a page: `pathTo('post', { postId })`, `pathTo('search', { q: 'passport' })`.
import type { PageId, PathOf, QueryKey } from './pages.ts'
import { PATHS } from './paths.pages.ts'

type ParamIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type Query<Id extends PageId> = { [Key in QueryKey<Id>]?: string | number }
type Values<Id extends PageId> = [ParamIn<PathOf<Id>>] extends [never]
  ? [query?: Query<Id>]
  : [params: Record<ParamIn<PathOf<Id>>, string>, query?: Query<Id>]

type Texts = Record<string, string>

/** What comes first fills the path; where a path names nothing it is the query. */
export const pathTo = ((id: PageId, values: Texts = {}, query?: Texts) => {
  let rest: Texts | undefined = values
  const path = (PATHS[id] ?? `/${id}`).replace(/:(\w+)/g, (_, name: string) => {
    rest = query
    return encodeURIComponent(values[name] ?? '')
  })
  const asked = new URLSearchParams(rest).toString()
  return asked ? `${path}?${asked}` : path
}) as <Id extends PageId>(id: Id, ...values: Values<Id>) => string
