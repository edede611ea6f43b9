// What is typed into the form, which step is open and what is wrong there; kept on the device as it grows.

import type { DocumentLanguage } from '@menged/contracts/documents/lists'
import type { List, Template, Value, Values } from '@menged/documents/preview'
import { isAsked, unsupportedIn } from '@menged/documents/preview'
import { usesEthiopian } from '@menged/ethiopia/calendar'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { onSessionEnd } from '../../../session/account/stored-session.ts'
import { useLocale } from '../../../words/language.tsx'
import { type Errors, errorsIn, isStarted, startWith, stepOf, withOneMore, without } from './answers.ts'
import { type Autosave, autosave } from './autosave.ts'
import { type FormDraft, forgetDraft, keepDraft, readDraft } from './draft.ts'
import { type Calendar, dateProblem, isoOf, type TypedDate, typedDate } from './typed-date.ts'

type Given = { template: Template; place: string; start?: Values; language?: DocumentLanguage }
/** `n` counts up: the same place may be asked for twice. */
type Focus = { on: 'heading' | { field: string }; n: number }

export type AnswersState = ReturnType<typeof useAnswers>

export function useAnswers({ template, place, start, language: of }: Given) {
  const { language, written } = useLocale()
  const fresh = useCallback(
    (): FormDraft => ({
      values: startWith(template, start),
      dates: {},
      calendar: usesEthiopian(language) ? 'ethiopian' : 'gregorian',
      language: of ?? written,
      step: '',
    }),
    [template, start, of, language, written],
  )
  const [found] = useState(() => readDraft(place))
  const [state, setState] = useState<FormDraft>(() =>
    found ? { ...found, values: startWith(template, start, found.values) } : fresh(),
  )
  const [errors, setErrors] = useState<Errors>({})
  const { focus, focusOn } = useFocus()
  const steps = template.steps(state.values).map((step) => ({
    ...step,
    fields: step.fields.filter((field) => isAsked(field, state.values, state.language)),
  }))
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === state.step),
  )
  const { saved, touch, forget } = useAutosave(place, state, template)
  const change = (next: Partial<FormDraft>) => {
    setState((before) => ({ ...before, ...next }))
    touch()
  }
  const open = (to: number, wrong: Errors = {}) => {
    const [first] = Object.keys(wrong)
    change({ step: steps[Math.min(Math.max(to, 0), steps.length - 1)]?.id ?? '' })
    setErrors(wrong)
    focusOn(first === undefined ? 'heading' : { field: first })
  }
  const errorsOf = useErrorsOf(template, state)
  const { step: _, ...rest } = state
  return {
    ...rest,
    steps,
    index,
    errors,
    saved,
    focus,
    found,
    errorsOf,
    open,
    step: steps[index] as NonNullable<(typeof steps)[number]>,
    ...useEdits({ template, state, setState, setErrors, touch, focusOn }),
    showErrors: (wrong: Errors) => open(index, wrong),
    openField: (field: string) => {
      const at = stepOf(steps, field)
      if (at < 0) return
      if (at !== index) open(at)
      focusOn({ field })
    },
    forget,
    focusOn,
    startOver: () => {
      forget()
      setState(fresh())
      setErrors({})
      focusOn('heading')
    },
  }
}

type Editing = {
  template: Template
  state: FormDraft
  setState: (change: (before: FormDraft) => FormDraft) => void
  setErrors: (change: (before: Errors) => Errors) => void
  touch: () => void
  focusOn: (on: Focus['on']) => void
}

function useEdits({ template, state, setState, setErrors, touch, focusOn }: Editing) {
  const edit = (change: (before: FormDraft) => FormDraft) => {
    setState(change)
    touch()
  }
  const cleared = (name: string) => setErrors(({ [name]: _, ...others }) => others)
  return {
    set: (name: string, value: Value) => {
      edit((before) => ({ ...before, values: { ...before.values, [name]: value } }))
      cleared(name)
    },
    setDate: (name: string, typed: TypedDate) => {
      edit((before) => ({
        ...before,
        values: { ...before.values, [name]: isoOf(typed, before.calendar) },
        dates: { ...before.dates, [name]: typed },
      }))
      cleared(name)
    },
    /** Dates that are whole turn with it; others are begun anew. */
    setCalendar: (calendar: Calendar) => edit((before) => ({ ...before, calendar, dates: {} })),
    setLanguage: (language: DocumentLanguage) => edit((before) => ({ ...before, language })),
    add: (list: List) => {
      const values = withOneMore(list, state.values)
      const added = template.steps(values).filter(({ list: of }) => of?.id === list.id)
      edit((before) => ({ ...before, values, step: added.at(-1)?.id ?? before.step }))
      focusOn('heading')
    },
    remove: (list: List, n: number) => {
      const values = without(template, list, n, state.values)
      const left = template.steps(values).filter(({ list: of }) => of?.id === list.id)
      edit((before) => ({ ...before, values, dates: {}, step: left[Math.min(n, left.length) - 1]?.id ?? before.step }))
      setErrors(() => ({}))
      focusOn('heading')
    },
  }
}

/** What holds a step up; dates that are not whole count as well. */
function useErrorsOf(template: Template, { values, dates, calendar }: FormDraft) {
  const { language, t } = useLocale()
  return (step: ReturnType<Template['steps']>[number]): Errors => {
    const words = {
      required: t('documents.required'),
      unsupported: (letters: string) => t('documents.unsupported', { letters }),
      tooLong: (most: number) => t('documents.tooLong', { most }),
    }
    const errors = { ...errorsIn(template, step, values, { language, words, unsupportedIn }) }
    for (const { name, type } of step.fields) {
      const typed = dates[name]
      const problem = type === 'date' && typed ? dateProblem(typed, calendar) : null
      if (problem) errors[name] = t(problem)
    }
    return inOrder(errors, step)
  }
}

const inOrder = (errors: Errors, { fields }: { fields: readonly { name: string }[] }): Errors =>
  Object.fromEntries(fields.flatMap(({ name }) => (errors[name] === undefined ? [] : [[name, errors[name]]])))

/** A date as it stands in its three parts. */
export const datePartsOf = ({ dates, values, calendar }: Omit<FormDraft, 'step'>, name: string): TypedDate =>
  dates[name] ?? typedDate(String(values[name] ?? ''), calendar)

function useFocus() {
  const [focus, setFocus] = useState<Focus | null>(null)
  useEffect(() => {
    if (!focus) return
    const target = document.getElementById(focus.on === 'heading' ? STEP_TITLE : answerId(focus.on.field))
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: focus.on === 'heading' ? 'end' : 'center' })
  }, [focus])
  const focusOn = useCallback((on: Focus['on']) => setFocus((before) => ({ on, n: (before?.n ?? 0) + 1 })), [])
  return { focus, focusOn }
}
export const STEP_TITLE = 'document-step'
export const answerId = (field: string): string => `answer-${field}`

/** `null` until something was written. */
function useAutosave(place: string, state: FormDraft, template: Template) {
  const latest = useRef(state)
  latest.current = state
  const [saved, setSaved] = useState<boolean | null>(null)
  const isOver = useRef(false)
  const saver = useRef<Autosave | null>(null)
  useEffect(() => {
    const write = () => {
      if (isOver.current) return
      if (isStarted(template, latest.current.values)) setSaved(keepDraft(place, latest.current))
    }
    const saving = autosave(write)
    saver.current = saving
    // Drafts end with the session: this one does not come back behind it.
    const stopHearing = onSessionEnd(saving.drop)
    return () => {
      stopHearing()
      saving.stop()
    }
  }, [place, template])
  return useMemo(
    () => ({
      saved,
      touch: () => {
        isOver.current = false
        saver.current?.change()
      },
      /** Nothing that is still to be written comes back. */
      forget: () => {
        isOver.current = true
        forgetDraft(place)
      },
    }),
    [saved, place],
  )
}
