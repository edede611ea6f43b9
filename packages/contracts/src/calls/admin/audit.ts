// The log of privileged acts, for administrators.
import { z } from 'zod'
import { auditAnswer, auditFileQuerySchema, auditQuerySchema } from '../../audit.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('audit')
const may = 'audit.read'

export const auditLog = call({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Events, the newest first; `before` is the id that the last page ended with',
  may,
  query: auditQuerySchema,
  answer: auditAnswer,
})

export const auditFile = call({
  method: 'GET',
  path: '/api/admin/audit/file',
  summary: 'The newest ten thousand of these events as a table (CSV)',
  may,
  limit: perAccount('documents'),
  query: auditFileQuerySchema,
  answer: z.any().describe('text/csv'),
})
