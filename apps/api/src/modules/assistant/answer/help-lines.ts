// What is said to somebody in danger: what to do now, and who comes or listens. No guide, and nothing is kept of it.
import { type Language, textSchema } from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import { z } from 'zod'
import type { IndexedGuide, Understanding } from '../../questions/index.ts'
import { textBlock } from './citing.ts'
import type { Draft } from './other-answers.ts'

const DANGERS = ['selfHarm', 'violence', 'trafficking', 'medical', 'fire'] as const

export const helpLinesSchema = z.array(
  z.object({ number: z.string(), who: textSchema, source: textSchema, for: z.array(z.enum(DANGERS)).min(1) }),
)
/** In the order in which they are named. */
export type HelpLines = z.output<typeof helpLinesSchema>

/** `guide`: about the paper or office that the sentence names as well; it comes after the danger. */
export function dangerAnswer(all: HelpLines, kinds: Understanding['kinds'], language: Language, guide?: IndexedGuide): Draft {
  const likeliest = DANGERS.reduce((one, other) => (kinds[`danger.${other}`] > kinds[`danger.${one}`] ? other : one))
  return {
    kind: 'danger',
    blocks: [textBlock(translateIn(language)(`assistant.danger_${likeliest}`), [])],
    nearest: guide ? [{ id: guide.id, title: textIn(guide.title, language), href: `/post/detail/${guide.id}` }] : [],
    helpLines: all
      .filter((line) => line.for.includes(likeliest))
      .map(({ number, who, source }) => ({
        number,
        who: textIn(who, language),
        source: textIn(source, language),
      })),
  }
}
