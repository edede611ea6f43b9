// The profile of the signed-in person, and how a response of the server is put into it.
import type { Profile } from '@menged/contracts/profile'
import { useSession } from '../../session/session.ts'

export const setProfile = (change: Partial<Profile>): void =>
  useSession.setState(({ userData }) => (userData ? { userData: { ...userData, ...change } } : {}))

/** Only for what is drawn once there is one. */
export function useProfile(): Profile {
  const profile = useSession(({ userData }) => userData)
  if (!profile) throw new Error('Nobody is signed in')
  return profile
}
