import { expect, test } from 'vitest'
import { formatViewCount, shownCount } from './counts.ts'

// covers P-46
test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1.0k'],
  [1099, '1.0k'],
  [1100, '1.1k'],
  [4800, '4.8k'],
  [9999, '9.9k'],
  [10_000, '10k'],
  [12_345, '12k'],
  [999_999, '999k'],
  [1_000_000, '1000k'],
])('%s views are shown as %s', (count, text) => {
  expect(formatViewCount(count)).toBe(text)
})

// covers P-46
test('shortened counts never claim more than was counted', () => {
  for (let count = 1000; count < 30_000; count++) {
    const text = formatViewCount(count)
    expect(text).toMatch(count < 10_000 ? /^\d\.\dk$/ : /^\d+k$/)
    expect(Math.round(Number(text.slice(0, -1)) * 1000)).toBeLessThanOrEqual(count)
  }
})

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no count', (count) => {
  expect(() => formatViewCount(count)).toThrow(RangeError)
})

test('the count that is sent is the smallest that is shown like the real one', () => {
  for (let count = 0; count < 30_000; count++) {
    const shown = shownCount(count)
    expect(formatViewCount(shown)).toBe(formatViewCount(count))
    if (shown > 0) expect(formatViewCount(shown - 1)).not.toBe(formatViewCount(count))
  }
  expect(() => shownCount(-1)).toThrow(RangeError)
})
