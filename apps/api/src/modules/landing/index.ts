// The landing page's copy, from the content folder, and the wishes for a plan. Owns what was wished; takes no payment, and changes nothing of an account.
export { registerLanding } from './routes.ts'
export { createLanding, type Landing } from './service.ts'
export { planWishes } from './wished.ts'
