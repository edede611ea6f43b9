// The paper beside the form: what is typed shows on it, and what stands on it leads back to its field. It is read as any paper, from left to right.

import type { DocumentLanguage } from '@menged/contracts/documents/lists'
import { type Doc, type Field, renderHtml, type Step, type Template, type Values } from '@menged/documents/preview'
import { addisDate, isoDate } from '@menged/ethiopia/calendar'
import { textIn } from '@menged/ethiopia/text'
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useLocale } from '../../../words/language.tsx'
import { isEmpty } from './answers.ts'

type PaperProps = {
  template: Template
  values: Values
  language: DocumentLanguage
  steps: readonly Step[]
  /** The step that is open: the paper shows the place that it fills. */
  step: Step
  onField: (field: string) => void
}

const MARKED = '[data-field]'

export function Paper({ template, values, language, steps, step, onField }: PaperProps) {
  const { t } = useLocale()
  const paper = useRef<HTMLDivElement>(null)
  const late = useDeferredValue(values)
  const html = useMemo(() => {
    const issue = { language, issuedAt: isoDate(addisDate(new Date())), reference: '' }
    return renderHtml(template.build(late, issue) satisfies Doc)
  }, [template, late, language])
  useMarks(paper, { html, steps })
  useEffect(() => {
    const names = new Set(step.fields.map(({ name }) => name))
    const first = marksIn(paper.current).find(({ dataset }) => names.has(dataset.field ?? ''))
    scrollTo(paper.current, first)
  }, [step])
  const fieldAt = (event: MouseEvent | KeyboardEvent): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(MARKED) : null
  const choose = (event: MouseEvent | KeyboardEvent) => {
    const field = fieldAt(event)?.dataset.field
    if (field !== undefined) onField(field)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      choose(event)
    } else walk(event, fieldAt(event), marksIn(paper.current))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region of the form, not a set of fields
    <div
      ref={paper}
      className="document-paper"
      role="group"
      aria-label={t('documents.previewHint')}
      onClick={choose}
      onKeyDown={press}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes all that was typed
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const marksIn = (paper: HTMLElement | null): HTMLElement[] => [...(paper?.querySelectorAll<HTMLElement>(MARKED) ?? [])]

/** Each is a button by its looks and its name; Tab comes to one of them, arrows lead to the others. */
function useMarks(paper: { current: HTMLElement | null }, { html, steps }: { html: string; steps: readonly Step[] }): void {
  const { language, t } = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is new with each text
  useEffect(() => {
    const fields = new Map<string, Field>(steps.flatMap(({ fields }) => fields.map((field) => [field.name, field] as const)))
    let isFirst = true
    for (const mark of marksIn(paper.current)) {
      const field = fields.get(mark.dataset.field ?? '')
      if (!field) {
        delete mark.dataset.field
        continue
      }
      mark.setAttribute('role', 'button')
      mark.tabIndex = isFirst ? 0 : -1
      isFirst = false
      const label = textIn(field.label, language)
      const text = mark.classList.contains('blank') ? t('documents.fillIn', { field: label }) : `${mark.textContent}, ${label}`
      mark.setAttribute('aria-label', text)
      mark.title = label
    }
  }, [html, language])
}

const WAYS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

function walk(event: KeyboardEvent, from: HTMLElement | null, marks: HTMLElement[]): void {
  const way = WAYS[event.key]
  const to =
    event.key === 'Home' ? marks[0] : event.key === 'End' ? marks.at(-1) : way && from && marks[marks.indexOf(from) + way]
  if (!from || !to) return
  event.preventDefault()
  from.tabIndex = -1
  to.tabIndex = 0
  to.focus()
}

/** Inside the paper only: the page stays where it is. */
function scrollTo(paper: HTMLElement | null, mark: HTMLElement | undefined): void {
  const box = paper?.parentElement
  if (!paper || !box || !mark) return
  const away = mark.getBoundingClientRect().top - box.getBoundingClientRect().top
  box.scrollBy({ top: away - box.clientHeight / 3 })
}

/** How many of the blanks are filled, for the line above the paper; what a form starts with is no answer. */
export function filledOf({ initial }: Template, steps: readonly Step[], values: Values): { filled: number; all: number } {
  const fields = steps
    .flatMap((step) => step.fields)
    .filter(({ type, name, spells }) => type !== 'check' && !spells && !(name in initial))
  return { filled: fields.filter(({ name }) => values[name] === false || !isEmpty(values[name])).length, all: fields.length }
}
