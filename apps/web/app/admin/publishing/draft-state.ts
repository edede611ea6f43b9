// A draft on the screen: what the server last said of it, what is written here, and how saving stands.

import type { Draft, Presence } from '@menged/contracts/publishing'
import type { DraftContent } from '@menged/contracts/publishing/content'
import type { Written as WrittenLanguage } from '@menged/ethiopia/languages'
import { create, type StoreApi, type UseBoundStore } from 'zustand'

/** What one person writes. It is never changed in place: the same object is the same text. */
export type Written = { content: DraftContent; nextReview: string | null; organisation: string | null }

/** `offline`: the server is not reached, it is tried again. `refused`: the server said no, and why. */
type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict'

export type DraftState = {
  draft: Draft
  written: Written
  /** What of `written` the server has. */
  sent: Written
  save: SaveState
  /** Why it was refused, in the reader's language. */
  trouble: string | null
  /** What somebody else has saved meanwhile. */
  theirs: Draft | null
  /** What both have begun with, where that is known: then changes of different fields can stand together. */
  base: Written | null
  others: Presence
  /** What is missing is said at the fields as well, once it was asked for. */
  showsMissing: boolean
  /** The missing field that was gone to. */
  requestedField: string | null
  /** On a phone one language is seen at a time. */
  side: WrittenLanguage
}

export const writtenIn = ({ content, nextReview, organisation }: Draft): Written => ({
  content,
  nextReview,
  organisation: organisation?.id ?? null,
})

export type DraftStore = UseBoundStore<StoreApi<DraftState>>

export function createDraftStore(draft: Draft, side: WrittenLanguage): DraftStore {
  const written = writtenIn(draft)
  return create<DraftState>()(() => ({
    draft,
    written,
    sent: written,
    save: 'saved',
    trouble: null,
    theirs: null,
    base: null,
    others: draft.others,
    showsMissing: false,
    requestedField: null,
    side,
  }))
}
