// Leads to a field: its language is shown on a phone, what is folded is opened, and it gets the focus.
import type { DraftProblem } from '@menged/contracts/publishing'
import type { StoreApi } from 'zustand'
import type { DraftState } from '../draft-state.ts'
import { fieldId } from '../field-names.ts'

/** The field itself, or the nearest that holds it: a list has one place for what is wrong with it as a whole. */
function elementOf(path: string): HTMLElement | null {
  const keys = path.split('.')
  for (let length = keys.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(keys.slice(0, length).join('.')))
    if (found) return found
  }
  return document.getElementById('part-text')
}

export function goToField(store: StoreApi<DraftState>, { path, language }: DraftProblem): void {
  store.setState({ showsMissing: true, requestedField: path, ...(language ? { side: language } : {}) })
  // Behind the drawing of the other language.
  requestAnimationFrame(() => {
    const element = elementOf(path)
    const folded = element?.closest('details')
    if (folded) folded.open = true
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  })
}
