// Code that did not come: fetched completely before it is run, and fetched again; what the reader sees of it.

/** The message of frame/overlays.tsx that says so. */
export const MISSING_ID = 'missing'

/** Until toasts are here to say it. */
export function sayMissing(isMissing: boolean): void {
  const line = document.getElementById(MISSING_ID)
  if (line) line.hidden = !isMissing
}

/** Into the browser's cache, from where it is run. @throws when it does not come. */
export async function fetchWhole(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw answer
  await answer.blob()
}
