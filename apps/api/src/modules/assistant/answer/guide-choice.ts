// Which guide a question is about: the likeliest one, the one of the question before, or one of several that the reader chooses from.
import { clearly, type Understanding } from '../../questions/index.ts'

/** `guides`: ids; the nearest where none answers. `bare`: nothing is named, now or before. */
export type Choice = { kind: 'sure' | 'probable' | 'choice' | 'unknown' | 'bare'; guides: string[] }
/**
 * `chosen`: by the reader. `context`: the guide that it is asked from, or the one of the question before. `together`: the question
 * before and this one, read as one.
 */
export type ChoiceContext = { chosen: string | null; context: string | null; together: Asked | null }
type Asked = Pick<Understanding, 'guides' | 'kinds' | 'isBare' | 'trust'>
type Thresholds = { sure: number; probable: number }

/** Guides named when none answers, or to choose from. */
const NEAREST = 3
/** So likely beside the first another guide is a choice. With 0.3 in place of 0.4 a new guide without ways of asking is named for more than
 * eight in ten questions, and of 93 questions told as a case 77 have theirs named in place of 75. */
const BESIDE_FIRST = { sure: 0.75, probable: 0.3 } as const
/** The guide of the question before is meant as long as another is not so much likelier. */
const CONTEXT = 0.4

/** What names nothing tells little: it is refused only when it is as clearly not ours as this. */
const NAMELESS = 0.7
/** What is so clearly ours and so nearly likely is asked back: a passport, of five guides about passports. */
const [CLEARLY_OURS, NEARLY] = [0.1, 0.7]
/** Nothing that a guide is asked for, also when it is read with the question before. */
const FOREIGN = 0.9

const likelihood = ({ guides }: Asked, id: string): number => guides.find((guide) => guide.id === id)?.probability ?? 0

export function choose(asked: Asked, thresholds: Thresholds, { chosen, context, together }: ChoiceContext): Choice {
  if (chosen !== null) return { kind: 'sure', guides: [chosen] }
  if (context !== null) return ofContext(asked, thresholds, context, together)
  // What was asked before had no answer: the two are one question where that says more.
  return ofItself(together && together.trust > asked.trust ? together : asked, thresholds)
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
  return { kind: trust >= sure ? 'sure' : 'probable', guides: [first.id] }
}

/** It stays, unless the question names another thing, alone or with what was asked before, or is not ours. */
function ofContext(asked: Asked, thresholds: Thresholds, context: string, together: Asked | null): Choice {
  const stays: Choice = { kind: 'sure', guides: [context] }
  const isAnother = (each: Asked, least: number) => {
    const [first] = each.guides
    return first !== undefined && each.trust >= least && likelihood(each, context) < first.probability * CONTEXT
  }
  const isAgreed = together?.guides[0]?.id === asked.guides[0]?.id
  const unagreed = asked.isBare ? thresholds.sure : clearly(thresholds)
  const least = isAgreed ? thresholds.probable : unagreed
  if (isAnother(asked, least)) return ofItself(asked, thresholds)
  if (together && isAnother(together, thresholds.sure)) return ofItself(together, thresholds)
  const isForeign = together
    ? Math.min(asked.kinds.notOurs, together.kinds.notOurs) >= FOREIGN
    : asked.kinds.notOurs > asked.kinds.guide && likelihood(asked, context) < thresholds.probable
  if (isForeign && !asked.isBare) return ofItself(asked, thresholds)
  return stays
}
