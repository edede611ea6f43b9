// Organisations and companies to the shapes of the contract.
import type { Company, KeptOrganisation } from '@menged/contracts'
import type { Organisations } from './service.ts'

type Listed = Awaited<ReturnType<Organisations['list']>>['rows'][number]
type Waiting = Awaited<ReturnType<Organisations['waiting']>>[number]

export const presentOrganisation = ({ organisation, companies }: Listed): KeptOrganisation => ({
  _id: organisation.id,
  type: organisation.type,
  nameEn: organisation.nameEn,
  nameAm: organisation.nameAm,
  website: organisation.website ?? '',
  editedAt: organisation.editedAt?.toISOString() ?? null,
  posts: organisation.posts,
  companies,
})

export const presentCompany = ({ company, like }: Waiting): Company => ({
  _id: company.id,
  nameEn: company.companyNameEnglish ?? '',
  nameAm: company.companyNameAmharic ?? '',
  type: company.category ?? 'Private',
  address: company.address ?? '',
  phone: company.phonePrimary ?? '',
  email: company.email,
  createdAt: company.createdAt.toISOString(),
  like: like.map(({ id, nameEn, nameAm }) => ({ _id: id, nameEn, nameAm })),
})
