// Rules of organisations: their names are kept by administrators, and a company writes for one only after an administrator has looked at it.
import {
  type CompanyDecision,
  DEFAULT_LANGUAGE,
  ORGANISATIONS_PAGE_SIZE,
  type OrganisationForm,
  type Text,
  WRITTEN,
} from '@menged/contracts'
import { slug, valuesOf } from '@menged/ethiopia'
import type { SignedIn } from '../../platform/access.ts'
import { localizedOf, textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Accounts, companyName } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import { managedOrganisations } from '../posts/index.ts'

const LONGEST_ID = 60
/** So many organisations of one name are none. */
const MOST_ALIKE = 20

type OrganisationsDependencies = Pick<Platform, 'db' | 'clock'> & {
  audit: Pick<Audit, 'record'>
  accounts: Pick<Accounts, 'companies'>
}

const rowOf = ({ website, ...form }: OrganisationForm) => ({
  type: form.type,
  ...localizedOf(form, 'name'),
  website: website || null,
})

/** In one language at least. */
const isCalled = (name: Text, other: Text): boolean =>
  WRITTEN.some((each) => name[each].toLowerCase() === other[each].toLowerCase())

/** A readable id that nobody has: of two that are added at once both get one. */
async function add(tx: Connection, form: OrganisationForm, editedAt: Date): Promise<string> {
  const base = slug(textFrom(form, 'name')[DEFAULT_LANGUAGE]).slice(0, LONGEST_ID).replace(/-+$/, '') || 'organisation'
  for (let number = 1; number <= MOST_ALIKE; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (await managedOrganisations.add(tx, { id, ...rowOf(form), editedAt })) return id
  }
  throw new AppError('invalid_input', { field: 'nameEn' })
}

export function createOrganisations(dependencies: OrganisationsDependencies) {
  const { db, clock, audit } = dependencies
  const { companies } = dependencies.accounts
  async function one(id: string) {
    const organisation = await managedOrganisations.one(db, id)
    if (!organisation) throw new AppError('not_found')
    return { organisation, companies: (await companies.writersOf([id])).get(id) ?? 0 }
  }
  return {
    waiting: () => waitingCompanies(dependencies),
    /** @throws AppError not_found, changed_meanwhile */
    decide: async (me: SignedIn, userId: string, decision: CompanyDecision): Promise<void> => {
      if (decision.decision === 'refuse') return await companies.refuse(me, userId, decision.seen, decision.reason)
      await companies.verify(me, userId, decision.seen, (tx) => linked(dependencies, tx, me, decision))
    },
    list: async ({ q, page }: { q: string; page: number }) => {
      const [rows, total] = await Promise.all([
        managedOrganisations.page(db, q, (page - 1) * ORGANISATIONS_PAGE_SIZE, ORGANISATIONS_PAGE_SIZE),
        managedOrganisations.count(db, q),
      ])
      const writers = await companies.writersOf(rows.map(({ id }) => id))
      return { rows: rows.map((organisation) => ({ organisation, companies: writers.get(organisation.id) ?? 0 })), total }
    },
    /** @throws AppError not_found, changed_meanwhile */
    change: async (me: SignedIn, id: string, { was, ...form }: OrganisationForm & { was: string | null }) => {
      await one(id)
      await db.transaction(async (tx) => {
        const editedAt = clock.now()
        if (!(await managedOrganisations.change(tx, id, { ...rowOf(form), editedAt }, was === null ? null : new Date(was))))
          throw new AppError('changed_meanwhile')
        await audit.record({ kind: 'organisation_changed', userId: me.userId, detail: { organisation: id } }, tx)
      })
      return await one(id)
    },
  }
}

/** The organisation that a company is to write for: one that is there, or a new one. */
async function linked(
  { clock, audit }: OrganisationsDependencies,
  tx: Connection,
  me: SignedIn,
  decision: Exclude<CompanyDecision, { decision: 'refuse' }>,
) {
  if (decision.decision === 'link') {
    const found = await managedOrganisations.one(tx, decision.organisationId)
    if (!found) throw new AppError('not_found', { field: 'organisationId' })
    return { organisationId: found.id, name: textFrom(found, 'name') }
  }
  const organisationId = await add(tx, decision.organisation, clock.now())
  await audit.record({ kind: 'organisation_added', userId: me.userId, detail: { organisation: organisationId } }, tx)
  return { organisationId, name: textFrom(decision.organisation, 'name') }
}

/** Each with the organisations that are called as it is. */
async function waitingCompanies({ db, accounts: { companies } }: Pick<OrganisationsDependencies, 'db' | 'accounts'>) {
  const rows = await companies.waiting()
  const names = rows.flatMap((company) => valuesOf(companyName(company)))
  const known = await managedOrganisations.called(
    db,
    names.filter((name) => name !== ''),
  )
  return rows.map((company) => ({
    company,
    name: companyName(company),
    like: known.filter((row) => isCalled(textFrom(row, 'name'), companyName(company))),
  }))
}
export type Organisations = ReturnType<typeof createOrganisations>
