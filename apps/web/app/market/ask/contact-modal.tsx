// Asks a worker: by a message, for a call, or for a meeting. Guests leave a name and a way to answer.
import { LIMITS } from '@menged/contracts/limits'
import { REQUEST_KINDS, REQUEST_TIMES, type RequestKind, URGENCIES } from '@menged/contracts/marketplace/lists'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { CalendarDays, type IconNode, MessageCircle, Phone, Send } from 'lucide'
import type { KeyboardEvent } from 'react'
import type { ModalProps } from '../../dialogs/modal-host.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { SelectField, TextArea, TextField } from '../../ui/forms/field.tsx'
import { RadioSegments } from '../../ui/forms/radio-segments.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { TimeFields } from './time-fields.tsx'
import { type Ask, useAsk } from './use-ask.ts'

const ICONS: Record<RequestKind, IconNode> = { message: MessageCircle, call: Phone, meet: CalendarDays }
const SEND = { message: 'ask.sendMessage', call: 'ask.sendCall', meet: 'ask.sendMeet' } as const
const FIELDS = ['text', 'budget', 'phone', 'email', 'name', 'date', 'time', 'place']

export default function ContactModal(props: ModalProps<'contact'>) {
  const { language, t } = useLocale()
  const { worker, service, onClose } = props
  const ask = useAsk(props)
  const { kind } = ask.draft
  return (
    <Dialog
      wide
      title={t('ask.title', { name: worker.name })}
      closeLabel={t('common.close')}
      onClose={onClose}
      portrait={worker.avatar ? <img src={worker.avatar} width={52} height={52} alt="" /> : undefined}
      subtitle={
        service?.title ??
        (worker.responseTime ? `${t('market.responds')}${punctuationOf(language).colon}${worker.responseTime}` : undefined)
      }
    >
      {worker.sample ? <p className="note">{t('ask.sampleText', { name: worker.name })}</p> : null}
      <Tabs ask={ask} />
      <div id="ask-panel" role="tabpanel" aria-labelledby={`ask-tab-${kind}`}>
        <form method="post" className="stack gap-16" onSubmit={ask.send} noValidate>
          <TroubleNote text={ask.formError(...FIELDS)} />
          {kind === 'message' ? <MessageFields ask={ask} /> : null}
          {kind === 'call' ? <CallFields ask={ask} /> : null}
          {kind === 'meet' ? <MeetFields ask={ask} /> : null}
          {ask.isGuest ? <GuestFields ask={ask} isSample={worker.sample === true} /> : null}
          <div className="row gap-12 wraps modal-actions">
            {worker.sample ? null : <p className="small muted ask-sees">{t('ask.seesName', { name: worker.name })}</p>}
            <button type="button" className="button quiet" onClick={onClose}>
              {t('common.cancel')}
            </button>
            <BusyButton
              className="button primary"
              busy={ask.busy}
              label={t(SEND[kind])}
              busyLabel={t('common.sending')}
              icon={<Icon of={Send} size="small" className="flip" />}
            />
          </div>
        </form>
      </div>
    </Dialog>
  )
}

function Tabs({ ask: { draft, type } }: { ask: Ask }) {
  const t = useT()
  const move = (event: KeyboardEvent) => {
    const rtl = document.documentElement.dir === 'rtl' ? -1 : 1
    const by = event.key === 'ArrowRight' ? rtl : event.key === 'ArrowLeft' ? -rtl : 0
    if (by === 0) return
    const kind = REQUEST_KINDS[(REQUEST_KINDS.indexOf(draft.kind) + by + REQUEST_KINDS.length) % REQUEST_KINDS.length]
    if (kind) type({ kind })
    document.getElementById(`ask-tab-${kind}`)?.focus()
  }
  return (
    <div className="ask-tabs" role="tablist" aria-label={t('ask.way')}>
      {REQUEST_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          role="tab"
          id={`ask-tab-${kind}`}
          aria-controls="ask-panel"
          aria-selected={draft.kind === kind}
          tabIndex={draft.kind === kind ? 0 : -1}
          onClick={() => type({ kind })}
          onKeyDown={move}
        >
          <Icon of={ICONS[kind]} size="small" />
          {t(`ask.kind_${kind}`)}
        </button>
      ))}
    </div>
  )
}

function MessageFields({ ask: { draft, type, errorOf } }: { ask: Ask }) {
  const t = useT()
  return (
    <>
      <TextArea
        id="ask-text"
        label={t('ask.text')}
        requiredMark
        rows={4}
        maxLength={LIMITS.message}
        hint={t('ask.noIds')}
        value={draft.text}
        onChange={(event) => type({ text: event.target.value })}
        error={errorOf('text')}
        data-first=""
      />
      <fieldset>
        <legend className="legend">{t('ask.urgency')}</legend>
        <RadioSegments
          name="urgency"
          look="wide ask-choice"
          values={URGENCIES}
          value={draft.urgency}
          onChoose={(urgency) => type({ urgency })}
        >
          {(urgency) => t(`ask.urgency_${urgency}`)}
        </RadioSegments>
      </fieldset>
      <TextField
        id="ask-budget"
        label={t('ask.budget')}
        inputMode="decimal"
        dir="ltr"
        maxLength={12}
        value={draft.budget}
        onChange={(event) => type({ budget: event.target.value })}
        error={errorOf('budget') && t('ask.budgetWrong')}
      />
    </>
  )
}

function CallFields({ ask: { draft, type, errorOf } }: { ask: Ask }) {
  const t = useT()
  return (
    <>
      <TextField
        id="ask-phone"
        label={t('ask.phone')}
        requiredMark
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={40}
        value={draft.phone}
        onChange={(event) => type({ phone: event.target.value })}
        error={errorOf('phone') && t('ask.phoneWrong')}
        data-first=""
      />
      <SelectField
        id="ask-call-time"
        label={t('ask.bestTime')}
        value={draft.callTime}
        options={REQUEST_TIMES.map((each) => [each, t(`ask.time_${each}`)] as const)}
        onChange={(event) => type({ callTime: event.target.value })}
      />
      <TextArea
        id="ask-text"
        label={t('ask.reason')}
        rows={3}
        maxLength={LIMITS.message}
        value={draft.text}
        onChange={(event) => type({ text: event.target.value })}
        error={errorOf('text')}
      />
    </>
  )
}

function MeetFields({ ask: { draft, type, errorOf } }: { ask: Ask }) {
  const t = useT()
  return (
    <>
      <TimeFields
        id="ask-meet"
        value={draft.moment}
        onChange={(moment) => type({ moment })}
        error={errorOf('date') ?? errorOf('time')}
      />
      <fieldset>
        <legend className="legend">{t('ask.how')}</legend>
        <RadioSegments
          name="how"
          look="wide ask-choice"
          values={['inPerson', 'online'] as const}
          value={draft.online ? 'online' : 'inPerson'}
          onChoose={(how) => type({ online: how === 'online' })}
        >
          {(how) => t(`ask.${how}`)}
        </RadioSegments>
      </fieldset>
      {draft.online ? null : (
        <TextField
          id="ask-place"
          label={t('ask.meetPlace')}
          requiredMark
          maxLength={LIMITS.title}
          value={draft.place}
          onChange={(event) => type({ place: event.target.value })}
          error={errorOf('place') && t('ask.placeWrong')}
        />
      )}
      <TextArea
        id="ask-text"
        label={t('ask.note')}
        rows={2}
        maxLength={LIMITS.message}
        value={draft.text}
        onChange={(event) => type({ text: event.target.value })}
        error={errorOf('text')}
      />
    </>
  )
}

function GuestFields({ ask: { draft, type, errorOf }, isSample }: { ask: Ask; isSample: boolean }) {
  const t = useT()
  return (
    <div className="ask-guest">
      <TextField
        id="ask-name"
        label={t('ask.name')}
        requiredMark
        autoComplete="name"
        maxLength={LIMITS.name}
        value={draft.name}
        onChange={(event) => type({ name: event.target.value })}
        error={errorOf('name') && t('ask.nameWrong')}
      />
      {draft.kind === 'call' ? null : (
        <TextField
          id="ask-reach"
          label={t('ask.reach')}
          requiredMark
          {...(isSample ? {} : { hint: t('ask.reachHint') })}
          dir="ltr"
          autoCapitalize="none"
          maxLength={LIMITS.email}
          value={draft.reach}
          onChange={(event) => type({ reach: event.target.value })}
          error={errorOf('phone') ?? errorOf('email')}
        />
      )}
    </div>
  )
}
