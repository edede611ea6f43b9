// The name that was last known of the signed-in person: shown while the profile does not come, and kept no longer than the session.
import { displayName } from '@menged/contracts/accounts/rules'
import type { Profile } from '@menged/contracts/profile'
import { create } from 'zustand'
import { useSession } from '../session.ts'

const NAME_KEY = 'last-name'
const NOBODY = { name: '', waits: false }

/** `waits`: the profile was fetched and did not come. */
export const useLastKnown = create<{ name: string; waits: boolean }>()(() => NOBODY)

export function keepName(profile: Profile): void {
  const name = displayName(profile)
  useLastKnown.setState({ name, waits: false })
  try {
    localStorage.setItem(NAME_KEY, JSON.stringify({ id: profile._id, name }))
  } catch {
    // Where storage is closed nobody is named.
  }
}

export const waitForName = (): void => useLastKnown.setState({ name: storedName(), waits: true })

export function forgetName(): void {
  useLastKnown.setState(NOBODY)
  try {
    localStorage.removeItem(NAME_KEY)
  } catch {
    // Where storage is closed nothing was kept.
  }
}

/** Another person's name is none. */
function storedName(): string {
  try {
    const { id, name } = JSON.parse(localStorage.getItem(NAME_KEY) ?? '{}') as { id?: unknown; name?: unknown }
    return id === useSession.getState().userId && typeof name === 'string' ? name : ''
  } catch {
    return ''
  }
}
