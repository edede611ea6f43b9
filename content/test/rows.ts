// What a guide says of itself in the rows of lists: every guide says it, and with no figure that the guide itself does not give.
import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import type { Guide } from '@menged/contracts/posts'

const FIGURE = /\d+(?:[.,]\d+)*/g
const figuresOf = (text: string): string[] => text.match(FIGURE) ?? []

export function rowFaults(guide: Guide): string[] {
  if (!guide.row) return ['row: the short facts are missing']
  const { cost, time, place } = guide.row
  if (!place) return ['row.place is missing']
  return WRITTEN.flatMap((language) => {
    const known = new Set(saidIn(guide, language).flatMap(figuresOf))
    return Object.entries({ cost, time, place }).flatMap(([name, text]) =>
      figuresOf(text[language])
        .filter((figure) => !known.has(figure))
        .map((figure) => `row.${name}.${language}: ${figure} stands in no fact and no fee`),
    )
  })
}

const saidIn = ({ facts, fees }: Guide, language: Written): string[] => [
  ...[facts.cost, facts.time, facts.where].flatMap(({ value, note }) => [value[language], note?.[language] ?? '']),
  ...fees.map(({ amount }) => amount[language]),
]
