// Accounts in the hands of administrators, and the first administrator.
import { acknowledgedSchema } from '../../envelope.ts'
import {
  firstAdminSchema,
  peopleAnswer,
  peopleQuerySchema,
  personAnswer,
  personParamsSchema,
  roleChangeSchema,
  suspensionSchema,
} from '../../people.ts'
import { callsOf, perAccount, perVoice } from '../call.ts'

const call = callsOf('people')
const may = 'users.manage'
const limit = perAccount('saving')

export const makeFirstAdmin = call({
  method: 'POST',
  path: '/api/auth/first-admin',
  summary: 'Make the first administrator, by the link that the server has printed; refused once there is one',
  may: 'accounts.enter',
  limit: perVoice('register'),
  body: firstAdminSchema,
  answer: acknowledgedSchema,
})

export const people = call({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts, the newest first; `q` is looked for in names and addresses',
  may,
  query: peopleQuerySchema,
  answer: peopleAnswer,
})

export const person = call({
  method: 'GET',
  path: '/api/admin/users/:userId',
  summary: 'One account',
  may,
  params: personParamsSchema,
  answer: personAnswer,
})

export const changePersonRole = call({
  method: 'PUT',
  path: '/api/admin/users/:userId/role',
  summary: 'Give an account another role; its sessions end. 409 when it would leave no administrator, or somebody else was first',
  may,
  limit,
  params: personParamsSchema,
  body: roleChangeSchema,
  answer: personAnswer,
})

export const suspendPerson = call({
  method: 'PUT',
  path: '/api/admin/users/:userId/suspension',
  summary: 'Suspend an account; its sessions end, and its owner sees the reason when logging in',
  may,
  limit,
  params: personParamsSchema,
  body: suspensionSchema,
  answer: personAnswer,
})

export const restorePerson = call({
  method: 'DELETE',
  path: '/api/admin/users/:userId/suspension',
  summary: 'Lift a suspension',
  may,
  limit,
  params: personParamsSchema,
  answer: personAnswer,
})

export const endPersonSessions = call({
  method: 'DELETE',
  path: '/api/admin/users/:userId/sessions',
  summary: 'Log an account out everywhere; mailed links are void as well',
  may,
  limit,
  params: personParamsSchema,
  answer: personAnswer,
})

export const resendPersonConfirmation = call({
  method: 'POST',
  path: '/api/admin/users/:userId/confirmation',
  summary: 'Send the confirmation mail of an account once more',
  may,
  limit,
  params: personParamsSchema,
  answer: personAnswer,
})

export const resetPersonTwoStep = call({
  method: 'DELETE',
  path: '/api/admin/users/:userId/two-step',
  summary: 'Turn two-step login of an account off whose owner has lost the device; its sessions end',
  may,
  limit,
  params: personParamsSchema,
  answer: personAnswer,
})
