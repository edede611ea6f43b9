// Who writes a review, what they answer for, and the finished job that it is about.
import { displayName, type ReviewChange } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import type { Actor } from '../../platform/access.ts'
import { type Localized, textAs } from '../../platform/database/columns.ts'
import { AppError } from '../../platform/errors.ts'
import type { Client, FinishedJob, ReviewsDependencies } from './dependencies.ts'
import type { ReviewRow } from './queries.ts'
import { writingQueries as queries } from './writing-queries.ts'

export type Author = { userId: string | null; name: string; isConfirmed: boolean }
export type JobColumns = Partial<Pick<ReviewRow, 'requestId' | 'confirmedJob'> & Localized<'service'>>

type Said = { name?: string | undefined; comment?: string | undefined }

export function authors({
  db,
  accounts,
  voice,
  finishedJob,
}: Pick<ReviewsDependencies, 'db' | 'accounts' | 'voice' | 'finishedJob'>) {
  return {
    /** A guest has the name that was typed, an account its own; a guest's words wait for somebody in any case. @throws AppError muted, invalid_input */
    authorOf: async ({ userId }: Pick<Actor, 'userId'>, said: Said): Promise<Author> => {
      if (userId === null) {
        if (said.name === undefined) throw new AppError('invalid_input', { field: 'name', message: 'review.nameRequired' })
        return { userId, name: said.name, isConfirmed: false }
      }
      const user = await accounts.byId(userId)
      if (!user) throw new AppError('token_expired')
      await voice.require(
        db,
        { userId },
        { text: said.comment ?? '', field: 'comment', written: () => queries.writtenBy(db, userId) },
      )
      const name = displayName({ companynameenglish: user.companyNameEnglish, fullName: user.fullName })
      return { userId, name, isConfirmed: user.confirmedAt !== null }
    },
    /** @throws AppError not_found for the request of another client, and for one to another worker */
    jobOf: async (workerId: number, { userId }: Author, { request, token }: ReviewChange): Promise<JobColumns> => {
      if (request === undefined) return {}
      const account: Client | null = userId === null ? null : { userId }
      const client = token === undefined ? account : { token }
      const job = client && (await finishedJob(request, client))
      if (job?.workerId !== workerId) throw new AppError('not_found', { field: 'request' })
      return columnsOf(request, job)
    },
  }
}

/** A job that only one side calls done is no confirmed one. */
const columnsOf = (requestId: string, { isConfirmed, service }: FinishedJob): JobColumns =>
  isConfirmed ? { requestId, confirmedJob: true, ...textAs('service', service ?? inEach(() => null)) } : {}
