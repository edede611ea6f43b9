// What the SQL of other modules may read of wishes for a plan, as a part of a query.
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { pick } from '../../platform/database/columns.ts'
import { planRequests } from './tables.ts'

export const planWishes = new QueryBuilder()
  .select(pick(planRequests, 'id', 'userId', 'plan', 'period', 'language', 'createdAt'))
  .from(planRequests)
  .as('plan_wishes')
