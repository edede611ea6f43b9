// Begins a post, or opens the draft of one that readers see already.

import { createDraft, draftOrganisations, openDraft } from '@menged/contracts/calls/admin/publishing'
import { CATEGORIES, type Category } from '@menged/contracts/categories'
import { emptyDraft, emptyDraftGuide } from '@menged/contracts/publishing/empty'
import { textIn } from '@menged/ethiopia/text'
import { PencilLine } from 'lucide'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Submission, useSubmission } from '../../../dialogs/forms/submission.ts'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { useAddressFor } from '../../../page/link.tsx'
import { randomId } from '../../../page/random-id.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Choice } from '../../../ui/forms/choice.tsx'
import { Dialog } from '../../../ui/forms/dialog.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { submitted } from '../../../ui/forms/submitted.ts'
import { TroubleNote } from '../../../ui/forms/trouble-note.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { GuideSearch, titleIn } from '../../guide-search.tsx'
import { draftPath } from './post-rows.tsx'

export function NewPost({ onClose }: { onClose: () => void }) {
  const { language, t } = useLocale()
  const navigate = useNavigate()
  const addressFor = useAddressFor()
  const submission = useSubmission()
  const { submit } = submission
  /** Of this dialog: sent again because the answer was lost, it is still one draft. */
  const [id] = useState(() => randomId())
  const open = (draftId: string) => {
    onClose()
    void navigate(addressFor(draftPath(draftId)))
  }
  const begin = (form: FormData) => {
    const content = {
      ...emptyDraft(form.get('category') as Category),
      guide: form.get('kind') === 'guide' ? emptyDraftGuide() : null,
    }
    const organisation = String(form.get('organisation') ?? '') || null
    void submit(async () => open((await accountApi(language)(createDraft, { body: { id, content, organisation } })).data.id))
  }
  const change = (postId: string) =>
    void submit(async () => open((await accountApi(language)(openDraft, { params: { postId } })).data.id))
  return (
    <Dialog title={t('publishing.newPost')} closeLabel={t('common.close')} onClose={onClose} wide>
      <div className="stack gap-24">
        <BeginForm submission={submission} onSend={begin} />
        <ChangeGuide onChoose={change} />
      </div>
    </Dialog>
  )
}

function ChangeGuide({ onChoose }: { onChoose: (postId: string) => void }) {
  const { language, t } = useLocale()
  return (
    <div className="draft-or">
      <GuideSearch
        id="change-guide"
        label={t('publishing.changeGuide')}
        act={(guide) => (
          <button type="button" className="draft-found-row" onClick={() => onChoose(guide.id)}>
            <Icon of={PencilLine} size="small" />
            <span className="grow">{titleIn(guide, language)}</span>
          </button>
        )}
      />
    </div>
  )
}

function BeginForm({ submission: { busy, formError }, onSend }: { submission: Submission; onSend: (form: FormData) => void }) {
  const { t } = useLocale()
  return (
    <form className="stack gap-16" onSubmit={submitted(onSend)} noValidate>
      <TroubleNote text={formError()} />
      <KindOfPost />
      <div className="draft-two">
        <SelectField
          id="new-category"
          name="category"
          label={t('publishing.f_category')}
          options={CATEGORIES.map((each) => [each, t(`post.category_${each}`)] as const)}
        />
        <Organisation />
      </div>
      <div>
        <BusyButton className="button primary" busy={busy} label={t('publishing.begin')} busyLabel={t('publishing.oneMoment')} />
      </div>
    </form>
  )
}

function KindOfPost() {
  const { t } = useLocale()
  return (
    <fieldset className="stack gap-4">
      <legend className="legend">{t('publishing.kindOfPost')}</legend>
      {(['guide', 'post'] as const).map((kind) => (
        <Choice key={kind} look="radio" name="kind" value={kind} defaultChecked={kind === 'guide'}>
          {t(`publishing.new_${kind}`)}
        </Choice>
      ))}
    </fieldset>
  )
}

/** A company has one: then there is nothing to choose. */
function Organisation() {
  const { language, t } = useLocale()
  const { data } = useLoaded(async () => (await accountApi(language)(draftOrganisations)).data)
  const options = (data ?? []).map(({ id, name }) => [id, textIn(name, language)] as const)
  return (
    <SelectField
      key={options.length}
      id="new-organisation"
      name="organisation"
      label={t('publishing.f_organisation')}
      options={options.length === 1 ? options : [['', t('publishing.noOrganisation')], ...options]}
    />
  )
}
