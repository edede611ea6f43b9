// What the form of new workers does: checks it, sends it once, and leads on. The fields keep their text themselves, so that what was typed before
// takeover stays; here stands a copy of it.
import { joinAsWorker } from '@menged/contracts/calls/market/joining'
import { pathTo } from '@menged/contracts/path-to'
import type { Translate } from '@menged/i18n/translate'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { ApiError } from '../../page/api-error.ts'
import { withLanguage } from '../../page/link.tsx'
import { randomId } from '../../page/random-id.ts'
import { sendForm } from '../../session/account/send-form.ts'
import { useLocale } from '../../words/language.tsx'
import { draftText, forgetDraft, keepDraft, storedDraft } from './join-draft.ts'
import { EMPTY, type Errors, FIELDS, type Field, type Problems, problemOf, problemsOf, type Values, valuesOf } from './joining.ts'

/** So long a person sees at least that something is done. */
const LEAST_MS = 2000
/** The message on the next page has to be read to its end. */
const MESSAGE_MS = 20_000

/** What came of a form that was posted without JavaScript. */
export type JoinOutcome = {
  joined: string | null
  problems: Problems
  /** By the server, in its words. */
  refused: { field: Field | null; text: string } | null
  values: Values | null
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

export function useJoining(outcome: JoinOutcome | null) {
  const { t } = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [initial, setInitial] = useState({ values: outcome?.values ?? EMPTY, version: 0 })
  const [values, setValues] = useState(initial.values)
  const refused = outcome?.refused ?? null
  const [errors, setErrors] = useState<Errors>(() => ({
    ...worded(outcome?.problems ?? {}, t),
    ...(refused?.field ? { [refused.field]: refused.text } : {}),
  }))
  const [failed, setFailed] = useState(refused && (refused.field ? t('join.registrationFailed') : refused.text))
  const { busy, send } = useSending(form, { setErrors, setFailed })

  const read = (): Values => (form.current ? valuesOf(new FormData(form.current)) : EMPTY)
  const changed = (field: Field | null) => {
    const next = read()
    setValues(next)
    keepDraft(next)
    setErrors((before) => again(before, field, next, (word) => t(word)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !form.current) return
    const problems = problemsOf(read())
    const rate = form.current.elements.namedItem('hourlyRate')
    // The field is empty to a script where letters were typed.
    if (rate instanceof HTMLInputElement && rate.validity.badInput) problems.hourlyRate = 'join.validHourlyRate'
    const image = errors.profileImage ? { profileImage: errors.profileImage } : {}
    setErrors({ ...worded(problems, t), ...image })
    setFailed(null)
    const first = FIELDS.find((field) => problems[field])
    if (first) focusOn(form.current, first)
    else void send()
  }
  useDraft((kept) => {
    setInitial(({ version }) => ({ values: kept, version: version + 1 }))
    setValues(kept)
  }, outcome)
  return { form, initial, values, errors, failed, busy, changed, submit, setErrors }
}

const worded = (problems: Problems, t: Translate): Errors =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, t(problem)]))

/** An error goes when what it is about is right; that of the specialties, of the picture and what the server has said as soon as they are touched. */
function again(
  before: Errors,
  field: Field | null,
  values: Values,
  word: (problem: NonNullable<ReturnType<typeof problemOf>>) => string,
) {
  const next = { ...before }
  for (const each of field === 'password' ? (['password', 'confirmPassword'] as const) : field ? [field] : []) {
    if (before[each] === undefined) continue
    const problem = each === 'specialties' ? null : problemOf(each, values)
    if (problem) next[each] = word(problem)
    else delete next[each]
  }
  return next
}

function focusOn(form: HTMLFormElement, field: Field): void {
  form.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
}

type Trouble = { setErrors: (change: (before: Errors) => Errors) => void; setFailed: (text: string | null) => void }

function useSending(form: { current: HTMLFormElement | null }, { setErrors, setFailed }: Trouble) {
  const { language, sticky, t } = useLocale()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  /** Of this form: what was sent and whose answer was lost is not sent a second time. */
  const key = useRef('')
  const refuse = (error: unknown) => {
    const { field, error: text, code } = (error instanceof ApiError && error.answer) || {}
    const known = FIELDS.find((each) => each === (code?.startsWith('image_too_') ? 'profileImage' : field))
    setFailed(
      known === undefined && error instanceof ApiError && error.status < 500 && text ? text : t('join.registrationFailed'),
    )
    if (!known || !text) return
    setErrors((before) => ({ ...before, [known]: text }))
    if (form.current) focusOn(form.current, known)
  }
  const send = async () => {
    if (!form.current) return
    const data = new FormData(form.current)
    key.current ||= randomId()
    data.set('key', key.current)
    data.set('language', language)
    setBusy(true)
    try {
      await Promise.all([sendForm(joinAsWorker, data, language), pause(LEAST_MS)])
      forgetDraft()
      const path = pathTo('marketplace')
      await navigate(sticky ? withLanguage(path, language) : path)
      void toastSuccess(t('join.registrationSuccessful', { email: String(data.get('email')).trim() }), { duration: MESSAGE_MS })
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}

/** What was typed the last time is offered back, once. */
function useDraft(restore: (kept: Values) => void, outcome: JoinOutcome | null): void {
  const { t } = useLocale()
  const act = useRef(restore)
  act.current = restore
  const isOffered = useRef(outcome !== null)
  useEffect(() => {
    const kept = storedDraft()
    if (isOffered.current || !kept) return
    isOffered.current = true
    showModal('draft', {
      title: t('join.draft'),
      text: draftText(kept),
      onRestore: () => act.current(kept),
      onDiscard: forgetDraft,
    })
  }, [t])
}
