// Moderation and the small desks: what is reported, hidden, appealed and shown again; who may not write; papers; messages; announcements.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { runSql } from '../support/database.ts'
import { badTexts, expect, expectNoAxeViolations, ONE_TRY, ready, test, useLanguage } from '../support/fixtures.ts'
import { addPerson, dialog, signInEarlier, toast, tokenOf, wordsOf } from '../support/people.ts'
import { addWorker, leaveMarketplace } from '../support/workers.ts'

const PICTURE = fileURLToPath(new URL('../../docs/home.png', import.meta.url))
// A guide that no other journey counts or measures.
const POST = 'first-job'

// What the API refuses is an error to the browser's console.
test.use({ expectedFailures: [/status of 4\d\d/] })
test.afterEach(leaveMarketplace)

type Somebody = { token: string; email: string; userId: string }
async function somebody(page: Page, fullName: string, role = 'normalUser'): Promise<Somebody> {
  const email = await addPerson(page.request, { fullName })
  const [row] = await runSql<{ id: string }>('update users set role = $2, confirmed_at = now() where email = $1 returning id', [
    email,
    role,
  ])
  return { email, token: await tokenOf(page.request, email), userId: row?.id ?? '' }
}
const send = async (page: Page, { token }: Somebody, path: string, data: object) =>
  await page.request.post(path, { data, headers: { authorization: `Bearer ${token}` } })
const comment = (page: Page, by: Somebody, text: string) =>
  send(page, by, `/api/posts/${POST}/comments`, { text, language: 'en', key: randomUUID() })

/** A page of its own for somebody who is signed in. */
async function pageOf(browser: Browser, who: Somebody, language: 'en' | 'am', baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await useLanguage(page, language)
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return
    for (const prompt of ['login-prompt', 'push-prompt']) localStorage.setItem(prompt, String(Date.now()))
  })
  await signInEarlier(page, who.token)
  return page
}
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}
/** What belongs to an account comes when the reader does something. */
async function openComments(page: Page): Promise<void> {
  await open(page, `/post/detail/${POST}`)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await page.mouse.move(200, 200)
}
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a reported comment is hidden with a reason, its author appeals, and it is shown again', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const [en, am] = [wordsOf('en'), wordsOf('am')]
  const text = `Give the officer 2,000. ${randomUUID()}`
  const [author, reader, editor] = [
    await somebody(page, 'ሀና'),
    await somebody(page, 'Abel'),
    await somebody(page, 'Meron', 'editor'),
  ]
  const { data } = await (await comment(page, author, text)).json()
  await send(page, reader, `/api/comments/${data._id}/reports`, { reason: 'He asks for a bribe' })

  await useLanguage(page, 'en')
  await signInEarlier(page, editor.token)
  await open(page, '/admin/moderation')
  await expect(row(page, text)).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  await row(page, text).locator('summary').click()
  await expect(row(page, text)).toContainText('He asks for a bribe')
  await expect(row(page, text)).not.toContainText('Abel')
  await row(page, text)
    .getByRole('button', { name: en('moderation.hide') })
    .click()
  await dialog(page).getByLabel(en('moderation.ground')).selectOption('bribe')
  await dialog(page)
    .getByRole('button', { name: en('moderation.hide') })
    .click()
  await expect(row(page, text)).toHaveCount(0)

  const own = await pageOf(browser, author, 'am', baseURL)
  await openComments(own)
  const hidden = own.locator('.comment').filter({ hasText: text })
  await expect(hidden).toContainText(am('moderation.ground_bribe'))
  await hidden.getByRole('link', { name: am('appeals.open') }).click()
  await own.getByLabel(am('appeals.label')).fill('ያስጠነቀቅሁት እንጂ የመከርኩት አይደለም።')
  expect(await badTexts(own)).toEqual([])
  await own.getByRole('button', { name: am('appeals.send') }).click()
  await expect(own.getByText(am('appeals.state_waiting'))).toBeVisible()
  await expect(own.getByLabel(am('appeals.label'))).toHaveCount(0)
  await own.context().close()
  await open(page, `/post/detail/${POST}`)
  await expect(page.getByText(text)).toHaveCount(0)

  await open(page, '/admin/moderation')
  await expect(row(page, text)).toContainText('ያስጠነቀቅሁት')
  await row(page, text)
    .getByRole('button', { name: en('moderation.showAgain') })
    .click()
  await expect(row(page, text)).toHaveCount(0)
  await expect(async () => {
    await open(page, `/post/detail/${POST}`)
    await expect(page.getByText(text)).toBeVisible(ONE_TRY)
  }).toPass()
})

test('a verdict over several is taken back by the keys, one by its toast, and what has changed since is left', {
  tag: '@desktop',
}, async ({ page }) => {
  const t = wordsOf('en')
  const [author, reader, other, editor] = [
    await somebody(page, 'ሀና'),
    await somebody(page, 'Abel'),
    await somebody(page, 'Liya'),
    await somebody(page, 'Meron', 'editor'),
  ]
  const [one, two] = [`Bring tea. ${randomUUID()}`, `Bring coffee. ${randomUUID()}`]
  const ids: string[] = []
  for (const text of [one, two]) {
    const { data } = await (await comment(page, author, text)).json()
    ids.push(data._id)
    await send(page, reader, `/api/comments/${data._id}/reports`, { reason: 'A bribe' })
  }
  await useLanguage(page, 'en')
  await signInEarlier(page, editor.token)
  await open(page, '/admin/moderation?show=comments')
  const bar = page.locator('.moderation-bulk')
  const keepBoth = async () => {
    for (const text of [one, two]) await row(page, text).getByRole('checkbox').check()
    await bar.getByRole('button', { name: t('moderation.keep') }).click()
    for (const text of [one, two]) await expect(row(page, text)).toHaveCount(0)
  }
  const undo = page.locator('.toast').getByRole('button', { name: t('post.undo') })
  await keepBoth()
  await expect(toast(page, t('moderation.done_show', { count: 2 }))).toBeVisible()
  await expect(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Control+z')
  await expect(toast(page, t('admin.takenBack'))).toBeVisible()
  for (const text of [one, two]) await expect(row(page, text)).toBeVisible()

  await row(page, one)
    .getByRole('button', { name: t('moderation.hide') })
    .click()
  await dialog(page)
    .getByRole('button', { name: t('moderation.hide') })
    .click()
  await expect(row(page, one)).toHaveCount(0)
  await undo.press('Enter')
  await expect(row(page, one)).toBeVisible()

  await keepBoth()
  await send(page, other, `/api/comments/${ids[1]}/reports`, { reason: 'A bribe' })
  await undo.click()
  await expect(toast(page, t('admin.notTakenBack'))).toBeVisible()
  await expect(row(page, two)).toBeVisible()
  await expect(row(page, one)).toHaveCount(0)
  // Nobody hears of what was taken back, now or later.
  expect(await runSql('select 1 from tasks where key like $1', [`notify ${author.userId} %`])).toEqual([])
})

test('who is muted is told until when, in both languages, and loses no words', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const [author, reader, editor] = [
    await somebody(page, 'ሀና'),
    await somebody(page, 'Abel'),
    await somebody(page, 'Meron', 'editor'),
  ]
  const text = `Buy at my shop. ${randomUUID()}`
  const reason = `Advertises in every guide. ${randomUUID()}`
  const { data } = await (await comment(page, author, text)).json()
  await send(page, reader, `/api/comments/${data._id}/reports`, { reason: 'Advert' })
  const t = wordsOf('en')
  await useLanguage(page, 'en')
  await signInEarlier(page, editor.token)
  await open(page, '/admin/moderation')
  await row(page, text)
    .getByRole('button', { name: t('moderation.mute') })
    .click()
  await dialog(page).getByLabel(t('moderation.muteDays')).selectOption('7')
  await dialog(page).getByLabel(t('moderation.muteReason')).fill(reason)
  await dialog(page)
    .getByRole('button', { name: t('moderation.mute') })
    .click()
  await expect(row(page, text)).toContainText(t('moderation.isMuted'))
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible()

  const words = 'ሌላ አስተያየት'
  for (const language of ['en', 'am'] as const) {
    const own = await pageOf(browser, author, language, baseURL)
    await openComments(own)
    await own.locator('.comment-form textarea').fill(words)
    await own
      .locator('.comment-form')
      .getByRole('button', { name: wordsOf(language)('comment.post') })
      .click()
    await expect(own.locator('.comment-form').getByRole('alert')).toContainText(
      language === 'en' ? 'paused your writing until' : 'እንዳይጽፉ አግደዎታል',
    )
    await expect(own.locator('.comment-form textarea')).toHaveValue(words)
    await own.context().close()
  }
})

test('an administrator verifies a worker from papers, which an editor cannot open', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const worker = await addWorker(page.request)
  const [admin, editor] = [await somebody(page, 'Sara', 'admin'), await somebody(page, 'Meron', 'editor')]
  const token = await tokenOf(page.request, worker.email)
  const handedIn = await page.request.post('/api/workers/own/papers', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { kind: 'identity', picture: { name: 'id.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) } },
  })
  expect(handedIn.status()).toBe(200)
  const t = wordsOf('en')
  const shut = await pageOf(browser, editor, 'en', baseURL)
  await open(shut, '/admin/workers')
  await expect(shut.getByText(t('admin.notYours'))).toBeVisible()
  expect(
    (await shut.request.get('/api/admin/verifications', { headers: { authorization: `Bearer ${editor.token}` } })).status(),
  ).toBe(403)
  await shut.context().close()

  await useLanguage(page, 'en')
  await signInEarlier(page, admin.token)
  await open(page, '/admin/moderation')
  await row(page, worker.name.en)
    .getByRole('link', { name: t('moderation.look') })
    .click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: worker.name.en }) })
  await card.getByRole('button', { name: t('desks.openPaper', { name: t('desks.paper_identity') }) }).click()
  await expect(card.getByRole('img')).toBeVisible()
  await expect.poll(() => card.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  const verify = card.getByRole('button', { name: t('desks.verify'), exact: true })
  const refuse = card.getByRole('button', { name: t('desks.refuse'), exact: true })
  await expect(verify).toHaveAccessibleDescription(t('desks.verifyShut'))
  await expect(verify).toBeDisabled()
  await expect(refuse).toBeEnabled()
  await card.getByLabel(t('desks.seen_identity')).check()
  await card.getByLabel(t('desks.seen_background')).check()
  await expect(refuse).toHaveAccessibleDescription(t('desks.refuseShut'))
  await expect(refuse).toBeDisabled()
  await verify.click()
  await expect(card).toHaveCount(0)
  const { data } = await (await page.request.get(`/api/workers/${worker.id}?language=en`)).json()
  expect(data.isVerified).toBe(true)
})

test('a message is answered by mail, in the language it was written in', { tag: '@desktop' }, async ({ page }) => {
  const t = wordsOf('am')
  const contact = `reader-${randomUUID()}@example.et`
  const data = { name: 'ሀና ተስፋዬ', contact, subject: 'የንግድ ፈቃድ', message: 'ክፍያው ስንት ነው?', language: 'am' }
  expect((await page.request.post('/api/contact-messages', { data })).status()).toBe(200)
  const editor = await somebody(page, 'Meron', 'editor')
  await useLanguage(page, 'am')
  await signInEarlier(page, editor.token)
  await open(page, '/admin/messages')
  await page.getByRole('searchbox').fill(contact)
  await page.getByRole('searchbox').press('Enter')
  const card = page.locator('.messages-row')
  await expect(card).toHaveCount(1)
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  await card.getByRole('button', { name: t('messages.answer') }).click()
  await card.getByRole('textbox').fill('ክፍያው 500 ብር ነው።')
  await card.getByRole('button', { name: t('messages.sendMail') }).click()
  await expect(card).toContainText('Meron')
  await expect(card).toContainText(t('messages.is_answered'))
  await expect
    .poll(async () => await runSql('select subject from mailbox where receiver = $1', [contact]))
    .toEqual([{ subject: 'ምላሽ፦ የንግድ ፈቃድ' }])
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: t('messages.export') }).click()
  expect((await file).suggestedFilename()).toBe('messages.csv')
})

test('an announcement is tried on oneself, and a double click sends it once', { tag: '@desktop' }, async ({ page }) => {
  const t = wordsOf('en')
  const admin = await somebody(page, 'Sara', 'admin')
  const title = `Closed on Sunday ${randomUUID().slice(0, 8)}`
  await useLanguage(page, 'en')
  await signInEarlier(page, admin.token)
  await open(page, '/admin/notifications')
  await page.locator('#broadcast-title-en').fill(title)
  await page.locator('#broadcast-text-en').fill('From 2 to 4.')
  await expect(page.getByRole('button', { name: t('broadcasts.try') })).toBeDisabled()
  await page.locator('#broadcast-title-am').fill('እሑድ ዝግ ነው')
  await page.locator('#broadcast-text-am').fill('ከ8 እስከ 10 ሰዓት።')
  await expect(page.getByRole('region', { name: t('broadcasts.preview') })).toContainText(title)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t('broadcasts.try') }).click()
  await expect(toast(page, t('broadcasts.tried'))).toBeVisible()
  await expect
    .poll(async () => await runSql('select receiver from mailbox where subject = $1 or subject = $2', [title, 'እሑድ ዝግ ነው']))
    .toEqual([{ receiver: admin.email }])
  const sendTo = page.getByRole('button', { name: /^Send to \d+ accounts?$/ })
  await sendTo.click()
  await dialog(page)
    .getByRole('button', { name: t('broadcasts.send'), exact: true })
    .dblclick()
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1)
  expect(await runSql('select 1 as one from broadcasts where title_en = $1', [title])).toEqual([{ one: 1 }])
})
