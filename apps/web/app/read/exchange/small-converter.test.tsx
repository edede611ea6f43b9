import type { NewestRates } from '@menged/contracts/exchange'
import type { Currency } from '@menged/contracts/exchange/lists'
import type { Language } from '@menged/ethiopia/languages'
import { WORDS } from '@menged/i18n'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../../words/language.tsx'
import { provideWords } from '../../words/words.ts'
import { ratesAsk } from './address.ts'
import { birrText } from './birr-text.ts'
import { useConversion } from './conversion.ts'
import { Converter } from './converter.tsx'
import { converterRates } from './converter-rates.ts'
import SmallConverter from './small-converter.tsx'

provideWords('en', WORDS.en)
provideWords('am', WORDS.am)

const rateOf = (currency: Currency, buying: number, date: string) => ({
  currency,
  date,
  source: 'import' as const,
  cash: { buying, selling: buying * 1.02, change: null },
  transaction: { buying: buying * 2, selling: buying * 2.02, change: null },
})
const bankOf = (id: string, name: string, rates: ReturnType<typeof rateOf>[], reference = false) => ({
  id,
  name: { en: name, am: `${name} ባንክ` },
  reference,
  rates,
})
const bestAt = (currency: Currency, buying: string) => ({ currency, kind: 'cash' as const, buying, selling: buying })
/** Each has another best bank; of the pounds one bank alone has a rate, of the dinars none that deals, and yen are not among the first. */
const NEWEST: NewestRates = {
  date: '2026-11-20',
  age: 0,
  sample: false,
  banks: [
    bankOf('A', 'Abay', [rateOf('USD', 150.25, '2026-11-20'), rateOf('EUR', 170.123_449, '2026-11-19')]),
    bankOf('B', 'Berhan', [rateOf('USD', 152.476_149, '2026-11-18'), rateOf('EUR', 168, '2026-11-20')]),
    bankOf('C', 'Chercher', [rateOf('GBP', 199.5, '2026-11-20')]),
    bankOf(
      'N',
      'National',
      [rateOf('USD', 190, '2026-11-20'), rateOf('KWD', 500.9812, '2026-11-20'), rateOf('JPY', 1, '2026-11-20')],
      true,
    ),
  ],
  best: [bestAt('USD', 'B'), bestAt('EUR', 'A')],
}

function render(language: Language, element: ReactElement): string {
  const whole = (
    <LocaleProvider value={{ language, direction: language === 'am' ? 'rtl' : 'ltr', sticky: language === 'am' }}>
      {element}
    </LocaleProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: whole }])} />)
}

/** As the page of exchange rates shows it at this address. */
function Exchange({ address }: { address: string }) {
  const ask = ratesAsk(new URLSearchParams(address))
  return <Converter ask={ask} newest={NEWEST} conversion={useConversion(ask)} />
}
const outputOf = (markup: string): string => /<output[^>]*>(.*?)<\/output>/.exec(markup)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''

function piece(language: Language, newest = NEWEST): string {
  const rates = converterRates(newest, language)
  return rates ? render(language, <SmallConverter {...rates} />) : ''
}

// covers P-07
test('a hundred dollars at the bank that pays most, with its name and day, as on the page of exchange rates', () => {
  const english = piece('en')
  expect(outputOf(english)).toBe('15,247.61 birr')
  expect(english).toContain('Berhan · 18 November 2026')
  expect(english).not.toContain('Sample')
  expect(outputOf(english)).toBe(outputOf(render('en', <Exchange address="" />)))
  const amharic = piece('am')
  expect(outputOf(amharic)).toBe('15,247.61 ብር')
  expect(amharic).toContain('Berhan ባንክ · ኅዳር 9 ቀን 2019 ዓ.ም.')
  expect(outputOf(amharic)).toBe(outputOf(render('am', <Exchange address="lang=am" />)))
})

// covers P-07
test('each amount is the same sum in both places, and what one cannot read the other cannot', () => {
  const offers = converterRates(NEWEST, 'en')?.offers ?? []
  expect(offers.map(({ currency, bank }) => [currency, bank])).toEqual([
    ['USD', 'Berhan'],
    ['EUR', 'Abay'],
    ['GBP', 'Chercher'],
    ['KWD', 'National'],
  ])
  for (const offer of offers)
    for (const amount of ['1', '100', '0.01', '1,500.50', '1000000', '፻፶', '1e12', '1,5', '-3', 'abc', '', ' ']) {
      const address = new URLSearchParams({ amount, currency: offer.currency })
      const there = outputOf(render('en', <Exchange address={String(address)} />))
      const here = birrText(amount, offer)
      expect('text' in here ? `${here.text} birr` : '', `${amount} ${offer.currency}`).toBe(there)
    }
})

test('it is a form that needs no code: it leads to the page with amount, currency and language', () => {
  const markup = piece('am')
  expect(markup).toMatch(/<form[^>]* action="\/exchange"/)
  expect(markup).toMatch(/<form[^>]* method="get"/)
  expect(markup).toContain('<input type="hidden" name="lang" value="am"/>')
  expect(markup).toMatch(/<input[^>]* name="amount"[^>]* value="100"/)
  expect(markup).toMatch(/<select[^>]* name="currency"[^>]*><option>USD<\/option><option>EUR</)
  expect(markup).toMatch(/<button type="submit"[^>]* aria-label="ባንኮችን ያነጻጽሩ"/)
})

test('samples are called samples, and without rates there is nothing', () => {
  expect(piece('en', { ...NEWEST, sample: true })).toContain('Sample rates, not live')
  expect(piece('am', { ...NEWEST, sample: true })).toContain('የናሙና ተመን ነው፤ የዕለቱ አይደለም')
  expect(converterRates({ ...NEWEST, date: null, banks: [], best: [] }, 'en')).toBeNull()
  expect(converterRates(null, 'en')).toBeNull()
})
