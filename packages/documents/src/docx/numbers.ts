// Numbers of articles and clauses as Word keeps them, so that whoever edits the document gets the next ones by itself. A number that Word
// would count otherwise is typed instead.

import type { Written } from '@menged/ethiopia/languages'
import { AlignmentType, type INumberingOptions, LevelFormat, LevelSuffix } from 'docx'

export type Numbered = { reference: string; level: number }
type Config = INumberingOptions['config'][number]
/** Where a list stands: the number of its article, and those of the clauses below it. */
type List = { reference: string; at: number[] }

const DEEPEST = 4
/** Twips that a clause is indented by. */
export const INDENT = 680

export class Numbers {
  readonly #configs: Config[] = []
  readonly #lists = new Map<Written, List>()

  get config(): Config[] {
    return this.#configs
  }

  article(lang: Written, pattern: string, n: number): Numbered | undefined {
    if (!pattern.includes('{n}')) return undefined
    const list = this.#lists.get(lang)
    const before = list?.reference.startsWith('article') && list.at[0] === n - 1 ? list.reference : undefined
    const reference = before ?? this.#begin('article', pattern.replace('{n}', '%1'), n)
    this.#lists.set(lang, { reference, at: [n] })
    return { reference, level: 0 }
  }

  /** None when Word would count otherwise: the number is typed then. */
  clause(lang: Written, path: readonly number[]): Numbered | undefined {
    if (path.length === 1 && path[0] === 1) this.#lists.set(lang, { reference: this.#begin('plain', '%1.', 1), at: [] })
    const list = this.#lists.get(lang)
    if (!list || path.length > DEEPEST || !follows(list.at, path)) return undefined
    list.at = [...path]
    return { reference: list.reference, level: path.length - 1 }
  }

  #begin(kind: string, first: string, start: number): string {
    const reference = `${kind}-${this.#configs.length + 1}`
    const inner = Array.from({ length: DEEPEST - 1 }, (_, i) => i + 1)
    const indent = (depth: number) => ({ style: { paragraph: { indent: { left: INDENT * depth, hanging: INDENT } } } })
    const level = { format: LevelFormat.DECIMAL, alignment: AlignmentType.START }
    this.#configs.push({
      reference,
      levels: [
        { ...level, level: 0, text: first, start, ...(kind === 'article' ? { suffix: LevelSuffix.SPACE } : indent(1)) },
        ...inner.map((depth) => ({
          ...level,
          ...indent(depth),
          level: depth,
          text: Array.from({ length: depth + 1 }, (_, i) => `%${i + 1}`).join('.'),
        })),
      ],
    })
    return reference
  }
}

/** Whether the next number of this depth is the one of the path. */
function follows(at: readonly number[], path: readonly number[]): boolean {
  const depth = path.length - 1
  return at.length >= depth && path.slice(0, -1).every((n, i) => at[i] === n) && path[depth] === (at[depth] ?? 0) + 1
}
