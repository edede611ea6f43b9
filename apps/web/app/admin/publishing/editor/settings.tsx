// What a post belongs to: category, organisation, address, and when it is looked at again.

import { draftOrganisations } from '@menged/contracts/calls/admin/publishing'
import { CATEGORIES } from '@menged/contracts/categories'
import { addisDate, formatDate, parseIsoDate, usesEthiopian } from '@menged/ethiopia/calendar'
import { textIn } from '@menged/ethiopia/text'
import { useState } from 'react'
import { useLoaded } from '../../../page/deferred/use-loaded.ts'
import { accountApi } from '../../../session/account/account-api.ts'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { useLocale, useT } from '../../../words/language.tsx'
import { fieldId } from '../field-names.ts'
import { useDraft, useEdits } from '../use-draft.ts'
import { useField } from './use-field.ts'

export function Settings() {
  const t = useT()
  const { value: category = 'government', set } = useField<string>('category')
  const mayWrite = useDraft(({ draft }) => draft.steps.includes('save'))
  return (
    <section className="card padded-small stack gap-16" aria-labelledby="draft-settings" inert={!mayWrite}>
      <h2 id="draft-settings" className="admin-title">
        {t('publishing.settings')}
      </h2>
      <SelectField
        id={fieldId('category')}
        label={t('publishing.f_category')}
        value={category}
        options={CATEGORIES.map((each) => [each, t(`post.category_${each}`)] as const)}
        onChange={(event) => set(event.target.value)}
      />
      <OrganisationField />
      <ReviewField />
      <AddressField />
    </section>
  )
}

/** Fixed for a company; editors may move a post. */
function OrganisationField() {
  const { language, t } = useLocale()
  const organisation = useDraft(({ draft }) => draft.organisation)
  const chosen = useDraft(({ written }) => written.organisation)
  const mayMove = useDraft(({ draft }) => draft.steps.includes('moveOrganisation'))
  const { write } = useEdits()
  const { data } = useLoaded(async () => (mayMove ? (await accountApi(language)(draftOrganisations)).data : []), String(mayMove))
  const none = t('publishing.noOrganisation')
  if (!mayMove) {
    return (
      <div className="field">
        <p className="draft-label">{t('publishing.f_organisation')}</p>
        <p>{organisation ? textIn(organisation.name, language) : none}</p>
      </div>
    )
  }
  const here = organisation ? [[organisation.id, textIn(organisation.name, language)] as const] : []
  const options = data ? data.map(({ id, name }) => [id, textIn(name, language)] as const) : here
  return (
    <SelectField
      id={fieldId('organisation')}
      label={t('publishing.f_organisation')}
      value={chosen ?? ''}
      options={[['', none], ...options]}
      onChange={(event) => write((before) => ({ ...before, organisation: event.target.value || null }))}
    />
  )
}

function ReviewField() {
  const { language, t } = useLocale()
  const nextReview = useDraft(({ written }) => written.nextReview)
  const { write } = useEdits()
  return (
    <TextField
      id={fieldId('nextReview')}
      type="date"
      label={t('publishing.f_nextReview')}
      hint={
        nextReview && usesEthiopian(language) ? formatDate(parseIsoDate(nextReview), language) : t('publishing.nextReviewHint')
      }
      value={nextReview ?? ''}
      min={new Date(Date.UTC(addisDate(new Date()).year, 0, 1)).toISOString().slice(0, 10)}
      onChange={(event) => write((before) => ({ ...before, nextReview: event.target.value || null }))}
    />
  )
}

const asAddress = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)

/** Chosen until the post has been published; then it stays. */
function AddressField() {
  const t = useT()
  const postId = useDraft(({ draft }) => draft.postId)
  const suggested = useDraft(({ draft }) => draft.suggestedId)
  const { value = '', set, error } = useField<string>('address')
  const [typed, setTyped] = useState(value)
  if (postId) {
    return (
      <div className="field">
        <p className="draft-label">{t('publishing.f_address')}</p>
        <p className="ltr small">/post/detail/{postId}</p>
      </div>
    )
  }
  const settle = () => {
    const address = asAddress(typed)
    const kept = address.length < 2 ? '' : address
    setTyped(kept)
    set(kept)
  }
  return (
    <TextField
      id={fieldId('address')}
      dir="ltr"
      label={t('publishing.f_address')}
      hint={t('publishing.addressHint', { address: suggested || '…' })}
      value={typed}
      error={error}
      maxLength={80}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
    />
  )
}
