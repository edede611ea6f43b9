import type { Reading } from '@menged/contracts/posts'
import { translateIn } from '@menged/i18n'
import { expect, test } from 'vitest'
import { pieces, sectionsOf } from './sections.ts'

const reading = {
  title: 'How to trade',
  category: 'business',
  body: '<p>First.</p><h2>Who &amp; what</h2><ul><li>One</li><li>Two.</li></ul>',
  guide: {
    summary: 's',
    facts: { cost: { value: 'ETB 2', note: 'or more' }, time: { value: '1 day' }, where: { value: 'Office' } },
    documents: [{ id: 'tin', text: 'TIN' }],
    steps: [{ title: 'Go', text: 'There.', fee: 'Free' }],
    fees: [{ item: 'Form', amount: 'ETB 2', certainty: 'high' }],
    office: { name: 'Trade office' },
    law: [],
    sources: [],
    asOf: '2026-10',
    certainty: 'high',
  },
} as unknown as Reading

test('a guide is read in the order of its page, each part with the place where it stands', () => {
  expect(sectionsOf(reading, false, translateIn('en'))).toEqual([
    { name: 'How to trade', place: '.post-head h1', texts: ['How to trade.'] },
    {
      name: 'At a glance',
      place: '.facts:not(.papers)',
      texts: ['Cost: ETB 2.', 'or more.', 'Time: 1 day.', 'Where: Office.', 'Confirm with the office before you pay.'],
    },
    { name: 'Documents needed', place: '#documents', texts: ['Documents needed.', 'TIN.'] },
    { name: 'Step 1: Go', place: '.steps > :nth-child(1)', texts: ['Step 1.', 'Go.', 'There.', 'Free.'] },
    { name: 'How to trade', place: '.prose > :first-child', texts: ['First.'] },
    { name: 'Who & what', place: '#part-1', texts: ['Who & what. One. Two.'] },
    { name: 'Fees in full', place: '#fees', texts: ['Fees in full.', 'Form: ETB 2.'] },
    { name: 'Office', place: '#office', texts: ['Office.', 'Trade office.'] },
  ])
})

test('a long text is cut at sentences, else at words, and loses none', () => {
  const text = `${'word '.repeat(60)}end. Short one. Another one.`
  expect(pieces(text).join(' ')).toBe(text)
  for (const piece of pieces(text)) expect(piece.length).toBeLessThanOrEqual(180)
})
