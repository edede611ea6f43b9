// @vitest-environment jsdom
import type { ErrorCode } from '@menged/contracts/errors'
import type { Draft } from '@menged/contracts/publishing'
import { emptyDraft } from '@menged/contracts/publishing/empty'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../page/api-error.ts'
import { createSaver } from './draft-saver.ts'
import { createDraftStore, type Written, writtenIn } from './draft-state.ts'
import { merged } from './merge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const draft = (revision: number, title = ''): Draft => ({
  id: '0b0f1f4e-6a53-4f0a-9b43-0f6f5cf0a111',
  postId: null,
  state: 'draft',
  live: false,
  organisation: null,
  owner: null,
  reviewer: null,
  revision,
  scheduledAt: null,
  submittedAt: null,
  nextReview: null,
  updatedBy: null,
  updatedAt: '2026-11-23T09:00:00.000Z',
  createdAt: '2026-11-23T09:00:00.000Z',
  completeness: { en: { filled: 0, of: 2, readable: false }, am: { filled: 0, of: 2, readable: false } },
  content: { ...emptyDraft('business'), title: { en: title, am: '' } },
  suggestedId: '',
  problems: [],
  changed: [],
  others: [],
  steps: ['save'],
  notes: 0,
  versions: 0,
})
const refusal = (status: number, code: ErrorCode) => new ApiError(status, { success: false, error: 'No.', code })

/** A draft on a screen, a server that holds one revision, and what lies on the device. */
function desk() {
  const server = { held: draft(1), faults: [] as unknown[], sent: 0 }
  const device: { kept: [Written, number] | null } = { kept: null }
  const store = createDraftStore(server.held, 'en')
  const saver = createSaver(store, {
    send: async (revision, written) => {
      server.sent += 1
      const fault = server.faults.shift()
      if (fault) throw fault
      if (revision !== server.held.revision) throw refusal(409, 'draft_changed')
      server.held = { ...draft(revision + 1), content: written.content }
      return server.held
    },
    read: async () => server.held,
    keep: (written, revision) => {
      device.kept = [written, revision]
    },
    forget: () => {
      device.kept = null
    },
  })
  const type = (title: string) => {
    const { written } = store.getState()
    store.setState({ written: { ...written, content: { ...written.content, title: { en: title, am: '' } } } })
    saver.changed()
  }
  return { server, device, store, saver, type, titleHeld: () => server.held.content.title.en }
}

it('sends what was typed once the typing has stopped, and keeps it until then', async () => {
  const { server, device, store, type, titleHeld } = desk()
  type('T')
  type('Ti')
  expect(store.getState().save).toBe('waiting')
  expect(device.kept?.[0].content.title.en).toBe('Ti')
  await vi.runAllTimersAsync()
  expect(titleHeld()).toBe('Ti')
  expect(server.sent).toBe(1)
  expect(store.getState()).toMatchObject({ save: 'saved', draft: { revision: 2 } })
  expect(device.kept).toBeNull()
})

it('keeps text while the server is away, and sends it when it is back', async () => {
  const { server, device, store, type, titleHeld } = desk()
  server.faults.push(new TypeError('no line'), refusal(503, 'unavailable'))
  type('Title')
  await vi.advanceTimersByTimeAsync(3000)
  expect(store.getState().save).toBe('offline')
  expect(device.kept?.[0].content.title.en).toBe('Title')
  await vi.runAllTimersAsync()
  expect(store.getState().save).toBe('saved')
  expect(titleHeld()).toBe('Title')
  expect(server.sent).toBe(3)
})

it('sends what was typed while saving was under way', async () => {
  const { store, saver, type, titleHeld } = desk()
  type('one')
  const first = saver.flush()
  type('two')
  expect(await first).toBe(true)
  expect(titleHeld()).toBe('two')
  expect(store.getState().save).toBe('saved')
})

it('overwrites nothing that somebody else has saved', async () => {
  const { server, store, saver, type, titleHeld } = desk()
  server.held = draft(2, 'theirs')
  type('mine')
  expect(await saver.flush()).toBe(false)
  expect(store.getState()).toMatchObject({ save: 'conflict', theirs: { content: { title: { en: 'theirs' } } } })
  type('mine, longer')
  await vi.runAllTimersAsync()
  expect(titleHeld()).toBe('theirs')
  expect(await saver.takeMine()).toBe(true)
  expect(titleHeld()).toBe('mine, longer')
  expect(store.getState().theirs).toBeNull()
})

it('takes both where the fields are different', async () => {
  const { server, store, saver, type, titleHeld } = desk()
  const other = draft(2)
  other.content.title.am = 'የእነሱ'
  server.held = other
  type('mine')
  await saver.flush()
  const { base, written, theirs } = store.getState()
  const both = base && theirs && merged(base, written, writtenIn(theirs))
  expect(both && (await saver.takeBoth(both))).toBe(true)
  expect(titleHeld()).toBe('mine')
  expect(server.held.content.title.am).toBe('የእነሱ')
})

it('takes what the other has saved', async () => {
  const { server, device, store, saver, type } = desk()
  server.held = draft(2, 'theirs')
  type('mine')
  await saver.flush()
  saver.takeTheirs()
  expect(store.getState()).toMatchObject({ save: 'saved', written: { content: { title: { en: 'theirs' } } } })
  expect(device.kept).toBeNull()
})

it('sees that the revision of the other is its own, whose answer was lost', async () => {
  const { server, store, saver, type } = desk()
  // The server writes into links what nobody has written.
  const answered = draft(2, 'same')
  answered.content.body.en = '<p><a href="https://x.et/" rel="noopener nofollow">x</a></p>'
  server.held = answered
  type('same')
  const { written } = store.getState()
  const body = { en: '<p><a href="https://x.et/">x</a></p>', am: '' }
  store.setState({ written: { ...written, content: { ...written.content, body } } })
  expect(await saver.flush()).toBe(true)
  expect(store.getState()).toMatchObject({ save: 'saved', theirs: null, draft: { revision: 2 } })
})

it('says why the server refuses, and tries again with the next letter', async () => {
  const { server, device, store, type } = desk()
  server.faults.push(refusal(400, 'invalid_input'))
  type('bad')
  await vi.runAllTimersAsync()
  expect(store.getState()).toMatchObject({ save: 'refused', trouble: 'No.' })
  expect(device.kept).not.toBeNull()
  type('good')
  await vi.runAllTimersAsync()
  expect(store.getState()).toMatchObject({ save: 'saved', trouble: null })
})

it('loses nothing that is typed while a step is under way', async () => {
  const { server, store, saver, type, titleHeld } = desk()
  type('before')
  await saver.flush()
  type('meanwhile')
  server.held = { ...server.held, state: 'in_review', revision: 3 }
  saver.adopt(server.held)
  await vi.runAllTimersAsync()
  expect(titleHeld()).toBe('meanwhile')
  expect(store.getState()).toMatchObject({ save: 'saved', draft: { revision: 4 } })
})

it('lays text from the device beside a newer revision, and goes on where it is the same', async () => {
  const { server, store, saver, titleHeld } = desk()
  const kept = { content: { ...emptyDraft('business'), title: { en: 'kept', am: '' } }, nextReview: null, organisation: null }
  saver.bringBack(kept, 1)
  await vi.runAllTimersAsync()
  expect(titleHeld()).toBe('kept')
  server.held = draft(3, 'newer')
  saver.adopt(server.held)
  saver.bringBack(kept, 2)
  await vi.runAllTimersAsync()
  expect(store.getState()).toMatchObject({ save: 'conflict', written: kept })
  expect(titleHeld()).toBe('newer')
})
