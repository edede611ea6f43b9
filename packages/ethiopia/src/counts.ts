// Counts shortened for cards. The text is the same in both languages.

/**
 * View count: 0 to 999 as they are, 1000 to 9999 with one decimal (`4.8k`, `1.0k`), from 10000 whole thousands (`12k`).
 * Always rounded down: 9999 is `9.9k`, because a rounded `10.0k` would claim views that nobody had.
 * @throws RangeError when the count is negative or not a whole number.
 */
export function formatViewCount(count: number): string {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Not a count: ${count}`)
  if (count < 1000) return String(count)
  if (count >= 10_000) return `${Math.floor(count / 1000)}k`
  return `${Math.floor(count / 1000)}.${Math.floor((count % 1000) / 100)}k`
}

/** The smallest count that is shown like this one: 15480 and 15999 both as 15000. @throws RangeError like `formatViewCount`. */
export function shownCount(count: number): number {
  formatViewCount(count)
  const step = count < 1000 ? 1 : count < 10_000 ? 100 : 1000
  return count - (count % step)
}
