// The calls of exchange rates.
import { type Language, RATE_COLUMNS } from '@menged/contracts'
import * as calls from '@menged/contracts/calls/read/exchange'
import { translateIn } from '@menged/i18n'
import { signedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { type Api, done, ok, serve } from '../../platform/http/routes.ts'
import { presentAlert, presentBank, presentHeld, presentHistory, presentNewest, presentRates, presentSource } from './present.ts'
import type { Exchange } from './service.ts'

export function registerExchange(app: Api, exchange: Exchange): void {
  serve(app, calls.latestRates, async ({ params }) => {
    const data = presentRates(await exchange.latest(params.bank))
    if (!data) throw new AppError('not_found')
    return ok(data)
  })
  serve(app, calls.newestRates, async () => ok(presentNewest(await exchange.newest())))
  serve(app, calls.rateHistory, async ({ query }) => ok(presentHistory(query, await exchange.history(query))))
  registerAlerts(app, exchange.alerts)
  registerEntering(app, exchange)
}

function registerAlerts(app: Api, alerts: Exchange['alerts']): void {
  serve(app, calls.rateAlerts, async (request) => {
    const mine = await alerts.ofUser(signedIn(request).userId)
    return ok(mine.map(presentAlert))
  })
  serve(app, calls.addRateAlert, async (request) => {
    const alert = await alerts.add(signedIn(request).userId, request.body)
    return ok(presentAlert(alert))
  })
  serve(app, calls.removeRateAlert, async (request) => {
    await alerts.remove(signedIn(request).userId, request.params.alertId)
    return done
  })
}

function registerEntering(app: Api, { entry, sources, banks }: Exchange): void {
  serve(app, calls.enterRates, async (request) => {
    const { rows, partial } = request.body
    const raw = rows.map((row, index) => ({
      line: index + 1,
      cells: Object.fromEntries(RATE_COLUMNS.map((column) => [column, String(row[column] ?? '').trim()])),
    }))
    const entered = await entry.enter(raw, { source: 'entry', partial, userId: signedIn(request).userId })
    return ok(worded(entered, request.language))
  })
  serve(app, calls.importRates, async (request) => {
    const { csv, partial } = request.body
    const entered = await entry.import(csv, { source: 'import', partial, userId: signedIn(request).userId })
    return ok(worded(entered, request.language))
  })
  serve(app, calls.heldRates, async () => {
    const [held, states, known] = await Promise.all([entry.held(), sources(), banks()])
    return ok({ held: held.map(presentHeld), sources: states.map(presentSource), banks: known.map(presentBank) })
  })
  serve(app, calls.decideHeldRate, async (request) => {
    await entry.decide(signedIn(request).userId, request.params.heldId, request.body.decision)
    return done
  })
}

const worded = ({ refused, ...entered }: Awaited<ReturnType<Exchange['entry']['enter']>>, language: Language) => ({
  ...entered,
  refused: refused.map(({ line, column, reason, values }) => ({
    line,
    column,
    reason,
    text: translateIn(language)(`rates.refused_${reason}`, { columns: RATE_COLUMNS.join(','), ...values }),
  })),
})
