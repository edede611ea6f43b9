// The content of a draft on its way in and out: cleaned when it is saved, taken from a post, and made into one.
import { type DraftContent, type DraftGuide, LIMITS, type Text, type Written } from '@menged/contracts'
import { type InEach, inEach, slug, valuesOf } from '@menged/ethiopia'
import { textAs, textFrom } from '../../platform/database/columns.ts'
import { AppError } from '../../platform/errors.ts'
import { isTooDeep, sanitise } from '../../platform/sanitise.ts'
import { type PostContent, textOf } from '../posts/index.ts'
import { draftGuideOf, guideOf } from './guide-content.ts'

/** @throws AppError invalid_input where a body would lose something that was written, or is too long once it is clean */
export const cleanContent = (content: DraftContent): DraftContent => ({
  ...content,
  body: inEach((each) => cleanBody(content.body[each])),
})

/** What lies in the posts came from files as well: it comes out as readers see it. */
export const asClean = (content: DraftContent): DraftContent => ({
  ...content,
  body: inEach((each) => sanitise(content.body[each])),
})

/** What an editor pastes has several times as much markup as stays. */
const MARKUP_FACTOR = 4
/** Cleaning takes longer with each tag, while nobody else is served: as many as two long tables have. */
const MOST_TAGS = 6000

function cleanBody(body: string): string {
  if (body.length > LIMITS.postBody * MARKUP_FACTOR)
    throw new AppError('invalid_input', { field: 'content', message: 'error.tooLarge' })
  if (body.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1) {
    throw new AppError('invalid_input', { field: 'content', message: 'error.draftTooMany' })
  }
  if (isTooDeep(body)) throw new AppError('invalid_input', { field: 'content', message: 'error.draftTooDeep' })
  const clean = sanitise(body)
  if (clean.length > LIMITS.postBody) throw new AppError('invalid_input', { field: 'content', message: 'error.tooLarge' })
  return isBlank(clean) ? '' : clean
}

/** Paragraphs without a letter in them, as an editor leaves them behind. */
const isBlank = (html: string): boolean => textOf(html) === '' && !html.includes('<img')

/** It can be read in this language. */
export const isReadable = ({ title, body }: Pick<DraftContent, 'title' | 'body'>, language: Written): boolean =>
  title[language].trim() !== '' && body[language].trim() !== ''

/** As a form has it. */
const typed = (text: InEach<string | null>): Text => inEach((each) => text[each] ?? '')

export const contentOfPost = (post: PostContent): DraftContent => ({
  category: post.category,
  title: typed(textFrom(post, 'title')),
  body: typed(textFrom(post, 'body')),
  guide: post.guide && draftGuideOf(post.guide),
  related: post.related,
  address: post.id,
})

export function postOfContent(content: DraftContent, id: string, organisationId: string | null): PostContent {
  const readable = (text: Text) => inEach((each) => (isReadable(content, each) ? text[each] : null))
  const title = readable(inEach((each) => content.title[each].trim()))
  return {
    id,
    organisationId,
    category: content.category,
    ...textAs('title', title),
    ...textAs('body', readable(content.body)),
    guide: content.guide && guideOf(content.guide as DraftGuide),
    related: content.related,
  }
}

const LONGEST_ID = 72
const NAMELESS = 'post'

/** The readable id that a post would like to have: what its writer says, else its English title, else the Amharic one in Latin letters. */
export function wantedId({ address, title }: Pick<DraftContent, 'address' | 'title'>): string {
  if (address !== '') return address
  const made = valuesOf(title)
    .map((text) => cutId(slug(text)))
    .find((id) => id.length > 1)
  return made ?? NAMELESS
}

/** Whole words only. */
function cutId(id: string): string {
  if (id.length <= LONGEST_ID) return id
  const end = id.slice(0, LONGEST_ID + 1).lastIndexOf('-')
  return id.slice(0, end > 1 ? end : LONGEST_ID)
}

/** The id itself, or with the first number that nobody has. */
export function freeId(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken)
  if (!known.has(wanted)) return wanted
  for (let number = 2; ; number += 1) if (!known.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}
