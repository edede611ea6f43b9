import { expect, test } from 'vitest'
import { askedValues, ratesAsk, ratesPath } from './address.ts'

const ask = (query: string) => ratesAsk(new URLSearchParams(query))

test('what does not exist is not chosen, and an address says what differs only', () => {
  const plain = ask('')
  expect(ask('currency=XDR&kind=gold&days=8&view=x&have=x&bank=../x&at=cbe')).toEqual(plain)
  expect(askedValues(plain)).toEqual({})
  const other = ask('currency=EUR&kind=transaction&days=90&bank=CBE&view=table&order=name&amount=1,5&have=birr&at=AWB')
  expect(askedValues(other)).toEqual({
    currency: 'EUR',
    kind: 'transaction',
    days: '90',
    bank: 'CBE',
    view: 'table',
    order: 'name',
    amount: '1,5',
    have: 'birr',
    at: 'AWB',
  })
  expect(ratesPath(plain, { currency: 'GBP' })).toBe('/exchange?currency=GBP')
  expect(ratesPath(other, { ...plain, amount: '' })).toBe('/exchange?amount=')
})
