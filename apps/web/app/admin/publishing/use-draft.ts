// What the parts of the editor share: the draft that is written, and how a field changes it.
import type { DraftContent } from '@menged/contracts/publishing/content'
import { createContext, use } from 'react'
import { at, put, withMovedRow, withoutRow, withRow } from './content-paths.ts'
import type { Saver } from './draft-saver.ts'
import type { DraftState, DraftStore, Written } from './draft-state.ts'

export type Writing = { store: DraftStore; saver: Saver }
export const WritingContext = createContext<Writing | null>(null)

export function useWriting(): Writing {
  const writing = use(WritingContext)
  if (!writing) throw new Error('a field of a draft needs its WritingContext')
  return writing
}

export function useDraft<Of>(select: (state: DraftState) => Of): Of {
  const { store: useDraftState } = useWriting()
  return useDraftState(select)
}

/** What a form does with the content. */
export function useEdits() {
  const { store, saver } = useWriting()
  const write = (change: (before: Written) => Written) => {
    store.setState(({ written }) => ({ written: change(written) }))
    saver.changed()
  }
  const rewrite = (change: (content: DraftContent) => DraftContent) =>
    write((before) => ({ ...before, content: change(before.content) }))
  return {
    write,
    set: (path: string, value: unknown) => {
      if (at(store.getState().written.content, path) !== value) rewrite((content) => put(content, path, value))
    },
    add: (path: string, row: unknown, index?: number) => rewrite((content) => withRow(content, path, row, index)),
    remove: (path: string, index: number) => rewrite((content) => withoutRow(content, path, index)),
    move: (path: string, index: number, by: -1 | 1) => rewrite((content) => withMovedRow(content, path, index, by)),
  }
}
