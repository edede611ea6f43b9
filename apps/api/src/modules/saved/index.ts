// Saved posts: what people keep to read again. Only personal accounts keep posts; a change of a kept post is told to its keepers once.
export { registerSaved } from './routes.ts'
export { createSaved, type Saved } from './service.ts'
