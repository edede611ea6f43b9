import { expect, test } from 'vitest'
import { merged, type Ticks } from './merging.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute))
const NOW = at(59)
const ticks = (papers: string[], steps: number[], minute: number, marks = ['a']): Ticks => ({
  papers,
  steps,
  language: 'en',
  marks,
  changedAt: at(minute),
})
const same = (one: Ticks, other: Ticks) => one.marks.join() === other.marks.join()
const merge = (kept: Ticks | undefined, sent: Ticks, seen: Date | null) => merged(kept, { ...sent, seen }, same, NOW)

test('what is new to the account is taken', () => {
  expect(merge(undefined, ticks(['tin'], [], 1), null)).toEqual(ticks(['tin'], [], 1))
})

test('on top of the state of the account a tick can be taken back', () => {
  expect(merge(ticks(['tin', 'lease'], [1], 1), ticks(['lease'], [], 2), at(1))).toEqual(ticks(['lease'], [], 2))
})

test('two devices that went on for themselves: both ticks count, whichever comes first', () => {
  const [phone, desk] = [ticks(['tin'], [1], 2), ticks(['lease'], [2], 3)]
  for (const [first, second] of [
    [phone, desk],
    [desk, phone],
  ] as const) {
    const both = merge(first, second, null)
    expect(both?.papers.toSorted()).toEqual(['lease', 'tin'])
    expect(both?.steps).toEqual([1, 2])
    expect(both?.changedAt).toEqual(NOW)
    // Sent once more, nothing changes.
    expect(merge(both, second, null)).toBe(both)
  }
})

test('of two versions of a guide the newer ticks count alone', () => {
  const [old, fresh] = [ticks(['tin'], [1, 2], 1), ticks(['lease'], [1], 2, ['b'])]
  expect(merge(old, fresh, null)).toEqual(fresh)
  expect(merge(fresh, old, null)).toEqual(fresh)
})

test('a device that has changed nothing brings nothing back', () => {
  expect(merge(undefined, ticks(['tin'], [], 1), at(1))).toBeUndefined()
  const kept = ticks([], [1], 5)
  expect(merge(kept, ticks(['tin'], [], 1), at(1))).toBe(kept)
})
