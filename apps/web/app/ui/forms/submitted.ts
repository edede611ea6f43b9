// A form that is sent by code: the browser sends nothing, what was typed is handed over.
import type { FormEvent } from 'react'

type FormSubmit = FormEvent<HTMLFormElement>

export const submitted = (send: (form: FormData, event: FormSubmit) => unknown) => (event: FormSubmit) => {
  event.preventDefault()
  void send(new FormData(event.currentTarget), event)
}

/** What was typed into a field, as it stands there: a password. */
export const exactIn = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** What was typed into a field, without the space around it. */
export const textIn = (form: FormData, name: string): string => exactIn(form, name).trim()
