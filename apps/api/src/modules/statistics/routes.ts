// The calls that record what people do, and the one that reads the counts.
import * as errands from '@menged/contracts/calls/errands'
import * as calls from '@menged/contracts/calls/statistics'
import type { FastifyRequest } from 'fastify'
import { type Api, type Served, serve } from '../../platform/routes.ts'
import type { Statistics, Visitor } from './service.ts'

const success = true as const

type Recording = Exclude<(typeof calls)[keyof typeof calls], typeof calls.readStatistics> | (typeof errands)[keyof typeof errands]

export function registerStatistics(app: Api, statistics: Statistics): void {
  function record<Of extends Recording>(call: Of, work: (body: Served<Of>['body'], visitor: Visitor) => Promise<void>): void {
    serve(app, call as Recording, async (request) => {
      await work(request.body as Served<Of>['body'], visitorOf(request))
      return { success }
    })
  }
  record(errands.recordScroll, () => statistics.bare('guday-scroll'))
  record(calls.recordView, ({ postId }, visitor) => statistics.detailView(postId, visitor))
  record(errands.recordContact, () => statistics.bare('contact-count'))
  record(calls.recordShare, ({ postId }) => statistics.share(postId))
  record(errands.recordPhoneCall, ({ gudayId }) => statistics.call(gudayId))
  record(errands.recordSector, ({ value }) => statistics.sector(value))
  record(errands.recordSearch, ({ searchValue, isFound }) => statistics.search(searchValue, isFound))
  record(errands.recordFilter, ({ filterValue }) => statistics.filter(filterValue))
  record(calls.recordSignupPath, ({ route, path }) => statistics.signupPath(route, path))
  serve(app, calls.readStatistics, async ({ query }) => ({ success, data: await statistics.read(query) }))
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
