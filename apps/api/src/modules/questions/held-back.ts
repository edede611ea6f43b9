// What a training holds back, to learn from it how far signs can be trusted that have not seen it.
import { randomNumbers } from './linear-classifier.ts'

type Placed = { guide: string; place: string; asks: string }
type Held = { ways: readonly Placed[]; guides: readonly { text: { id: string } }[] }

export const FOLDS = 4
/** A third of the questions is held back with all others about the same place, so that new places count as well. */
const WITH_PLACE = 3
/** Questions for guides of which all ways are held back. */
const UNKNOWN = 800

/** What is held back together, by its place in the set: ways of asking, or all ways of some guides, of which some are `asked`. */
export type HeldBack = { fold: number; ways: readonly number[] } | { guides: readonly string[]; asked: readonly number[] }

export function heldBackOf({ ways, guides }: Held): HeldBack[] {
  const random = randomNumbers(11)
  const shuffled = <Each>(all: readonly Each[]): Each[] =>
    all
      .map((each) => ({ each, at: random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ each }) => each)
  const placeOf = ({ guide, place, asks }: Placed): string => `${guide} ${place} ${asks}`
  const foldOfPlace = new Map(shuffled([...new Set(ways.map(placeOf))]).map((place, n) => [place, n % FOLDS]))
  const inOrder = shuffled([...ways.keys()])
  const foldOfWay = (way: Placed | undefined, n: number): number =>
    way && n % WITH_PLACE === 0 ? (foldOfPlace.get(placeOf(way)) ?? 0) : n % FOLDS
  const folds = new Map(inOrder.map((way, n) => [way, foldOfWay(ways[way], n)]))
  const ids = shuffled(guides.map(({ text }) => text.id))
  const eachFold = Array.from({ length: FOLDS }, (_, fold) => fold)
  return [
    ...eachFold.map((fold) => ({ fold, ways: [...ways.keys()].filter((way) => folds.get(way) === fold) })),
    ...eachFold.map((fold) => {
      const without = ids.filter((_, n) => n % FOLDS === fold)
      const own = [...ways.keys()].filter((way) => without.includes(ways[way]?.guide ?? ''))
      return { guides: without, asked: shuffled(own).slice(0, UNKNOWN) }
    }),
  ]
}
