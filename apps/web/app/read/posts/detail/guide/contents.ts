// The sections of a post's page, in the order in which they stand: what the contents list offers.
import type { Category } from '@menged/contracts/categories'
import type { GuideReading } from '@menged/contracts/posts'
import type { WordKey } from '@menged/i18n/translate'
import type { Heading } from './body.ts'
import { feesLabel } from './fact-labels.ts'

/** A section named by the interface, or by the post's own words. */
export type ContentsEntry = { id: string; word: WordKey } | { id: string; text: string }

export function contentsOf(
  category: Category,
  guide: GuideReading | null,
  headings: readonly Heading[],
  hasOffice: boolean,
): ContentsEntry[] {
  const named = (there: boolean, id: string, word: WordKey): ContentsEntry[] => (there ? [{ id, word }] : [])
  return [
    ...named(guide !== null, 'glance', 'post.atAGlance'),
    ...named((guide?.documents.length ?? 0) > 0, 'documents', 'post.documents'),
    ...named((guide?.steps.length ?? 0) > 0, 'steps', 'post.steps'),
    ...headings,
    ...named((guide?.fees.length ?? 0) > 0, 'fees', feesLabel(category)),
    ...named(hasOffice, 'office', 'post.office'),
    ...named((guide?.questions?.length ?? 0) > 0, 'questions', 'post.questions'),
    ...named(guide !== null, 'sources', 'post.lawAndSources'),
    ...named(true, 'comments', 'comment.title'),
  ]
}
