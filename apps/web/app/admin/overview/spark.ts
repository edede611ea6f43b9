// The small line of a number card: days from left to right in a box of 84 by 32.
const [WIDTH, HEIGHT, MARGIN] = [84, 32, 4]
const round = (value: number): number => Math.round(value * 10) / 10

export function sparkOf(series: readonly number[]): { line: string; area: string; last: { x: number; y: number } } {
  const highest = Math.max(1, ...series)
  const x = (index: number): number => round(MARGIN + (index / Math.max(1, series.length - 1)) * (WIDTH - 2 * MARGIN))
  const y = (value: number): number => round(HEIGHT - MARGIN - (value / highest) * (HEIGHT - 2 * MARGIN))
  const points = series.map((value, index) => ({ x: x(index), y: y(value) }))
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('')
  return {
    line,
    area: `${line}V${HEIGHT}H${MARGIN}Z`,
    last: points.at(-1) ?? { x: MARGIN, y: HEIGHT - MARGIN },
  }
}
