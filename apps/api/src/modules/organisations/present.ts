// Organisations and companies to the shapes of the contract.
import { type Company, type ManagedOrganisation, shortNames } from '@menged/contracts'
import { localizedOf } from '../../platform/database/columns.ts'
import type { Organisations } from './service.ts'

type Listed = Awaited<ReturnType<Organisations['list']>>['rows'][number]
type Waiting = Awaited<ReturnType<Organisations['waiting']>>[number]

export const presentOrganisation = ({ organisation, companies }: Listed): ManagedOrganisation => ({
  _id: organisation.id,
  type: organisation.type,
  ...localizedOf(organisation, 'name'),
  website: absolute(organisation.website ?? ''),
  editedAt: organisation.editedAt?.toISOString() ?? null,
  posts: organisation.posts,
  companies,
})

export const presentCompany = ({ company, name, like }: Waiting): Company => ({
  _id: company.id,
  ...shortNames('name', name),
  type: company.category ?? 'Private',
  address: company.address ?? '',
  phone: company.phonePrimary ?? '',
  email: company.email,
  createdAt: company.createdAt.toISOString(),
  like: like.map((each) => ({ _id: each.id, ...localizedOf(each, 'name') })),
})

/** Content names the host alone; what is no address is none. */
function absolute(website: string): string {
  const address = /^https?:\/\//.test(website) ? website : `https://${website}`
  return website !== '' && URL.canParse(address) ? address : ''
}
