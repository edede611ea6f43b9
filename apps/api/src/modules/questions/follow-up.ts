// Whether a question that is asked after another, or on the page of a guide, is about that guide: learnt from conversations.
import { fitLogistic, percentOf } from './calibration.ts'
import { type LikelyGuide, logistic, logit, type Understanding } from './model.ts'

/** What is made of a question. */
type Asked = Pick<Understanding, 'guides' | 'kinds' | 'isBare' | 'trust'>
/** `guides`: ids of those that answer it; none where no guide does. */
export type Turn = { question: string; guides: readonly string[] }
export type Conversation = { turns: readonly Turn[] }

const likelihood = (guides: readonly LikelyGuide[], id: string): number =>
  guides.find((guide) => guide.id === id)?.probability ?? 0

function signsOf({ guides, kinds, isBare, trust }: Asked, context: string): number[] {
  const [first] = guides
  return [
    logit(trust),
    logit(likelihood(guides, context)),
    logit(first?.probability ?? 0),
    first?.id === context ? 1 : 0,
    isBare ? 1 : 0,
    logit(kinds.guide),
    logit(kinds.notOurs),
  ]
}
/** `together`: the question before and this one, read as one; null where none was asked before. `context`: the guide before. */
function featuresOf(asked: Asked, together: Asked | null, context: string): number[] {
  const isAgreed = together !== null && together.guides[0]?.id === asked.guides[0]?.id
  const signs = signsOf(asked, context)
  return [1, together ? 1 : 0, isAgreed ? 1 : 0, ...signs, ...(together ? signsOf(together, context) : signs.map(() => 0))]
}

const LIKELY = 0.5
/** `weights`: as `learnFollowUps` gives them. */
export const staysWith = (context: string, asked: Asked, together: Asked | null, weights: readonly number[]): boolean =>
  logistic(weights, featuresOf(asked, together, context)) >= LIKELY

type Row = { features: number[]; isRight: boolean }

const FOLDS = 5

/** The weights, and of how many in a hundred they tell right when they have not seen them. */
export async function learnFollowUps(
  conversations: readonly Conversation[],
  understand: (question: string) => Asked,
): Promise<{ weights: number[]; right: number }> {
  const breathe = async () => {}
  const understood = new Map<string, Asked>()
  const once = (question: string): Asked => {
    const known = understood.get(question) ?? understand(question)
    understood.set(question, known)
    return known
  }
  const rows = conversations.map(({ turns }, n) => rowsOf(turns, conversations[(n + 1) % conversations.length]?.turns, once))
  let [right, all] = [0, 0]
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = await fitLogistic(
      rows.flatMap((each, n) => (n % FOLDS === fold ? [] : each)),
      breathe,
    )
    for (const { features, isRight } of rows.flatMap((each, n) => (n % FOLDS === fold ? each : []))) {
      all += 1
      if (logistic(weights, features) >= LIKELY === isRight) right += 1
    }
  }
  return { weights: await fitLogistic(rows.flat(), breathe), right: percentOf(right, all) }
}

/** Each question after the first, also as if it were asked on the page of the guide; and the first on its own page and on the next
 * conversation's. */
function rowsOf(turns: readonly Turn[], next: readonly Turn[] | undefined, understand: (question: string) => Asked): Row[] {
  const row = (question: string, guides: readonly string[], context: string, before?: string): Row => ({
    features: featuresOf(understand(question), before === undefined ? null : understand(`${before}. ${question}`), context),
    isRight: guides.includes(context),
  })
  const followed = turns.slice(1).flatMap(({ question, guides }, n) => {
    const before = turns[n]
    const context = turns.slice(0, n + 1).findLast((turn) => turn.guides.length > 0)?.guides[0]
    if (!before || !context) return []
    return [row(question, guides, context, before.question), row(question, guides, context)]
  })
  const [first] = turns
  const pages = [first?.guides[0], next?.[0]?.guides[0]].filter((id) => id !== undefined)
  return [...followed, ...(first ? pages.map((id) => row(first.question, first.guides, id)) : [])]
}
