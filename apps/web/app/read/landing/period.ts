// The period that an address names; annual until another is chosen.
import { PLAN_PERIODS, type PlanPeriod } from '@menged/contracts/landing/lists'

export function periodOf(url: string): PlanPeriod {
  const requested = new URL(url).searchParams.get('period')
  return PLAN_PERIODS.find((period) => period === requested) ?? 'annual'
}
