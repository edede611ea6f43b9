// Requests as one inbox: a worker with requests in all states, and a client with three.
import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { runSql } from '../support/database.ts'
import { badTexts, expect, expectNoAxeViolations, ready, screenOf, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, signInEarlier, tokenOf, wordsOf } from '../support/people.ts'
import { addWorker, leaveMarketplace } from '../support/workers.ts'

test.afterEach(leaveMarketplace)

/** Who calls, and as which side. */
type Caller = { token: string; path: '/api/own-worker/requests' | '/api/requests' }
type Step = { by: Caller; step: string; date?: string; time?: string }

async function call<Data>(request: APIRequestContext, path: string, { token }: Caller, data?: object): Promise<Data> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await (data ? request.post(path, { headers, data }) : request.get(path, { headers }))
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data as Data
}

/** A request of the client, and what became of it. */
async function ask(request: APIRequestContext, worker: number, client: Caller, typed: object, ...steps: Step[]): Promise<string> {
  const body = { key: randomUUID(), language: 'en', ...typed }
  const { id } = await call<{ id: string }>(request, `/api/workers/${worker}/requests`, client, body)
  for (const [i, { by, ...step }] of steps.entries())
    await call(request, `${by.path}/${id}/steps?language=en`, by, { version: i + 1, ...step })
  return id
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const message = (text: string, budget?: number) => ({ kind: 'message', text, ...(budget ? { budget } : {}) })
const meeting = (days: number) => ({ kind: 'meet', date: dayIn(days), time: '10:00', online: true })
const proposed = (by: Caller, days: number): Step => ({ by, step: 'proposed', date: dayIn(days), time: '15:00' })

async function people(request: APIRequestContext) {
  const { id, email, name } = await addWorker(request)
  const worker: Caller = { token: await tokenOf(request, email), path: '/api/own-worker/requests' }
  const person = await addPerson(request, { fullName: 'Rahel Mekonnen' })
  const client: Caller = { token: await tokenOf(request, person), path: '/api/requests' }
  return { id, name, worker, client }
}

async function inAllStates(request: APIRequestContext) {
  const all = await people(request)
  const { id, worker, client } = all
  const send = (typed: object, ...steps: Step[]) => ask(request, id, client, typed, ...steps)
  const accepted: Step = { by: worker, step: 'accepted' }
  const done = (by: Caller): Step => ({ by, step: 'done' })
  const ids = {
    fresh: await send({ ...message('Renew my passport, please', 1500), urgency: 'urgent' }),
    named: await send(meeting(2), proposed(worker, 3), proposed(client, 4)),
    today: await send(meeting(1), accepted),
    toDo: await send(message('Two papers', 500), accepted),
    marked: await send(message('Driving licence'), accepted, done(client)),
    later: await send(meeting(4), accepted),
    awaited: await send(meeting(2), proposed(worker, 5)),
    done: await send(message('Tax clearance', 1200.5), accepted, done(worker), done(client)),
    unconfirmed: await send(message('Birth certificate'), accepted, done(worker)),
    declined: await send(message('Build me a house'), { by: worker, step: 'declined' }),
    unfinished: await send(message('A visa'), accepted, { by: worker, step: 'unfinished' }),
    cancelled: await send(message('Nothing any more'), { by: client, step: 'cancelled' }),
  }
  const minute = `(date_trunc('day', now() at time zone 'Africa/Addis_Ababa') + interval '23:59:30') at time zone 'Africa/Addis_Ababa'`
  await runSql(`update worker_requests set agreed_at = ${minute} where id = $1`, [ids.today])
  return { ...all, ids }
}

const row = (page: Page, id: string) => page.locator(`.inbox-row[data-request="${id}"]`)
const headings = (page: Page) => page.locator('.inbox-title')
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1024

async function open(page: Page, { token }: Caller, path: string): Promise<void> {
  await signInEarlier(page, token)
  await page.goto(path)
  await ready(page)
  await expect(page.locator('.inbox-row').first()).toBeVisible()
}

for (const language of WALKED) {
  const t = wordsOf(language)

  test(`a worker sees first what waits for them, and what the day holds (${language})`, { tag: screenOf(language) }, async ({
    page,
    request,
  }) => {
    const { ids, worker, client, id } = await inAllStates(request)
    await useLanguage(page, language)
    await open(page, worker, '/worker-dashboard')
    await expect(headings(page)).toHaveText([`${t('ask.turn_mine')}5`, `${t('ask.turn_theirs')}2`, `${t('ask.turn_over')}5`])
    const told = (list: string[]) => Promise.all(list.map((each) => row(page, each).locator('.inbox-state').textContent()))
    expect(await told(Object.values(ids))).toEqual([
      ...[t('ask.is_reply'), t('ask.is_reply'), t('ask.is_today'), t('ask.is_toDo'), t('ask.is_confirm')],
      ...[t('ask.is_agreed'), t('ask.is_awaited_worker'), t('ask.is_done'), t('ask.is_unconfirmed')],
      ...[t('ask.is_declined_worker'), t('ask.is_unfinished'), t('ask.is_cancelled')],
    ])
    for (const part of ['Rahel Mekonnen', 'Renew my passport, please', t('market.birr', { amount: '1,500' })])
      await expect(row(page, ids.fresh)).toContainText(part)
    const fact = (name: string) => page.locator('.overview-facts > div').filter({ hasText: name })
    await expect(fact(t('dashboard.unanswered')).locator('dd')).toHaveText('2')
    await expect(fact(t('dashboard.todayOf')).locator('dd').first()).toHaveText('1')
    await expect(page.locator('.overview-facts > div').nth(2).locator('dd').first()).toHaveText('3')
    await expect(page.locator('.overview-facts > div').nth(2)).toContainText(t('market.birr', { amount: '1,200.50' }))
    await expect(fact(t('review.rating'))).toContainText(t('market.noReviews'))
    const free = page.locator('.overview').getByRole('switch')
    const before = (await free.getAttribute('aria-checked')) === 'true'
    await free.click()
    await expect(free).toHaveAttribute('aria-checked', String(!before))
    expect(await badTexts(page, 'main')).toEqual([])
    await expectNoAxeViolations(page)

    // A new one is there when the worker comes back to the page.
    await ask(request, id, client, message('One more'))
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(headings(page).first()).toHaveText(`${t('ask.turn_mine')}6`)

    await row(page, ids.fresh).click()
    await expect(page.locator('.request')).toBeFocused()
    await page
      .locator('.request')
      .getByRole('button', { name: t('ask.accept'), exact: true })
      .click()
    await expect(row(page, ids.fresh).locator('.inbox-state')).toHaveText(t('ask.is_toDo'))
    await expect(fact(t('dashboard.unanswered')).locator('dd')).toHaveText('2')
    await expectNoAxeViolations(page)
  })

  test(`a client with three opens one beside or over the list, and Back closes it (${language})`, {
    tag: screenOf(language),
  }, async ({ page, request }) => {
    const { id, worker, client, name } = await people(request)
    const waiting = await ask(request, id, client, message('Renew my passport'))
    const named = await ask(request, id, client, meeting(2), proposed(worker, 3))
    await ask(request, id, client, message('A house'), { by: worker, step: 'declined' })
    await useLanguage(page, language)
    await page.goto('/')
    await open(page, client, '/requests')
    await expect(headings(page)).toHaveText([`${t('ask.turn_mine')}1`, `${t('ask.turn_theirs')}1`, `${t('ask.turn_over')}1`])
    await expect(row(page, named)).toContainText(t('ask.is_reply'))
    await expect(row(page, waiting)).toContainText(t('ask.is_awaited_client'))
    await expectNoAxeViolations(page)

    const card = page.locator('.request')
    await expect(card).toHaveCount(0)
    await row(page, named).click()
    await expect(card).toBeFocused()
    await expect(card).toContainText(name[language])
    await expect(card).toContainText(t('ask.proposedTime'))
    await expect(page).toHaveURL(new RegExp(`/requests#request-${named}$`))
    await expect(row(page, named)).toBeVisible({ visible: isWide(page) })
    expect(await badTexts(page, 'main')).toEqual([])
    await expectNoAxeViolations(page)
    await page.reload()
    await ready(page)
    await expect(card).toContainText(t('ask.proposedTime'))
    if (isWide(page)) {
      // Another one takes its place: Back leads to the list.
      await row(page, waiting).click()
      await expect(card).toContainText('Renew my passport')
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/requests$/)
    await expect(card).toHaveCount(0)
    await expect(row(page, isWide(page) ? waiting : named)).toBeFocused()

    // What a notification leads to; the way back is in the page as well.
    await page.goto(`/requests#request-${waiting}`)
    await expect(card).toContainText('Renew my passport')
    if (!isWide(page)) {
      await page.getByRole('link', { name: t('ask.all') }).click()
      await expect(row(page, waiting)).toBeFocused()
    }
  })
}

for (const language of WALKED) {
  const t = wordsOf(language)
  const inRow = (page: Page, id: string, name: string) =>
    page
      .locator('.inbox-rows > li')
      .filter({ has: row(page, id) })
      .getByRole('button', { name })

  test(`what waits for one word is answered in its row (${language})`, async ({ page, request, expectedFailures }) => {
    expectedFailures.push(/status of 409/)
    const { id, worker, client } = await people(request)
    const fresh = await ask(request, id, client, message('Renew my passport\nand that of my son'))
    const meet = await ask(request, id, client, meeting(5))
    const gone = await ask(request, id, client, message('A visa'))
    await useLanguage(page, language)
    await open(page, worker, '/worker-dashboard')
    await expect(row(page, fresh)).toContainText('and that of my son')
    await inRow(page, fresh, t('ask.accept')).click()
    await expect(row(page, fresh).locator('.inbox-state')).toHaveText(t('ask.is_toDo'))
    await expect(row(page, fresh)).toBeFocused()
    await expect(inRow(page, fresh, t('ask.accept'))).toHaveCount(0)

    await inRow(page, meet, t('ask.propose')).click()
    const likely = page.getByRole('group', { name: t('ask.likely') }).getByRole('button')
    await expect(likely).toHaveCount(4)
    await expect(likely.first()).toHaveAttribute('aria-pressed', 'true')
    await likely.nth(3).click()
    await expect(page.locator('.inbox-steps select').last()).toHaveValue(String(15 * 60))
    await expectNoAxeViolations(page)
    expect(await badTexts(page, 'main')).toEqual([])
    await page
      .locator('.inbox-steps')
      .getByRole('button', { name: t('ask.propose'), exact: true })
      .click()
    await expect(row(page, meet).locator('.inbox-state')).toHaveText(t('ask.is_awaited_worker'))

    // Whoever comes too late is told so.
    await call(request, `${client.path}/${gone}/steps?language=en`, client, { version: 1, step: 'cancelled' })
    await inRow(page, gone, t('ask.accept')).click()
    await expect(page.locator('.toast')).toHaveText(t('error.requestChanged'))
    await expect(row(page, gone).locator('.inbox-state')).toHaveText(t('ask.is_cancelled'))
  })

  test(`a job that is done is rated from its row, once (${language})`, async ({ page, request }) => {
    const { id, worker, client, name } = await people(request)
    const done = (by: Caller): Step => ({ by, step: 'done' })
    const finished = await ask(request, id, client, message('Tax clearance'), { by: worker, step: 'accepted' }, done(worker))
    await useLanguage(page, language)
    await open(page, client, '/requests')
    await expect(page.locator('.inbox-stars')).toHaveCount(0)
    await inRow(page, finished, t('ask.done')).click()
    const stars = page.getByRole('group', { name: t('review.rate', { name: name[language] }) }).getByRole('button')
    await expect(stars).toHaveCount(5)
    await expectNoAxeViolations(page)
    expect(await badTexts(page, 'main')).toEqual([])
    await stars.nth(3).click()
    const rating = page.locator('dialog[open]')
    await expect(rating.getByRole('radio').nth(3)).toBeChecked()
    await rating.getByRole('button', { name: t('review.submit') }).click()
    await expect(page.getByRole('dialog', { name: t('review.thanks') })).toBeVisible()
    await expect(stars).toHaveCount(0)
  })
}

test('the tabs of the dashboard are one row, and the chosen one is in sight', async ({ page, request }) => {
  const { worker } = await people(request)
  await useLanguage(page, 'am')
  await signInEarlier(page, worker.token)
  await page.goto('/worker-dashboard?tab=earnings')
  await ready(page)
  const tabs = page.locator('.tabs > a')
  await expect(tabs).toHaveCount(6)
  const boxes = await Promise.all((await tabs.all()).map((each) => each.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  await expect(page.locator('.tabs > [aria-current]')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
