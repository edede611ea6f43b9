// One of the nine statistics calls.
import type { z } from 'zod'
import { acknowledgedSchema } from '../../envelope.ts'
import { STATISTICS, type StatisticsKind } from '../../statistics.ts'
import { callsOf } from '../call.ts'

const call = callsOf('statistics')

export const record = <const Kind extends StatisticsKind>(kind: Kind, summary: string) =>
  call({
    method: 'POST',
    path: `/api/admin/stats/${kind}`,
    summary,
    may: 'statistics.record',
    limit: { name: 'statistics', per: 'voice', early: true },
    body: STATISTICS[kind] as (typeof STATISTICS)[Kind] & z.ZodType,
    answer: acknowledgedSchema,
  })
