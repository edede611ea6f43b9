// Exchange rates by bank and day. Always says of which day they are, who has published them and whether they are only the shipped sample.
// Refuses rates that cannot be, holds those far from what is known until an administrator has decided, and never lets a source that fails
// take away what is there. Owns the alerts of accounts: one notification for each crossing.
export { presentAlert } from './present.ts'
export { registerExchange } from './routes.ts'
export { banksFileSchema, ratesFileSchema, seedBanks, seedRates } from './seed.ts'
export { createExchange, type Exchange } from './service.ts'
