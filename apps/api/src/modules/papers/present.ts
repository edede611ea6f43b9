// Rows of papers to the shapes of the contract.
import type { OwnVerification, Verification } from '@menged/contracts'
import { onlyWritten, valuesOf } from '@menged/ethiopia'
import { textFrom } from '../../platform/database/columns.ts'
import { versionOf, type Waiting } from './policy.ts'
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

export const presentVerification = ({ row, worker, papers }: Waiting): Verification => ({
  version: versionOf({ row, worker, papers }),
  id: row.id,
  worker: { id: row.workerId, name: worker ? valuesOf(onlyWritten(textFrom(worker, 'name'))).join(' · ') : '' },
  papers: papers.map(presentPaper),
  references: row.references,
  createdAt: row.createdAt.toISOString(),
})
