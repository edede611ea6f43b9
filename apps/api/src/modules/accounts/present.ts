// Rows of accounts to the shapes of the contract.
import { type AccountSession, type Profile, storedAs } from '@menged/contracts'
import type { UserRow } from './queries.ts'
import type { SessionRow } from './session-queries.ts'

type AccountProfile = Omit<Profile, 'savedMessages' | 'notifications' | 'unread'>

export function presentAccount(user: UserRow, newEmail: string | undefined, twoStep: boolean): AccountProfile {
  const isCompany = user.companyNameEnglish !== null
  return {
    _id: user.id,
    role: user.role as Profile['role'],
    companynameenglish: user.companyNameEnglish,
    companynameamharic: user.companyNameAmharic,
    fullName: user.fullName,
    name: null,
    username: null,
    companyemail: isCompany ? user.email : null,
    email: user.email,
    confirmed: user.confirmedAt !== null,
    newEmail: newEmail ?? null,
    phone: user.phonePrimary,
    avatarImg: user.avatar,
    language: user.language === null ? null : storedAs(user.language),
    verified: user.verified,
    twoStep,
    createdAt: user.createdAt.toISOString(),
  }
}

export const presentSession = (
  { id, device, createdAt, lastSeenAt, expiresAt }: SessionRow,
  current: string,
): AccountSession => ({
  _id: id,
  device,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  current: id === current,
})
