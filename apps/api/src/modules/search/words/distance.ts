// How many slips of the finger one word is away from another.

/** Letters put in, left out, changed or swapped with their neighbour; more than `most` is not counted further. */
export function distanceWithin(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]]
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      line.push(cost)
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return above[b.length] ?? most + 1
}
