// The workers' side of the marketplace: joining it, and everything that is a worker's own.
import { createJoining, type JoiningDependencies } from './joining.ts'
import { createOwnEarnings, createOwnPage, createOwnServices } from './own.ts'

export function createWorkshop(dependencies: JoiningDependencies) {
  const page = createOwnPage(dependencies)
  return {
    ...createJoining(dependencies),
    ...page,
    ...createOwnServices(dependencies, page),
    ...createOwnEarnings(dependencies, page),
  }
}
export type Workshop = ReturnType<typeof createWorkshop>
