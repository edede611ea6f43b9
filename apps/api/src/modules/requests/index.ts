// Requests: what clients ask of workers, the steps of both sides, and the figures that follow. Refuses a step that does not fit what the other
// side has done meanwhile, and shows a request to nobody but its two sides: the worker, and the sender in the account or by a private link.
export { presentRequest } from './present.ts'
export { registerRequests } from './routes.ts'
export { createRequests, type Requests } from './service.ts'
