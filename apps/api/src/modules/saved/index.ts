// Saved posts: what people keep to read again. Only personal accounts keep posts; a change of a saved post is reported once to everybody who saved it.
export { registerSaved } from './routes.ts'
export { createSaved, type Saved } from './service.ts'
