// What readers asked the assistant without a good answer: alike questions together, each settled by the guide that answers it.
import { createDraft } from '@menged/contracts/calls/admin/publishing'
import { readerQuestions, reopenQuestions, settleQuestions } from '@menged/contracts/calls/admin/questions'
import { emptyDraft, emptyDraftGuide } from '@menged/contracts/publishing/empty'
import type { QuestionGroup } from '@menged/contracts/questions'
import { MOST_SETTLED } from '@menged/contracts/questions/lists'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { writtenFor } from '@menged/ethiopia/languages'
import { MessageCircleQuestion, Plus } from 'lucide'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { onConflict } from '../../dialogs/forms/on-conflict.ts'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { useAddressFor } from '../../page/link.tsx'
import { randomId } from '../../page/random-id.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { Fold } from '../../ui/admin/fold.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { GuideSearch, titleIn } from '../guide-search.tsx'
import { adminPath } from '../screens.ts'
import { useUndoToast } from '../use-undo-toast.tsx'
import { titleOf } from './guide-name.tsx'
import type { ListProps } from './list-address.ts'
import { useList } from './use-list.ts'
import { WorkList } from './work-list.tsx'

export function QuestionList(props: ListProps) {
  const { address } = props
  const t = useT()
  const { loaded, done } = useList((api) => api(readerQuestions, { query: { page: address.page } }), props)
  return (
    <WorkList
      title={t('upkeep.list_questions')}
      text={t('upkeep.questionsText')}
      loaded={loaded}
      address={address}
      columns={[t('upkeep.asked'), t('upkeep.times'), t('upkeep.lastAsked'), t('upkeep.decision')]}
      row={(group) => <QuestionRow key={group.questions[0]?._id} group={group} onDone={done} />}
      empty={{ icon: MessageCircleQuestion, title: t('upkeep.noQuestions'), text: t('upkeep.noQuestionsText') }}
    />
  )
}

type RowProps = { group: QuestionGroup; onDone: () => void }

function QuestionRow({ group: { questions, count, guides }, onDone }: RowProps) {
  const { language, t } = useLocale()
  const [first, ...others] = questions
  const { busy, error, settle, write } = useSettling(questions, onDone)
  const [isSearching, setSearching] = useState(false)
  if (!first) return null
  return (
    <tr>
      <td>
        <p className="strong" lang={first.language} dir="auto">
          {first.text}
        </p>
        {others.length > 0 ? <Others questions={others} /> : null}
        <p>
          <span className="tag gold">{t(`upkeep.trouble_${first.trouble}`)}</span>
        </p>
        <TroubleNote text={error} />
      </td>
      <td data-label={t('upkeep.times')} className="tabular">
        {count}
      </td>
      <td data-label={t('upkeep.lastAsked')}>{formatDate(addisDate(first.lastAt), language)}</td>
      <td>
        <fieldset className="upkeep-answers">
          <legend className="small muted">
            {t('upkeep.answeredBy')}
            <span className="sr-only">: {first.text}</span>
          </legend>
          {guides.map((guide) => {
            const { text, lang } = titleOf(guide, language)
            return (
              <button
                key={guide._id}
                type="button"
                className="button tinted small"
                aria-disabled={busy}
                lang={lang}
                onClick={() => settle(guide._id)}
              >
                {text}
              </button>
            )
          })}
          <span className="row gap-8 wraps">
            <button type="button" className="button outline small" aria-disabled={busy} onClick={() => setSearching(true)}>
              {t('upkeep.anotherGuide')}
            </button>
            <button type="button" className="button outline small" aria-disabled={busy} onClick={() => void write()}>
              {t('upkeep.writeGuide')}
            </button>
            <button type="button" className="button quiet small" aria-disabled={busy} onClick={() => settle(null)}>
              {t('upkeep.notOurs')}
            </button>
          </span>
        </fieldset>
        {isSearching ? <AnotherGuide onChoose={settle} onClose={() => setSearching(false)} /> : null}
      </td>
    </tr>
  )
}

function Others({ questions }: { questions: QuestionGroup['questions'] }) {
  const { t } = useLocale()
  return (
    <Fold head={<span className="small green strong">{t('upkeep.alike', { count: questions.length })}</span>}>
      <ul className="upkeep-alike">
        {questions.map(({ _id, text, language }) => (
          <li key={_id} className="small" lang={language} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function AnotherGuide({ onChoose, onClose }: { onChoose: (guide: string) => void; onClose: () => void }) {
  const { language, t } = useLocale()
  return (
    <Dialog title={t('upkeep.anotherGuide')} closeLabel={t('common.close')} onClose={onClose}>
      <GuideSearch
        id="upkeep-guide"
        label={t('upkeep.guideSearch')}
        act={(guide) => (
          <button
            type="button"
            className="draft-found-row"
            onClick={() => {
              onClose()
              onChoose(guide.id)
            }}
          >
            <Icon of={Plus} size="small" />
            <span className="grow">{titleIn(guide, language)}</span>
          </button>
        )}
      />
    </Dialog>
  )
}

function useSettling(questions: QuestionGroup['questions'], onDone: () => void) {
  const { language, t } = useLocale()
  const navigate = useNavigate()
  const addressFor = useAddressFor()
  const { busy, submit, formError } = useSubmission()
  const toastWithUndo = useUndoToast(onDone)
  /** Pressed again because the answer was lost, it is still one draft. */
  const [draftId] = useState(() => randomId())
  const settle = (guide: string | null) =>
    void submit(async () => {
      const body = { questions: questions.slice(0, MOST_SETTLED).map(({ _id }) => _id), guide }
      const { data } = await onConflict(accountApi(language)(settleQuestions, { body }), onDone)
      toastWithUndo(t(guide === null ? 'upkeep.isNotOurs' : 'upkeep.isLearnt'), () =>
        accountApi(language)(reopenQuestions, { body: { ...data, guide } }),
      )
      onDone()
    })
  const write = () =>
    submit(async () => {
      const [first] = questions
      const content = { ...emptyDraft('government'), guide: emptyDraftGuide() }
      if (first) content.title = { ...content.title, [writtenFor(first.language)]: first.text }
      const { data } = await accountApi(language)(createDraft, { body: { id: draftId, content, organisation: null } })
      void navigate(addressFor(adminPath('posts', data.id)))
    })
  return { busy, settle, write, error: formError() }
}
