// A list in its order, with one of it a place further up or down.
export function moved<Item>(list: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...list]
  next.splice(at + by, 0, ...next.splice(at, 1))
  return next
}
