// Ticks that a reader sets stay on the device: the papers collected and the steps done, per post.
/** Reads what was stored. Anything that is no list, and names the guide no longer has, are left out. */
export function parseTicks(stored: string | null, known: readonly string[]): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? known.filter((name) => value.includes(name)) : []
  } catch {
    return []
  }
}

export function readTicks(key: string, known: readonly string[]): string[] {
  try {
    return parseTicks(localStorage.getItem(key), known)
  } catch {
    return [] // Storage may be closed to this page.
  }
}

export function writeTicks(key: string, ticked: readonly string[]): void {
  try {
    if (ticked.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(ticked))
  } catch {
    // Storage may be closed or full: the ticks hold for this view.
  }
}

export type StepState = 'done' | 'here' | 'todo'

/** The first step not done is where the reader is, once at least one is done. */
export function stepStates(steps: readonly string[], done: readonly string[]): StepState[] {
  const here = done.length > 0 ? steps.find((step) => !done.includes(step)) : undefined
  return steps.map((step) => (done.includes(step) ? 'done' : step === here ? 'here' : 'todo'))
}
