// What was written and the server does not have yet, kept on this device.
import { draftContentKeys } from './draft-shape.ts'
import type { Written } from './draft-state.ts'

export type StoredDraft = { written: Written; revision: number; at: number }

/** Logging out drops everything that begins with `draft:`. */
const placeOf = (draftId: string): string => `draft:post:${draftId}`

export function keepDraft(draftId: string, kept: StoredDraft): void {
  try {
    localStorage.setItem(placeOf(draftId), JSON.stringify(kept))
  } catch {
    // Storage is closed or full: the text stands in the form only.
  }
}

export function forgetDraft(draftId: string): void {
  try {
    localStorage.removeItem(placeOf(draftId))
  } catch {
    // Where storage is closed nothing was kept.
  }
}

export function storedDraft(draftId: string): StoredDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(placeOf(draftId)) ?? 'null') as Partial<StoredDraft> | null
    const isWhole = typeof kept?.revision === 'number' && typeof kept.at === 'number' && draftContentKeys(kept.written?.content)
    return isWhole ? (kept as StoredDraft) : null
  } catch {
    return null
  }
}
