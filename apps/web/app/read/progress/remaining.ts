// What is left of a guide, from what was ticked and from the guide as it stands now.
import type { Outline } from '@menged/contracts/posts'
import { changedSteps } from '@menged/contracts/step-marks'
import type { StoredProgress } from '../../session/progress/local.ts'

type Remaining = {
  papers: { done: number; total: number } | null
  /** The first step that is not done; null when all are. */
  next: { step: number; title: string } | null
  /** Steps that say something else than when they were seen. */
  changed: number[]
}

export function remainingOf(kept: StoredProgress, outline: Outline | undefined): Remaining {
  const total = outline?.papers.length ?? kept.paperCount
  const done = outline ? kept.papers.filter((paper) => outline.papers.includes(paper)).length : kept.papers.length
  const steps = outline?.steps ?? kept.marks.map(() => ({ title: '' }))
  const first = steps.findIndex((_, i) => !kept.steps.includes(i + 1))
  const step = steps[first]
  return {
    papers: total > 0 ? { done: Math.min(done, total), total } : null,
    next: step ? { step: first + 1, title: step.title } : null,
    changed: outline
      ? changedSteps(
          kept.marks,
          outline.steps.map(({ marks }) => marks[kept.language]),
        )
      : [],
  }
}
