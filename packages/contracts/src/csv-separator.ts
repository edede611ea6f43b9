const SEPARATORS = [',', ';', '\t'] as const

/**
 * What parts the cells of a file: spreadsheets of other countries write semicolons or tabs. `body` is without the line `sep=;` by which some say so;
 * `skipped`: lines that went.
 */
export function separatorOf(text: string): { separator: string; body: string; skipped: number } {
  const source = text.replace(/^\uFEFF/, '')
  const [line = '', named] = /^sep=(.)\r?\n?/i.exec(source) ?? []
  const body = source.slice(line.length)
  if (named) return { separator: named, body, skipped: 1 }
  const [first = ''] = body.split(/\r?\n/, 1)
  const plain = first.replace(/"[^"]*"/g, '')
  const count = (separator: string): number => plain.split(separator).length
  const separator = SEPARATORS.reduce((most, each) => (count(each) > count(most) ? each : most))
  return { separator, body, skipped: 0 }
}
