// One step of the form: where it stands, what it is about, its fields, what is reckoned from them, and members to add or take away.

import { DOCUMENT_LANGUAGES } from '@menged/contracts/documents/lists'
import type { Field, List, Template } from '@menged/documents/preview'
import { textIn } from '@menged/ethiopia/text'
import { CircleAlert, Eye, Plus, Trash2 } from 'lucide'
import { showModal } from '../../../dialogs/modal-host.ts'
import { Notice } from '../../../ui/forms/notice.tsx'
import { RadioSegments } from '../../../ui/forms/radio-segments.tsx'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { AnswerField } from './answer-field.tsx'
import { countOf, isEmpty, warningsIn } from './answers.ts'
import { offersFor, type Somebody, spellingsFor } from './known-answers.ts'
import { isReview, Review } from './review.tsx'
import { type AnswersState, STEP_TITLE } from './use-answers.ts'

type StepProps = {
  template: Template
  answers: AnswersState
  people: readonly Somebody[]
  trouble: string | null
  /** Opens the paper where it does not stand beside the form. */
  onPreview: () => void
}

export function FormStep({ template, answers, people, trouble, onPreview }: StepProps) {
  const { language } = useLocale()
  const { step, steps, index, values } = answers
  const isLast = index === steps.length - 1
  const warnings = warningsIn(template, step, values)
  const hasReview = steps.some(isReview)
  const answerOf = (field: Field) => (
    <AnswerField
      key={field.name}
      field={field}
      answers={answers}
      warning={textIn(warnings.find(({ field: name }) => name === field.name)?.message ?? {}, language) || null}
      offers={field.spells ? spellingsFor(field, steps, values, people) : offersFor(field, step, values, people)}
    />
  )
  return (
    <div className="document-step">
      <StepHead answers={answers} onPreview={onPreview} />
      <TroubleNote text={trouble} />
      {index === 0 || isLast ? <LanguageChoice answers={answers} /> : null}
      {isReview(step) || (isLast && !hasReview) ? <Review answers={answers} upTo={index} /> : null}
      <div className="document-answers" key={step.id}>
        {step.fields
          .filter(({ spells }) => !spells)
          .map((field) =>
            field.spelled ? (
              <div key={field.name} className={field.half ? 'half document-spelled' : 'document-spelled'}>
                {answerOf(field)}
                {step.fields.filter(({ spells }) => spells === field.name).map(answerOf)}
              </div>
            ) : (
              answerOf(field)
            ),
          )}
      </div>
      <Notes template={template} answers={answers} />
      <Members template={template} answers={answers} />
    </div>
  )
}

function StepHead({ answers, onPreview }: Pick<StepProps, 'answers' | 'onPreview'>) {
  const { language, t } = useLocale()
  const { step, steps, index, saved } = answers
  const place = t('documents.stepOf', { step: index + 1, steps: steps.length })
  return (
    <div className="document-head">
      <div className="row between gap-12">
        <div className="document-place">
          <p className="small strong gold" role="status">
            {place}
            <span className="sr-only">: {textIn(step.title, language)}</span>
          </p>
          <p className={`small ${saved === false ? 'red' : 'muted'}`} role="status">
            {saved === null ? null : t(saved ? 'documents.saved' : 'documents.notSaved')}
          </p>
        </div>
        <button type="button" className="button outline small document-show" onClick={onPreview}>
          <Icon of={Eye} size="small" />
          {t('documents.preview')}
        </button>
      </div>
      <div
        className="document-segments"
        role="progressbar"
        aria-label={place}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={index + 1}
      >
        {steps.map(({ id }, i) => (
          <i key={id} className={i < index ? 'done' : i === index ? 'now' : ''} />
        ))}
      </div>
      <h1 id={STEP_TITLE} tabIndex={-1}>
        {textIn(step.title, language)}
      </h1>
      {step.text ? <p className="soft">{textIn(step.text, language)}</p> : null}
    </div>
  )
}

function LanguageChoice({ answers }: Pick<StepProps, 'answers'>) {
  const { t } = useLocale()
  return (
    <fieldset className="field" aria-describedby="document-language-hint">
      <legend className="legend">{t('documents.language')}</legend>
      <RadioSegments
        name="documentLanguage"
        look="document-languages"
        values={DOCUMENT_LANGUAGES}
        value={answers.language}
        onChoose={answers.setLanguage}
      >
        {(each) => t(`documents.language_${each}`)}
      </RadioSegments>
      <p className="hint" id="document-language-hint">
        {t('documents.languageHint')}
      </p>
    </fieldset>
  )
}

function Notes({ template, answers }: Pick<StepProps, 'template' | 'answers'>) {
  const { language } = useLocale()
  const notes = template.notes(answers.values, answers.step.id)
  return (
    <div className="stack gap-12" role="status">
      {notes.map((note) => (
        <Notice key={textIn(note, language)} kind="green" icon={CircleAlert}>
          <p>{textIn(note, language)}</p>
        </Notice>
      ))}
    </div>
  )
}

/** Behind the last member stands what adds another; each can be taken away down to the least. */
function Members({ template, answers }: Pick<StepProps, 'template' | 'answers'>) {
  const { language, t } = useLocale()
  const { step, values } = answers
  const list = template.lists.find(({ id }) => id === step.list?.id)
  const n = step.list?.n
  if (!list || n === undefined) return null
  const count = countOf(list, values)
  const remove = (from: List) => {
    if (step.fields.every(({ name }) => isEmpty(values[name]))) return answers.remove(from, n)
    showModal('alert', {
      title: t('documents.removeTitle', { who: textIn(step.title, language) }),
      text: t('documents.removeText'),
      confirm: textIn(from.remove, language),
      onConfirm: () => answers.remove(from, n),
      danger: true,
    })
  }
  return (
    <div className="row gap-12 document-members">
      {n === count && count < list.most ? (
        <button type="button" className="button tinted" onClick={() => answers.add(list)}>
          <Icon of={Plus} size="small" />
          {textIn(list.add, language)}
        </button>
      ) : null}
      {count > list.least ? (
        <button type="button" className="button danger-outline" onClick={() => remove(list)}>
          <Icon of={Trash2} size="small" />
          {textIn(list.remove, language)}
        </button>
      ) : null}
    </div>
  )
}
