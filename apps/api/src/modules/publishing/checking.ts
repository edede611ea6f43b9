// What stands in the way of publishing, how far each language is, and what differs from what readers see.
import { isDeepStrictEqual } from 'node:util'
import {
  type ChangedPart,
  type Completeness,
  type DraftContent,
  type DraftProblem,
  type Guide,
  guideSchema,
  type Text,
  WRITTEN,
  type Written,
} from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import { textFrom } from '../../platform/database/columns.ts'
import type { PostContent } from '../posts/index.ts'
import { isReadable } from './content.ts'
import { draftGuideOf, guideOf } from './guide-content.ts'

const missing = (path: string, language: Written | null): DraftProblem => ({ path, code: 'missing', language })

/** In the order of the form. `isTaken`: the address that the writer wants has another post. */
export function problemsOf(content: DraftContent, isTaken: boolean): DraftProblem[] {
  const address: DraftProblem[] = isTaken ? [{ path: 'address', code: 'taken', language: null }] : []
  return [...bodyProblems(content), ...(content.guide ? guideProblems(guideOf(content.guide)) : []), ...address]
}

/** One whole language at least, and nothing half. */
function bodyProblems(content: DraftContent): DraftProblem[] {
  const { title, body } = content
  const isNone = WRITTEN.every((language) => !isReadable(content, language))
  return WRITTEN.flatMap((language) => {
    const [hasTitle, hasBody] = [title[language].trim() !== '', body[language] !== '']
    const isWanted = isNone || hasTitle || hasBody
    return [
      ...(isWanted && !hasTitle ? [missing(`title.${language}`, language)] : []),
      ...(isWanted && !hasBody ? [missing(`body.${language}`, language)] : []),
    ]
  })
}

const CODES: Record<string, DraftProblem['code']> = { too_small: 'missing', invalid_type: 'missing' }

function guideProblems(guide: Guide): DraftProblem[] {
  const checked = guideSchema.safeParse(guide)
  if (checked.success) return []
  return checked.error.issues.map((issue) => {
    const last = issue.path.at(-1)
    const isList = issue.code === 'too_big' && issue.origin === 'array'
    return {
      path: ['guide', ...issue.path].join('.'),
      code: issue.code === 'too_big' ? (isList ? 'tooMany' : 'tooLong') : (CODES[issue.code] ?? 'wrong'),
      language: WRITTEN.find((language) => language === last) ?? null,
    }
  })
}

/** Every text that the draft has, counted by language; what is empty in all and may be left out is not missing. */
export function completenessOf(content: DraftContent): Completeness {
  const pairs = [content.title, content.body, ...(content.guide ? pairsIn(guideOf(content.guide)) : [])]
  const of = (language: Written) => ({
    filled: pairs.filter((pair) => pair[language].trim() !== '').length,
    of: pairs.length,
    readable: isReadable(content, language),
  })
  return inEach(of)
}

function pairsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if (WRITTEN.every((each) => each in value)) return [value as Text]
  return Object.values(value).flatMap(pairsIn)
}

type Parts = Record<ChangedPart, unknown>

function partsOf(post: PostContent): Parts {
  // As the form would give it back, so that an empty list and none are the same.
  const guide = post.guide && guideOf(draftGuideOf(post.guide))
  return {
    title: textFrom(post, 'title'),
    text: [textFrom(post, 'body'), guide?.summary, post.category, post.related],
    facts: [guide?.facts, guide?.row],
    papers: [guide?.documents, guide?.nameMustMatch],
    steps: guide?.steps,
    fees: guide?.fees,
    office: [guide?.office, post.organisationId],
    questions: guide?.questions,
    law: guide?.law,
    sources: [guide?.sources, guide?.whereToCheck, guide?.asOf, guide?.certainty],
  }
}

/** Everything of a post that was not there before. */
export function changedParts(before: PostContent | undefined, after: PostContent): ChangedPart[] {
  const now = partsOf(after)
  const then = before && partsOf(before)
  const names = Object.keys(now) as ChangedPart[]
  return then ? names.filter((name) => !isDeepStrictEqual(now[name], then[name])) : []
}
