// What the registration dialog does: keeps what is typed, checks it, sends it, and leads on.
import { register } from '@menged/contracts/calls/account/accounts'
import { languageStored } from '@menged/contracts/language'
import type { Language } from '@menged/ethiopia/languages'
import type { Translate } from '@menged/i18n/translate'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { showModal } from '../../dialogs/modal-host.ts'
import { dismissToast, toastError, toastSuccess } from '../../dialogs/toast.ts'
import { usePreference } from '../../page/preference.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { useLocale } from '../../words/language.tsx'
import { fieldOf, troubleText } from './dialog/error-texts.ts'
import {
  type Field,
  fieldsOf,
  type Kind,
  type Problems,
  problemOf,
  problemsOf,
  registrationOf,
  type Values,
} from './registration.ts'
import { forgetTyped, keepTyped, typedBefore } from './registration-draft.ts'
import { beginSignup, endSignup, recordStep } from './signup-path.ts'

/** One complaint at a time. */
const TOAST = 'register'

/** Words under each field. */
export type Errors = Partial<Record<Field, string>>
/** Of the parts of both forms. */
export type FieldsProps = {
  values: Values
  errors: Errors
  /** The passwords can be read. */
  shown: boolean
  onChange: (field: Field, value: string) => void
}

/** What is typed, and what is wrong with it. The personal form is checked as it is typed, the company's only where something was wrong. */
function useTyped(kind: Kind) {
  const { t } = useLocale()
  const [values, setValues] = useState(typedBefore)
  const [errors, setErrors] = useState<Errors>({})
  const wordsOf = (field: Field, next: Values): string | undefined => {
    const problem = problemOf(kind, field, next)
    return problem ? t(problem) : undefined
  }
  const change = (field: Field, value: string) => {
    const next = { ...values, [field]: value }
    keepTyped(next)
    setValues(next)
    const again: Field[] = field === 'password' && next.confirmPassword !== '' ? [field, 'confirmPassword'] : [field]
    setErrors((before) => {
      const checked = again.filter((each) => kind === 'personal' || before[each] !== undefined)
      return { ...before, ...Object.fromEntries(checked.map((each) => [each, wordsOf(each, next)])) }
    })
  }
  return { values, errors, setErrors, change }
}

/** `begun`: the form that stands first. */
export function useRegistration(form: { current: HTMLFormElement | null }, begun: Kind) {
  const { language, t } = useLocale()
  const { pathname } = useLocation()
  const [kind, setKind] = useState<Kind>(begun)
  const { values, errors, setErrors, change } = useTyped(kind)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isHere = useSteps(kind, pathname)
  const focus = (field: Field) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()

  const choose = (next: Kind) => {
    if (busy) return
    setKind(next)
    setErrors({})
    setRefusal(null)
  }
  const refuse = (error: unknown) => {
    const text = troubleText(error, t)
    const field = fieldsOf(kind).find((each) => each === fieldOf(error))
    void toastError(text, { id: TOAST })
    if (!field) return setRefusal(text)
    setErrors((before) => ({ ...before, [field]: text }))
    focus(field)
  }
  const send = async () => {
    recordStep(`register-${kind}-form`)
    const input = registrationOf(kind, values, chosenLanguage())
    const email = input.companyEmail ?? ''
    setBusy(true)
    try {
      const { mailbox } = (await accountApi(language)(register, { body: input })).data
      endSignup()
      // A company may cancel yet, to correct itself.
      if (kind === 'personal') forgetTyped()
      void dismissToast(TOAST)
      void toastSuccess(t(kind === 'personal' ? 'account.registered' : 'account.mailSent'))
      if (isHere.current) leadOn(kind, email, mailbox)
      else void toastSuccess(t('account.registeredMail', { email }), { id: TOAST })
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const problems = problemsOf(kind, values)
    setRefusal(null)
    setErrors(worded(problems, t))
    const first = fieldsOf(kind).find((field) => problems[field])
    const differs = problems.confirmPassword === 'account.confirmDiffers'
    if (kind === 'company' && differs) void toastError(t('account.confirmDiffers'), { id: TOAST })
    if (first) focus(first)
    else void send()
  }

  return { kind, choose, values, errors, refusal, busy, change, submit }
}

/** A personal account may log in at once, and hears where its mail has gone; a company confirms its address first. */
function leadOn(kind: Kind, email: string, mailbox: string): void {
  if (kind === 'personal') showModal('login', { reason: 'registered', email })
  else showModal('emailNotice', { email, mailbox })
}

const worded = (problems: Problems, t: Translate): Errors =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, t(problem)]))

/** Undefined until the person has chosen one. */
function chosenLanguage(): Language | undefined {
  const { chosen, language } = usePreference.getState()
  return chosen ? languageStored(language) : undefined
}

/** Reports the steps of a registration; a page that is closed reports them as well. Returns whether the dialog still stands. */
function useSteps(kind: Kind, pathname: string): { current: boolean } {
  const isHere = useRef(true)
  useEffect(() => {
    beginSignup(pathname)
    recordStep(`${kind}-form`)
  }, [kind, pathname])
  useEffect(() => {
    isHere.current = true
    addEventListener('pagehide', endSignup)
    return () => {
      isHere.current = false
      removeEventListener('pagehide', endSignup)
    }
  }, [])
  return isHere
}
