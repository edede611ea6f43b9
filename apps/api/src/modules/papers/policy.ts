// What an administrator has looked at when something is decided.
import { hash } from 'node:crypto'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import type { PaperRow, VerificationRow } from './queries.ts'

type Waiting = {
  row: VerificationRow
  /** Null when it is gone meanwhile. */
  worker: ({ id: number } & Localized<'name'>) | undefined
  papers: PaperRow[]
}

/** Another one when the worker has another name, or hands in or takes back anything. */
export const versionOf = ({ row, worker, papers }: Waiting): string =>
  hash('sha256', JSON.stringify([worker && textFrom(worker, 'name'), papers.map(({ id }) => id), row.references]), 'base64url')
