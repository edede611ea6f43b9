// The filters as one form: on phones it stands in a sheet and says how many guides a choice leaves; without JavaScript it is an
// ordinary form that leads to the results.

import { ORGANISATION_TYPES } from '@menged/contracts/categories'
import { pathTo } from '@menged/contracts/path-to'
import type { Language } from '@menged/ethiopia/languages'
import { type FormEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { AddressFields } from '../../page/address-fields.tsx'
import { useAddressFor } from '../../page/link.tsx'
import { useT } from '../../words/language.tsx'
import { askedValues, chosen, dividing, type SearchAsk, type SearchCounts, searchPath, WRITTEN } from './address.ts'
import { ClearFilters, languageOfName, useFilterNames } from './filters.tsx'

type Choice = { value: string; label: string; lang?: Language | undefined; count: number }
type FilterFormProps = {
  ask: SearchAsk
  counts: SearchCounts
  total: number
  /** Counts what is chosen, and goes where it leads without loading the page. */
  live?: boolean
}

export function FilterForm({ ask, counts, total, live = false }: FilterFormProps) {
  const t = useT()
  const addressFor = useAddressFor()
  const [{ type, written }, choose] = useState(ask)
  const names = useFilterNames()
  const navigate = useNavigate()
  const shown = dividing(ask, counts, total)
  const kept = askedValues({ ...ask, type: null, written: null, page: 1 })
  const all = { value: '', label: t('search.any'), count: counts.together['.'] ?? 0 }
  const follow = (event: FormEvent<HTMLFormElement>) => choose({ ...ask, ...chosen(new FormData(event.currentTarget)) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(addressFor(searchPath(ask, chosen(new FormData(event.currentTarget)))))
  }
  return (
    <Form
      discover="none"
      className="filter-form"
      method="get"
      action={pathTo('search')}
      {...(live ? { onChange: follow, onSubmit: submit } : {})}
    >
      <AddressFields values={kept} />
      {shown.type ? (
        <Choices
          name="type"
          title={t('search.organisation')}
          value={ask.type ?? ''}
          choices={[all, ...ORGANISATION_TYPES.map((value) => ({ value, label: names[value], count: counts.type[value] ?? 0 }))]}
        />
      ) : null}
      {shown.written ? (
        <Choices
          name="written"
          title={t('nav.language')}
          value={ask.written ?? ''}
          choices={[
            all,
            ...WRITTEN.map((value) => ({
              value,
              label: names[value],
              count: counts.written[value] ?? 0,
              lang: languageOfName(value),
            })),
          ]}
        />
      ) : null}
      <div className="row filter-actions">
        <ClearFilters ask={ask} />
        <button type="submit" className="button primary grow">
          {live ? t('search.show', { count: counts.together[`${type ?? ''}.${written ?? ''}`] ?? 0 }) : t('search.showResults')}
        </button>
      </div>
    </Form>
  )
}

function Choices({ name, title, value, choices }: { name: string; title: string; value: string; choices: Choice[] }) {
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      {choices.map((each) => (
        <label key={each.value} className="check">
          <input type="radio" className="radio" name={name} value={each.value} defaultChecked={each.value === value} />
          <span className="grow" lang={each.lang}>
            {each.label}
          </span>
          <span className="small muted tabular">{each.count}</span>
        </label>
      ))}
    </fieldset>
  )
}
