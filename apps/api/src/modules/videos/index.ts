// Videos about the subjects of the guides: a list that administrators keep, and the address of the operator's feed. Holds no film: each lies
// with its provider, and nothing of a provider is fetched before a reader has tapped.
export { registerVideos } from './routes.ts'
export { createVideos, type Videos } from './service.ts'
