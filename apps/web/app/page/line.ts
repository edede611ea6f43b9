// What the browser tells of the reader's line. Only Chromium does; elsewhere nothing is known.
type Connection = { saveData?: boolean; effectiveType?: string }

/** He pays for every byte: nothing is fetched ahead. */
export function isThrifty(): boolean {
  const line = (globalThis.navigator as { connection?: Connection } | undefined)?.connection
  return !!line && (line.saveData === true || /2g/.test(line.effectiveType ?? ''))
}
