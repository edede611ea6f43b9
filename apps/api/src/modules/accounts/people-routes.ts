// The calls of administrators about accounts, and the one that makes the first of them.
import { PEOPLE_PAGE_SIZE } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/admin/people'
import { signedIn } from '../../platform/access.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import type { FirstAdministrator } from './first-admin.ts'
import type { People } from './people.ts'
import { presentPerson, presentPersonRow } from './people-present.ts'

export function registerPeople(app: Api, { people, firstAdmin }: { people: People; firstAdmin: FirstAdministrator }): void {
  const answerOf = async (id: string) => ok(presentPerson(await people.one(id)))
  serve(app, calls.people, async ({ query }) => {
    const { rows, total } = await people.list(query)
    const pages = { currentPage: query.page, totalPages: Math.ceil(total / PEOPLE_PAGE_SIZE), totalItems: total }
    return { ...ok(rows.map(presentPersonRow)), ...pages }
  })
  serve(app, calls.person, async ({ params }) => await answerOf(params.userId))
  serve(app, calls.changePersonRole, async (request) => {
    await people.changeRole(signedIn(request), request.params.userId, request.body)
    return await answerOf(request.params.userId)
  })
  serve(app, calls.suspendPerson, async (request) => {
    await people.suspend(signedIn(request), request.params.userId, request.body.reason)
    return await answerOf(request.params.userId)
  })
  const simple = [
    [calls.restorePerson, people.restore],
    [calls.endPersonSessions, people.endSessions],
    [calls.resendPersonConfirmation, people.resendConfirmation],
    [calls.resetPersonTwoStep, people.resetTwoStep],
  ] as const
  for (const [call, work] of simple) {
    serve(app, call, async (request) => {
      await work(signedIn(request), request.params.userId)
      return await answerOf(request.params.userId)
    })
  }
  serve(app, calls.makeFirstAdmin, async (request) => {
    await firstAdmin.make(request.body)
    return done
  })
}
