// What a file of content holds, by its look: everything that went out, one guide or a list of organisations as in the content folder, or a CSV.

import type { importContent } from '@menged/contracts/calls/admin/publishing'
import type { BodyOf } from '@menged/contracts/calls/call'
import { separatorOf } from '@menged/contracts/csv-separator'

export type Content = Omit<BodyOf<typeof importContent>, 'dryRun' | 'publish'>

/** Null for what is none of them. */
export function contentIn(text: string): Content | null {
  const file = text.replace(/^\uFEFF/, '').trim()
  return /^[[{]/.test(file) ? inJson(file) : inCsv(file)
}

const LISTS = ['guides', 'organisations', 'words', 'pictures'] as const
type Entries = Record<string, unknown>[]
const isList = (value: unknown): value is Entries =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && !Array.isArray(each))

function inJson(file: string): Content | null {
  const read = parsed(file)
  if (isList(read)) return { organisations: read }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
  if ('id' in read && 'title' in read) return { guides: [read as Record<string, unknown>] }
  const lists = Object.entries(read).filter(([name]) => LISTS.some((each) => each === name))
  return lists.length > 0 && lists.every(([, list]) => isList(list)) ? Object.fromEntries(lists) : null
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file)
  } catch {
    return undefined
  }
}

/** Its first line says by the names of the columns which one it is. */
function inCsv(file: string): Content | null {
  const { separator, body } = separatorOf(file)
  const columns = (body.split(/\r?\n/, 1)[0] ?? '').split(separator).map((name) => name.replaceAll('"', '').trim().toLowerCase())
  const has = (...names: string[]) => names.every((name) => columns.includes(name))
  if (has('place', 'key')) return { wordsCsv: file }
  return has('id', 'type') ? { organisationsCsv: file } : null
}
