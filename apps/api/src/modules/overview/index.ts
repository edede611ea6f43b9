// The overview of the admin area: what the counters of other modules add up to, beside the days before, and what waits. Owns no table, and never
// reads a counter of its own.
export { createDue } from './due.ts'
export { registerOverview } from './routes.ts'
export { createOverview, type Overview } from './service.ts'
