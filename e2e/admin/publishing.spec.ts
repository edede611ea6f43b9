// Writing and publishing: autosave, two at once, versions, and the way of a guide from a company to a reader who has saved it.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ONE_TRY, ready, test, useLanguage } from '../support/fixtures.ts'
import { dialog, openMenu, signInEarlier, toast, wordsOf } from '../support/people.ts'
import { addWriter, draftOf, hidePublished, newPage, openDraft, publishedPost, saved } from '../support/writers.ts'

test.afterEach(hidePublished)
test.beforeEach(({ expectedFailures }) => {
  // What the API refuses, and what does not reach it, is an error to the browser's console.
  expectedFailures.push(/status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
})

/** From a page that would read the token if any of it ran. */
const PASTED = `<h1 onclick="stolen=1" style="color:red">Fees</h1><p class=MsoNormal>Pay <b>80 birr</b> <a href="javascript:stolen=1">here</a>
<a href="https://etrade.gov.et">eTrade</a></p><img src=x onerror="stolen=localStorage.token"><script>stolen=1</script>
<ul><li>One<li>Two</ul><iframe srcdoc="<script>parent.stolen=1</script>"></iframe>`

async function paste(page: Page, field: string, html: string): Promise<void> {
  await page.locator(field).click()
  await page.locator(field).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

// covers G-12
test('a guide is begun, pasted into, and survives a lost connection', { tag: '@desktop' }, async ({ page, request }) => {
  const t = wordsOf('en')
  await useLanguage(page, 'en')
  await signInEarlier(page, await addWriter(request, 'editor', 'Dawit Haile'))
  await page.goto('/admin/posts')
  await ready(page)
  await page.getByRole('button', { name: t('publishing.newPost') }).click()
  await dialog(page)
    .getByRole('button', { name: t('publishing.begin') })
    .click()
  const title = page.locator('#field-title-en')
  await title.fill('How to import a vehicle')
  await paste(page, '#field-body-en', PASTED)
  await saved(page)
  expect(await page.locator('#field-body-en').innerHTML()).toBe(
    '<h2>Fees</h2><p>Pay <strong>80 birr</strong> here <a href="https://etrade.gov.et/">eTrade</a></p><ul><li><p>One</p></li><li><p>Two</p></li></ul>',
  )
  expect(await page.evaluate(() => (window as { stolen?: unknown }).stolen)).toBeUndefined()
  await expectNoAxeViolations(page)

  // The tools are one stop of the Tab key, then arrows.
  const tools = page.getByRole('toolbar').first().getByRole('button')
  await tools.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tools.nth(2)).toBeFocused()
  await expect(tools.nth(2)).toHaveAccessibleName(t('publishing.bold'))

  // As readers would see it: the card, and the page.
  const views = page.locator('.admin-tabs button')
  await views.filter({ hasText: t('publishing.view_preview') }).click()
  await expect(page.locator('.post-preview-card')).toContainText('How to import a vehicle')
  await expect(page.locator('.post-preview-page .prose')).toContainText('Pay 80 birr here eTrade')
  await expect(page.locator('.post-preview-page .facts-box')).toBeVisible()
  await views.filter({ hasText: t('publishing.view_write') }).click()

  // What is missing leads to its field.
  await page
    .locator('.draft-missing')
    .filter({ hasText: t('publishing.f_title') })
    .click()
  await expect(page.locator('#field-title-am')).toBeFocused()
  await expect(page.locator('#field-title-am-error')).toHaveText(t('publishing.problemMissing'))

  await page.context().setOffline(true)
  await title.fill('How to import a car')
  await expect(page.locator('.draft-save')).toContainText(t('publishing.offline'))
  const address = new URL(page.url()).pathname
  // Leaving sends what is unsent, and a page that ends is out of reach of the emulated line: here it can send nothing.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('no line'))
  })
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(address)
  await expect(dialog(page)).toContainText('How to import a car')
  await dialog(page)
    .getByRole('button', { name: t('common.restore') })
    .click()
  await saved(page)
  await page.reload()
  await expect(title).toHaveValue('How to import a car')
  await expect(dialog(page)).toHaveCount(0)
})

test('a second editor is told, and nothing is overwritten', { tag: '@desktop' }, async ({ page, request, browser }) => {
  const t = wordsOf('en')
  const first = await addWriter(request, 'editor', 'Dawit Haile')
  const { id } = await draftOf(request, first, 'A title of the first')
  await useLanguage(page, 'en')
  await signInEarlier(page, first)
  await openDraft(page, id)
  const other = await newPage(browser, await addWriter(request, 'editor', 'Sara Kebede'), 'en')
  await openDraft(other, id)
  await expect(other.getByText(/Dawit Haile/)).toBeVisible()
  await page.locator('#field-title-en').fill('The title that Dawit wrote')
  await saved(page)
  await other.locator('#field-title-en').fill('The title that Sara wrote')
  const conflict = other.locator('.draft-conflict')
  await expect(conflict).toContainText(t('publishing.conflict', { name: 'Dawit Haile' }))
  await expect(conflict.locator('del')).toContainText('Dawit')
  await expect(conflict.locator('ins')).toContainText('Sara')
  await expectNoAxeViolations(other)
  await conflict.getByRole('button', { name: t('publishing.takeMine') }).click()
  await saved(other)
  // Another field than hers: both may stay.
  await page.locator('#field-title-am').fill('የዳዊት ርዕስ')
  await page.getByRole('button', { name: t('publishing.takeBoth') }).click()
  await saved(page)
  await expect(page.locator('#field-title-en')).toHaveValue('The title that Sara wrote')
  await other.locator('#field-title-en').fill('A title that nobody keeps')
  await other.getByRole('button', { name: t('publishing.takeTheirs', { name: 'Dawit Haile' }) }).click()
  await expect(other.locator('#field-title-en')).toHaveValue('The title that Sara wrote')
  await expect(other.locator('#field-title-am')).toHaveValue('የዳዊት ርዕስ')
  await other.context().close()
})

test('a version is kept, compared and put back', { tag: '@desktop' }, async ({ page, request }) => {
  const t = wordsOf('am')
  const token = await addWriter(request, 'editor', 'Dawit Haile')
  const { id } = await draftOf(request, token, 'Fees of a licence', '<p>Pay 80 birr at the office.</p>')
  await useLanguage(page, 'am')
  await signInEarlier(page, token)
  await openDraft(page, id)
  const views = page.locator('.admin-tabs button')
  await views.filter({ hasText: t('publishing.view_versions') }).click()
  await page.getByRole('button', { name: t('publishing.keepVersion') }).click()
  await expect(page.locator('.draft-version-list li')).toHaveCount(1)
  await views.filter({ hasText: t('publishing.view_write') }).click()
  await page.locator('#field-body-en').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Pay 120 birr at the office.')
  await saved(page, 'am')
  await views.filter({ hasText: t('publishing.view_versions') }).click()
  await page.locator('.draft-version-list button').first().click()
  await expect(page.locator('.draft-differences del')).toHaveText(/80/)
  await expect(page.locator('.draft-differences ins')).toHaveText(/120/)
  await expectNoAxeViolations(page)
  expect(await badTexts(page, 'main')).toEqual([])
  await page.getByRole('button', { name: t('publishing.restore') }).click()
  await dialog(page)
    .getByRole('button', { name: t('publishing.restore') })
    .click()
  await expect(page.locator('#field-body-en')).toContainText('Pay 80 birr')
})

// covers G-12
test('a guide is edited from its own page by those who may', { tag: '@desktop' }, async ({ page, request }) => {
  const t = wordsOf('en')
  const admin = await addWriter(request, 'admin', 'Almaz Bekele')
  const mark = randomUUID().slice(0, 8)
  const { postId } = await publishedPost(request, admin, { title: `Dog licence ${mark}` })
  await useLanguage(page, 'en')
  await signInEarlier(page, admin)
  await page.goto(`/post/detail/${postId}`)
  await ready(page)
  const menu = await openMenu(page, 'en')
  await menu.getByText(t('publishing.quickEdit')).click()
  await dialog(page).locator('[name="title.en"]').fill(`Licence of a dog ${mark}`)
  await expectNoAxeViolations(page)
  await dialog(page)
    .getByRole('button', { name: t('publishing.savePublish') })
    .click()
  await expect(toast(page, t('publishing.published'))).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Licence of a dog ${mark}`, ONE_TRY)
  }).toPass()
})

// covers G-12
test('a company corrects its guide from the guide’s page, and an editor has it to review', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const t = wordsOf('am')
  const admin = await addWriter(request, 'admin', 'Almaz Bekele')
  const mark = randomUUID().slice(0, 8)
  const own = await publishedPost(request, admin, { title: `Weighing scale ${mark}`, organisation: 'motri' })
  const others = await publishedPost(request, admin, { title: `Water meter ${mark}`, organisation: 'ics' })
  await useLanguage(page, 'am')
  await signInEarlier(page, await addWriter(request, 'user', 'Ministry of Trade', 'motri'))
  const open = async ({ postId }: { postId: string }) => {
    const asked = page.waitForResponse(`**/api/posts/${postId}/writing`)
    await page.goto(`/post/detail/${postId}`)
    await ready(page)
    expect((await asked).status()).toBe(200)
    return await openMenu(page, 'am')
  }

  await expect((await open(others)).getByText(t('nav.logout'))).toBeVisible()
  await expect(page.getByText(t('nav.quickEdit'))).toHaveCount(0)

  await (await open(own)).getByText(t('nav.quickEdit')).click()
  await dialog(page).locator('[name="title.am"]').fill(`ሚዛን ማረጋገጫ ${mark}`)
  await expectNoAxeViolations(page)
  expect(await badTexts(page, 'dialog[open]')).toEqual([])
  await expect(dialog(page).getByRole('button', { name: t('publishing.savePublish') })).toHaveCount(0)
  await dialog(page)
    .getByRole('button', { name: t('publishing.saveSubmit') })
    .click()
  await expect(toast(page, t('publishing.submitted'))).toBeVisible()
  // Until somebody has looked at it, it stays as it is, and the company is told why.
  await (await open(own)).getByText(t('nav.quickEdit')).click()
  await expect(dialog(page).getByText(t('publishing.lockedReview'))).toBeVisible()
  await expect(dialog(page).locator('[name="title.am"]')).toBeDisabled()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Weighing scale ${mark}`)

  const editor = await newPage(browser, await addWriter(request, 'editor', 'Dawit Haile'), 'am')
  await editor.goto('/admin/posts')
  await editor
    .locator('.draft-queue')
    .getByRole('link', { name: `ሚዛን ማረጋገጫ ${mark}`, exact: true })
    .click()
  await expect(editor.locator('#field-title-am')).toHaveValue(`ሚዛን ማረጋገጫ ${mark}`)
  await expect(editor.getByRole('button', { name: t('publishing.publish'), exact: true })).toBeVisible()
  await editor.context().close()
})

test('a company writes in Amharic, an editor in English, an admin publishes, a reader is told', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const [t, am] = [wordsOf('en'), wordsOf('am')]
  const admin = await addWriter(request, 'admin', 'Almaz Bekele')
  const mark = randomUUID().slice(0, 8)
  const { postId, draft } = await publishedPost(request, admin, { title: `Parking permit ${mark}`, organisation: 'motri' })
  const reader = await addWriter(request, 'normalUser', 'Hana Tesfaye')
  const kept = await request.put(`/api/profile/saved/${postId}`, { headers: { authorization: `Bearer ${reader}` } })
  expect(kept.status()).toBe(200)

  await useLanguage(page, 'am')
  await signInEarlier(page, await addWriter(request, 'user', 'Ministry of Trade', 'motri'))
  await page.goto('/admin/posts')
  await ready(page)
  await page.getByRole('link', { name: `Parking permit ${mark}` }).click()
  await page.locator('#field-title-am').fill(`የመኪና ማቆሚያ ፈቃድ ${mark}`)
  await page.locator('#field-body-am').click()
  await page.keyboard.type('በሩ ላይ ይጠይቁ።')
  await saved(page, 'am')
  await expect(page.getByRole('button', { name: am('publishing.publish'), exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: am('publishing.submit') }).click()
  await dialog(page)
    .getByRole('button', { name: am('publishing.submit') })
    .click()
  await expect(toast(page, am('publishing.submitted'))).toBeVisible()

  const editor = await newPage(browser, await addWriter(request, 'editor', 'Dawit Haile'), 'en')
  await editor.goto('/admin/posts')
  await editor
    .locator('.draft-queue')
    .getByRole('link', { name: new RegExp(mark) })
    .first()
    .click()
  await editor.locator('#field-title-en').fill(`How to get a parking permit ${mark}`)
  await saved(editor)
  await editor.context().close()

  const last = await newPage(browser, admin, 'en')
  await openDraft(last, draft.id)
  await last.getByRole('button', { name: t('publishing.publish'), exact: true }).click()
  await last.locator('#change-en').fill('The permit is now asked for at the gate.')
  await last.locator('#change-am').fill('ፈቃዱ አሁን በሩ ላይ ይጠየቃል።')
  await dialog(last)
    .getByRole('button', { name: t('publishing.publishNow') })
    .click()
  await expect(toast(last, t('publishing.published'))).toBeVisible()
  await last.context().close()

  const told = await newPage(browser, reader, 'en')
  await expect(async () => {
    await told.goto('/notifications')
    await expect(told.getByText('The permit is now asked for at the gate.')).toBeVisible(ONE_TRY)
  }).toPass()
  await told.goto(`/post/detail/${postId}`)
  await expect(told.getByRole('heading', { level: 1 })).toHaveText(`How to get a parking permit ${mark}`)
  await told.context().close()
})
