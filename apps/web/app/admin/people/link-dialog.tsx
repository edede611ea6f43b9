// For which organisation a company writes: one that is there, found by its name, or a new one.

import { organisations as organisationsCall } from '@menged/contracts/calls/admin/organisations'
import type { Company, CompanyChoice } from '@menged/contracts/organisations'
import { fromShortNames } from '@menged/contracts/wire-names'
import { textIn } from '@menged/ethiopia/text'
import { useState } from 'react'
import { FormDialog } from '../../dialogs/forms/form-dialog.tsx'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { Choice } from '../../ui/forms/choice.tsx'
import { useLocale } from '../../words/language.tsx'
import { OrganisationFields, organisationIn } from './organisation-fields.tsx'

type Props = { company: Company; decide: (body: CompanyChoice) => Promise<void>; onClose: () => void }
type Named = { _id: string; nameEn: string; nameAm: string }

const NEW = ''

export function LinkDialog({ company, decide, onClose }: Props) {
  const { t } = useLocale()
  const { q, setQ, offered } = useOffered(company)
  const [chosen, setChosen] = useState(company.like[0]?._id ?? NEW)
  const submission = useSubmission()
  const { submit, errorOf } = submission

  const send = async (form: FormData) => {
    const body: CompanyChoice =
      chosen === NEW ? { decision: 'add', organisation: organisationIn(form) } : { decision: 'link', organisationId: chosen }
    if (await submit(() => decide(body))) onClose()
  }
  return (
    <FormDialog
      title={t('people.verify')}
      submission={submission}
      fields={['nameEn', 'nameAm', 'website']}
      onSend={send}
      onClose={onClose}
      button={t('people.verify')}
      intro={<p className="soft">{t('people.verifyText', { name: company.nameEn })}</p>}
    >
      <SearchField q={q} onChange={setQ} />
      <Organisations offered={offered} chosen={chosen} onChoose={setChosen} />
      {chosen === NEW ? (
        <OrganisationFields
          id="company"
          values={{ type: company.type, nameEn: company.nameEn, nameAm: company.nameAm, website: '' }}
          errorOf={errorOf}
        />
      ) : null}
    </FormDialog>
  )
}

function SearchField({ q, onChange }: { q: string; onChange: (q: string) => void }) {
  const { t } = useLocale()
  return (
    <input
      className="input"
      type="search"
      maxLength={100}
      aria-label={t('people.searchName')}
      placeholder={t('people.searchName')}
      value={q}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function useOffered(company: Company) {
  const { language } = useLocale()
  const [q, setQ] = useState('')
  const found = useLoaded(async () => (q.trim() ? (await accountApi(language)(organisationsCall, { query: { q } })).data : []), q)
  const offered = [
    ...company.like,
    ...(found.data ?? []).filter(({ _id }) => company.like.every((like) => like._id !== _id)),
  ].slice(0, 8)
  return { q, setQ, offered }
}

type OrganisationsProps = { offered: readonly Named[]; chosen: string; onChoose: (id: string) => void }

function Organisations({ offered, chosen, onChoose }: OrganisationsProps) {
  const { language, t } = useLocale()
  const choice = (id: string, words: string) => (
    <Choice key={id} look="checkbox round" name="organisation" checked={chosen === id} onChange={() => onChoose(id)}>
      {words}
    </Choice>
  )
  return (
    <fieldset className="stack gap-12">
      <legend className="legend">{t('people.organisation')}</legend>
      {offered.map((each) => choice(each._id, textIn(fromShortNames(each, 'name'), language)))}
      {choice(NEW, t('people.newOrganisation'))}
    </fieldset>
  )
}
