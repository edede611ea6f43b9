// The ways of a post: a picture in its text, a time at which it comes before readers, back to its author, into the archive and out of it; and where a reader would find it.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { pages } from '@menged/contracts/pages'
import type { Draft } from '@menged/contracts/publishing'
import { addisDate, formatDate, isoDate } from '@menged/ethiopia/calendar'
import { DAY_MS } from '@menged/ethiopia/durations'
import type { APIRequestContext, Page } from '@playwright/test'
import { runSql } from '../support/database.ts'
import { badTexts, expect, expectNoAxeViolations, ONE_TRY, test, useLanguage } from '../support/fixtures.ts'
import { dialog, signInEarlier, toast, wordsOf } from '../support/people.ts'
import {
  addWriter,
  ask,
  draftOf,
  hidePublished,
  newPage,
  openDraft,
  published,
  publishedPost,
  saved,
} from '../support/writers.ts'

test.afterEach(hidePublished)
test.beforeEach(({ expectedFailures }) => {
  // What the API refuses, and a page that is not there, is an error to the browser's console.
  expectedFailures.push(/status of 4\d\d/)
})

/** A picture that is at hand. */
const PNG = fileURLToPath(new URL('../../docs/home.png', import.meta.url))
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')

const step = (page: Page, name: string) => page.locator('.draft-steps').getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** What a reader finds at an address, once the pages that were kept have heard of the change. */
async function expectReaders(page: Page, postId: string, title: string | null): Promise<void> {
  await expect(async () => {
    const response = await page.goto(`/post/detail/${postId}`)
    expect(response?.status()).toBe(title === null ? 404 : 200)
    if (title !== null) await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, ONE_TRY)
  }).toPass()
}

/** Whether the list of home has it, on whichever page. */
async function isInFeed(request: APIRequestContext, postId: string): Promise<boolean> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await request.get(`/api/cards?page=${page}&pagesize=50&language=en`)
    const { data, totalPages } = (await answer.json()) as { data: { _id: string }[]; totalPages: number }
    if (data.some(({ _id }) => _id === postId)) return true
    pages = totalPages
  }
  return false
}

test('a picture is put into a text; what is refused is said, and nothing is lost', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const t = wordsOf('am')
  const token = await addWriter(request, 'editor', 'Dawit Haile')
  const { id } = await draftOf(request, token, 'Where the office is', '<p>Beside the post office.</p>')
  await useLanguage(page, 'am')
  await signInEarlier(page, token)
  await openDraft(page, id)
  const body = page.locator('#field-body-en')
  await body.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Look for the green door.')
  await page
    .getByRole('toolbar')
    .first()
    .getByRole('button', { name: t('publishing.picture') })
    .click()
  const file = dialog(page).locator('[name=picture]')
  const alt = dialog(page).locator('[name=alt]')
  await alt.fill('A green door')
  const refused = async (what: Parameters<typeof file.setInputFiles>[0], why: string) => {
    await file.setInputFiles(what)
    await inDialog(page, t('publishing.pictureInsert')).click()
    await expect(dialog(page).locator('.error')).toHaveText(why)
    await expect(alt).toHaveValue('A green door')
  }
  await refused({ name: 'door.png', mimeType: 'image/png', buffer: Buffer.alloc(20 * 1024 * 1024) }, t('error.pictureTooLarge'))
  await refused({ name: 'door.svg', mimeType: 'image/svg+xml', buffer: SVG }, t('publishing.pictureWrong'))
  // One that only says that it is a picture gets as far as the server.
  await refused({ name: 'door.png', mimeType: 'image/png', buffer: SVG }, t('join.imageTypeInvalid'))
  await expectNoAxeViolations(page)
  expect(await badTexts(page, 'dialog[open]')).toEqual([])

  await file.setInputFiles(PNG)
  await inDialog(page, t('publishing.pictureInsert')).click()
  await expect(dialog(page)).toHaveCount(0)
  const picture = body.locator('img[alt="A green door"]')
  await expect(picture).toHaveAttribute('src', /^\/api\/post-pictures\/[0-9a-f-]{36}$/)
  const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)
  await saved(page, 'am')
  await page.reload()
  await expect(body).toContainText('Beside the post office. Look for the green door.')
  await expect.poll(isDrawn).toBe(true)
})

/** As a clock of the journey would move it: the draft, and the task that waits for the time. */
async function letItBeDue(draftId: string): Promise<void> {
  const at = new Date(Date.now() - 1000).toISOString()
  const tasks = await runSql(
    `with moved as (update drafts set scheduled_at = $2::timestamptz where id = $1::uuid returning id)
     update tasks set run_at = $2::timestamptz, payload = payload || jsonb_build_object('at', $3::text)
     from moved where kind = 'publish-draft' and payload->>'draftId' = moved.id::text and done_at is null returning tasks.id`,
    [draftId, at, at],
  )
  expect(tasks.length).toBeGreaterThan(0)
}

const dayIn = (days: number) => addisDate(new Date(Date.now() + days * DAY_MS))

test.describe('far away', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a post is put before readers at a time of Addis Ababa, which stays the same around midnight', {
    tag: '@desktop',
  }, async ({ page, request, browser }) => {
    const t = wordsOf('en')
    const mark = randomUUID().slice(0, 8)
    const token = await addWriter(request, 'editor', 'Dawit Haile')
    const { id, suggestedId } = await draftOf(request, token, `Night duty ${mark}`, '<p>Ask at the gate.</p>')
    published.push(suggestedId)
    const date = dayIn(40)
    await useLanguage(page, 'en')
    await signInEarlier(page, token)
    await openDraft(page, id)
    const schedule = async (day: string, time: string) => {
      await step(page, t('publishing.schedule')).click()
      await dialog(page).locator('#schedule-day').fill(day)
      await dialog(page).locator('#schedule-time').fill(time)
    }
    const scheduled = page.locator('.draft-steps > p')
    const shown = (time: string) => t('publishing.scheduledFor', { at: `${formatDate(date, 'en')}, ${time}` })

    // What is over is refused, and stays in its fields.
    await schedule(isoDate(dayIn(-1)), '08:00')
    await inDialog(page, t('publishing.schedule')).click()
    await expect(dialog(page).locator('.error')).toHaveText(t('error.scheduleTime'))
    await expect(dialog(page).locator('#schedule-time')).toHaveValue('08:00')
    await expectNoAxeViolations(page)
    await dialog(page)
      .getByRole('button', { name: t('common.cancel') })
      .click()

    // In New York it is still the day before, or long ago.
    await schedule(isoDate(date), '00:10')
    await expect(dialog(page).getByRole('status')).toContainText(`${formatDate(date, 'en')}, 12:10 AM`)
    await expect(dialog(page).getByRole('status')).toContainText(`${formatDate(date, 'am')}፣ ከሌሊቱ 6:10 ሰዓት`)
    await inDialog(page, t('publishing.schedule')).click()
    await expect(toast(page, t('publishing.scheduled'))).toBeVisible()
    await expect(scheduled).toHaveText(shown('12:10 AM'))
    await page.reload()
    await expect(scheduled).toHaveText(shown('12:10 AM'))
    await schedule(isoDate(date), '23:50')
    await inDialog(page, t('publishing.schedule')).click()
    await expect(scheduled).toHaveText(shown('11:50 PM'))

    const amharic = await newPage(browser, token, 'am')
    await amharic.goto(`/admin/posts?q=${mark}`)
    await expect(amharic.locator('.draft-state')).toContainText(`${formatDate(date, 'am')}፣ ከምሽቱ 5:50 ሰዓት`)
    await amharic.getByRole('link', { name: `Night duty ${mark}` }).click()
    await step(amharic, wordsOf('am')('publishing.unschedule')).click()
    await expect(toast(amharic, wordsOf('am')('publishing.unscheduled'))).toBeVisible()
    await expect(amharic.locator('.draft-steps > p')).toHaveCount(0)
    expect(await badTexts(amharic, 'main')).toEqual([])
    await amharic.context().close()

    await page.reload()
    await expect(step(page, t('publishing.schedule'))).toBeVisible()
    await expect(scheduled).toHaveCount(0)
    await schedule(isoDate(date), '06:00')
    await inDialog(page, t('publishing.schedule')).click()
    await expect(scheduled).toHaveText(shown('6:00 AM'))
    await expectReaders(page, suggestedId, null)
    await letItBeDue(id)
    await expectReaders(page, suggestedId, `Night duty ${mark}`)
    await runSql(`update posts set created_at = '2001-01-01' where id = $1`, [suggestedId])
    await openDraft(page, id)
    await expect(page.locator('.draft-head')).toContainText(t('publishing.state_published'))
    await expect(scheduled).toHaveCount(0)
  })
})

test('a post goes back to its author with a note, and is handed in again', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const [t, am] = [wordsOf('en'), wordsOf('am')]
  const mark = randomUUID().slice(0, 8)
  const company = await addWriter(request, 'user', 'Ministry of Trade', 'motri')
  const { id } = await draftOf(request, company, `Scale check ${mark}`, '<p>Ask at the gate.</p>')
  const handIn = async (note: string) => {
    await step(page, am('publishing.submit')).click()
    await dialog(page).locator('[name=note]').fill(note)
    await inDialog(page, am('publishing.submit')).click()
    await expect(toast(page, am('publishing.submitted'))).toBeVisible()
  }
  await useLanguage(page, 'am')
  await signInEarlier(page, company)
  await openDraft(page, id)
  await handIn('እባክዎ ይመልከቱት።')
  await expect(page.getByText(am('publishing.lockedReview'))).toBeVisible()

  const editor = await newPage(browser, await addWriter(request, 'editor', 'Dawit Haile'), 'en')
  await openDraft(editor, id)
  await step(editor, t('publishing.return')).click()
  await inDialog(editor, t('publishing.return')).click()
  await expect(dialog(editor).locator('.error')).toHaveText(t('publishing.noteMissing'))
  await dialog(editor).locator('[name=note]').fill('Please say what it costs.')
  await expectNoAxeViolations(editor)
  await inDialog(editor, t('publishing.return')).click()
  await expect(toast(editor, t('publishing.returned'))).toBeVisible()

  // Told where everything else is told, with the note, and led back to the post.
  await page.goto('/notifications')
  const told = page.getByRole('main').getByText('Please say what it costs.')
  await expect(async () => {
    await page.reload()
    await expect(told).toBeVisible(ONE_TRY)
  }).toPass()
  await openDraft(page, id)
  const views = page.locator('.admin-tabs button')
  await views.filter({ hasText: am('publishing.view_notes') }).click()
  await expect(page.locator('.draft-note-list li').filter({ hasText: 'Please say what it costs.' })).toContainText('Dawit Haile')
  await expect(page.locator('.draft-note-list .mine')).toHaveText(/እባክዎ ይመልከቱት።/)
  expect(await badTexts(page, 'main')).toEqual([])
  await views.filter({ hasText: am('publishing.view_write') }).click()
  await page.locator('#field-title-en').fill(`Scale check for 200 birr ${mark}`)
  await saved(page, 'am')
  await handIn('ዋጋው ተጨምሯል።')

  await openDraft(editor, id)
  await expect(editor.locator('#field-title-en')).toHaveValue(`Scale check for 200 birr ${mark}`)
  await expect(step(editor, t('publishing.publish'))).toBeVisible()
  await editor
    .locator('.admin-tabs button')
    .filter({ hasText: t('publishing.view_notes') })
    .click()
  await expect(editor.locator('.draft-note-list li')).toHaveCount(3)
  await editor.context().close()
})

test('a post goes into the archive, out of the sight of readers, and comes back', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const t = wordsOf('am')
  const mark = randomUUID().slice(0, 8)
  const admin = await addWriter(request, 'admin', 'Almaz Bekele')
  const title = `Ferry ticket ${mark}`
  const { postId, draft } = await publishedPost(request, admin, { title })
  const reader = await browser.newPage({ baseURL: test.info().project.use.baseURL ?? '' })
  await expectReaders(reader, postId, title)
  expect(await isInFeed(request, postId)).toBe(true)
  await useLanguage(page, 'am')
  await signInEarlier(page, admin)
  await openDraft(page, draft.id)
  await step(page, t('publishing.archive')).click()
  await expect(dialog(page)).toContainText(t('publishing.archiveLive'))
  await inDialog(page, t('publishing.archive')).click()
  await expect(toast(page, t('publishing.archived'))).toBeVisible()
  await expect(page.getByText(t('publishing.lockedArchived'))).toBeVisible()
  await expectNoAxeViolations(page)
  await expectReaders(reader, postId, null)
  expect(await isInFeed(request, postId)).toBe(false)

  // It lies in the list of those that were put away.
  await page.goto(`/admin/posts?state=archived&q=${mark}`)
  await page.getByRole('link', { name: title }).click()
  await step(page, t('publishing.bringBack')).click()
  await expect(toast(page, t('publishing.broughtBack'))).toBeVisible()
  await expectReaders(reader, postId, null)
  await step(page, t('publishing.publish')).click()
  await inDialog(page, t('publishing.publishNow')).click()
  await expect(toast(page, t('publishing.published'))).toBeVisible()
  await expectReaders(reader, postId, title)
  expect(await isInFeed(request, postId)).toBe(true)
  await reader.context().close()
})

/** Every page that a guest gets, as HTML and as data, with what is asked for where it searches. */
function addressesFor(asked: string, postId: string): string[] {
  return pages.flatMap(({ path, query = [], data = false }) => {
    const at = path.replace(':postId', postId).replace(':part', '1.xml').replace(/:\w+/g, '1')
    const values = new URLSearchParams(query.includes('q') ? { q: asked } : {})
    const both = data ? [at] : [at, at === '/' ? '/_root.data' : `${at}.data`]
    return both.flatMap((each) => ['en', 'am'].map((lang) => `${each}?${new URLSearchParams([...values, ['lang', lang]])}`))
  })
}

test('what is not before readers is on no page, in no feed and in no sitemap', { tag: '@desktop' }, async ({
  request,
  playwright,
  baseURL,
}) => {
  const admin = await addWriter(request, 'admin', 'Dawit Haile')
  const secret = `umbrellastand${randomUUID().slice(0, 8)}`
  const draft = await draftOf(request, admin, `Lanternwick ${secret}`, `<p>Lanternwick. ${secret}.</p>`)
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const telling = async (addresses: string[]) => {
    const told: string[] = []
    for (const address of addresses) {
      const response = await guest.get(address, { maxRedirects: 0 })
      expect(response.status(), address).toBeLessThan(500)
      if ((await response.text()).includes(secret)) told.push(address)
    }
    return told
  }
  // What is asked for is said back: it is the other word that nobody may read.
  const wanted = addressesFor('Lanternwick', `lanternwick-${secret}`)
  const elsewhere = wanted.filter((address) => !address.includes(secret))
  expect(await telling(elsewhere)).toEqual([])
  for (const address of wanted.filter((each) => each.startsWith('/post/detail/') && !each.includes('.data')))
    expect((await guest.get(address)).status(), address).toBe(404)

  const { postId } = await ask<Draft>(request, admin, `/api/drafts/${draft.id}/publish`, { revision: draft.revision })
  published.push(postId ?? '')
  // Not first on the home page of other journeys.
  await runSql(`update posts set created_at = '2001-01-01' where id = $1`, [postId])
  const shown = ['/search?q=Lanternwick&lang=en', '/search.data?q=Lanternwick&lang=en', '/sitemap/1.xml?lang=en']
  await expect.poll(() => telling(elsewhere.filter((address) => shown.includes(address)))).toEqual(shown)
  await guest.dispose()
})
