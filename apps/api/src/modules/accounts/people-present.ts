// Accounts as administrators see them: no password, no token, nothing that a decision does not need.
import { displayName, type ManagedPerson, type PersonRow, type PersonState } from '@menged/contracts'
import { callNames } from './context.ts'
import type { People } from './people.ts'
import type { PersonListed } from './people-queries.ts'

function stateOf({ suspendedAt, confirmedAt }: Pick<PersonListed, 'suspendedAt' | 'confirmedAt'>): PersonState {
  if (suspendedAt !== null) return 'suspended'
  return confirmedAt === null ? 'unconfirmed' : 'active'
}

export const presentPersonRow = (row: PersonListed): PersonRow => ({
  _id: row.id,
  role: row.role as PersonRow['role'],
  name: displayName(callNames(row)),
  email: row.email,
  state: stateOf(row),
  twoStep: row.twoStepSince !== null,
  verified: row.verified,
  createdAt: row.createdAt.toISOString(),
})

export const presentPerson = ({
  user,
  twoStepSince,
  sessions,
  lastSeenAt,
}: Awaited<ReturnType<People['one']>>): ManagedPerson => ({
  ...presentPersonRow({ ...user, twoStepSince }),
  confirmed: user.confirmedAt !== null,
  company: user.companyNameEnglish !== null,
  language: user.language,
  suspension: user.suspendedAt && { at: user.suspendedAt.toISOString(), reason: user.suspendedReason ?? '' },
  sessions,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})
