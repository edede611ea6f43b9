// Rows of papers to the shapes of the contract.
import type { OwnVerification, Verification } from '@menged/contracts'
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
  worker: { id: number; nameEn: string | null; nameAm: string | null } | undefined
  papers: PaperRow[]
}
export const presentVerification = ({ row, worker, papers }: Waiting): Verification => ({
  id: row.id,
  worker: { id: row.workerId, name: [worker?.nameEn, worker?.nameAm].filter(Boolean).join(' · ') },
  papers: papers.map(presentPaper),
  references: row.references,
  createdAt: row.createdAt.toISOString(),
})
