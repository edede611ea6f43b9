// The nine statistics calls: POST, open to everyone, without personal data. And the one that reads them.
import type { z } from 'zod'
import { acknowledgedSchema } from '../envelope.ts'
import { STATISTICS, type StatisticsKind, statisticsAnswer, statisticsQuerySchema } from '../statistics.ts'
import { callsOf } from './call.ts'

const call = callsOf('statistics')

const record = <const Kind extends StatisticsKind>(kind: Kind, summary: string) =>
  call({
    method: 'POST',
    path: `/api/admin/stats/${kind}`,
    summary,
    may: 'statistics.record',
    limit: { name: 'statistics', per: 'device', early: true },
    body: STATISTICS[kind] as (typeof STATISTICS)[Kind] & z.ZodType,
    answer: acknowledgedSchema,
  })

export const recordScroll = record('guday-scroll', 'The list of services was scrolled')
export const recordView = record('detail-view', 'A post was opened; counts once for each visitor and day')
export const recordContact = record('contact-count', 'Somebody was contacted')
export const recordShare = record('share-count', 'A post was shared')
export const recordPhoneCall = record('call-count', 'Somebody was called about a service')
export const recordSector = record('sector-category-count', 'A sector was chosen')
export const recordSearch = record('guday-search-value', 'Services were searched, with or without success')
export const recordFilter = record('guday-filter-value', 'Services were filtered')
export const recordSignupPath = record('signup-path-tracker', 'Which forms somebody saw on the way to an account')

export const readStatistics = call({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Counts of the last days: newest first, at most 10,000',
  may: 'statistics.read',
  query: statisticsQuerySchema,
  answer: statisticsAnswer,
})
