// Gig workers and what clients say of them. Nobody can buy a place in the list; a name, a count or a badge that no row stands for is never shown.
export type { HeldWorkers } from './held-workers.ts'
export { registerMarketplace } from './routes.ts'
export { seedWorkers, workersFileSchema } from './seed.ts'
export { createMarketplace, type Marketplace } from './service.ts'
