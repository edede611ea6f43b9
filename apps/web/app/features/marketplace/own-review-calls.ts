// My review of a worker; comes when somebody is signed in.
import { myReview } from '@menged/contracts/calls/reviews'
import type { Language } from '@menged/contracts/language'
import { accountApi } from '../../session/account/account-api.ts'

export const mineOf = async (workerId: number, language: Language) =>
  (await accountApi(language)(myReview, { params: { id: workerId } })).data
