// One field of the draft: its value, how it is changed, and what is wrong with it.
import type { DraftProblem } from '@menged/contracts/publishing'
import type { DraftProblemCode } from '@menged/contracts/publishing/lists'
import type { Translate, WordKey } from '@menged/i18n/translate'
import { useT } from '../../../words/language.tsx'
import { at } from '../content-paths.ts'
import type { DraftState } from '../draft-state.ts'
import { useDraft, useEdits } from '../use-draft.ts'

const PROBLEMS: Readonly<Record<DraftProblemCode, WordKey>> = {
  missing: 'publishing.problemMissing',
  tooLong: 'publishing.problemTooLong',
  tooMany: 'publishing.problemTooMany',
  wrong: 'publishing.problemWrong',
  taken: 'publishing.problemTaken',
}
export const problemText = (code: DraftProblemCode, t: Translate): string => t(PROBLEMS[code])

/** What was changed since the server has looked at it is not called wrong any more. */
function problemAt({ draft, written, sent, showsMissing, requestedField }: DraftState, path: string): DraftProblemCode | null {
  const problem = draft.problems.find((each: DraftProblem) => each.path === path)
  if (showsMissing && requestedField === path && at(written.content, path) === '') return 'missing'
  if (!problem || (problem.code === 'missing' && !showsMissing)) return null
  return at(written.content, path) === at(sent.content, path) ? problem.code : null
}

export function useProblem(path: string): string | null {
  const t = useT()
  const code = useDraft((state) => problemAt(state, path))
  return code ? problemText(code, t) : null
}

export function useField<Value>(path: string): { value: Value | undefined; set: (value: Value) => void; error: string | null } {
  const value = useDraft(({ written }) => at(written.content, path)) as Value | undefined
  const { set } = useEdits()
  return { value, set: (next) => set(path, next), error: useProblem(path) }
}
