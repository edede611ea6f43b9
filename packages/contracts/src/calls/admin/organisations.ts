// Organisations in the hands of administrators, and the companies that want to write for one.
import { acknowledgedSchema } from '../../envelope.ts'
import {
  companiesAnswer,
  companyDecisionSchema,
  companyParamsSchema,
  organisationAnswer,
  organisationChangeSchema,
  organisationParamsSchema,
  organisationsAnswer,
  organisationsQuerySchema,
} from '../../organisations.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('organisations')
const may = 'organisations.manage'
const limit = perAccount('saving')

export const companies = call({
  method: 'GET',
  path: '/api/admin/companies',
  summary: 'Company accounts that wait to be verified, the oldest first',
  may,
  answer: companiesAnswer,
})

export const decideCompany = call({
  method: 'POST',
  path: '/api/admin/companies/:userId/decision',
  summary:
    'Let a company write for an organisation, an existing or a new one, or refuse it with a reason. 409 when somebody else has decided',
  may,
  limit,
  params: companyParamsSchema,
  body: companyDecisionSchema,
  answer: acknowledgedSchema,
})

export const organisations = call({
  method: 'GET',
  path: '/api/admin/organisations',
  summary: 'Organisations by name; `q` is looked for in both names',
  may,
  query: organisationsQuerySchema,
  answer: organisationsAnswer,
})

export const changeOrganisation = call({
  method: 'PUT',
  path: '/api/admin/organisations/:organisationId',
  summary: 'Change names, type and website. 409 when somebody else was first',
  may,
  limit,
  params: organisationParamsSchema,
  body: organisationChangeSchema,
  answer: organisationAnswer,
})
