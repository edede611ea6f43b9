// The nine statistics calls: POST, open to everyone, limited by device and address. And the one that reads them.
import {
  acknowledgedSchema,
  ENDPOINTS,
  STATISTICS,
  type StatisticsKind,
  statisticsAnswer,
  statisticsQuerySchema,
} from '@menged/contracts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { allow } from '../../platform/access.ts'
import type { Limits } from '../../platform/limits.ts'
import { type Api, answers, at, neverKept } from '../../platform/routes.ts'
import { mayReadStatistics, mayRecordStatistics } from './policy.ts'
import type { Statistics, Visitor } from './service.ts'

type Body<Kind extends StatisticsKind> = z.infer<(typeof STATISTICS)[Kind]>
type Recorders = { [Kind in StatisticsKind]: { summary: string; record(body: Body<Kind>, visitor: Visitor): Promise<void> } }

const recorders = (statistics: Statistics): Recorders => ({
  'guday-scroll': { summary: 'The list of services was scrolled', record: () => statistics.bare('guday-scroll') },
  'detail-view': {
    summary: 'A post was opened; counts once for each visitor and day',
    record: ({ postId }, visitor) => statistics.detailView(postId, visitor),
  },
  'contact-count': { summary: 'Somebody was contacted', record: () => statistics.bare('contact-count') },
  'share-count': { summary: 'A post was shared', record: ({ postId }) => statistics.share(postId) },
  'call-count': { summary: 'Somebody was called about a service', record: ({ gudayId }) => statistics.call(gudayId) },
  'sector-category-count': { summary: 'A sector was chosen', record: ({ value }) => statistics.sector(value) },
  'guday-search-value': {
    summary: 'Services were searched, with or without success',
    record: ({ searchValue, isFound }) => statistics.search(searchValue, isFound),
  },
  'guday-filter-value': { summary: 'Services were filtered', record: ({ filterValue }) => statistics.filter(filterValue) },
  'signup-path-tracker': {
    summary: 'Which forms somebody saw on the way to an account',
    record: ({ route, path }) => statistics.signupPath(route, path),
  },
})

export function registerStatistics(app: Api, { statistics, limits }: { statistics: Statistics; limits: Limits }): void {
  const recording = recorders(statistics)
  function register<Kind extends StatisticsKind>(kind: Kind): void {
    const { summary, record } = recording[kind]
    app.route({
      method: ENDPOINTS.statistics.method,
      url: `${ENDPOINTS.statistics.path}/${kind}`,
      schema: { tags: ['statistics'], summary, body: STATISTICS[kind], response: answers(acknowledgedSchema) },
      // Before the body is read: a flood of bad requests uses up the share as well.
      onRequest: [allow(mayRecordStatistics), (request) => limits.check('statistics', request)],
      handler: async (request) => {
        await record(request.body as Body<Kind>, visitorOf(request))
        return { success: true as const }
      },
    })
  }
  for (const kind of Object.keys(recording) as StatisticsKind[]) register(kind)
  app.route({
    ...at(ENDPOINTS.readStatistics),
    schema: {
      tags: ['statistics'],
      summary: 'Counts of the last days: newest first, at most 10,000',
      querystring: statisticsQuerySchema,
      response: answers(statisticsAnswer),
    },
    onRequest: [allow(mayReadStatistics), neverKept],
    handler: async ({ query }) => ({ success: true as const, data: await statistics.read(query) }),
  })
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
