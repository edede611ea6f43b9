// What comes from files, and goes into them: without half letters, and without what hides letters or turns them round.
const HIDDEN = /[^\P{Cc}\n\t]|[\u2028-\u202E\u2066-\u2069]/gu

export function readable<Value>(value: Value): Value
export function readable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(HIDDEN, '')
  if (Array.isArray(value)) return value.map((each: unknown) => readable(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, readable(each)]))
}
