// What the SQL of other modules may read of wishes for a plan, as a part of a query.
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { planRequests } from './tables.ts'

export const planWishes = new QueryBuilder()
  .select({
    id: planRequests.id,
    userId: planRequests.userId,
    plan: planRequests.plan,
    period: planRequests.period,
    language: planRequests.language,
    createdAt: planRequests.createdAt,
  })
  .from(planRequests)
  .as('plan_wishes')
