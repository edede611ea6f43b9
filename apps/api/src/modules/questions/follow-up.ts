// Whether a question that is asked after another, or on the page of a guide, is about that guide: learnt from conversations.
import { wordsOf } from '../search/index.ts'
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
/** `context`: the guide before. `together`: the question before and this one, read as one; `onTopic`: the first one that was asked of the context,
 * and this one; null where none was asked before. */
export type FollowUp = { question: string; context: string; asked: Asked; together: Asked | null; onTopic: Asked | null }

function featuresOf({ question, context, asked, together, onTopic }: FollowUp): number[] {
  const isAgreed = (other: Asked | null) => (other !== null && other.guides[0]?.id === asked.guides[0]?.id ? 1 : 0)
  const signs = signsOf(asked, context)
  return [
    1,
    together ? 1 : 0,
    isAgreed(together),
    ...signs,
    ...(together ? signsOf(together, context) : signs.map(() => 0)),
    ...(onTopic ? signsOf(onTopic, context) : signs.map(() => 0)).slice(0, TOPIC_SIGNS),
    isAgreed(onTopic),
    Math.log(1 + wordsOf(question).length),
  ]
}
/** Of how far the guides of a question are trusted. */
const TOPIC_SIGNS = 4

const LIKELY = 0.5
/** `weights`: as `learnFollowUps` gives them. */
export const staysWith = (followUp: FollowUp, weights: readonly number[]): boolean =>
  logistic(weights, featuresOf(followUp)) >= LIKELY

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
  const row = ({ question, guides }: Turn, context: string, before?: { question: string; topic: string }): Row => {
    const after = (earlier: string | undefined) => (earlier === undefined ? null : understand(`${earlier}. ${question}`))
    const [together, onTopic] = [after(before?.question), after(before?.topic)]
    return {
      features: featuresOf({ question, context, asked: understand(question), together, onTopic }),
      isRight: guides.includes(context),
    }
  }
  const followed = turns.slice(1).flatMap((turn, n) => {
    const earlier = turns.slice(0, n + 1)
    const before = earlier.at(-1)
    const context = earlier.findLast(({ guides }) => guides.length > 0)?.guides[0]
    const topic = earlier.find(({ guides }) => guides[0] === context)
    if (!before || !context || !topic) return []
    return [row(turn, context, { question: before.question, topic: topic.question }), row(turn, context)]
  })
  const [first] = turns
  const pages = [first?.guides[0], next?.[0]?.guides[0]].filter((id) => id !== undefined)
  return [...followed, ...(first ? pages.map((id) => row(first, id)) : [])]
}
