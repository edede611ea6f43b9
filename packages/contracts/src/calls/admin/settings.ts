// What the operator may change while the portal runs, and what of it everybody sees.
import { operatorContactAnswer, settingAnswer, settingChangeSchema, settingsAnswer } from '../../settings.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('settings')

export const operatorContact = call({
  method: 'GET',
  path: '/api/contact',
  summary: 'How the operator is reached',
  may: 'posts.read',
  answer: operatorContactAnswer,
  shows: ['settings'],
})
export const operatorSettings = call({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'What may be changed while the portal runs, with the defaults',
  may: 'settings.change',
  answer: settingsAnswer,
})
export const changeSetting = call({
  method: 'PUT',
  path: '/api/admin/settings',
  summary: 'Change one setting, or go back to its default. 409 when somebody else has just changed it',
  may: 'settings.change',
  limit: perAccount('saving'),
  body: settingChangeSchema,
  answer: settingAnswer,
})
