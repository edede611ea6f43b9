// Papers by which workers prove who they are. Owns them encrypted and only until somebody has decided; shows them to administrators and to nobody
// else, not even to the worker who handed them in.
export { registerPapers, registerPaperUploads } from './routes.ts'
export { createPapers, type Papers } from './service.ts'
