// Exchange rates: read, drawn, entered, and watched for people.
import { acknowledgedSchema } from '../../envelope.ts'
import {
  alertParamsSchema,
  bankParamsSchema,
  bankRatesAnswer,
  enteredAnswer,
  enteredRatesSchema,
  heldDecisionSchema,
  heldParamsSchema,
  heldRatesAnswer,
  importedRatesSchema,
  newAlertSchema,
  newestRatesAnswer,
  rateAlertAnswer,
  rateAlertsAnswer,
  rateHistoryAnswer,
  rateHistoryQuerySchema,
} from '../../exchange.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('exchange')

export const latestRates = call({
  method: 'GET',
  path: '/api/exchange-rates/:bank/latest',
  summary: 'The newest exchange rates of a bank',
  may: 'posts.read',
  params: bankParamsSchema,
  answer: bankRatesAnswer,
  shows: ['rates'],
})
export const newestRates = call({
  method: 'GET',
  path: '/api/exchange-rates/newest',
  summary: 'The newest exchange rates of every bank, and the best of them',
  may: 'posts.read',
  answer: newestRatesAnswer,
  shows: ['rates'],
})
export const rateHistory = call({
  method: 'GET',
  path: '/api/exchange-rates/history',
  summary: 'A currency day by day, of a bank or the median of all',
  may: 'posts.read',
  query: rateHistoryQuerySchema,
  answer: rateHistoryAnswer,
  shows: ['rates'],
})
export const rateAlerts = call({
  method: 'GET',
  path: '/api/rate-alerts',
  summary: 'My rate alerts, newest first',
  may: 'rates.watch',
  answer: rateAlertsAnswer,
})
export const addRateAlert = call({
  method: 'POST',
  path: '/api/rate-alerts',
  summary: 'Tell me when a rate passes a value; the same again returns the same alert',
  may: 'rates.watch',
  limit: perAccount('account'),
  body: newAlertSchema,
  answer: rateAlertAnswer,
})
export const removeRateAlert = call({
  method: 'DELETE',
  path: '/api/rate-alerts/:alertId',
  summary: 'Take back a rate alert',
  may: 'rates.watch',
  params: alertParamsSchema,
  answer: acknowledgedSchema,
})
export const enterRates = call({
  method: 'POST',
  path: '/api/admin/exchange-rates',
  summary: 'Enter rates of banks; a row of a day that is there replaces it',
  may: 'rates.enter',
  body: enteredRatesSchema,
  answer: enteredAnswer,
})
export const importRates = call({
  method: 'POST',
  path: '/api/admin/exchange-rates/import',
  summary: 'Enter rates from a file of comma-separated values',
  may: 'rates.enter',
  body: importedRatesSchema,
  answer: enteredAnswer,
})
export const heldRates = call({
  method: 'GET',
  path: '/api/admin/exchange-rates/held',
  summary: 'Rates far from what is known, which wait for a decision, how the sources are, and the banks',
  may: 'rates.enter',
  answer: heldRatesAnswer,
})
export const decideHeldRate = call({
  method: 'POST',
  path: '/api/admin/exchange-rates/held/:heldId',
  summary: 'Accept a held rate, reject it, or let a rejected one wait again. 409 when somebody else has decided',
  may: 'rates.enter',
  params: heldParamsSchema,
  body: heldDecisionSchema,
  answer: acknowledgedSchema,
})
