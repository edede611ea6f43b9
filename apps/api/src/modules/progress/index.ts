// How far people are with guides: papers collected, steps done, and what the steps said then. Each person has at most fifty guides here; what several devices
// save is united, and nothing is kept of a guide that is not published.
export { presentProgress } from './present.ts'
export { registerProgress } from './routes.ts'
export { createProgress, type ProgressService } from './service.ts'
