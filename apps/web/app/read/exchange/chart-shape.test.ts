import { expect, test } from 'vitest'
import { chartShape, scaleText } from './chart-shape.ts'

const points = (...values: [date: string, buying: number][]) =>
  values.map(([date, buying]) => ({ date, buying, selling: buying + 3 }))

// covers P-07
test('days stand where they fall in time, values between lines that people count in', () => {
  const shape = chartShape(points(['2026-11-10', 150], ['2026-11-11', 152], ['2026-11-20', 151]))
  expect(shape?.buying).toBe('M0 100L10 66.67L100 83.33')
  expect(shape?.area).toBe(`${shape?.buying}V100H0Z`)
  expect(shape?.across.map(({ value, at }) => [value, at])).toEqual([
    [150, 100],
    [152, 66.67],
    [154, 33.33],
    [156, 0],
  ])
  expect(shape?.days.map(({ date }) => date)).toEqual(['2026-11-10', '2026-11-13', '2026-11-15', '2026-11-18', '2026-11-20'])
  expect(shape?.points[1]).toEqual({ date: '2026-11-11', buying: 152, selling: 155, at: 10, buyingAt: 66.67, sellingAt: 16.67 })
  expect(shape && scaleText(150, shape)).toBe('150')
})

test('of ninety days five are written, and small rates show where they differ', () => {
  const many = Array.from({ length: 90 }, (_, day): [string, number] => [
    new Date(Date.UTC(2026, 7, 1 + day)).toISOString().slice(0, 10),
    0.97 + day / 10_000,
  ])
  const shape = chartShape(many.map(([date, buying]) => ({ date, buying, selling: buying + 0.02 })))
  expect(shape?.days).toHaveLength(5)
  expect(new Set(shape?.across.map(({ value }) => scaleText(value, shape))).size).toBe(shape?.across.length)
})

test('a rate that has not moved is a line; one day alone is none', () => {
  const flat = [...points(['2026-11-10', 150], ['2026-11-11', 150])].map((point) => ({ ...point, selling: 150 }))
  expect(chartShape(flat)?.buying).not.toMatch(/NaN|Infinity/)
  expect(chartShape(points(['2026-11-10', 150]))).toBeNull()
  expect(chartShape([])).toBeNull()
})
