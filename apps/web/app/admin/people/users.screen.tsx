// Everybody who has an account: found by name, address, role and state; one of them is a screen of its own.

import { people } from '@menged/contracts/calls/admin/people'
import type { PersonRow } from '@menged/contracts/people'
import { PERSON_STATES } from '@menged/contracts/people/lists'
import { ROLES } from '@menged/contracts/permissions'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { Users as UsersIcon } from 'lucide'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { AdminTable } from '../../ui/admin/admin-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { ListPager } from '../list-pager.tsx'
import { ListSearch } from '../list-search.tsx'
import { type ScreenQuery, useScreenQuery } from '../screen-query.ts'
import { adminPath } from '../screens.ts'
import { PersonView } from './person.tsx'
import { StateTag } from './person-tags.tsx'

const ACCOUNT_ROLES = ROLES.filter((role) => role !== 'guest')

export default function Users({ id }: { id: string | null }) {
  return id === null ? <UserList /> : <PersonView id={id} />
}

function UserList() {
  const { language, t } = useLocale()
  const query = useScreenQuery()
  const loaded = useLoaded(async () => {
    const filters = Object.fromEntries(
      ['q', 'role', 'state', 'page'].map((name) => [name, query.read(name)]).filter(([, value]) => value),
    )
    return await accountApi(language)(people, { query: filters })
  }, query.key)
  return (
    <>
      <AdminHead title={t('people.users')} text={t('people.usersText')}>
        <Filters query={query} />
      </AdminHead>
      <LoadedFrame loaded={loaded}>
        {({ data, totalItems, totalPages, currentPage }) => (
          <div className="card" aria-busy={loaded.data === null}>
            <div className="admin-card-head">
              <h2 aria-live="polite">{t('people.found', { count: totalItems })}</h2>
            </div>
            {data.length === 0 ? <Empty icon={UsersIcon} title={t('people.nobody')} /> : <UserTable rows={data} />}
            <ListPager current={currentPage} total={totalPages} query={query} />
          </div>
        )}
      </LoadedFrame>
    </>
  )
}

function Filters({ query }: { query: ScreenQuery }) {
  const t = useT()
  return (
    <>
      <ListSearch query={query} label={t('people.search')} />
      <FilterSelect
        label={t('people.role')}
        value={query.read('role')}
        options={[['', t('people.everyRole')], ...ACCOUNT_ROLES.map((role) => [role, t(`people.role_${role}`)] as const)]}
        onChange={(role) => query.write({ role })}
      />
      <FilterSelect
        label={t('people.state')}
        value={query.read('state')}
        options={[['', t('people.everyState')], ...PERSON_STATES.map((state) => [state, t(`people.state_${state}`)] as const)]}
        onChange={(state) => query.write({ state })}
      />
    </>
  )
}

function UserTable({ rows }: { rows: readonly PersonRow[] }) {
  const { language, t } = useLocale()
  return (
    <AdminTable columns={[t('people.person'), t('people.role'), t('people.state'), t('people.since')]}>
      {rows.map((row) => (
        <tr key={row._id}>
          <td>
            <Link className="strong people-name" to={adminPath('users', row._id)}>
              {row.name}
            </Link>
            <p className="small muted ltr people-email">{row.email}</p>
          </td>
          <td data-label={t('people.role')}>{t(`people.role_${row.role}`)}</td>
          <td data-label={t('people.state')}>
            <StateTag row={row} />
          </td>
          <td data-label={t('people.since')}>{formatDate(addisDate(row.createdAt), language)}</td>
        </tr>
      ))}
    </AdminTable>
  )
}
