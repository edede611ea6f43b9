// The events as administrators read them: a page at a time, or as a file. That somebody took the file is an event itself.
import { AUDIT_FILE_SIZE, AUDIT_PAGE_SIZE, type AuditQuery, type Language } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import { translateIn } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import { writeCsv } from '../../platform/csv.ts'
import type { Database } from '../../platform/database/pool.ts'
import { byWhom, kindInWords, presentEvent } from './present.ts'
import { type AuditFilter, auditQueries, type StoredEvent } from './queries.ts'
import type { Audit } from './service.ts'
import { AUDIT_KINDS } from './tables.ts'

type LogDependencies = {
  db: Database
  audit: Pick<Audit, 'record'>
  /** What accounts are called; those that are gone are not in it. */
  names: (ids: readonly string[]) => Promise<{ id: string; name: string }[]>
}

/** A day begins at midnight in Addis Ababa, which is UTC+3 all year. */
const dayBegins = (day: string): Date => new Date(`${day}T00:00:00+03:00`)

const filterOf = ({ kind, account, from, to, before }: AuditQuery): AuditFilter => ({
  kind,
  account,
  before,
  since: from === undefined ? undefined : dayBegins(from),
  until: to === undefined ? undefined : new Date(dayBegins(to).getTime() + DAY_MS),
})

export function createAuditLog({ db, audit, names }: LogDependencies) {
  const queries = auditQueries(db)
  const inWords = async (events: readonly StoredEvent[], language: Language) => {
    const ids = new Set(events.flatMap(({ userId, detail }) => [userId, byWhom(detail)]).filter((id) => id != null))
    const named = new Map((await names([...ids])).map(({ id, name }) => [id, name]))
    return events.map((event) => presentEvent(event, named, language))
  }
  return {
    page: async (query: AuditQuery, language: Language) => {
      const found = await queries.newest(filterOf(query), AUDIT_PAGE_SIZE + 1)
      const shown = found.slice(0, AUDIT_PAGE_SIZE)
      return {
        events: await inWords(shown, language),
        next: found.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
        kinds: AUDIT_KINDS.map((kind) => ({ kind, what: kindInWords(kind, language) })),
      }
    },
    file: async (me: SignedIn, query: AuditQuery, language: Language): Promise<string> => {
      const t = translateIn(language)
      await audit.record({ kind: 'audit_read', userId: me.userId })
      const events = await inWords(await queries.newest(filterOf(query), AUDIT_FILE_SIZE), language)
      const head = [t('audit.at'), t('audit.what'), t('audit.account'), t('audit.by'), t('audit.detail')]
      const rows = events.map(({ at, what, account, by, detail }) => [at, what, nameIn(account), nameIn(by), detail])
      return writeCsv([head, ...rows])
    },
  }
}
export type AuditLog = ReturnType<typeof createAuditLog>

const nameIn = (person: { _id: string; name: string | null } | null): string => person?.name ?? person?._id ?? ''
