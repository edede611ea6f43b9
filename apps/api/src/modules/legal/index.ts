// The privacy policy and the terms of service, from the content folder. Open to everyone by law, so there is no policy.
export { registerLegal } from './routes.ts'
export { createLegal, type Legal } from './service.ts'
