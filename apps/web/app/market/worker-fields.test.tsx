// A field of workers that the contract has is asked in both forms, and shown.

import type { Worker } from '@menged/contracts/marketplace'
import { joiningSchema } from '@menged/contracts/marketplace/joining'
import { ownWorkerChangeSchema } from '@menged/contracts/marketplace/own'
import type { WorkerFields } from '@menged/contracts/marketplace/worker-fields'
import { inEach } from '@menged/ethiopia/text'
import { WORDS } from '@menged/i18n'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '../words/language.tsx'
import { provideWords } from '../words/words.ts'
import { PageRows } from './dashboard/profile-tab.tsx'
import { JoinForm } from './join/join-form.tsx'
import { FIELDS } from './join/joining.ts'
import { About, ProfileHead } from './marketplace/profile.tsx'
import { PriceBox } from './marketplace/profile-side.tsx'

provideWords('en', WORDS.en)

function drawn(part: ReactNode): string {
  const element = <LocaleProvider value={{ language: 'en', direction: 'ltr', sticky: false }}>{part}</LocaleProvider>
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
/** Of fields in both languages, without the language. */
const namesIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)/g)].map(([, name]) => name ?? ''))

/** Each with what a page shows of it. */
const FACTS: { [Name in keyof WorkerFields]: [value: WorkerFields[Name], shown: string] } = {
  location: ['Debre Birhan', 'Debre Birhan'],
  specialties: [['passportServices'], 'Passport services'],
  experience: ['5-10', '5–10 years'],
  hourlyRate: [735, '735'],
}
const facts = Object.fromEntries(Object.entries(FACTS).map(([name, [value]]) => [name, value])) as WorkerFields

test('the form of new workers asks for every field, and adds a language and a key by itself', () => {
  const { language: _, key: __, ...fields } = joiningSchema.shape
  expect(Object.keys(fields).sort()).toEqual([...FIELDS].sort())
  expect([...namesIn(drawn(<JoinForm outcome={null} />))].sort()).toEqual([...FIELDS].sort())
})

test('the dashboard asks for every field that may be changed', () => {
  const { available: _, ...fields } = ownWorkerChangeSchema.shape
  const none = inEach(() => null)
  const worker = {
    ...facts,
    id: 1001,
    name: none,
    description: none,
    about: none,
    startingPrice: 500,
    avatar: null,
    available: false,
    isVerified: false,
    rating: 0,
    reviewCount: 0,
  }
  const form = drawn(<PageRows worker={worker} onChange={() => undefined} />)
  expect([...namesIn(form)].sort()).toEqual(Object.keys(fields).sort())
})

test('the public page shows every field', () => {
  const worker: Worker = {
    ...facts,
    id: 1001,
    name: 'Hana',
    avatar: null,
    sample: false,
    isOnline: false,
    isVerified: false,
    rating: 0,
    reviewCount: 0,
    completedTasks: 0,
    responseTime: '1h avg',
    specialty: 'passportServices',
    description: 'Translates papers',
    startingPrice: 500,
    isNew: false,
    about: '',
    services: [],
    offers: [],
    successRate: 95,
    stars: [0, 0, 0, 0, 0],
    testimonials: [],
    similar: [],
    createdAt: '2026-11-20T09:00:00.000Z',
  }
  const page = drawn(
    <>
      <ProfileHead worker={worker} />
      <About worker={worker} />
      <PriceBox worker={worker} isOwn={false} />
    </>,
  )
  for (const [, shown] of Object.values(FACTS)) expect(page).toContain(shown)
})
