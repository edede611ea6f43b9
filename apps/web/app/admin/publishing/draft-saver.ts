// Sends what is written a short while after the last letter, and keeps it on the device until the server has it. Nothing is overwritten: what somebody
// else has saved meanwhile is laid beside it.
import type { Draft } from '@menged/contracts/publishing'
import { AUTOSAVE_MS } from '@menged/contracts/publishing/lists'
import type { StoreApi } from 'zustand'
import { ApiError } from '../../page/api-error.ts'
import { type DraftState, type Written, writtenIn } from './draft-state.ts'
import { sameWritten } from './normal.ts'

/** The server is asked again when it was not reached. */
const RETRY_MS = 10_000

export type Saver = {
  /** Something was written. */
  changed: () => void
  /** Sends what is not sent. True when the server has all of it. */
  flush: () => Promise<boolean>
  /** A step was taken: what the server says now holds, but for what was typed meanwhile. */
  adopt: (draft: Draft) => void
  takeMine: () => Promise<boolean>
  takeTheirs: () => void
  /** Where no field was changed by both. */
  takeBoth: (both: Written) => Promise<boolean>
  /** Text that was kept on the device, of the revision it was written on. */
  bringBack: (written: Written, revision: number) => void
  /** Ends the waiting; what is not sent stays on the device. */
  stop: () => void
}

type DraftStorage = {
  send: (revision: number, written: Written) => Promise<Draft>
  read: () => Promise<Draft>
  keep: (written: Written, revision: number) => void
  forget: () => void
}

export function createSaver(store: StoreApi<DraftState>, storage: DraftStorage): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  const { getState: now, setState: set } = store
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void once(), ms)
  }
  const once = (): Promise<boolean> => {
    clearTimeout(timer)
    running ??= sendOnce(store, storage, () => later(RETRY_MS)).finally(() => {
      running = null
    })
    return running
  }
  const flush = async (): Promise<boolean> => {
    // What was typed while the last one was under way is sent as well.
    do if (!(await once())) return false
    while (now().written !== now().sent)
    return true
  }
  const settle = (draft: Draft) => {
    const written = writtenIn(draft)
    set({ draft, written, sent: written, save: 'saved', trouble: null, theirs: null, others: draft.others })
    storage.forget()
  }
  return {
    changed: () => {
      storage.keep(now().written, now().draft.revision)
      if (now().save === 'conflict') return
      set(({ save }) => ({ save: save === 'offline' ? save : 'waiting' }))
      later(AUTOSAVE_MS)
    },
    flush,
    adopt: (draft) => {
      if (now().written === now().sent) return settle(draft)
      // Typed while the step was under way.
      set({ draft, save: 'waiting', others: draft.others })
      later(AUTOSAVE_MS)
    },
    takeMine: () => {
      const { theirs } = now()
      if (theirs) set({ draft: theirs, sent: writtenIn(theirs), theirs: null, save: 'waiting' })
      return flush()
    },
    takeBoth: (both) => {
      const { theirs } = now()
      if (theirs) set({ draft: theirs, sent: writtenIn(theirs), written: both, theirs: null, save: 'waiting' })
      return flush()
    },
    takeTheirs: () => {
      const { theirs } = now()
      if (theirs) settle(theirs)
    },
    bringBack: (written, revision) => {
      const { draft } = now()
      const isOld = revision !== draft.revision
      set({ written, ...(isOld ? { save: 'conflict', theirs: draft, base: null } : { save: 'waiting' }) })
      if (!isOld) later(0)
    },
    stop: () => clearTimeout(timer),
  }
}

async function sendOnce(
  { getState: now, setState: set }: StoreApi<DraftState>,
  storage: DraftStorage,
  retry: () => void,
): Promise<boolean> {
  const { draft, written, sent, save } = now()
  if (save === 'conflict') return false
  if (written === sent) {
    set({ save: 'saved' })
    return true
  }
  set({ save: 'saving' })
  try {
    const saved = await storage.send(draft.revision, written)
    const isAll = now().written === written
    set({ draft: saved, sent: written, others: saved.others, trouble: null, save: isAll ? 'saved' : 'waiting' })
    if (isAll) storage.forget()
    else storage.keep(now().written, saved.revision)
    return true
  } catch (error) {
    return refuse({ getState: now, setState: set } as StoreApi<DraftState>, storage, error, retry)
  }
}

async function refuse(store: StoreApi<DraftState>, storage: DraftStorage, error: unknown, retry: () => void): Promise<boolean> {
  const { getState: now, setState: set } = store
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) {
    set({ save: 'offline' })
    retry()
    return false
  }
  if (error.answer?.code !== 'draft_changed') {
    set({ save: 'refused', trouble: error.message })
    return false
  }
  try {
    const theirs = await storage.read()
    const { written } = now()
    // The answer to one's own saving was lost on its way.
    if (sameWritten(writtenIn(theirs), written)) {
      set({ draft: theirs, sent: written, save: 'saved', trouble: null })
      storage.forget()
      return true
    }
    set(({ sent }) => ({ theirs, base: sent, save: 'conflict', trouble: null }))
  } catch {
    set({ save: 'offline' })
    retry()
  }
  return false
}
