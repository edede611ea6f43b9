// What the operator changes while the portal runs, in place of values of the environment. Owns the changed values; secrets and addresses of
// machines stay in the environment.
export { registerSettings } from './routes.ts'
export { createSettings, type Settings } from './service.ts'
