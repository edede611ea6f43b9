// What this device knows of the guides that its reader is in the midst of. The ticks themselves lie where the boxes of a guide find them; next to them
// stands what home shows of a guide, and what the account was told.
import { PROGRESS_SIZE } from '@menged/contracts/limits'
import type { Progress } from '@menged/contracts/progress'
import { create } from 'zustand'
import { tickKey } from '../../page/tick-key.ts'

/** The boot script looks for it as well: home keeps a place free. */
const PROGRESS_KEY = 'progress'

export type StoredProgress = Progress & {
  title: string
  /** How many papers the guide asks for. */
  paperCount: number
  /** As the account said at last of `changedAt`; null for what it has not been told. */
  seen: string | null
  /** Whose account has it. */
  of: string | null
}
type StoredGuides = Record<string, StoredProgress>

/** Newest first. */
export const useProgressStore = create<{ guides: StoredProgress[] }>()(() => ({ guides: [] }))

const isProgress = (value: unknown): value is StoredProgress => {
  const kept = value as Partial<StoredProgress> | null
  return (
    Array.isArray(kept?.papers) &&
    Array.isArray(kept.steps) &&
    Array.isArray(kept.marks) &&
    !Number.isNaN(Date.parse(kept.changedAt ?? ''))
  )
}

export function readProgress(): StoredGuides {
  try {
    const stored = JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, StoredProgress] => isProgress(entry[1])))
  } catch {
    return {} // Storage may be closed, or hold something else.
  }
}

/** Tells who shows it, in this tab and, by the storage, in others. */
function writeProgress(kept: StoredGuides): void {
  const newest = newestFirst(kept).slice(0, PROGRESS_SIZE)
  try {
    if (newest.length === 0) localStorage.removeItem(PROGRESS_KEY)
    else localStorage.setItem(PROGRESS_KEY, JSON.stringify(Object.fromEntries(newest.map((guide) => [guide.postId, guide]))))
  } catch {
    // Storage may be closed or full: it holds for this view.
  }
  useProgressStore.setState({ guides: newest })
  document.documentElement.toggleAttribute('data-progress', newest.length > 0)
}

const newestFirst = (kept: StoredGuides): StoredProgress[] =>
  Object.values(kept).sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt))

/** Shows what is kept, and follows other tabs. Returns a function that stops it. */
export function followProgress(): () => void {
  const show = () => useProgressStore.setState({ guides: newestFirst(readProgress()) })
  const follow = ({ key }: StorageEvent) => {
    if (key === PROGRESS_KEY || key === null) show()
  }
  show()
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

export function change(update: (kept: StoredGuides) => StoredGuides): void {
  writeProgress(update(readProgress()))
}

export const withTicks = ({ papers, steps }: Pick<Progress, 'papers' | 'steps'>): boolean => papers.length + steps.length > 0

/** As the boxes of the guide stand. */
export function readTicks(postId: string): Pick<Progress, 'papers' | 'steps'> {
  const list = (key: string): unknown[] => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(value) ? value : []
    } catch {
      return []
    }
  }
  return {
    papers: list(tickKey('ticks', postId)).filter((name) => typeof name === 'string'),
    steps: list(tickKey('steps', postId)).map(Number).filter(Number.isInteger),
  }
}

/** Sets the boxes of a guide, in this tab too: it hears what other tabs hear by themselves. */
export function writeTicks(postId: string, { papers, steps }: Pick<Progress, 'papers' | 'steps'>): void {
  const write = (key: string, names: string[]) => {
    try {
      if (names.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(names))
    } catch {
      return
    }
    dispatchEvent(new StorageEvent('storage', { key }))
  }
  write(tickKey('ticks', postId), papers)
  write(tickKey('steps', postId), steps.map(String))
}

export function forget(postId: string): void {
  change(({ [postId]: _, ...others }) => others)
  writeTicks(postId, { papers: [], steps: [] })
}

/** When a session ends: what the account holds is not left to the next person. */
export function forgetOfAccounts(): void {
  for (const { postId, of } of Object.values(readProgress())) if (of !== null) forget(postId)
}
