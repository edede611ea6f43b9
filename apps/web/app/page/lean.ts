// Lean pages: for slow lines. They fetch no code before it is needed.
import { useMatches } from 'react-router'

/** What the `handle` of a route says about itself. */
export type LeanHandle = { lean: true }

const isLean = (handle: unknown): boolean => (handle as Partial<LeanHandle> | undefined)?.lean === true

/** False for the error page in its place, which looks like every other. */
export const useLean = (): boolean => useMatches().some(({ handle, loaderData }) => isLean(handle) && loaderData !== undefined)
