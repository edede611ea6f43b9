// What becomes of the ticks of one guide when several devices have set some.

import type { Written } from '@menged/contracts'

export type Ticks = { papers: string[]; steps: number[]; language: Written; marks: string[]; changedAt: Date }
/** `seen`: how the account stood when the device last heard of it. */
type SentTicks = Ticks & { seen: Date | null }

/**
 * What the account holds after a device has sent its ticks; undefined when that is nothing.
 * A device that has changed nothing has nothing to say. What was set on top of the account's own state takes its place, so that a tick can be taken
 * back. Otherwise two devices went on for themselves: of the same version both ticks count, of two versions the newer ones, for a step may be
 * another one by now.
 */
export function merged(
  kept: Ticks | undefined,
  { seen, ...sent }: SentTicks,
  isSameVersion: (one: Ticks, other: Ticks) => boolean,
  now: Date,
): Ticks | undefined {
  if (seen !== null && sent.changedAt <= seen) return kept
  if (!kept || kept.changedAt.getTime() === seen?.getTime()) return sent
  const [newer, older] = sent.changedAt > kept.changedAt ? [sent, kept] : [kept, sent]
  if (!isSameVersion(kept, sent)) return newer
  const papers = united(newer.papers, older.papers)
  const steps = united(newer.steps, older.steps).sort((a, b) => a - b)
  const isKept = papers.length === kept.papers.length && steps.length === kept.steps.length
  // A device that knows the older state must not take the united one for its own.
  return isKept ? kept : { ...newer, papers, steps, changedAt: now }
}

const united = <Name>(one: Name[], other: Name[]): Name[] => [...new Set([...one, ...other])]
