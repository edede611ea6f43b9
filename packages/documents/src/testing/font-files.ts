// Which characters a font file has a glyph for: its `cmap` table, read as the OpenType specification lays it out.
export function charactersOf(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(4)
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === 'cmap') return mapped(font.subarray(font.readUInt32BE(at + 8)))
  }
  throw new Error('a font without a cmap table')
}

function mapped(cmap: Buffer): Set<number> {
  const found = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4))
    const format = table.readUInt16BE(0)
    if (format === 4) segments(table, found)
    if (format === 12) groups(table, found)
  }
  return found
}

function segments(table: Buffer, found: Set<number>): void {
  const doubled = table.readUInt16BE(6)
  for (let i = 0; i < doubled; i += 2) {
    const [end, start] = [table.readUInt16BE(14 + i), table.readUInt16BE(16 + doubled + i)]
    const delta = table.readInt16BE(16 + doubled * 2 + i)
    const offsetAt = 16 + doubled * 3 + i
    const offset = table.readUInt16BE(offsetAt)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + (code - start) * 2)
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) found.add(code)
    }
  }
}

function groups(table: Buffer, found: Set<number>): void {
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const [first, last, glyph] = [table.readUInt32BE(at), table.readUInt32BE(at + 4), table.readUInt32BE(at + 8)]
    for (let code = first; code <= last; code += 1) if (glyph + code - first !== 0) found.add(code)
  }
}
