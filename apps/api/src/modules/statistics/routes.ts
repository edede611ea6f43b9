// The calls that record what people do, and the one that reads the counts.
import type { STATISTICS, StatisticsKind } from '@menged/contracts'
import { recordSignupPath } from '@menged/contracts/calls/account/signup'
import * as errands from '@menged/contracts/calls/market/errands'
import type { record } from '@menged/contracts/calls/read/record'
import * as calls from '@menged/contracts/calls/read/statistics'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import type { Statistics, Visitor } from './service.ts'

type Recording<Kind extends StatisticsKind> = {
  call: ReturnType<typeof record<Kind>>
  count: (body: z.output<(typeof STATISTICS)[Kind]>, visitor: Visitor) => Promise<void>
}

export function registerStatistics(app: Api, statistics: Statistics): void {
  const recordings: { [Kind in StatisticsKind]: Recording<Kind> } = {
    'guday-scroll': { call: errands.recordScroll, count: () => statistics.bare('guday-scroll') },
    'detail-view': { call: calls.recordView, count: ({ postId }, visitor) => statistics.detailView(postId, visitor) },
    'contact-count': { call: errands.recordContact, count: () => statistics.bare('contact-count') },
    'share-count': { call: calls.recordShare, count: ({ postId }) => statistics.share(postId) },
    'call-count': { call: errands.recordPhoneCall, count: ({ gudayId }) => statistics.call(gudayId) },
    'sector-category-count': { call: errands.recordSector, count: ({ value }) => statistics.sector(value) },
    'guday-search-value': {
      call: errands.recordSearch,
      count: ({ searchValue, isFound }) => statistics.search(searchValue, isFound),
    },
    'guday-filter-value': { call: errands.recordFilter, count: ({ filterValue }) => statistics.filter(filterValue) },
    'signup-path-tracker': { call: recordSignupPath, count: ({ route, path }) => statistics.signupPath(route, path) },
  }
  for (const { call, count } of Object.values(recordings)) {
    serve(app, call, async (request) => {
      await count(request.body as never, visitorOf(request))
      return done
    })
  }
  serve(app, calls.readStatistics, async ({ query }) => ok(await statistics.read(query)))
}

const visitorOf = ({
  device,
  newDevice,
  ip,
  headers,
}: Pick<FastifyRequest, 'device' | 'newDevice' | 'ip' | 'headers'>): Visitor => ({
  device,
  newDevice,
  ip,
  userAgent: headers['user-agent'] ?? '',
})
