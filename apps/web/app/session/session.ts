// Who is signed in, as far as this browser knows. The token lies in browser storage; everything that needs more code than this
// stands in files named account-…, which come when somebody signs in or is signed in already.
import type { Profile } from '@menged/contracts/profile'
import { create } from 'zustand'

/** Under this name the token is kept. */
export const TOKEN_KEY = 'token'

export type Session = {
  isAuthenticated: boolean
  userId: string | null
  userData: Profile | null
  isLoading: boolean
}

export const SIGNED_OUT: Session = { isAuthenticated: false, userId: null, userData: null, isLoading: false }

export const useSession = create<Session>()(() => SIGNED_OUT)

/** The stored token; null when there is none or storage is closed. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}
