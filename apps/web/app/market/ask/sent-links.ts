// Private links of what was sent from this device without an account, so that a guest who has not copied the link finds the answer.
import { pathTo } from '@menged/contracts/path-to'

export type SentLink = { token: string; name: string; at: string }

const PLACE = 'requests-sent'
const MOST = 20

const isLink = (value: unknown): value is SentLink =>
  typeof value === 'object' &&
  value !== null &&
  ['token', 'name', 'at'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string')

/** Newest first. */
export function sentLinks(): SentLink[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLink) : []
  } catch {
    return [] // Storage may be closed to this page.
  }
}

function store(links: readonly SentLink[]): void {
  try {
    if (links.length === 0) localStorage.removeItem(PLACE)
    else localStorage.setItem(PLACE, JSON.stringify(links))
  } catch {
    // Storage is closed or full: the link stands in the dialog.
  }
}

/** `name`: of the worker. */
export const rememberLink = (token: string, name: string): void =>
  store([{ token, name, at: new Date().toISOString() }, ...sentLinks().filter((each) => each.token !== token)].slice(0, MOST))
export const forgetLink = (token: string): void => store(sentLinks().filter((each) => each.token !== token))
export const forgetLinks = (): void => store([])
export const hasSentLinks = (): boolean => sentLinks().length > 0
export const pathOfLink = ({ token }: SentLink): string => pathTo('request', { token })
