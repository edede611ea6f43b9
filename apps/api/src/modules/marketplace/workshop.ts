// The workers' side of the marketplace: joining it, and everything that is a worker's own.
import type { WorkerData } from '@menged/contracts'
import { createJoining, type JoiningDependencies } from './joining.ts'
import { createOwnEarnings, createOwnPage, createOwnServices } from './own.ts'
import { presentEarning, presentOwn, presentOwnService } from './own-present.ts'
import { earningQueries, ownQueries, ownServiceQueries } from './own-queries.ts'

const MOST_EXPORTED = 100_000

export function createWorkshop(dependencies: JoiningDependencies) {
  const page = createOwnPage(dependencies)
  return {
    ...createJoining(dependencies),
    ...page,
    ...createOwnServices(dependencies, page),
    ...createOwnEarnings(dependencies, page),
    dataOf: (userId: string) => dataOf(dependencies, userId),
  }
}
/** Everything that a worker has written; null for an account of another kind. */
async function dataOf({ db }: JoiningDependencies, userId: string): Promise<WorkerData | null> {
  const row = await ownQueries(db).ofUser(userId)
  if (!row) return null
  const [services, earnings] = await Promise.all([
    ownServiceQueries(db).all(row.id),
    earningQueries(db).list(row.id, '0001-01-01', '9999-12-31', MOST_EXPORTED),
  ])
  return { page: presentOwn(row), services: services.map(presentOwnService), earnings: earnings.map(presentEarning) }
}

export type Workshop = ReturnType<typeof createWorkshop>
