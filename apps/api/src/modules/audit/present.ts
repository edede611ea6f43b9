// Events in words, for administrators: what happened, to whom, by whom.
import { type AuditEntry, type Language, ROLES } from '@menged/contracts'
import { isWordKey, translateIn } from '@menged/i18n'
import type { StoredEvent } from './queries.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Who did it, where that is not the account itself; events stay as they are for 400 days, also those in which it is a word. */
export const byWhom = ({ by }: Record<string, string>): string | undefined => (by !== undefined && ID.test(by) ? by : undefined)
const isRole = (text: string): text is (typeof ROLES)[number] => (ROLES as readonly string[]).includes(text)

/** A kind that has no word yet is shown as it is. */
export function kindInWords(kind: string, language: Language): string {
  const key = `audit.kind_${kind}`
  return isWordKey(key) ? translateIn(language)(key) : kind
}

/** Roles have words; devices, days and numbers are the same in every language. */
function valueInWords(value: string, language: Language): string {
  return isRole(value) ? translateIn(language)(`audit.role_${value}`) : value
}

function detailInWords(detail: Record<string, string>, language: Language): string {
  const t = translateIn(language)
  const { from, to, ...rest } = Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, valueInWords(value, language)]),
  )
  const change = from !== undefined && to !== undefined ? [t('audit.change', { from, to })] : []
  const others = Object.entries(rest).filter(([name]) => name !== 'by' || byWhom(detail) === undefined)
  return [...change, ...others.map(([name, value]) => (name === 'device' || name === 'role' ? value : `${name}: ${value}`))].join(
    ' · ',
  )
}

type Names = ReadonlyMap<string, string>

const personOf = (id: string | null | undefined, names: Names) => (id ? { _id: id, name: names.get(id) ?? null } : null)

export const presentEvent = ({ id, at, kind, userId, detail }: StoredEvent, names: Names, language: Language): AuditEntry => ({
  id,
  at: at.toISOString(),
  kind,
  what: kindInWords(kind, language),
  detail: detailInWords(detail, language),
  account: personOf(userId, names),
  by: personOf(byWhom(detail), names),
})
