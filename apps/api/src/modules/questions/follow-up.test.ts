import { expect, test } from 'vitest'
import { type FollowUp, learnFollowUps, staysWith } from './follow-up.ts'
import type { Understanding } from './model.ts'

type Asked = FollowUp['asked']

/** Understands the names of guides, and nothing else. */
function understand(question: string): Asked {
  const named = [...question.matchAll(/guide\d+/g)].map(([id]) => id)
  const last = named.at(-1)
  return {
    guides: last ? [{ id: last, probability: 0.9 }] : [{ id: 'guide0', probability: 0.05 }],
    trust: last ? 0.95 : 0.05,
    isBare: !last,
    kinds: { guide: 0.9, notOurs: 0.1 } as Understanding['kinds'],
  }
}

const CONVERSATIONS = Array.from({ length: 40 }, (_, n) => ({
  turns: [
    { question: `how much is guide${n + 1}`, guides: [`guide${n + 1}`] },
    n % 2 === 0
      ? { question: 'and where', guides: [`guide${n + 1}`] }
      : { question: `and guide${n + 50}`, guides: [`guide${n + 50}`] },
  ],
}))

test('what names nothing stays with the guide before, and what names another does not', async () => {
  const { weights, right } = await learnFollowUps(CONVERSATIONS, understand)
  expect(right).toBeGreaterThan(95)
  const stays = (question: string) => {
    const together = understand(`how much is guide7. ${question}`)
    return staysWith({ question, context: 'guide7', asked: understand(question), together, onTopic: together }, weights)
  }
  expect([stays('how long'), stays('and guide99')]).toEqual([true, false])
})

test('on the page of a guide questions are about it, unless they name another', async () => {
  const { weights } = await learnFollowUps(CONVERSATIONS, understand)
  const stays = (question: string) =>
    staysWith({ question, context: 'guide7', asked: understand(question), together: null, onTopic: null }, weights)
  expect([stays('guide7 papers'), stays('guide99 papers')]).toEqual([true, false])
})
