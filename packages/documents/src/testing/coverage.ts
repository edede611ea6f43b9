// What the fonts of documents can draw, as `fonts/coverage.ts` holds it.
import { readFileSync } from 'node:fs'
import { FONT_FILES, pathOf } from '../fonts/files.ts'
import { charactersOf } from './font-files.ts'

/** Controls, marks that turn the direction of what follows, and places for objects: the fonts have glyphs for some of them. */
const REFUSED = /[\p{Cc}\p{Co}\p{Cs}\u202a-\u202e\u2066-\u206f\u2028\u2029\ufff9-\ufffd]/u

/** Both weights have to have it. */
export function covered(): Set<number> {
  const charactersIn = (family: string): number[] => {
    const [first, ...others] = FONT_FILES.filter((font) => font.family === family).map((font) =>
      charactersOf(readFileSync(pathOf(font))),
    )
    return [...(first ?? [])].filter((code) => others.every((other) => other.has(code)))
  }
  const all = [...new Set(FONT_FILES.map(({ family }) => family))].flatMap(charactersIn)
  return new Set(all.filter((code) => !REFUSED.test(String.fromCodePoint(code))).sort((one, other) => one - other))
}

export function rangesOf(codes: Iterable<number>): string {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([first, last]) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`))
    .join(' ')
}
