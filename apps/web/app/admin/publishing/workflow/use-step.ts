// A step of the workflow: what is written is sent first, then the step is asked for; the answer is what holds.

import type { draft as readDraft } from '@menged/contracts/calls/admin/publishing'
import type { AnswerOf, Call } from '@menged/contracts/calls/call'
import { useSubmission } from '../../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { ApiError } from '../../../page/api-error.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { useLocale } from '../../../words/language.tsx'
import { useWriting } from '../use-draft.ts'

/** Steps differ in what their bodies hold beside the revision, and in nothing else. */
type AnyStep = (call: Call, input: { params: object; body: object }) => Promise<AnswerOf<typeof readDraft>>
type StepCall = Call & { readonly method: 'POST' }

export function useStep() {
  const { language, t } = useLocale()
  const { store, saver } = useWriting()
  const submission = useSubmission()
  /** True when the step was taken. `done`: what is said then. */
  const take = (call: StepCall, done: string, body: object = {}): Promise<boolean> =>
    submission.submit(async () => {
      // What could not be saved is said where saving stands.
      if (!(await saver.flush()))
        throw new ApiError(409, { success: false, error: t('publishing.saveFirst'), code: 'draft_changed' })
      const { id, revision } = store.getState().draft
      try {
        const { data } = await (accountApi(language) as AnyStep)(call, { params: { draftId: id }, body: { revision, ...body } })
        saver.adopt(data)
        void toastSuccess(done, { id: 'draft-step' })
      } catch (error) {
        if (error instanceof ApiError && error.answer?.code === 'draft_incomplete') store.setState({ showsMissing: true })
        throw error
      }
    })
  return { ...submission, take }
}
