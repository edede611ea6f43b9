// Two people have changed different fields of the same text: both changes together. Where they have changed the same field, or rows were added, removed
// or moved, nobody but a person can say what is meant.
import { at, changedPaths, put } from './content-paths.ts'
import type { Written } from './draft-state.ts'
import { normal } from './normal.ts'

/** How long each list is. */
function lengthsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [`${path} ${value.length}`] : []
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => lengthsIn(inner, `${path}.${key}`))]
}

/** Null where both have changed it, to different things. */
function either<Value>(base: Value, mine: Value, theirs: Value): { is: Value } | null {
  if (mine === theirs || mine === base) return { is: theirs }
  return theirs === base ? { is: mine } : null
}

export function merged(base: Written, mine: Written, theirs: Written): Written | null {
  const [before, my, their] = [base, mine, theirs].map(({ content }) => normal(content)) as [
    Written['content'],
    Written['content'],
    Written['content'],
  ]
  const shape = lengthsIn(before).join()
  const isSameShape = [my, their].every(
    (each) => lengthsIn(each).join() === shape && (each.guide === null) === (before.guide === null),
  )
  if (!isSameShape) return null
  const myPaths = changedPaths(before, my)
  const theirPaths = new Set(changedPaths(before, their))
  if (myPaths.some((path) => theirPaths.has(path) && at(my, path) !== at(their, path))) return null
  const nextReview = either(base.nextReview, mine.nextReview, theirs.nextReview)
  const organisation = either(base.organisation, mine.organisation, theirs.organisation)
  if (!nextReview || !organisation) return null
  const content = myPaths.reduce((so, path) => put(so, path, at(my, path)), theirs.content)
  return { content, nextReview: nextReview.is, organisation: organisation.is }
}
