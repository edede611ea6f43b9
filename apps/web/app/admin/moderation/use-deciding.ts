// Which rows are chosen, and what is decided about them. What somebody else has decided meanwhile is said, and the queue is fetched anew.

import { decideModerated, takeBackDecisions } from '@menged/contracts/calls/admin/moderation'
import type { QueueItem } from '@menged/contracts/moderation'
import type { HidingGround } from '@menged/contracts/moderation/lists'
import { useState } from 'react'
import { onConflict } from '../../dialogs/forms/on-conflict.ts'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useLocale } from '../../words/language.tsx'
import { useUndoToast } from '../use-undo-toast.tsx'
import { moderationChanged } from './waiting.ts'

export type Verdict = 'show' | 'hide' | 'uphold'
export type Reason = { ground: HidingGround; note?: string }

export function useDeciding(items: readonly QueueItem[], onChange: () => void) {
  const { language, t } = useLocale()
  const [ids, setIds] = useState<readonly string[]>([])
  const [hiding, setHiding] = useState<readonly QueueItem[] | null>(null)
  const { busy, submit, formError } = useSubmission()
  const changed = () => {
    moderationChanged()
    onChange()
  }
  const toastWithUndo = useUndoToast(changed)

  async function send(chosen: readonly QueueItem[], decision: Verdict, reason?: Reason): Promise<void> {
    const body = { items: chosen.map(({ kind, id, version }) => ({ kind, id, version })), decision, ...reason }
    const { data } = await onConflict(accountApi(language)(decideModerated, { body }), onChange)
    const { done, changed: others, back } = data
    toastWithUndo(t(`moderation.done_${decision}`, { count: done }), () =>
      accountApi(language)(takeBackDecisions, { body: { back } }),
    )
    if (others.length > 0)
      void toastSuccess(t('moderation.changed', { count: others.length }), { id: 'moderation-changed', duration: 6000 })
    setIds([])
    setHiding(null)
    changed()
  }
  return {
    chosen: items.filter(({ id }) => ids.includes(id)),
    toggle: ({ id }: QueueItem) =>
      setIds((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    busy,
    trouble: formError(),
    hiding,
    setHiding,
    /** `byForm`: the form says itself what is wrong. */
    decide: async (chosen: readonly QueueItem[], decision: Verdict, reason?: Reason, byForm = false): Promise<void> => {
      if (byForm) await send(chosen, decision, reason)
      else await submit(() => send(chosen, decision, reason))
    },
  }
}
