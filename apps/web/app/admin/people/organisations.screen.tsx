// Organisations: the companies that want to write for one, and the names that every page shows.
import { companies as companiesCall, organisations as organisationsCall } from '@menged/contracts/calls/admin/organisations'
import type { Company, ManagedOrganisation } from '@menged/contracts/organisations'
import { Building2, CircleCheck } from 'lucide'
import { useState } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { AdminTable } from '../../ui/admin/admin-table.tsx'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { ListPager } from '../list-pager.tsx'
import { ListSearch } from '../list-search.tsx'
import { useScreenQuery } from '../screen-query.ts'
import { CompanyCard } from './company-card.tsx'
import { OrganisationDialog } from './organisation-dialog.tsx'

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
  const [edited, setEdited] = useState<ManagedOrganisation | null>(null)
  const loaded = useLoaded(async () => {
    const filters = Object.fromEntries(['q', 'page'].map((name) => [name, query.read(name)]).filter(([, value]) => value))
    return await accountApi(language)(organisationsCall, { query: filters })
  }, query.key)
  const put = (next: ManagedOrganisation) =>
    loaded.set((before) => ({ ...before, data: before.data.map((each) => (each._id === next._id ? next : each)) }))
  return (
    <LoadedFrame loaded={loaded}>
      {({ data, currentPage, totalPages, totalItems }) => (
        <section className="card" aria-labelledby="organisations-title">
          <div className="admin-card-head">
            <h2 id="organisations-title" aria-live="polite">
              {t('people.organisationCount', { count: totalItems })}
            </h2>
            <ListSearch query={query} label={t('people.searchName')} />
          </div>
          {data.length === 0 ? (
            <Empty icon={Building2} title={t('people.noOrganisation')} />
          ) : (
            <Rows rows={data} onEdit={setEdited} />
          )}
          <ListPager current={currentPage} total={totalPages} query={query} />
          {edited ? <OrganisationDialog organisation={edited} onDone={put} onClose={() => setEdited(null)} /> : null}
        </section>
      )}
    </LoadedFrame>
  )
}

function Rows({ rows, onEdit }: { rows: readonly ManagedOrganisation[]; onEdit: (organisation: ManagedOrganisation) => void }) {
  const t = useT()
  return (
    <AdminTable
      columns={[t('people.organisation'), t('people.type'), t('people.posts'), t('people.writers')]}
      actions={t('people.edit')}
    >
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
              <RowButton words={t('people.edit')} of={row.nameEn} onClick={() => onEdit(row)} />
            </div>
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}
