// Messages to browsers that subscribed. Connects to the push services that the operator names, follows no redirect of
// theirs, and gives a message to the person only that the browser belongs to. A browser without an account hears broadcasts.
export { registerPush } from './routes.ts'
export { createPush, type Push } from './service.ts'
