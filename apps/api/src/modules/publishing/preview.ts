// A draft as readers would see it, through the presenters of posts: the same code that shows them the post.
import type { Card, Language, Reading, Written } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import type { Clock } from '../../platform/clock.ts'
import { type Localized, textAs } from '../../platform/database/columns.ts'
import { type PostContent, presentCard, presentReading, previewOf } from '../posts/index.ts'
import { postOfContent } from './content.ts'
import type { ListedRow } from './queries.ts'

type Related = ({ id: string } & Localized<'title'>)[]
type Previewed = { row: ListedRow; postId: string; related: Related; language: Language; clock: Clock }

/** In the language that is asked for, whatever is written in it. */
export function previewDraft({ row, postId, related, language, clock }: Previewed): { card: Card; reading: Reading } {
  const { draft, organisation } = row
  const { title, body } = draft.content
  const post: PostContent = {
    ...postOfContent(draft.content, postId, draft.organisationId),
    ...textAs('title', title),
    ...textAs('body', body),
  }
  const now = clock.now()
  const shown = {
    ...post,
    ...textAs(
      'preview',
      inEach((each) => previewOf(body[each])),
    ),
    rowFacts: post.guide?.row ?? post.guide?.facts ?? null,
    viewCount: 0,
    createdAt: now,
    updatedAt: now,
    author: '',
    sample: false,
  }
  const clean = (_row: unknown, of: Written): string => body[of]
  return {
    card: presentCard(shown, language, []),
    reading: presentReading({ post: shown, organisation, related, commentCount: 0, experience: null }, clean, language),
  }
}
