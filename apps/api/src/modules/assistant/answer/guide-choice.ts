// Which guide a question is about: the likeliest one, the one of the question before, or one of several that the reader chooses from.
import type { Understanding } from '../../questions/index.ts'

/** `guides`: ids; the nearest where none answers, others that may be meant after the likeliest. `bare`: nothing is named, now or before. */
export type Choice = { kind: 'sure' | 'probable' | 'choice' | 'unknown' | 'bare'; guides: string[] }
/**
 * `chosen`: by the reader. `context`: the guide that it is asked from, or the one of the question before; `stays`: this one is about it as
 * well. `together`: the question before and this one, read as one.
 */
export type ChoiceContext = { chosen: string | null; context: string | null; stays: boolean; together: Asked | null }
type Asked = Pick<Understanding, 'guides' | 'kinds' | 'isBare' | 'trust'>
type Thresholds = { sure: number; probable: number }

/** Guides named when none answers, or to choose from. */
const NEAREST = 3
/** So likely beside the first another guide is a choice: "passport" alone is asked back, and a new guide without ways of asking is named for more
 * than eight in ten questions. */
const BESIDE_FIRST = { sure: 0.6, probable: 0.2 } as const
/** Beside one that is only likely others are named from this share on: three in ten of those that are called likely are wrong. */
const BESIDE_LIKELY = 0.1
/** What names nothing tells little: it is refused only when it is as clearly not ours as this. */
const NAMELESS = 0.7
/** What is so clearly ours and so nearly likely is asked back: a passport, of five guides about passports. */
const [CLEARLY_OURS, NEARLY] = [0.1, 0.7]

export function choose(asked: Asked, thresholds: Thresholds, { chosen, context, stays, together }: ChoiceContext): Choice {
  const known = chosen ?? (stays ? context : null)
  if (known !== null) return { kind: 'sure', guides: [known] }
  // What was asked before had no answer, or this says little of another thing: the two are one question where that says more.
  const isClear = context !== null && asked.trust >= thresholds.probable
  const choice = ofItself(!isClear && together && together.trust > asked.trust ? together : asked, thresholds)
  const isNothing = choice.kind === 'unknown' || choice.kind === 'bare'
  if (context !== null && isNothing && asked.kinds.guide > asked.kinds.notOurs) return { kind: 'probable', guides: [context] }
  const isUnclear = (choice.kind === 'choice' || choice.kind === 'probable') && asked.trust < thresholds.sure
  // It may as well be about the guide before.
  if (context !== null && isUnclear && !choice.guides.includes(context))
    return { kind: 'choice', guides: [context, ...choice.guides].slice(0, NEAREST) }
  return choice
}

function ofItself({ guides, kinds, isBare, trust }: Asked, { sure, probable }: Thresholds): Choice {
  const [first, second] = guides
  const nearest = guides.slice(0, NEAREST).map(({ id }) => id)
  if (!first || trust < probable) {
    if (isBare && kinds.notOurs < NAMELESS) return { kind: 'bare', guides: [] }
    const isOurs = !isBare && kinds.notOurs < CLEARLY_OURS && trust >= probable * NEARLY
    return { kind: isOurs && second ? 'choice' : 'unknown', guides: nearest }
  }
  const least = first.probability * BESIDE_FIRST[trust >= sure ? 'sure' : 'probable']
  if (second && second.probability >= least)
    return {
      kind: 'choice',
      guides: guides
        .filter(({ probability }) => probability >= least)
        .slice(0, NEAREST)
        .map(({ id }) => id),
    }
  if (trust >= sure) return { kind: 'sure', guides: [first.id] }
  const others = guides.slice(1, NEAREST).filter(({ probability }) => probability >= first.probability * BESIDE_LIKELY)
  return { kind: 'probable', guides: [first.id, ...others.map(({ id }) => id)] }
}
