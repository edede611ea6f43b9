// What was done, by whom and when: the events of security and the acts of the administration, to read and to take along. Nothing here can be changed.
import type { AuditEntry } from '@menged/contracts/audit'
import { auditFile, auditLog } from '@menged/contracts/calls/admin/audit'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { formatDayMinute } from '@menged/ethiopia/clock'
import { addisMinuteOfDay } from '@menged/ethiopia/instants'
import { Download, ScrollText, X } from 'lucide'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { useFile } from '../../session/account/use-file.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { AdminTable } from '../../ui/admin/admin-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { type ScreenQuery, useScreenQuery } from '../screen-query.ts'

const FILTERS = ['kind', 'account', 'from', 'to'] as const
const askedOf = (query: ScreenQuery, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, query.read(name)]).filter(([, value]) => value))

export default function AuditLog() {
  const { language, t } = useLocale()
  const query = useScreenQuery()
  const filters = askedOf(query, [...FILTERS, 'before'])
  const loaded = useLoaded(async () => (await accountApi(language)(auditLog, { query: filters })).data, query.key)
  const { busy, failed, take } = useFile()
  const takeFile = () => take(auditFile, { query: askedOf(query, FILTERS), language, name: 'menged-audit.csv' })
  return (
    <>
      <AdminHead title={t('people.audit')} text={t('people.auditText')}>
        <button type="button" className="button outline" aria-disabled={busy} onClick={takeFile}>
          <Icon of={Download} size="small" />
          <span>{t('people.csv')}</span>
        </button>
      </AdminHead>
      <TroubleNote text={failed ? t('error.wentWrong') : null} />
      <LoadedFrame loaded={loaded}>
        {({ events, kinds, next }) => (
          <div className="card">
            <Filters query={query} kinds={kinds} />
            {events.length === 0 ? (
              <Empty icon={ScrollText} title={t('people.noEvent')} />
            ) : (
              <Events events={events} query={query} />
            )}
            <Older next={next} query={query} />
          </div>
        )}
      </LoadedFrame>
    </>
  )
}

function Filters({ query, kinds }: { query: ScreenQuery; kinds: readonly { kind: string; what: string }[] }) {
  const t = useT()
  const change = (name: string) => (value: string) => query.write({ [name]: value, before: '' })
  return (
    <div className="people-filters">
      <FilterSelect
        label={t('people.event')}
        value={query.read('kind')}
        options={[['', t('people.everyEvent')], ...kinds.map(({ kind, what }) => [kind, what] as const)]}
        onChange={change('kind')}
      />
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="people-day">
          <span className="small muted">{t(`people.${name}`)}</span>
          <input className="input" type="date" value={query.read(name)} onChange={(event) => change(name)(event.target.value)} />
        </label>
      ))}
      {query.read('account') ? (
        <button type="button" className="button tinted" onClick={() => change('account')('')}>
          <span>{t('people.oneAccount')}</span>
          <Icon of={X} size="small" />
        </button>
      ) : null}
    </div>
  )
}

function Events({ events, query }: { events: readonly AuditEntry[]; query: ScreenQuery }) {
  const { language, t } = useLocale()
  const when = (at: string) => `${formatDate(addisDate(at), language)}, ${formatDayMinute(addisMinuteOfDay(at), language)}`
  return (
    <AdminTable columns={[t('people.event'), t('people.person'), t('people.doneBy'), t('people.when')]}>
      {events.map(({ id, at, what, detail, account, by }) => (
        <tr key={id}>
          <td>
            <p className="strong">{what}</p>
            {detail ? <p className="small muted">{detail}</p> : null}
          </td>
          <td data-label={t('people.person')}>
            <Who of={account} query={query} />
          </td>
          <td data-label={t('people.doneBy')}>
            <Who of={by} query={query} />
          </td>
          <td data-label={t('people.when')} className="tabular">
            {when(at)}
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}

/** Leads to what else there is about the same account. */
function Who({ of, query }: { of: AuditEntry['account']; query: ScreenQuery }) {
  const t = useT()
  if (!of) return <span className="muted">—</span>
  return (
    <Link className="link" to={query.linkTo({ account: of._id, before: '' })}>
      {of.name ?? t('people.gone')}
    </Link>
  )
}

function Older({ next, query }: { next: number | null; query: ScreenQuery }) {
  const t = useT()
  const isFirst = query.read('before') === ''
  if (next === null && isFirst) return null
  return (
    <nav className="row between wraps people-older" aria-label={t('common.pages')}>
      {isFirst ? (
        <span />
      ) : (
        <Link className="button outline" to={query.linkTo({ before: '' })}>
          {t('people.newest')}
        </Link>
      )}
      {next === null ? null : (
        <Link className="button outline" to={query.linkTo({ before: String(next) })}>
          {t('people.older')}
        </Link>
      )}
    </nav>
  )
}
