// Whether something that lay in storage is the content of a draft as it is today: every field that a form begins with is there.
import { emptyDraft, emptyDraftGuide } from '@menged/contracts/publishing/empty'

const holds = (value: unknown, shape: unknown): boolean => {
  if (Array.isArray(shape)) return Array.isArray(value)
  if (typeof shape !== 'object' || shape === null) return typeof value === typeof shape
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(shape).every(([key, inner]) => holds((value as Record<string, unknown>)[key], inner))
}

export function draftContentKeys(content: unknown): boolean {
  const { guide: _, ...post } = emptyDraft('government')
  if (!holds(content, post)) return false
  const { guide } = content as { guide?: unknown }
  return guide === null || holds(guide, emptyDraftGuide())
}
