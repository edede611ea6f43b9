// A draft as readers would see it, through the presenters of posts: the same code that shows them the post.
import type { Card, Language, Reading } from '@menged/contracts'
import type { Clock } from '../../platform/clock.ts'
import { type PostContent, presentCard, presentReading, previewOf } from '../posts/index.ts'
import { postOfContent } from './content.ts'
import type { ListedRow } from './queries.ts'

type Related = { id: string; titleEn: string | null; titleAm: string | null }[]
type Previewed = { row: ListedRow; postId: string; related: Related; language: Language; clock: Clock }

/** In the language that is asked for, whatever is written in it. */
export function previewDraft({ row, postId, related, language, clock }: Previewed): { card: Card; reading: Reading } {
  const { draft, organisation } = row
  const { title, body } = draft.content
  const post: PostContent = {
    ...postOfContent(draft.content, postId, draft.organisationId),
    titleEn: title.en,
    bodyEn: body.en,
    titleAm: title.am,
    bodyAm: body.am,
  }
  const now = clock.now()
  const shown = {
    ...post,
    previewEn: previewOf(body.en),
    previewAm: previewOf(body.am),
    rowFacts: post.guide?.row ?? post.guide?.facts ?? null,
    viewCount: 0,
    createdAt: now,
    updatedAt: now,
    author: '',
    sample: false,
  }
  const clean = (_row: unknown, of: Language): string => body[of]
  return {
    card: presentCard(shown, language, []),
    reading: presentReading({ post: shown, organisation, related, commentCount: 0, experience: null }, clean, language),
  }
}
