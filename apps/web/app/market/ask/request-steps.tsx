// What one side may do with a request now, under it or in its row of the list. Another time, or a refusal, is said with a few more fields.

import { LIMITS } from '@menged/contracts/limits'
import type { RequestChange, WorkerRequest } from '@menged/contracts/requests'
import type { WordKey } from '@menged/i18n/translate'
import { type FormEvent, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { serverNow } from '../../page/deferred/server-time.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'
import { tomorrow } from './moment.ts'
import { TimeFields } from './time-fields.tsx'

/** Rejects with the API's refusal. */
export type TakeStep = (change: RequestChange) => Promise<unknown>

type Step = Exclude<WorkerRequest['may'][number], 'sent'>
const LABELS: Record<Step, WordKey> = {
  accepted: 'ask.accept',
  proposed: 'ask.propose',
  agreed: 'ask.agree',
  declined: 'ask.decline',
  done: 'ask.done',
  unfinished: 'ask.unfinished',
  cancelled: 'ask.cancel',
}
const LOOKS: Partial<Record<Step, string>> = {
  accepted: 'primary',
  agreed: 'primary',
  done: 'primary',
  cancelled: 'danger-outline',
}
/** In a list nothing of it is the one thing to do. */
const lookInRow = (step: Step): string => (LOOKS[step] === 'primary' ? 'tinted small' : 'outline small')
/** These end something: one is asked first. */
const ASKED: readonly Step[] = ['cancelled', 'unfinished']

/** `inRow`: with whom it is, and those steps that can be taken from the list. */
type RequestStepsProps = {
  request: WorkerRequest
  onStep: TakeStep
  isEarly?: boolean | undefined
  inRow?: { of: string; steps: readonly WorkerRequest['may'][number][] }
}

export function RequestSteps({ request, onStep, isEarly, inRow }: RequestStepsProps) {
  const t = useT()
  const [opened, setOpened] = useState<{ step: 'proposed' | 'declined'; version: number } | null>(null)
  const { busy, submit, formError, errorOf } = useSubmission()
  const { id, version } = request
  const may = inRow ? request.may.filter((step) => inRow.steps.includes(step)) : request.may
  const trouble = formError('date', 'note')
  /** A form that was opened before the other side took a step is over; the words that say so stay. */
  const open = opened?.version === version ? opened.step : null
  const take = async (step: Step, more: Omit<RequestChange, 'step' | 'version'> = {}) => {
    const isTaken = await submit(() => onStep({ step, version, ...more }))
    // The button that was pressed is gone, and a row of a list may stand elsewhere now.
    if (isTaken)
      requestAnimationFrame(() => (document.getElementById(`request-${id}`) ?? rowOf(id))?.focus({ preventScroll: true }))
  }
  const press = (event: FormEvent, step: Step) => {
    event.preventDefault()
    if (step === 'proposed' || step === 'declined') return setOpened({ step, version })
    const title = t(LABELS[step])
    if (step === 'done' && isToCome(request)) {
      const confirmed = { confirm: title, onConfirm: () => void take(step, { early: true }) }
      return showModal('alert', { title, text: t('ask.doneEarly'), ...confirmed })
    }
    if (!ASKED.includes(step)) return void take(step)
    showModal('alert', { title, text: t('ask.cancelText'), confirm: title, onConfirm: () => void take(step), danger: true })
  }
  if (may.length === 0) return <TroubleNote text={trouble} />
  return (
    <div className="stack gap-12">
      <TroubleNote text={trouble} />
      {open ? (
        <StepForm
          id={id}
          step={open}
          busy={busy}
          error={errorOf('date')}
          onSend={(more) => take(open, more)}
          onBack={() => setOpened(null)}
        />
      ) : (
        <div className="row wraps gap-12">
          {request.state === 'done' && may.includes('done') && !inRow ? (
            <p className="strong request-question">{t('ask.isDone')}</p>
          ) : null}
          {may.map((step) =>
            step === 'sent' ? null : (
              <form key={step} method="post" data-step={step} onSubmit={(event) => press(event, step)}>
                <input type="hidden" name="step" value={step} />
                <input type="hidden" name="version" value={version} />
                {step === 'done' && isEarly ? <input type="hidden" name="early" value="true" /> : null}
                <button
                  type="submit"
                  className={`button ${inRow ? lookInRow(step) : (LOOKS[step] ?? 'outline')}`}
                  aria-disabled={busy}
                  {...(inRow ? { 'aria-label': `${t(LABELS[step])}: ${inRow.of}` } : {})}
                >
                  {t(LABELS[step])}
                </button>
              </form>
            ),
          )}
        </div>
      )}
    </div>
  )
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-request="${id}"]`)

const isToCome = ({ state, agreedAt }: WorkerRequest): boolean =>
  state === 'accepted' && agreedAt !== null && Date.parse(agreedAt) > serverNow()

type StepFormProps = {
  id: string
  step: 'proposed' | 'declined'
  busy: boolean
  error: string | null
  onSend: (more: { note?: string; date?: string; time?: string }) => void
  onBack: () => void
}

function StepForm({ id, step, busy, error, onSend, onBack }: StepFormProps) {
  const t = useT()
  const [moment, setMoment] = useState(() => tomorrow(new Date(serverNow())))
  const send = (form: FormData) => {
    const note = textIn(form, 'note')
    onSend({ ...(step === 'proposed' ? moment : {}), ...(note ? { note } : {}) })
  }
  return (
    <form className="stack gap-12" onSubmit={submitted(send)}>
      {step === 'proposed' ? <TimeFields id={`time-${id}`} value={moment} onChange={setMoment} error={error} /> : null}
      <TextArea id={`note-${id}`} name="note" label={t('ask.note')} rows={2} maxLength={LIMITS.comment} />
      <div className="row wraps gap-12">
        <BusyButton className="button primary" busy={busy} label={t(LABELS[step])} busyLabel={t('common.sending')} />
        <button type="button" className="button quiet" onClick={onBack}>
          {t('ask.back')}
        </button>
      </div>
    </form>
  )
}
