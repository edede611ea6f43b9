// Which words two texts have in common, and which stand in one of them only.

export type Piece = { text: string; kind: 'same' | 'gone' | 'new' }

/** Words with the space behind them: Amharic and English both part words by spaces. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

/** A table of so many cells is drawn; beyond that the texts are two whole pieces. */
const MOST_CELLS = 4_000_000

const isSame = (one: string | undefined, other: string | undefined): boolean => one?.trimEnd() === other?.trimEnd()

/** The longest row of common words, by the table of lengths that every textbook has. */
function middle(before: readonly string[], after: readonly string[]): Piece[] {
  const gone = before.map((text): Piece => ({ text, kind: 'gone' }))
  const added = after.map((text): Piece => ({ text, kind: 'new' }))
  if (before.length === 0 || after.length === 0 || before.length * after.length > MOST_CELLS) return [...gone, ...added]
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = isSame(before[i], after[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pieces: Piece[] = []
  let i = 0
  let j = 0
  while (i < before.length && j < after.length) {
    if (isSame(before[i], after[j])) {
      pieces.push({ text: after[j] ?? '', kind: 'same' })
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) pieces.push(gone[i++] as Piece)
    else pieces.push(added[j++] as Piece)
  }
  return [...pieces, ...gone.slice(i), ...added.slice(j)]
}

/** The last word of a text has no space behind it; in the midst of the other text it has. */
const spaced = (text: string): string => (/\s$/.test(text) ? text : `${text} `)

/** Neighbours of one kind are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last?.kind === piece.kind) last.text = `${spaced(last.text)}${piece.text}`
    else {
      if (last) last.text = spaced(last.text)
      result.push({ ...piece })
    }
  }
  return result
}

export function wordDiff(before: string, after: string): Piece[] {
  const old = wordsOf(before)
  const now = wordsOf(after)
  let start = 0
  while (start < old.length && start < now.length && isSame(old[start], now[start])) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && isSame(old.at(-1 - end), now.at(-1 - end))) end += 1
  const same = (words: readonly string[]): Piece[] => words.map((text) => ({ text, kind: 'same' }))
  return joined([
    ...same(now.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(now.slice(now.length - end)),
  ])
}
