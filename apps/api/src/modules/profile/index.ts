// The profile: what an account is shown of itself and may change. Keeps nothing of its own; gathers it from the modules that do.
export { registerProfile } from './routes.ts'
export { createProfile, type ProfileService } from './service.ts'
