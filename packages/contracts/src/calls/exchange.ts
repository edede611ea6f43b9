// Read a bank's newest rates.
import { bankParamsSchema, bankRatesAnswer } from '../exchange.ts'
import { callsOf } from './call.ts'

export const latestRates = callsOf('exchange')({
  method: 'GET',
  path: '/api/exchange-rates/:bank/latest',
  summary: 'The newest exchange rates of a bank',
  may: 'posts.read',
  params: bankParamsSchema,
  answer: bankRatesAnswer,
})
