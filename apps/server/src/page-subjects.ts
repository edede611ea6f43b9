// What a page shows, read off the calls that it was made of. The subjects are those that the triggers of the tables name.

/** `subjects`: as notices of changes name them, `post:<id>` for a post; or ANYTHING. `isWhole`: false when a part is missing, for a call that failed. */
export type Shown = { subjects: Set<string>; isWhole: boolean }

/** Of a page that may show whatever there is. */
export const ANYTHING = ''

export const nothingShown = (): Shown => ({ subjects: new Set(), isWhole: true })

/** Adds what the answer to a call shows. `subjects`: as the call's `shows` says. `answer`: null when the call was refused. */
export function addShown(shown: Shown, subjects: readonly string[] = [ANYTHING], answer: unknown = null): void {
  for (const subject of [...subjects, ...postIdsOf(answer).map((id) => `post:${id}`)]) shown.subjects.add(subject)
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
