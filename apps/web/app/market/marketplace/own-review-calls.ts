// What is one's own on the page of a worker; comes when somebody is signed in, or has written.
import { ownWorker } from '@menged/contracts/calls/market/dashboard'
import { worker } from '@menged/contracts/calls/market/marketplace'
import { myReview } from '@menged/contracts/calls/market/reviews'
import type { Worker } from '@menged/contracts/marketplace'
import { REVIEWS_SHOWN } from '@menged/contracts/marketplace/lists'
import type { Language } from '@menged/ethiopia/languages'
import { accountApi } from '../../session/account/account-api.ts'

export const mineOf = async (workerId: number, language: Language) =>
  (await accountApi(language)(myReview, { params: { id: workerId } })).data

/** As the API has it now, with as many reviews as are shown. */
export async function freshOf({ id, testimonials }: Worker, language: Language): Promise<Worker> {
  const reviews = Math.max(testimonials.length, REVIEWS_SHOWN)
  return (await accountApi(language)(worker, { params: { id }, query: { language, reviews } })).data
}

export const ownWorkerId = async (language: Language): Promise<number> => (await accountApi(language)(ownWorker)).data.id
