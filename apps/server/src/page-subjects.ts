// What a page shows, read off the calls that it was made of. The subjects are those that the triggers of the tables name.

/** `subjects`: `post:<id>`, `lists`, `search`, `rates`, `videos`, `workers`, `copy`, `settings`, or ANYTHING. `isWhole`: false when a part is missing, for a call that failed. */
export type Shown = { subjects: Set<string>; isWhole: boolean }

/** Of a page that may show whatever there is. */
export const ANYTHING = ''

const LISTS = /^\/api\/(?:cards|post\/|search|categories)/
const OF_WORKERS = /^\/api\/(?:workers|guday)/
const OF_POST = /^\/api\/posts\/([^/?]+)/

export const nothingShown = (): Shown => ({ subjects: new Set(), isWhole: true })

/** Adds what the answer to a call shows. `path`: with its query. `answer`: null when the call was refused. */
export function addShown({ subjects }: Shown, path: string, answer: unknown): void {
  const [, post] = OF_POST.exec(path) ?? []
  if (post !== undefined) subjects.add(`post:${post}`)
  else if (LISTS.test(path)) subjects.add('lists')
  else if (path.startsWith('/api/exchange-rates/')) subjects.add('rates')
  else if (path.startsWith('/api/videos')) subjects.add('videos')
  else if (OF_WORKERS.test(path)) subjects.add('workers')
  else if (/^\/api\/(?:banner|landing)\b/.test(path)) subjects.add('copy')
  else if (path === '/api/contact') subjects.add('settings')
  // Legal texts are files: they change with a start.
  else if (!path.startsWith('/api/legal/')) subjects.add(ANYTHING)
  if (path.startsWith('/api/search')) subjects.add('search')
  for (const id of postIdsOf(answer)) subjects.add(`post:${id}`)
}

type WithId = { _id?: unknown }
type Naming = { related?: WithId[]; guides?: WithId[]; offers?: { guide: WithId | null }[] }

/** Of the posts in a list, of those that are named under one post, and of guides that are named beside services. */
function postIdsOf(answer: unknown): string[] {
  const { data, guide } = (answer ?? {}) as { data?: WithId[] | Naming; guide?: WithId | null }
  const named = (each: Naming = {}) => [
    ...(each.related ?? []),
    ...(each.guides ?? []),
    ...(each.offers ?? []).map((one) => one.guide),
  ]
  const posts = [...(Array.isArray(data) ? data : named(data)), guide]
  return posts.flatMap((post) => (typeof post?._id === 'string' ? [post._id] : []))
}
