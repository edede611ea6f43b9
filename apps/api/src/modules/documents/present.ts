// Documents to the shapes of the contract.
import type { DocumentRow, SavedDocument } from '@menged/contracts'
import { textFrom } from '../../platform/database/columns.ts'
import type { DocumentRow as Row, VersionRow } from './queries.ts'
import type { Kept } from './service.ts'

export const presentRow = (row: Row): DocumentRow => ({
  id: row.id,
  template: row.template,
  language: row.language,
  name: textFrom(row, 'name'),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const presentVersion = ({ version, language, createdAt }: VersionRow) => ({
  version,
  language,
  createdAt: createdAt.toISOString(),
})

/** `values` are handed out as they were typed. */
const copied = (values: VersionRow['values']) => values as SavedDocument['values']

export const presentDocument = ({ row, shown, versions, isOld }: Kept): SavedDocument => ({
  ...presentRow(row),
  version: shown.version,
  language: shown.language,
  templateVersion: shown.templateVersion,
  isOld,
  values: copied(shown.values),
  issuedAt: shown.issuedAt,
  versions: versions.map(presentVersion),
})

/** For the export of an account. */
export const presentExport = ({ row, versions }: { row: Row; versions: VersionRow[] }) => ({
  ...presentRow(row),
  versions: versions.map((each) => ({
    ...presentVersion(each),
    templateVersion: each.templateVersion,
    values: copied(each.values),
    issuedAt: each.issuedAt,
  })),
})
