// Rows of papers to the shapes of the contract.
import type { OwnVerification, Verification } from '@menged/contracts'
import { onlyWritten, valuesOf } from '@menged/ethiopia'
import { type Localized, textFrom } from '../../platform/database/columns.ts'
import type { PaperRow, VerificationRow } from './queries.ts'

const presentPaper = ({ id, kind, createdAt }: PaperRow) => ({ id, kind, createdAt: createdAt.toISOString() })

type Own = { verification: VerificationRow | undefined; papers: PaperRow[] }
export const presentOwnVerification = ({ verification, papers }: Own): OwnVerification => ({
  state: verification?.state ?? null,
  papers: papers.map(presentPaper),
  references: verification?.references ?? null,
  reason: verification?.reason ?? null,
  decidedAt: verification?.decidedAt?.toISOString() ?? null,
})

type Waiting = {
  row: VerificationRow
  worker: ({ id: number } & Localized<'name'>) | undefined
  papers: PaperRow[]
  version: string
}
export const presentVerification = ({ row, worker, papers, version }: Waiting): Verification => ({
  version,
  id: row.id,
  worker: { id: row.workerId, name: worker ? valuesOf(onlyWritten(textFrom(worker, 'name'))).join(' · ') : '' },
  papers: papers.map(presentPaper),
  references: row.references,
  createdAt: row.createdAt.toISOString(),
})
