import { expect, test } from 'vitest'
import { type ChoiceContext, choose } from './guide-choice.ts'

const THRESHOLDS = { sure: 0.8, probable: 0.3 }
const ALONE: ChoiceContext = { chosen: null, context: null, stays: false, together: null }
type Asked = Parameters<typeof choose>[0]
const KINDS = { guide: 0.9, notOurs: 0.1 } as Asked['kinds']

const asked = (trust: number, guides: Record<string, number>, rest: Partial<Asked> = {}): Asked => ({
  guides: Object.entries(guides).map(([id, probability]) => ({ id, probability })),
  trust,
  kinds: KINDS,
  isBare: false,
  ...rest,
})

test.each<[string, Asked, string, string[]]>([
  ['one that stands out', asked(0.9, { one: 0.8, two: 0.1 }), 'sure', ['one']],
  [
    'one that is likely, before others that may be meant',
    asked(0.5, { one: 0.4, two: 0.06, three: 0.01 }),
    'probable',
    ['one', 'two'],
  ],
  ['two near each other', asked(0.9, { one: 0.5, two: 0.45, three: 0.1 }), 'choice', ['one', 'two']],
  ['one that is likely, and another half as likely', asked(0.5, { one: 0.4, two: 0.2, three: 0.05 }), 'choice', ['one', 'two']],
  ['one that is sure, and another half as likely', asked(0.9, { one: 0.8, two: 0.4 }), 'sure', ['one']],
  ['none', asked(0.1, { one: 0.1, two: 0.1 }), 'unknown', ['one', 'two']],
  ['none, of no guide', asked(0, {}), 'unknown', []],
  [
    'none of several that is clearly one of ours',
    asked(0.25, { one: 0.2, two: 0.1, three: 0.1, four: 0.1 }, { kinds: { guide: 0.9, notOurs: 0.05 } as Asked['kinds'] }),
    'choice',
    ['one', 'two', 'three'],
  ],
  ['nothing that is named', asked(0.1, { one: 0.1 }, { isBare: true }), 'bare', []],
  [
    'nothing that is named, and not ours',
    asked(0.1, { one: 0.1 }, { isBare: true, kinds: { guide: 0.05, notOurs: 0.95 } as Asked['kinds'] }),
    'unknown',
    ['one'],
  ],
])('%s', (_, question, kind, guides) => {
  expect(choose(question, THRESHOLDS, ALONE)).toEqual({ kind, guides })
})

test('what the reader has chosen is sure', () => {
  expect(choose(asked(0.1, { one: 0.1 }), THRESHOLDS, { ...ALONE, chosen: 'two' })).toEqual({ kind: 'sure', guides: ['two'] })
})

test('a follow-up keeps its guide, or is about another, alone or with the question before', () => {
  const context = { ...ALONE, context: 'one' }
  expect(choose(asked(0.9, { two: 0.8 }), THRESHOLDS, { ...context, stays: true })).toEqual({ kind: 'sure', guides: ['one'] })
  expect(choose(asked(0.9, { two: 0.8 }), THRESHOLDS, context)).toEqual({ kind: 'sure', guides: ['two'] })
  const together = asked(0.95, { two: 0.8 })
  expect(choose(asked(0.1, { three: 0.1 }), THRESHOLDS, { ...context, together }).guides).toEqual(['two'])
  expect(choose(asked(0.9, { three: 0.8 }), THRESHOLDS, { ...context, together }).guides).toEqual(['three'])
})

test('what seems to be about another guide and says of none is most likely about the one before', () => {
  const context = { ...ALONE, context: 'one' }
  expect(choose(asked(0.1, { two: 0.1 }), THRESHOLDS, context)).toEqual({ kind: 'probable', guides: ['one'] })
  const foreign = asked(0.1, { two: 0.1 }, { kinds: { guide: 0.05, notOurs: 0.95 } as Asked['kinds'] })
  expect(choose(foreign, THRESHOLDS, context)).toMatchObject({ kind: 'unknown' })
})

test('after a question without an answer both are one question, where that says more', () => {
  const [alone, more] = [asked(0.5, { two: 0.5 }), asked(0.9, { one: 0.8 })]
  expect(choose(alone, THRESHOLDS, { ...ALONE, together: more })).toEqual({ kind: 'sure', guides: ['one'] })
  expect(choose(more, THRESHOLDS, { ...ALONE, together: alone })).toEqual({ kind: 'sure', guides: ['one'] })
})

test('where it is not clear which other guide a follow-up is about, the one before is among the choices', () => {
  const context = { ...ALONE, context: 'one' }
  const [unclear, likely] = [asked(0.5, { two: 0.4, three: 0.35, four: 0.3 }), asked(0.5, { two: 0.4 })]
  expect(choose(unclear, THRESHOLDS, context)).toEqual({ kind: 'choice', guides: ['one', 'two', 'three'] })
  expect(choose(likely, THRESHOLDS, context)).toEqual({ kind: 'choice', guides: ['one', 'two'] })
  expect(choose(asked(0.9, { two: 0.5, three: 0.45 }), THRESHOLDS, context).guides).toEqual(['two', 'three'])
})
