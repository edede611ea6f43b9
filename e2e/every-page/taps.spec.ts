// How many taps the commonest tasks take on a phone, from home. What is typed and how far one scrolls is not counted; the keyboard that comes up is.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { runSql } from '../support/database.ts'
import { expect, ready, test, useLanguage } from '../support/fixtures.ts'
import { addPerson, dialog, signInEarlier, toast, tokenOf } from '../support/people.ts'
import { addWorker, leaveMarketplace } from '../support/workers.ts'

/** `before`: on 29 November 2026, by what always stood on the screen; `most`: what it may take. */
const TAPS = {
  'find what a passport costs': { before: 0, most: 0 },
  'see the papers of a passport': { before: 1, most: 1 },
  'ask a worker as a guest': { before: 7, most: 6 },
  'accept a request': { before: 3, most: 2 },
  'propose another time': { before: 6, most: 4 },
  'rate a worker': { before: 6, most: 3 },
  'begin a rental agreement': { before: 4, most: 1 },
  // The sum stands on home.
  'convert 100 US dollars': { before: 2, most: 0 },
  'decide about a review': { before: 3, most: 3 },
  'mark a guide as checked': { before: 7, most: 5 },
} as const
type Task = keyof typeof TAPS

/** Counts what a finger does. */
class Taps {
  count = 0

  async tap(target: Locator): Promise<void> {
    this.count += 1
    await target.tap()
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field)
    await field.fill(text)
  }
}

type Hand = { page: Page; request: APIRequestContext; taps: Taps }
type Journey = (hand: Hand) => Promise<void>

async function home(page: Page, token?: string): Promise<void> {
  await useLanguage(page, 'en')
  if (token) await signInEarlier(page, token)
  await page.goto('/')
  await ready(page)
}

function journey(task: Task, walk: Journey): void {
  test(task, async ({ page, request }) => {
    const taps = new Taps()
    await walk({ page, request, taps })
    expect(taps.count, task).toBeLessThanOrEqual(TAPS[task].most)
  })
}

const task = (page: Page, name: string) => page.locator('.tasks').getByRole('link', { name })
/** What somebody works at, in the header. */
const desk = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const row = (page: Page, request: string) =>
  page.locator('.inbox-rows > li').filter({ has: page.locator(`[data-request="${request}"]`) })

type Caller = { token: string; path: '/api/own-worker/requests' | '/api/requests' }
type Asked = { id: string; state: string }

async function call<Data>(request: APIRequestContext, path: string, token: string, data?: object): Promise<Data> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await (data ? request.post(path, { headers, data }) : request.get(path, { headers }))
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data as Data
}

/** A worker whom a client has asked, and what both have done since. */
async function asked(request: APIRequestContext, typed: object, ...steps: { by: 'worker' | 'client'; step: string }[]) {
  const worker = await addWorker(request)
  const callers: Record<'worker' | 'client', Caller> = {
    worker: { token: await tokenOf(request, worker.email), path: '/api/own-worker/requests' },
    client: { token: await tokenOf(request, await addPerson(request, { fullName: 'Rahel Mekonnen' })), path: '/api/requests' },
  }
  const body = { key: randomUUID(), language: 'en', ...typed }
  const { id } = await call<Asked>(request, `/api/workers/${worker.id}/requests`, callers.client.token, body)
  for (const [i, { by, step }] of steps.entries())
    await call(request, `${callers[by].path}/${id}/steps?language=en`, callers[by].token, { version: i + 1, step })
  const state = async () => {
    const all = await call<Asked[]>(request, `${callers.worker.path}?language=en`, callers.worker.token)
    return all.find((each) => each.id === id)?.state
  }
  return { id, worker, token: { worker: callers.worker.token, client: callers.client.token }, state }
}

async function administrator(request: APIRequestContext): Promise<string> {
  const email = await addPerson(request, { fullName: 'Meron Alemu' })
  await runSql(`update users set role = 'admin', confirmed_at = now() where email = $1`, [email])
  return tokenOf(request, email)
}

test.afterEach(leaveMarketplace)

journey('find what a passport costs', async ({ page }) => {
  await home(page)
  await expect(task(page, 'Passport')).toContainText(/ETB [\d,]+/)
  await expect(task(page, 'Passport')).toBeInViewport({ ratio: 1 })
})

journey('see the papers of a passport', async ({ page, taps }) => {
  await home(page)
  await taps.tap(task(page, 'Passport'))
  await expect(page).toHaveURL(/\/post\/detail\/new-passport/)
  const papers = page.locator('#documents').getByRole('checkbox')
  await papers.first().scrollIntoViewIfNeeded()
  await expect(papers.first()).toBeInViewport()
  expect(await papers.count()).toBeGreaterThan(1)
})

journey('ask a worker as a guest', async ({ page, request, taps }) => {
  const worker = await addWorker(request)
  // Somebody whom the first screen of the list names.
  await runSql('update workers set review_count = 400, stars_given = 2000 where id = $1', [worker.id])
  await home(page)
  await taps.tap(task(page, 'Find someone to help'))
  await taps.tap(page.getByRole('link', { name: `Contact ${worker.name.en}` }).first())
  await taps.type(dialog(page).getByLabel('What do you need done?'), 'Please renew my passport')
  await taps.type(dialog(page).getByLabel('Your name'), 'Guest Person')
  await taps.type(dialog(page).getByLabel('Phone or email'), '0911 234 567')
  await taps.tap(dialog(page).getByRole('button', { name: 'Send message' }))
  await expect(dialog(page)).toContainText('Your message was sent')
  const token = await tokenOf(request, worker.email)
  expect(await call<object[]>(request, '/api/own-worker/requests?language=en', token)).toMatchObject([
    { state: 'waiting', text: 'Please renew my passport', client: { name: 'Guest Person' } },
  ])
})

journey('accept a request', async ({ page, request, taps }) => {
  const { id, token, state } = await asked(request, { kind: 'message', text: 'Renew my passport' })
  await home(page, token.worker)
  await taps.tap(desk(page, 'Dashboard'))
  await taps.tap(row(page, id).getByRole('button', { name: /^Accept/ }))
  await expect(row(page, id).locator('.inbox-state')).toHaveText('Yours to do')
  expect(await state()).toBe('accepted')
})

journey('propose another time', async ({ page, request, taps }) => {
  const date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const { id, token, state } = await asked(request, { kind: 'meet', date, time: '10:00', online: true })
  await home(page, token.worker)
  await taps.tap(desk(page, 'Dashboard'))
  await taps.tap(row(page, id).getByRole('button', { name: /^Propose another time/ }))
  const likely = row(page, id).getByRole('group', { name: 'Suggested times' }).getByRole('button')
  await taps.tap(likely.nth(1))
  await expect(likely.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await taps.tap(row(page, id).getByRole('button', { name: 'Propose another time', exact: true }))
  await expect(row(page, id).locator('.inbox-state')).toHaveText('Waiting for the client')
  expect(await state()).toBe('proposed')
})

journey('rate a worker', async ({ page, request, taps }) => {
  const { id, worker, token } = await asked(
    request,
    { kind: 'message', text: 'Tax clearance' },
    { by: 'worker', step: 'accepted' },
    { by: 'worker', step: 'done' },
    { by: 'client', step: 'done' },
  )
  await home(page, token.client)
  await taps.tap(desk(page, 'Your requests'))
  await taps.tap(row(page, id).getByRole('button', { name: /^4 / }))
  await expect(dialog(page).getByRole('radio', { name: /^4 / })).toBeChecked()
  await taps.tap(dialog(page).getByRole('button', { name: 'Submit' }))
  await expect(page.getByRole('dialog', { name: 'Thank you for your review!' })).toBeVisible()
  expect(await call(request, `/api/workers/${worker.id}/reviews/mine`, token.client)).toMatchObject({ stars: 4 })
  // Asked once.
  await expect(row(page, id).getByRole('button', { name: /^4 / })).toHaveCount(0)
})

journey('begin a rental agreement', async ({ page, taps }) => {
  await home(page)
  await taps.tap(task(page, 'Draft a rental agreement'))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Hello, how can I help?')
  await expect(page.locator('.document-fields :is(input, select, textarea):not([type=hidden])').first()).toBeEditable()
})

journey('convert 100 US dollars', async ({ page }) => {
  await home(page)
  const converter = page.getByRole('form', { name: 'Exchange rate' })
  await expect(converter.getByRole('textbox')).toHaveValue('100')
  await expect(converter.getByRole('status')).toHaveText(/^[\d,]+\.\d\d birr$/)
})

journey('decide about a review', async ({ page, request, taps }) => {
  const comment = `He came on time. ${randomUUID()}`
  const data = { stars: 5, comment, language: 'en', key: randomUUID(), name: 'Selam' }
  expect((await request.post('/api/workers/1/reviews', { data })).ok()).toBe(true)
  await home(page, await administrator(request))
  await taps.tap(desk(page, 'Administration'))
  await taps.tap(page.locator('.overview-due a[href*="show=reviews"]'))
  const waiting = page.getByRole('row').filter({ hasText: comment })
  await taps.tap(waiting.getByRole('button', { name: /^Show/ }))
  await expect(waiting).toHaveCount(0)
  await page.goto('/marketplace/gig-worker/1')
  await expect(page.locator('.review').filter({ hasText: comment })).toBeVisible()
})

journey('mark a guide as checked', async ({ page, request, taps }) => {
  await home(page, await administrator(request))
  await taps.tap(desk(page, 'Administration'))
  await taps.tap(page.locator('.overview-due a[href*="list=overdue"]'))
  const buttons = page.locator('.upkeep-table').getByRole('button', { name: /^Mark as checked: / })
  const name = (await buttons.nth(5).getAttribute('aria-label')) ?? ''
  const own = page.getByRole('button', { name, exact: true })
  await taps.tap(own)
  await taps.type(dialog(page).getByRole('textbox'), 'The page of the office')
  await taps.tap(dialog(page).getByRole('button', { name: 'Mark as checked' }))
  await expect(own).toHaveCount(0)
  // Nobody has looked at it.
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Taken back')).toBeVisible()
  await expect(own).toBeVisible()
})

test('together they take a third less, and none takes more', () => {
  const sum = (which: 'before' | 'most') => Object.values(TAPS).reduce((taps, each) => taps + each[which], 0)
  expect(sum('most')).toBeLessThanOrEqual((sum('before') * 2) / 3)
  for (const [name, { before, most }] of Object.entries(TAPS)) expect(most, name).toBeLessThanOrEqual(before)
})
