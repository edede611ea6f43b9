import { expect, test } from 'vitest'
import { presentCalendar, presentRequest } from './present.ts'
import type { FullRow } from './queries.ts'

const [CREATED, AGREED, DONE] = ['2026-11-20T09:00:00.000Z', '2026-11-25T07:00:00.000Z', '2026-11-25T08:00:00.000Z'] as const
const ROW: FullRow = {
  id: '7f1c2c1e-0000-4000-8000-000000000001',
  workerId: 7,
  serviceId: null,
  userId: null,
  kind: 'meet',
  state: 'accepted',
  version: 2,
  language: 'en',
  name: 'Hana',
  phone: '+251911234567',
  email: 'hana@example.et',
  text: 'About my licence',
  urgency: null,
  budget: null,
  callTime: null,
  meetAt: new Date(AGREED),
  place: 'Bole',
  online: false,
  proposedAt: null,
  agreedAt: new Date(AGREED),
  workerNote: null,
  key: '7f1c2c1e-0000-4000-8000-000000000002',
  tokenHash: null,
  ...{ mailTokenHash: null, mailOpenedAt: null, clientMark: null, proposedBy: null, proposals: 0 },
  ...{ workerPhone: '+251922334455', workerEmail: 'worker@example.et', isConfirmed: false },
  answeredAt: null,
  workerDoneAt: null,
  clientDoneAt: null,
  endedAt: null,
  createdAt: new Date(CREATED),
  updatedAt: new Date(CREATED),
  workerUserId: 'user',
  workerEn: 'Selam',
  workerAm: 'ሰላም',
  serviceEn: 'Licences',
  serviceAm: 'ፈቃድ',
}
type Side = 'client' | 'worker'
const found = (change: Partial<FullRow> = {}, side: Side = 'client') => ({ row: { ...ROW, ...change }, steps: [], side, may: [] })
const present = (change: Partial<FullRow> = {}, side?: Side) => presentRequest(found(change, side), 'en')

test('a request is shown in the language of the reader, with what happened in its order', () => {
  const step = { id: 1, requestId: ROW.id, by: 'client' as const, step: 'sent' as const, note: null, meetAt: new Date(AGREED) }
  const steps = [{ ...step, createdAt: new Date(CREATED) }]
  expect(presentRequest({ ...found(), steps, may: ['cancelled'] }, 'am')).toMatchObject({
    worker: { id: 7, name: 'ሰላም' },
    service: 'ፈቃድ',
    sample: false,
    meetAt: AGREED,
    agreedAt: AGREED,
    proposedAt: null,
    endedAt: null,
    steps: [{ by: 'client', step: 'sent', note: null, meetAt: AGREED, at: CREATED }],
    may: ['cancelled'],
  })
  expect(present()).toMatchObject({ worker: { name: 'Selam' }, service: 'Licences' })
  expect(present({ serviceEn: null, serviceAm: null, workerUserId: null })).toMatchObject({ service: null, sample: true })
})

test('each side has its own word on whether the job is done', () => {
  const done = new Date(DONE)
  expect(present()).toMatchObject({ workerDone: false, clientDone: false })
  expect(present({ workerDoneAt: done })).toMatchObject({ workerDone: true, clientDone: false })
  expect(present({ clientDoneAt: done })).toMatchObject({ workerDone: false, clientDone: true })
})

test('a worker reaches the client until the request is cancelled or declined; the client always sees what was given', () => {
  const ways = { name: 'Hana', phone: ROW.phone, email: ROW.email }
  const none = { name: 'Hana', phone: null, email: null }
  for (const state of ['waiting', 'proposed', 'accepted', 'done', 'unfinished'] as const)
    expect(present({ state }, 'worker').client).toEqual(ways)
  for (const state of ['cancelled', 'declined'] as const) {
    expect(present({ state }, 'worker').client).toEqual(none)
    expect(present({ state }, 'client').client).toEqual(ways)
  }
})

test('the calendar has a call for half an hour, a meeting for an hour, and names the other side', () => {
  const lines = (change: Partial<FullRow>, side?: Side) => presentCalendar(found(change, side), 'en')?.split('\r\n')
  expect(lines({ agreedAt: null })).toBeUndefined()
  const meeting = lines({})
  expect(meeting).toEqual(
    expect.arrayContaining([
      `UID:request-${ROW.id}@menged`,
      'SEQUENCE:2',
      'DTSTAMP:20261120T090000Z',
      'DTSTART:20261125T070000Z',
      'DTEND:20261125T080000Z',
      'DESCRIPTION:Licences\\nAbout my licence',
      'LOCATION:Bole',
    ]),
  )
  expect(lines({ kind: 'call' })).toContain('DTEND:20261125T073000Z')
  const titleOf = (found: string[] | undefined) => found?.find((line) => line.startsWith('SUMMARY:'))
  expect(titleOf(meeting)).toContain('Selam')
  expect(titleOf(lines({}, 'worker'))).toContain('Hana')
  expect(titleOf(lines({ kind: 'call' }))).not.toBe(titleOf(meeting))
  expect(lines({ serviceEn: null, serviceAm: null })).toContain('DESCRIPTION:About my licence')
  expect(lines({ place: null })?.join()).not.toContain('LOCATION')
})
