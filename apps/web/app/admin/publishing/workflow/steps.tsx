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
const DIALOGS: Record<Asking, typeof SubmitDialog> = {
  submit: SubmitDialog,
  return: ReturnDialog,
  publish: PublishDialog,
  schedule: ScheduleDialog,
}
const isAsking = (step: OfferedStep): step is Asking => step in DIALOGS

export function Steps() {
  const { language, t } = useLocale()
  const scheduledAt = useDraft(({ draft }) => draft.scheduledAt)
  const [openDialog, setOpenDialog] = useState<Asking | null>(null)
  const { busy, take, formError } = useStep()
  const trouble = formError()
  const at = useAct(take)
  const act = (step: OfferedStep) => {
    if (busy) return
    if (isAsking(step)) setOpenDialog(step)
    else at(step)
  }
  const close = () => setOpenDialog(null)
  const OpenDialog = openDialog && DIALOGS[openDialog]
  return (
    <div className="draft-steps">
      {scheduledAt ? (
        <p className="row small strong gold">
          <Icon of={CalendarClock} size="small" />
          <span>{t('publishing.scheduledFor', { at: momentText(scheduledAt, language) })}</span>
        </p>
      ) : null}
      <StepButtons busy={busy} onStep={act} />
      {trouble ? (
        <Notice kind="red" icon={CircleAlert}>
          {trouble}
        </Notice>
      ) : null}
      {OpenDialog ? <OpenDialog onClose={close} /> : null}
    </div>
  )
}

function StepButtons({ busy, onStep }: { busy: boolean; onStep: (step: OfferedStep) => void }) {
  const { t } = useLocale()
  const open = useDraft(({ draft }) => draft.steps)
  const steps = ORDER.filter((step) => open.includes(step))
  return (
    <div className="row wraps draft-step-buttons">
      {steps.map((step, i) => (
        <button
          key={step}
          type="button"
          className={`button ${i === 0 ? 'primary' : step === 'archive' ? 'danger-outline' : 'outline'}`}
          aria-disabled={busy}
          onClick={() => onStep(step)}
        >
          {t(LABELS[step])}
        </button>
      ))}
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
