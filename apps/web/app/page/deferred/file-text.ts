/** The letters of a file as spreadsheets write it: UTF-8, or UTF-16 behind its mark. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)
  return new TextDecoder(mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8').decode(bytes)
}
