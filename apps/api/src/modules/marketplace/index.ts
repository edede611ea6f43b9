// Gig workers: who is listed, and what they say of themselves. Nobody can buy a place in the list; a name, a count or a badge that no row stands
// for is never shown, and nobody is listed before the address is confirmed.

export { checkWorker, heldWorker, touchWorker, workerOf, workersById } from './own-queries.ts'
export { registerWorkerUploads, registerWorkshop } from './own-routes.ts'
export {
  putTaskFigures,
  type RequestedWorker,
  requestedWorkers,
  serviceTitles,
  type TaskFigures,
  workerNames,
} from './requested-queries.ts'
export { registerMarketplace } from './routes.ts'
export { seedWorkers, workersFileSchema } from './seed.ts'
export { createMarketplace, type Marketplace } from './service.ts'
export type { WorkerCache } from './worker-cache.ts'
export { createWorkshop, type Workshop } from './workshop.ts'
