// Exchange rates by bank and day. Always says of which day they are and whether they are only the shipped sample.
export { registerExchange } from './routes.ts'
export { ratesFileSchema, seedRates } from './seed.ts'
export { createExchange, type Exchange } from './service.ts'
