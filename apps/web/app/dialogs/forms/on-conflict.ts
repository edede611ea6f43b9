// A call that may come too late: somebody else has changed the same thing.
import { ApiError } from '../../page/api-error.ts'

/** Reloads what holds now, which is shown under the words that say why the call was refused. */
export const onConflict = <Result>(call: Promise<Result>, reload: () => void): Promise<Result> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 409) reload()
    throw error
  })
