// Fields of a draft by path, as the API names them: `title.en`, `guide.fees.2.amount.am`. What is changed is a new content; what is not, is the same.

export const at = (content: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], content)

export function put<Content>(content: Content, path: string, value: unknown): Content {
  const [key = '', ...rest] = path.split('.')
  const before = content as Record<string, unknown>
  const inner = rest.length === 0 ? value : put(before[key], rest.join('.'), value)
  if (Array.isArray(content)) return content.map((each, i) => (String(i) === key ? inner : each)) as Content
  return { ...before, [key]: inner } as Content
}

export const rowsAt = (content: unknown, path: string): readonly unknown[] => {
  const rows = at(content, path)
  return Array.isArray(rows) ? rows : []
}

export const withRow = <Content>(content: Content, path: string, row: unknown, index = rowsAt(content, path).length): Content =>
  put(content, path, [...rowsAt(content, path).slice(0, index), row, ...rowsAt(content, path).slice(index)])

export const withoutRow = <Content>(content: Content, path: string, index: number): Content =>
  put(
    content,
    path,
    rowsAt(content, path).filter((_, i) => i !== index),
  )

/** Changes places with the neighbour before (-1) or behind (1); at the end of the list nothing happens. */
export function withMovedRow<Content>(content: Content, path: string, index: number, by: -1 | 1): Content {
  const rows = [...rowsAt(content, path)]
  const other = index + by
  if (index < 0 || other < 0 || index >= rows.length || other >= rows.length) return content
  ;[rows[index], rows[other]] = [rows[other], rows[index]]
  return put(content, path, rows)
}

/** Every text in it with its path, in the order of the form. */
function textsIn(content: unknown, path = ''): [path: string, text: string][] {
  if (content === null || content === undefined) return []
  if (typeof content !== 'object') return [[path, String(content)]]
  return Object.entries(content).flatMap(([key, value]) => textsIn(value, path === '' ? key : `${path}.${key}`))
}

/** The paths whose texts differ. */
export function changedPaths(one: unknown, other: unknown): string[] {
  const before = new Map(textsIn(one))
  const after = new Map(textsIn(other))
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => (before.get(path) ?? '') !== (after.get(path) ?? ''))
}
