// A text in both languages, with how it will read and what ships.

import { changeCopy } from '@menged/contracts/calls/admin/copy'
import type { CopyText } from '@menged/contracts/copy'
import { LONGEST_COPY } from '@menged/contracts/copy/lists'
import { WRITTEN, type Written } from '@menged/ethiopia/languages'
import { inEach, textIn } from '@menged/ethiopia/text'
import { useState } from 'react'
import { FormDialog } from '../../dialogs/forms/form-dialog.tsx'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { TextArea } from '../../ui/forms/field.tsx'
import { useLocale, useT } from '../../words/language.tsx'

type Props = { text: CopyText; onDone: (text: CopyText) => void; onClose: () => void }

export function CopyDialog({ text: { place, key, shipped, own, changedAt }, onDone, onClose }: Props) {
  const { language, t } = useLocale()
  const [typed, setTyped] = useState(own ?? shipped)
  const submission = useSubmission()
  const { submit, setTrouble, errorOf } = submission
  const save = async () => {
    const wanted = inEach((each) => typed[each].trim())
    const missing = WRITTEN.find((each) => wanted[each] === '')
    if (missing) return setTrouble({ field: missing, text: t('account.required') })
    const input = { params: { place, key }, body: { ...wanted, was: changedAt } }
    if (!(await submit(async () => onDone((await accountApi(language)(changeCopy, input)).data)))) return
    void toastSuccess(t('copy.saved'), { id: 'copy' })
    onClose()
  }
  const field = (each: Written) => (
    <TextArea
      key={each}
      id={`copy-${each}`}
      name={each}
      lang={each}
      label={t(`copy.in_${each}`)}
      rows={place === 'banner' ? 2 : 4}
      maxLength={LONGEST_COPY[place]}
      value={typed[each]}
      onChange={(event) => setTyped((before) => ({ ...before, [each]: event.target.value.replace(/\s*\n\s*/g, ' ') }))}
      error={errorOf(each)}
    />
  )
  return (
    <FormDialog
      title={t('copy.changeText')}
      wide
      submission={submission}
      fields={[...WRITTEN]}
      onSend={save}
      onClose={onClose}
      button={t('copy.save')}
    >
      {WRITTEN.map(field)}
      <Preview place={place} part={key.split('.').at(-1) ?? ''} typed={typed} />
      {own ? (
        <p className="small muted">
          {t('copy.shipped')}: <span lang={language}>{textIn(shipped, language)}</span>
        </p>
      ) : null}
    </FormDialog>
  )
}

type PreviewProps = { place: CopyText['place']; part: string; typed: CopyText['shipped'] }

/** In the letters of the page: a heading, a button, or a line of text. */
function Preview({ place, part, typed }: PreviewProps) {
  const t = useT()
  const look = part === 'title' ? 'heading' : part === 'over' ? 'overline' : part === 'button' ? 'button gold' : ''
  return (
    <div className={`copy-preview ${place === 'banner' ? 'copy-panel' : ''}`}>
      <p className="tiny copy-preview-name">{t('copy.preview')}</p>
      {WRITTEN.map((each) => (
        <p key={each} lang={each} dir="auto">
          <span className={look === 'heading' ? 'copy-heading' : look}>{typed[each]}</span>
        </p>
      ))}
    </div>
  )
}
