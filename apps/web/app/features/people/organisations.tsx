// Organisations: the companies that want to write for one, and the names that every page shows.
import { companies as companiesCall, organisations as organisationsCall } from '@menged/contracts/calls/organisations'
import type { Company, KeptOrganisation } from '@menged/contracts/organisations'
import { Building2, CircleCheck, Search } from 'lucide'
import { type FormEvent, useState } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { CompanyCard } from './company-card.tsx'
import { OrganisationDialog } from './organisation-dialog.tsx'
import { PeoplePager } from './people-pager.tsx'
import { useScreenQuery } from './screen-query.ts'

export default function Organisations() {
  const { language, t } = useLocale()
  const waiting = useLoaded(async () => (await accountApi(language)(companiesCall)).data)
  const [decided, setDecided] = useState(0)
  const remove = ({ _id }: Company) => {
    waiting.set((before) => before.filter((each) => each._id !== _id))
    setDecided((count) => count + 1)
  }
  return (
    <>
      <AdminHead title={t('people.organisations')} text={t('people.organisationsText')} />
      <LoadedFrame loaded={waiting}>
        {(rows) => (
          <section className="card" aria-labelledby="companies-title">
            <div className="admin-card-head">
              <h2 id="companies-title">
                {t('people.companiesWait')} {rows.length > 0 ? <span className="count urgent">{rows.length}</span> : null}
              </h2>
            </div>
            {rows.length === 0 ? <Empty icon={CircleCheck} title={t('people.noCompany')} /> : null}
            <ul className="people-companies">
              {rows.map((company) => (
                <CompanyCard key={company._id} company={company} onDone={() => remove(company)} />
              ))}
            </ul>
          </section>
        )}
      </LoadedFrame>
      <OrganisationList key={decided} />
    </>
  )
}

function OrganisationList() {
  const { language, t } = useLocale()
  const query = useScreenQuery()
  const [edited, setEdited] = useState<KeptOrganisation | null>(null)
  const loaded = useLoaded(async () => {
    const asked = Object.fromEntries(['q', 'page'].map((name) => [name, query.read(name)]).filter(([, value]) => value))
    return await accountApi(language)(organisationsCall, { query: asked })
  }, query.key)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    query.write({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() })
  }
  const put = (next: KeptOrganisation) =>
    loaded.set((before) => ({ ...before, data: before.data.map((each) => (each._id === next._id ? next : each)) }))
  return (
    <LoadedFrame loaded={loaded}>
      {({ data, currentPage, totalPages, totalItems }) => (
        <section className="card" aria-labelledby="organisations-title">
          <div className="admin-card-head">
            <h2 id="organisations-title" aria-live="polite">
              {t('people.organisationCount', { count: totalItems })}
            </h2>
            <form key={query.read('q')} className="people-search" onSubmit={search}>
              <Icon of={Search} size="small" />
              <input
                className="input"
                type="search"
                name="q"
                maxLength={100}
                aria-label={t('people.searchName')}
                placeholder={t('people.searchName')}
                defaultValue={query.read('q')}
              />
            </form>
          </div>
          {data.length === 0 ? (
            <Empty icon={Building2} title={t('people.noOrganisation')} />
          ) : (
            <Rows rows={data} onEdit={setEdited} />
          )}
          <PeoplePager current={currentPage} total={totalPages} query={query} />
          {edited ? <OrganisationDialog organisation={edited} onDone={put} onClose={() => setEdited(null)} /> : null}
        </section>
      )}
    </LoadedFrame>
  )
}

function Rows({ rows, onEdit }: { rows: readonly KeptOrganisation[]; onEdit: (organisation: KeptOrganisation) => void }) {
  const t = useT()
  return (
    <table className="table admin-table">
      <thead>
        <tr>
          <th scope="col">{t('people.organisation')}</th>
          <th scope="col">{t('people.type')}</th>
          <th scope="col">{t('people.posts')}</th>
          <th scope="col">{t('people.writers')}</th>
          <th scope="col">
            <span className="sr-only">{t('people.edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <td>
              <p className="strong" lang="en">
                {row.nameEn}
              </p>
              <p lang="am">{row.nameAm}</p>
              {row.website ? (
                <a className="link small ltr" href={row.website} target="_blank" rel="noreferrer noopener">
                  {row.website.replace(/^https?:\/\//, '')}
                </a>
              ) : null}
            </td>
            <td data-label={t('people.type')}>{t(`people.type_${row.type}`)}</td>
            <td data-label={t('people.posts')} className="tabular">
              {row.posts}
            </td>
            <td data-label={t('people.writers')} className="tabular">
              {row.companies}
            </td>
            <td>
              <div className="admin-actions">
                <button
                  type="button"
                  className="button outline small"
                  aria-label={`${t('people.edit')}: ${row.nameEn}`}
                  onClick={() => onEdit(row)}
                >
                  {t('people.edit')}
                </button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
