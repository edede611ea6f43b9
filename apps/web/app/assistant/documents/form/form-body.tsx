// The form at work: the step that is open, the paper beside it, and the bar that leads on.

import type { Template, Values } from '@menged/documents/preview'
import { textIn } from '@menged/ethiopia/text'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { showModal } from '../../../dialogs/modal-host.ts'
import { toastSuccess } from '../../../dialogs/toast.ts'
import { onSessionEnd } from '../../../session/account/stored-session.ts'
import { Dialog } from '../../../ui/forms/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import type { StoredContent, StoredDocument } from '../stored-documents.ts'
import { isStarted } from './answers.ts'
import { draftPlace } from './draft.ts'
import { useMaking } from './make.ts'
import { filledOf, Paper } from './preview.tsx'
import { ProgressDialog } from './progress-dialog.tsx'
import { FormStep } from './step.tsx'
import { type AnswersState, useAnswers } from './use-answers.ts'
import { usePeople } from './use-people.ts'

type BodyProps = {
  template: Template
  start?: Values | undefined
  document?: StoredDocument | undefined
  content: StoredContent | null
  onCancel: () => void
  onDone: (made: StoredDocument) => void
}

export function FormBody({ template, start, document, content, onCancel, onDone }: BodyProps) {
  const { t } = useLocale()
  const given = content ? content.values : start
  const answers = useAnswers({
    template,
    place: draftPlace(template.id, document?.id),
    ...(given ? { start: given } : {}),
    ...(content ? { language: content.language } : {}),
  })
  const people = usePeople(document)
  const { progress, trouble, generate } = useMaking({ template, answers, document, onDone })
  const [isShown, setShown] = useState(false)
  const isWide = useIsWide()
  useFound(template, answers)
  useLeaving(onCancel)
  const cancel = () => {
    if (isStarted(template, answers.values)) void toastSuccess(t('documents.keptForLater'))
    onCancel()
  }
  const openField = (field: string) => {
    setShown(false)
    answers.openField(field)
  }
  const paper = <Paper template={template} {...paperOf(answers)} onField={openField} />
  return (
    <form
      className={isWide ? 'document-form with-preview' : 'document-form'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        goOn(answers, generate)
      }}
    >
      <div className="document-fields">
        <FormStep template={template} answers={answers} people={people} trouble={trouble} onPreview={() => setShown(true)} />
      </div>
      {isWide ? (
        <aside className="document-preview" aria-labelledby="document-preview">
          <div className="row between">
            <h2 id="document-preview">{t('documents.livePreview')}</h2>
            <p className="tiny muted tabular">{t('documents.filled', filledOf(template, answers.steps, answers.values))}</p>
          </div>
          <div className="document-sheet">{paper}</div>
        </aside>
      ) : null}
      <FormBar answers={answers} isBusy={progress !== null} onCancel={cancel} />
      {isShown && !isWide ? (
        <Dialog wide title={t('documents.livePreview')} closeLabel={t('common.close')} onClose={() => setShown(false)}>
          <div className="document-sheet">{paper}</div>
        </Dialog>
      ) : null}
      {progress === null ? null : <ProgressDialog progress={progress} />}
    </form>
  )
}

const paperOf = ({ values, language, steps, step }: AnswersState) => ({ values, language, steps, step })

/** One step on, where it holds; from the last one to the document, where all of them do. */
function goOn(answers: AnswersState, generate: () => Promise<void>): void {
  const { step, steps, index, errorsOf, open, showErrors } = answers
  const wrong = errorsOf(step)
  const isLast = index === steps.length - 1
  const later = isLast ? steps.findIndex((each) => Object.keys(errorsOf(each)).length > 0) : -1
  if (Object.keys(wrong).length > 0) showErrors(wrong)
  else if (!isLast) open(index + 1)
  else if (later < 0) void generate()
  else open(later, errorsOf(steps[later] as typeof step))
}

function FormBar({ answers, isBusy, onCancel }: { answers: AnswersState; isBusy: boolean; onCancel: () => void }) {
  const { t } = useLocale()
  const { index, steps, open } = answers
  const isLast = index === steps.length - 1
  return (
    <div className="document-bar">
      <button type="button" className="button quiet" disabled={isBusy} onClick={onCancel}>
        {t('common.cancel')}
      </button>
      <div className="row gap-12">
        {index > 0 ? (
          <button type="button" className="button outline" disabled={isBusy} onClick={() => open(index - 1)}>
            <Icon of={ChevronLeft} size="small" className="flip" />
            {t('common.previous')}
          </button>
        ) : null}
        <button type="submit" className="button primary" disabled={isBusy}>
          {t(isLast ? 'documents.generate' : 'common.next')}
          {isLast ? null : <Icon of={ChevronRight} size="small" className="flip" />}
        </button>
      </div>
    </div>
  )
}

/** Who logs out leaves no form behind for the next person. One whose time is over may log in again and go on. */
function useLeaving(onCancel: () => void): void {
  const latest = useRef(onCancel)
  latest.current = onCancel
  useEffect(() => onSessionEnd((why) => why === 'signedOut' && latest.current()), [])
}

/** The form takes the focus. What was found stands in it already: who only closes the dialog has lost nothing. */
function useFound(template: Template, answers: AnswersState): void {
  const { language, t } = useLocale()
  const isOffered = useRef(false)
  const latest = useRef(answers)
  latest.current = answers
  useEffect(() => {
    const { found, steps, index, values, focusOn, open: openStep } = latest.current
    if (isOffered.current) return
    isOffered.current = true
    if (!found) return focusOn('heading')
    showModal('draft', {
      title: t('documents.draft'),
      text: t('documents.draftAt', {
        name: textIn(template.nameOf(values), language),
        step: index + 1,
        steps: steps.length,
        title: textIn(steps[index]?.title ?? {}, language),
      }),
      onRestore: () => openStep(index),
      onDiscard: () => latest.current.startOver(),
    })
  }, [template, language, t])
}

/** From here on the paper has its place beside the form. */
const WIDE = '(min-width: 1280px)'
const follow = (change: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}
const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  )
