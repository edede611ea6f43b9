// What some steps ask for: a note to the reviewer or to the author, a sentence for readers, a time.

import { publishDraft, returnDraft, scheduleDraft, submitDraft } from '@menged/contracts/calls/admin/publishing'
import { PUBLISHING_LIMITS } from '@menged/contracts/publishing/lists'
import { addisDate, isoDate } from '@menged/ethiopia/calendar'
import { WRITTEN } from '@menged/ethiopia/languages'
import { inEach, type Text, valuesOf } from '@menged/ethiopia/text'
import { CircleAlert } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { FormDialog } from '../../../dialogs/forms/form-dialog.tsx'
import { serverNow } from '../../../page/deferred/server-time.ts'
import { TextArea, TextField } from '../../../ui/forms/field.tsx'
import { Notice } from '../../../ui/forms/notice.tsx'
import { textIn } from '../../../ui/forms/submitted.ts'
import { useT } from '../../../words/language.tsx'
import { fullName } from '../field-names.ts'
import { addisInstant, momentText } from '../moments.ts'
import { useDraft } from '../use-draft.ts'
import { useStep } from './use-step.ts'

type DialogProps = { onClose: () => void }
type StepProps = Pick<ComponentProps<typeof FormDialog>, 'submission' | 'fields' | 'onSend' | 'onClose' | 'children'> & {
  of: 'submit' | 'return' | 'publish' | 'schedule'
  button?: string
}

function StepDialog({ of: step, button, ...dialog }: StepProps) {
  const t = useT()
  return (
    <FormDialog
      {...dialog}
      title={t(`publishing.${step}`)}
      lead={t(`publishing.${step}Text`)}
      wide
      button={button ?? t(`publishing.${step}`)}
      busyLabel={t('publishing.oneMoment')}
    />
  )
}

export function SubmitDialog({ onClose }: DialogProps) {
  const t = useT()
  const step = useStep()
  const { take, field } = step
  const send = async (form: FormData) => {
    const note = textIn(form, 'note')
    if (await take(submitDraft, t('publishing.submitted'), note ? { note } : {})) onClose()
  }
  return (
    <StepDialog of="submit" submission={step} fields={['note']} onSend={send} onClose={onClose}>
      <Missing />
      <TextArea
        {...field('note', 'step-note')}
        rows={3}
        label={t('publishing.noteOptional')}
        maxLength={PUBLISHING_LIMITS.note}
      />
    </StepDialog>
  )
}

export function ReturnDialog({ onClose }: DialogProps) {
  const t = useT()
  const step = useStep()
  const { take, setTrouble, field } = step
  const send = async (form: FormData) => {
    const note = textIn(form, 'note')
    if (note === '') return setTrouble({ field: 'note', text: t('publishing.noteMissing') })
    if (await take(returnDraft, t('publishing.returned'), { note })) onClose()
  }
  return (
    <StepDialog of="return" submission={step} fields={['note']} onSend={send} onClose={onClose}>
      <TextArea
        {...field('note', 'step-note')}
        rows={4}
        label={t('publishing.noteToAuthor')}
        requiredMark
        maxLength={PUBLISHING_LIMITS.note}
      />
    </StepDialog>
  )
}

/** Both languages, or none: then it is made from what differs. */
function changeIn(form: FormData): { change?: Text } | null {
  const change = inEach((each) => textIn(form, `change.${each}`))
  const filled = valuesOf(change).filter((text) => text !== '').length
  if (filled === 0) return {}
  return filled < WRITTEN.length ? null : { change }
}

export function PublishDialog({ onClose }: DialogProps) {
  const t = useT()
  const step = useStep()
  const { take, setTrouble, errorOf } = step
  const send = async (form: FormData) => {
    const change = changeIn(form)
    if (!change) return setTrouble({ field: 'change', text: t('publishing.changeBoth') })
    if (await take(publishDraft, t('publishing.published'), change)) onClose()
  }
  return (
    <StepDialog
      of="publish"
      submission={step}
      fields={['change']}
      onSend={send}
      onClose={onClose}
      button={t('publishing.publishNow')}
    >
      <Missing />
      <ChangeFields error={errorOf('change')} />
    </StepDialog>
  )
}

function ChangeFields({ error }: { error: string | null }) {
  const t = useT()
  const wasPublished = useDraft(({ draft }) => draft.postId !== null)
  const changed = useDraft(({ draft }) => draft.changed)
  if (!wasPublished) return null
  return (
    <fieldset className="stack gap-12">
      <legend className="legend">{t('publishing.change')}</legend>
      <p className="hint">
        {changed.length > 0
          ? t('publishing.changeHint', { parts: changed.map((part) => t(`publishing.part_${part}`)).join(t('publishing.comma')) })
          : t('publishing.changeNone')}
      </p>
      {WRITTEN.map((each, i) => (
        <TextField
          key={each}
          id={`change-${each}`}
          name={`change.${each}`}
          lang={each}
          label={t(`publishing.change_${each}`)}
          maxLength={PUBLISHING_LIMITS.change}
          error={i === 0 ? error : null}
          autoComplete="off"
        />
      ))}
    </fieldset>
  )
}

export function ScheduleDialog({ onClose }: DialogProps) {
  const t = useT()
  const step = useStep()
  const { take, setTrouble, errorOf } = step
  const [day, setDay] = useState('')
  const [time, setTime] = useState('08:00')
  const at = addisInstant(day, time)
  const send = async (form: FormData) => {
    if (!at || Date.parse(at) <= serverNow()) return setTrouble({ field: 'at', text: t('error.scheduleTime') })
    const change = changeIn(form)
    if (!change) return setTrouble({ field: 'change', text: t('publishing.changeBoth') })
    if (await take(scheduleDraft, t('publishing.scheduled'), { at, ...change })) onClose()
  }
  return (
    <StepDialog of="schedule" submission={step} fields={['at', 'change']} onSend={send} onClose={onClose}>
      <Missing />
      <TimeFields day={day} time={time} at={at} error={errorOf('at')} onDay={setDay} onTime={setTime} />
      <ChangeFields error={errorOf('change')} />
    </StepDialog>
  )
}

type TimeFieldsProps = {
  day: string
  time: string
  at: string | null
  error: string | null
  onDay: (day: string) => void
  onTime: (time: string) => void
}

function TimeFields({ day, time, at, error, onDay, onTime }: TimeFieldsProps) {
  const t = useT()
  return (
    <>
      <div className="draft-two">
        <TextField
          id="schedule-day"
          type="date"
          label={t('publishing.day')}
          value={day}
          min={isoDate(addisDate(serverNow()))}
          error={error}
          onChange={(event) => onDay(event.target.value)}
        />
        <TextField
          id="schedule-time"
          type="time"
          label={t('publishing.time')}
          value={time}
          onChange={(event) => onTime(event.target.value)}
        />
      </div>
      {at ? (
        <div className="small soft" role="status">
          {WRITTEN.map((each) => (
            <p key={each} lang={each}>
              {momentText(at, each)}
            </p>
          ))}
        </div>
      ) : null}
    </>
  )
}

const NAMED = 5

/** What would stand in the way of publishing. */
function Missing() {
  const t = useT()
  const problems = useDraft(({ draft }) => draft.problems)
  if (problems.length === 0) return null
  return (
    <Notice kind="gold" icon={CircleAlert}>
      <p className="strong">{t('publishing.stillMissing', { count: problems.length })}</p>
      <ul className="bullets small">
        {problems.slice(0, NAMED).map(({ path, code }) => (
          <li key={`${path} ${code}`}>{fullName(path, t)}</li>
        ))}
      </ul>
    </Notice>
  )
}
