// The numbers of each day as a file of comma-separated values.
import { CATEGORIES, type Language } from '@menged/contracts'
import { formatDate, parseIsoDate } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import { writeCsv } from '../../platform/csv.ts'
import { asCounts, ofKind, seriesOf } from './present.ts'
import type { OverviewDaysRead } from './service.ts'

export function tableOf({ days, totals, views }: OverviewDaysRead, language: Language): string {
  const t = translateIn(language)
  const of = (kind: string, outcome?: string): number[] => seriesOf(days, ofKind(totals, kind, outcome))
  const columns: [string, number[]][] = [
    [t('overview.views'), seriesOf(days, asCounts(views))],
    ...CATEGORIES.map((category): [string, number[]] => [
      t('overview.fileViewsOf', { category: t(`post.tag_${category}`) }),
      seriesOf(days, asCounts(views.filter((each) => each.category === category))),
    ]),
    [t('overview.contacts'), of('contact-count')],
    [t('overview.shares'), of('share-count')],
    [t('overview.calls'), of('call-count')],
    [t('overview.fileFound'), of('post-search', 'found')],
    [t('overview.fileMissing'), of('post-search', 'missing')],
    [t('overview.fileServicesFound'), of('guday-search-value', 'found')],
    [t('overview.fileServicesMissing'), of('guday-search-value', 'missing')],
    [t('overview.fileFilters'), of('guday-filter-value')],
    [t('overview.fileSectors'), of('sector-category-count')],
    [t('overview.fileScrolls'), of('guday-scroll')],
    [t('overview.fileSignups'), of('signup-path-tracker')],
    [t('overview.fileSubmitted'), of('signup-path-tracker', 'submitted')],
  ]
  const head = [t('overview.fileDay'), t('overview.fileDate'), ...columns.map(([name]) => name)]
  const rows = days.map((day, place) => [
    day,
    formatDate(parseIsoDate(day), language),
    ...columns.map(([, series]) => String(series[place] ?? 0)),
  ])
  return writeCsv([head, ...rows])
}
