// A call that may come too late: somebody else has changed the same thing.
import { ApiError } from '../../page/api-error.ts'

/** What holds now is looked at, and shown under the words that say why the call was refused. */
export const onConflict = <Result>(call: Promise<Result>, look: () => void): Promise<Result> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 409) look()
    throw error
  })
