// The calls of organisations and of companies that want to write for one.
import { ORGANISATIONS_PAGE_SIZE } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/admin/organisations'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentCompany, presentOrganisation } from './present.ts'
import type { Organisations } from './service.ts'

export function registerOrganisations(app: Api, organisations: Organisations): void {
  serve(app, calls.companies, async () => ok((await organisations.waiting()).map(presentCompany)))
  serve(app, calls.decideCompany, async (request) => {
    await organisations.decide(signedIn(request), request.params.userId, request.body)
    return done
  })
  serve(app, calls.organisations, async ({ query }) => {
    const { rows, total } = await organisations.list(query)
    const pages = { currentPage: query.page, totalPages: Math.ceil(total / ORGANISATIONS_PAGE_SIZE), totalItems: total }
    return { ...ok(rows.map(presentOrganisation)), ...pages }
  })
  serve(app, calls.changeOrganisation, async (request) =>
    ok(presentOrganisation(await organisations.change(signedIn(request), request.params.organisationId, request.body))),
  )
}
