// What may be done with the post now, as the answer of the server names it: one thing first, the others in a menu beside it.
import * as calls from '@menged/contracts/calls/admin/publishing'
import type { DraftStep } from '@menged/contracts/publishing/lists'
import type { WordKey } from '@menged/i18n/translate'
import { CalendarClock, CircleAlert } from 'lucide'
import { useState } from 'react'
import { showModal } from '../../../dialogs/modal-host.ts'
import { Notice } from '../../../ui/forms/notice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { momentText } from '../moments.ts'
import { useDraft } from '../use-draft.ts'
import { PublishDialog, ReturnDialog, ScheduleDialog, SubmitDialog } from './step-dialogs.tsx'
import { useStep } from './use-step.ts'

type OfferedStep = Extract<
  DraftStep,
  'submit' | 'takeBack' | 'return' | 'publish' | 'schedule' | 'unschedule' | 'archive' | 'bringBack'
>
const ORDER: readonly OfferedStep[] = [
  'publish',
  'submit',
  'bringBack',
  'takeBack',
  'unschedule',
  'return',
  'schedule',
  'archive',
]
const LABELS: Readonly<Record<OfferedStep, WordKey>> = {
  publish: 'publishing.publish',
  submit: 'publishing.submit',
  bringBack: 'publishing.bringBack',
  takeBack: 'publishing.takeBack',
  unschedule: 'publishing.unschedule',
  return: 'publishing.return',
  schedule: 'publishing.schedule',
  archive: 'publishing.archive',
}
type Asking = 'submit' | 'return' | 'publish' | 'schedule'
const ASKING: readonly OfferedStep[] = ['submit', 'return', 'publish', 'schedule']

export function Steps() {
  const { language, t } = useLocale()
  const open = useDraft(({ draft }) => draft.steps)
  const scheduledAt = useDraft(({ draft }) => draft.scheduledAt)
  const [openDialog, setOpenDialog] = useState<Asking | null>(null)
  const { busy, take, formError } = useStep()
  const trouble = formError()
  const at = useAct(take)
  const steps = ORDER.filter((step) => open.includes(step))
  const act = (step: OfferedStep) => {
    if (busy) return
    if (ASKING.includes(step)) setOpenDialog(step as Asking)
    else at(step)
  }
  const close = () => setOpenDialog(null)
  return (
    <div className="draft-steps">
      {scheduledAt ? (
        <p className="row small strong gold">
          <Icon of={CalendarClock} size="small" />
          <span>{t('publishing.scheduledFor', { at: momentText(scheduledAt, language) })}</span>
        </p>
      ) : null}
      <div className="row wraps draft-step-buttons">
        {steps.map((step, i) => (
          <button
            key={step}
            type="button"
            className={`button ${i === 0 ? 'primary' : step === 'archive' ? 'danger-outline' : 'outline'}`}
            aria-disabled={busy}
            onClick={() => act(step)}
          >
            {t(LABELS[step])}
          </button>
        ))}
      </div>
      {trouble ? (
        <Notice kind="red" icon={CircleAlert}>
          {trouble}
        </Notice>
      ) : null}
      {openDialog === 'submit' ? <SubmitDialog onClose={close} /> : null}
      {openDialog === 'return' ? <ReturnDialog onClose={close} /> : null}
      {openDialog === 'publish' ? <PublishDialog onClose={close} /> : null}
      {openDialog === 'schedule' ? <ScheduleDialog onClose={close} /> : null}
    </div>
  )
}

/** Steps that need no more than a click, and the one that is asked about once more. */
function useAct(take: ReturnType<typeof useStep>['take']) {
  const { t } = useLocale()
  const isLive = useDraft(({ draft }) => draft.live)
  return (step: OfferedStep) => {
    if (step === 'takeBack') void take(calls.takeBackDraft, t('publishing.takenBack'))
    if (step === 'unschedule') void take(calls.unscheduleDraft, t('publishing.unscheduled'))
    if (step === 'bringBack') void take(calls.bringBackDraft, t('publishing.broughtBack'))
    if (step !== 'archive') return
    showModal('alert', {
      title: t('publishing.archiveTitle'),
      text: t(isLive ? 'publishing.archiveLive' : 'publishing.archiveText'),
      confirm: t('publishing.archive'),
      danger: true,
      onConfirm: () => void take(calls.archiveDraft, t('publishing.archived')),
    })
  }
}
