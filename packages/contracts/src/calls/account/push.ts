// Turn push messages on and off in one browser.
import { acknowledgedSchema } from '../../envelope.ts'
import { pushEndpointSchema, pushKeyAnswer, pushRenewalSchema, pushSubscriptionSchema } from '../../notifications.ts'
import { callsOf, type Limit } from '../call.ts'

const call = callsOf('push')
const may = 'push.subscribe'
const limit: Limit = { name: 'push', per: 'voice' }

export const pushKey = call({
  method: 'GET',
  path: '/api/push/key',
  summary: 'The key that a browser subscribes with',
  may,
  answer: pushKeyAnswer,
})

export const subscribePush = call({
  method: 'PUT',
  path: '/api/push/subscription',
  summary: 'Send messages to this browser: of my account, or without one broadcasts only',
  may,
  limit,
  body: pushSubscriptionSchema,
  answer: acknowledgedSchema,
})

export const renewPush = call({
  method: 'POST',
  path: '/api/push/renewal',
  summary: 'This browser has another address now; what was chosen goes on there',
  may,
  limit,
  body: pushRenewalSchema,
  answer: acknowledgedSchema,
})

export const unsubscribePush = call({
  method: 'DELETE',
  path: '/api/push/subscription',
  summary: 'Send nothing more to this browser',
  may,
  limit,
  body: pushEndpointSchema,
  answer: acknowledgedSchema,
})
