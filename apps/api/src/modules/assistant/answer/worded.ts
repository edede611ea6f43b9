// What becomes of an answer with the words of a model: they take the place of the passages, or change nothing.
import type { AssistantAnswer, Citation } from '@menged/contracts'
import type { Worded } from '../model/model.ts'
import { textBlock } from './citing.ts'
import { guidesToChoose, sayProbably } from './other-answers.ts'

type ModelWords = { worded: Worded; quotes: readonly Citation[]; question: string }

/** A sure answer stays sure; what was not is likely at most, whatever a model says. What it asks back is asked in our words. */
export function withWords(extract: AssistantAnswer, { worded, quotes, question }: ModelWords): AssistantAnswer {
  const isSure = extract.kind === 'answer'
  if (worded === 'failed') return isSure ? { ...extract, note: 'modelUnavailable' } : extract
  if (worded === 'none' || (worded === 'ask' && isSure)) return extract
  if (worded === 'ask') {
    const titles = [...new Map(quotes.map(({ id, title }) => [id, title]))].map(([id, title]) => ({ id, title }))
    if (titles.length < 2) return extract
    return { ...extract, guide: null, citations: [], followUps: [], ...guidesToChoose(extract.language, titles, question) }
  }
  const cited = new Set(
    worded.flatMap((block) => (block.kind === 'list' ? block.items.flatMap(({ cites }) => cites) : block.cites)),
  )
  const citations = quotes.filter(({ n }) => cited.has(n))
  const [first] = citations
  // Words about another guide answer another question.
  if (isSure && !citations.some(({ id }) => id === extract.guide)) return extract
  if (isSure || !first) return { ...extract, blocks: worded, citations, wording: 'model' }
  const said = textBlock(sayProbably(extract.language, first.title), [])
  const followUps = first.id === extract.guide ? extract.followUps : []
  return {
    ...extract,
    kind: 'probable',
    guide: first.id,
    nearest: [],
    blocks: [said, ...worded],
    citations,
    followUps,
    wording: 'model',
  }
}
