// The landing page's copy, from the content folder, the banner of home, the texts that administrators put in place of both, and the wishes for a plan.
// Owns those texts and what was wished; takes no payment, and changes nothing of an account.
export type { CopyMoving, MovedText } from './moving.ts'
export { registerLanding } from './routes.ts'
export { createLanding, type Landing } from './service.ts'
export { planWishes } from './wished.ts'
