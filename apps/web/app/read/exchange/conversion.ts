// What is chosen in the converter. The table, the chart and the alert follow it at once; the address says what it began with.

import { rateHistory } from '@menged/contracts/calls/read/exchange'
import type { RateHistory } from '@menged/contracts/exchange'
import { MEDIAN } from '@menged/contracts/exchange/lists'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { accountApi } from '../../session/account/account-api.ts'
import { exactIn } from '../../ui/forms/submitted.ts'
import { useLocale } from '../../words/language.tsx'
import { type RatesAsk, ratesAsk } from './address.ts'
import { type Amount, FIRST_AMOUNT, readAmount } from './amount.ts'

export type Conversion = {
  form: RefObject<HTMLFormElement | null>
  /** The view as it is now. */
  shown: RatesAsk
  amount: Amount
  /** Takes what stands in the form. */
  read: () => void
}

export function useConversion(ask: RatesAsk): Conversion {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(ask)
  const [began, setBegan] = useState(ask)
  if (JSON.stringify(began) !== JSON.stringify(ask)) {
    setBegan(ask)
    setShown(ask)
  }
  const read = () => setShown((now) => ({ ...now, ...valuesOf(form.current) }))
  // What was typed before the page was taken over.
  useEffect(read, [])
  return { form, shown, amount: readAmount(shown.amount ?? FIRST_AMOUNT), read }
}

function valuesOf(form: HTMLFormElement | null): Partial<RatesAsk> {
  if (!form) return {}
  const data = new FormData(form)
  const params = new URLSearchParams(['currency', 'kind', 'have', 'at'].map((name) => [name, exactIn(data, name)]))
  const { currency, kind, have, at } = ratesAsk(params)
  const amount = exactIn(data, 'amount')
  return { currency, kind, have, at, amount: amount === FIRST_AMOUNT ? null : amount }
}

/** That of the address, or what is fetched for another choice; null while that is under way, and without a line. */
export function useHistory({ currency, kind, bank, days }: RatesAsk, ofAddress: RateHistory): RateHistory | null {
  const { language } = useLocale()
  const [fetched, setFetched] = useState<RateHistory | null>(null)
  const isShown = (history: RateHistory): boolean => history.currency === currency && history.kind === kind
  const isKnown = isShown(ofAddress)
  useEffect(() => {
    if (isKnown) return
    let isOver = false
    accountApi(language)(rateHistory, { query: { currency, kind, bank, days } }).then(
      ({ data }) => void (isOver || setFetched(data)),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [isKnown, language, currency, kind, bank, days])
  if (isKnown) return ofAddress
  const isOfView = fetched?.days === days && (fetched.bank?.id ?? MEDIAN) === bank
  return fetched && isOfView && isShown(fetched) ? fetched : null
}
