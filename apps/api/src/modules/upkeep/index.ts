// Keeping content true: the work lists of editors over posts, drafts, reports and wishes. Changes nothing of them by itself.
export { createLinkDesk } from './links.ts'
export { registerUpkeep } from './routes.ts'
export { createUpkeep, type Upkeep } from './service.ts'
