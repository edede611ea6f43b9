// The templates that ship, with what people and others may send.
import { DOCUMENT_LANGUAGES, TEMPLATE_IDS } from '@menged/contracts'
import { type Field, loadTemplate, type Value } from '@menged/documents'
import { EXAMPLES } from '@menged/documents/testing/examples'
import { expect, test } from 'vitest'
import { AppError } from '../../platform/errors.ts'
import { checked } from './checking.ts'

const TEXTS = [
  ...['', ' ', '0', '-1', 'abc', '1e309', '1,000', '12.345.6', '99999999999999999999', '፩፪', 'true', '__proto__'],
  ...['2026-02-30', '0000-00-00', '9999-12-31', '{n} {company}', '$&$1', '<b>', '#import "x"', 'a\r\nb\n\nc', 'ሀ'.repeat(200)],
]

/** The same numbers at each run. */
function createDice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    // The low bits repeat after a few throws.
    return Math.floor((state / 0x80000000) * sides)
  }
}
type Dice = ReturnType<typeof createDice>
const one = <Each>(list: readonly Each[], dice: Dice): Each => list[dice(list.length)] as Each

function anyValue({ type, options = [] }: Field, dice: Dice): Value {
  const values = options.map(({ value }) => value)
  if (type === 'check') return dice(2) === 0
  if (type === 'yesNo') return one([true, false, 'yes', 'no', ''], dice)
  if (type === 'choices') return values.filter(() => dice(2) === 0)
  return type === 'choice' ? one(['', ...values], dice) : one(TEXTS, dice)
}

test.each(TEMPLATE_IDS)('%s: an example is taken as it is, in every language', async (id) => {
  const template = await loadTemplate(id)
  const values = checked(template, EXAMPLES[id])
  expect({ ...EXAMPLES[id], ...values }).toEqual({ ...values, ...EXAMPLES[id] })
  expect(Object.keys(values).length).toBeGreaterThan(30)
  for (const language of DOCUMENT_LANGUAGES)
    expect(template.build(values, { language, issuedAt: '2026-11-23', reference: 'A' }).blocks.length).toBeGreaterThan(3)
  for (const name of Object.values(template.nameOf(values))) expect(name.length).toBeGreaterThan(5)
})

test.each(TEMPLATE_IDS)('%s: whatever is sent is taken or refused with its field, never a fault', async (id) => {
  const template = await loadTemplate(id)
  const fields = template.steps(EXAMPLES[id]).flatMap((step) => step.fields)
  const dice = createDice(7)
  const ends = { taken: 0, refused: 0 }
  for (let n = 0; n < 400; n += 1) {
    const values: Record<string, Value> = { ...EXAMPLES[id] }
    for (let changes = dice(4); changes >= 0; changes -= 1) {
      const field = one(fields, dice)
      values[field.name] = anyValue(field, dice)
    }
    for (const { count, least, most } of template.lists) if (dice(8) === 0) values[count] = String(least + dice(most - least + 1))
    try {
      const kept = checked(template, values)
      for (const language of DOCUMENT_LANGUAGES) {
        const doc = JSON.stringify(template.build(kept, { language, issuedAt: '2026-11-23', reference: 'A' }))
        expect(doc).not.toMatch(/undefined|\bNaN\b|\[object/)
      }
      ends.taken += 1
    } catch (error) {
      expect(error).toBeInstanceOf(AppError)
      expect((error as AppError).field).toMatch(/^[a-z]\w+$/)
      ends.refused += 1
    }
  }
  expect(Math.min(ends.taken, ends.refused)).toBeGreaterThan(20)
})

test('a second spelling is kept like any answer, and refused with its field', async () => {
  const template = await loadTemplate('rental-agreement')
  const take = (change: Record<string, Value>) => checked(template, { ...EXAMPLES['rental-agreement'], ...change })
  expect(take({ tenantNameSpelling: 'Biruk Tadesse' })).toMatchObject({ tenantNameSpelling: 'Biruk Tadesse' })
  expect(take({})).not.toHaveProperty('tenantNameSpelling')
  // Of an answer that other answers have put away.
  expect(take({ landlordSpouseNameSpelling: 'Senait' })).not.toHaveProperty('landlordSpouseNameSpelling')
  const refused: [Record<string, Value>, string, string][] = [
    [{ tenantNameSpelling: 'ብሩክ' }, 'tenantNameSpelling', 'invalid_input'],
    [{ tenantNameSpelling: 'B'.repeat(101) }, 'tenantNameSpelling', 'invalid_input'],
    [{ tenantNameSpelling: true }, 'tenantNameSpelling', 'invalid_input'],
    [{ tenantNameSpelling: 'Biruk 漢' }, 'tenantNameSpelling', 'unsupported_character'],
    [{ tenantIdSpelling: 'A1' }, 'tenantIdSpelling', 'invalid_input'],
    [{ tenantNameSpellingSpelling: 'A' }, 'tenantNameSpellingSpelling', 'invalid_input'],
  ]
  for (const [change, field, code] of refused)
    expect(() => take(change), JSON.stringify(change)).toThrow(expect.objectContaining({ field, code }))
})
