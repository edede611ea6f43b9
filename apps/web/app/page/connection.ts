// What the browser says about the reader's connection. Only Chromium does; elsewhere nothing is known.
type Connection = { saveData?: boolean; effectiveType?: string }

/** The reader saves data or has a slow connection: nothing is fetched ahead. */
export function isThrifty(): boolean {
  const line = (globalThis.navigator as { connection?: Connection } | undefined)?.connection
  return !!line && (line.saveData === true || /2g/.test(line.effectiveType ?? ''))
}

/** Without a connection the code of another page cannot come, and the router reloads this one when it has asked for it in vain. */
export const mayFetchAhead = (): boolean => !isThrifty() && globalThis.navigator?.onLine !== false
