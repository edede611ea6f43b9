// What a page shows of an account comes with its code, once somebody is signed in: the server writes pages for guests.
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { untilItComes } from '../ui/until-it-comes.ts'

type AccountComponents = {
  /** Keeps the session; draws nothing. */
  Keeper: ComponentType
  /** In the header, in place of the login icon. */
  Menu: ComponentType
  /** In the header of a phone: the way to what one works at. */
  Desk: ComponentType
  /** At the button of the mobile menu: that somebody is signed in, and has something to read. `id`: of its words. */
  Dot: ComponentType<{ id: string }>
  /** In the mobile menu: who one is, on top, and the ways of an account in place of the login row. */
  Person: ComponentType
  Rows: ComponentType
}

export const useAccountParts = create<{ parts: AccountComponents | null; failed: boolean }>()(() => ({
  parts: null,
  failed: false,
}))

export const loadAccount = (): Promise<void> =>
  untilItComes(
    () => import('./account/signed-in.ts'),
    () => useAccountParts.setState({ failed: true }),
  ).then(({ PARTS }) => useAccountParts.setState({ parts: PARTS, failed: false }))
