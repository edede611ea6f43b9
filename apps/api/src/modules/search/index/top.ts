// The first few of many, without putting all of them in order.

/** So many are kept in order one by one; for more of them everything is sorted. */
const FEW = 200

/** Returns the first of the items in the order, at most so many. */
export function firstOf<Item>(items: Iterable<Item>, limit: number, compare: (one: Item, other: Item) => number): Item[] {
  if (limit > FEW) return [...items].sort(compare).slice(0, limit)
  const first: Item[] = []
  for (const item of items) {
    const last = first[limit - 1]
    if (limit === 0 || (last !== undefined && compare(item, last) >= 0)) continue
    let [low, high] = [0, first.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(item, first[middle] as Item) < 0) high = middle
      else low = middle + 1
    }
    if (first.length === limit) first.pop()
    first.splice(low, 0, item)
  }
  return first
}
