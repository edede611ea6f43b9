// The first screen of the admin area: what is due today over all rooms; then, for readers of statistics, what was read, searched and done in the last
// days. Who decides about nothing here is led to where to write.
import { overview, overviewFile } from '@menged/contracts/calls/admin/overview'
import { OVERVIEW_DAYS, type OverviewDays } from '@menged/contracts/overview/lists'
import { may } from '@menged/contracts/permissions'
import { addisDate, formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { Download } from 'lucide'
import { useLocation } from 'react-router'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { serverNow } from '../../page/deferred/server-time.ts'
import { type Loaded, useLoaded } from '../../page/deferred/use-loaded.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { useFile } from '../../session/account/use-file.ts'
import { useSession } from '../../session/session.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { screensOf } from '../screens.ts'
import { CategoryChart } from './category-chart.tsx'
import { DueList } from './due-list.tsx'
import { Health } from './health.tsx'
import { Numbers } from './numbers.tsx'
import type { OverviewData } from './overview-data.ts'
import { Searches } from './searches.tsx'
import { SignupPath } from './signup-path.tsx'
import { Welcome } from './welcome.tsx'

export default function Overview() {
  const { language, t } = useLocale()
  const role = useSession(({ userData }) => userData?.role ?? null)
  const params = new URLSearchParams(useLocation().search)
  if (role === null) return null
  const days = OVERVIEW_DAYS.find((each) => String(each) === params.get('days')) ?? 14
  const keeps = may(role, 'content.keep')
  return (
    <>
      <AdminHead
        title={t('admin.overview')}
        text={keeps ? t('overview.dueOn', { date: formatDate(addisDate(serverNow()), language) }) : t('admin.welcome')}
      />
      {keeps ? <DueList /> : null}
      {may(role, 'statistics.read') ? <Figures key={days} days={days} /> : <Welcome screens={screensOf(role)} />}
    </>
  )
}

function Figures({ days }: { days: OverviewDays }) {
  const { language } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(overview, { query: { days } })).data)
  return (
    <>
      <FiguresHead days={days} loaded={loaded} />
      <LoadedFrame loaded={loaded}>
        {(data) => (
          <>
            <Numbers data={data} />
            <div className="overview-row">
              <CategoryChart data={data} />
              <Searches searches={data.searches} />
            </div>
            <div className="overview-pair">
              <SignupPath signup={data.signup} />
              <Health health={data.health} posts={data.waiting.posts} />
            </div>
          </>
        )}
      </LoadedFrame>
    </>
  )
}

function FiguresHead({ days, loaded: { data } }: { days: OverviewDays; loaded: Loaded<OverviewData> }) {
  const { language, t } = useLocale()
  const { busy, failed, take } = useFile()
  const dayOf = (day: string | undefined) => (day ? formatDate(parseIsoDate(day), language) : '')
  const range = data ? t('overview.range', { from: dayOf(data.days[0]), until: dayOf(data.days.at(-1)), days }) : '\u00a0'
  return (
    <>
      <div className="overview-figures">
        <div>
          <h2>{t('overview.figures')}</h2>
          <p className="small muted">{range}</p>
          <p className="small muted">{t('overview.withoutSamples')}</p>
        </div>
        <div className="admin-tools">
          <Lengths days={days} />
          <button
            type="button"
            className="button outline"
            aria-disabled={busy}
            onClick={() => take(overviewFile, { query: { days: String(days) }, language, name: 'menged-overview.csv' })}
          >
            <Icon of={Download} size="small" />
            <span>{t('overview.export')}</span>
          </button>
        </div>
      </div>
      <TroubleNote text={failed ? t('error.wentWrong') : null} />
    </>
  )
}

function Lengths({ days }: { days: OverviewDays }) {
  const t = useT()
  return (
    <nav className="segments" aria-label={t('overview.period')}>
      {OVERVIEW_DAYS.map((each) => (
        <Link
          key={each}
          to={`?days=${each}`}
          preventScrollReset
          className={each === days ? 'active' : undefined}
          aria-current={each === days ? 'true' : undefined}
        >
          {t('overview.days', { count: each })}
        </Link>
      ))}
    </nav>
  )
}
