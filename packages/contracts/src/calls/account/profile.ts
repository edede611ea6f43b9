// The own profile. Responses are private: nothing keeps them.
import { acknowledgedSchema } from '../../envelope.ts'
import {
  accountDeletionSchema,
  emailChangeSchema,
  exportAnswer,
  passwordChangeSchema,
  profileAnswer,
  profileChangeSchema,
  sessionParamsSchema,
  sessionsAnswer,
} from '../../profile.ts'
import { callsOf, perVoice } from '../call.ts'

const call = callsOf('profile')
const may = 'profile.own'
const limit = perVoice('account')

export const profile = call({
  method: 'GET',
  path: '/api/profile/getProfile',
  summary: 'Who I am, what I have saved, my notifications',
  may,
  answer: profileAnswer,
})

export const exportAccount = call({
  method: 'GET',
  path: '/api/profile/export',
  summary: 'Everything that is kept about me',
  may,
  answer: exportAnswer,
})

export const changeProfile = call({
  method: 'PATCH',
  path: '/api/profile',
  summary: 'Change name, phone, picture or language',
  may,
  limit,
  body: profileChangeSchema,
  answer: profileAnswer,
})

export const changeEmail = call({
  method: 'POST',
  path: '/api/profile/email',
  summary: 'Request another address; it counts once it is confirmed',
  may,
  limit,
  body: emailChangeSchema,
  answer: acknowledgedSchema,
})

export const changePassword = call({
  method: 'POST',
  path: '/api/profile/password',
  summary: 'Change the password; every other session ends',
  may,
  limit,
  body: passwordChangeSchema,
  answer: acknowledgedSchema,
})

export const deleteAccount = call({
  method: 'POST',
  path: '/api/profile/delete',
  summary: 'Delete my account and what I have written, for good',
  may,
  limit,
  body: accountDeletionSchema,
  answer: acknowledgedSchema,
})

export const sessions = call({
  method: 'GET',
  path: '/api/profile/sessions',
  summary: 'Where I am logged in',
  may,
  answer: sessionsAnswer,
})

export const endSession = call({
  method: 'DELETE',
  path: '/api/profile/sessions/:sessionId',
  summary: 'Log a device out',
  may,
  params: sessionParamsSchema,
  answer: acknowledgedSchema,
})
