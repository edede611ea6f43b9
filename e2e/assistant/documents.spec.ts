// Documents: a form filled step by step, the paper beside it, the files that come of it, and what is kept when somebody leaves.
import { readFile } from 'node:fs/promises'
import { loadTemplate, type Values } from '@menged/documents/preview'
import { EXAMPLES } from '@menged/documents/testing/examples'
import type { Written } from '@menged/ethiopia/languages'
import type { Page, Route } from '@playwright/test'
import { answer, button, card, fileOf, fillStepOf, goOnFromDraft, heading, leaveDraft, next } from '../support/documents.ts'
import { badTexts, expect, expectNoAxeViolations, ready, screenOf, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, dialog, signInEarlier, toast, tokenOf, wordsOf } from '../support/people.ts'

const COMPANY = EXAMPLES['plc-foundation']
const template = await loadTemplate('plc-foundation')
const WORKSPACE = '/generative-ai'
const FORM = `${WORKSPACE}?template=plc-foundation`
const NAME = String(COMPANY.companyName)

const say = (language: Written) => wordsOf(language)

async function open(page: Page, language: Written, path = FORM): Promise<void> {
  await useLanguage(page, language)
  await page.goto(path)
  await ready(page)
}

const fillStep = (page: Page, index: number, language: Written, values: Values = COMPANY): Promise<void> =>
  fillStepOf(page, template.steps(values)[index], values, language)

/** What is typed once a step is filled. */
function upTo(index: number): Values {
  const names = template
    .steps(COMPANY)
    .slice(0, index + 1)
    .flatMap(({ fields }) => fields.map(({ name }) => name))
  return { ...template.initial, ...Object.fromEntries(names.map((name) => [name, COMPANY[name] ?? ''])) }
}

/** The whole form as an earlier visit left it, at its last step. */
const leaveCompany = (page: Page, language: Written, step = 'confirmation'): Promise<void> =>
  leaveDraft(page, 'plc-foundation', { values: COMPANY, dates: {}, calendar: 'gregorian', language, step })

async function generate(page: Page, language: Written): Promise<void> {
  await answer(page, 'agree').check()
  await button(page, say(language)('documents.generate')).click()
}

const WISHED: Record<Written, string> = {
  en: 'Please prepare a memorandum of association for me',
  am: 'የማኅበር መመሥረቻ ጽሑፍ አዘጋጁልኝ',
}

for (const language of WALKED) {
  const t = say(language)

  test(`from a question to the form, the paper, what is next and who helps (${language})`, async ({ page }) => {
    await leaveCompany(page, language)
    await open(page, language, WORKSPACE)
    await page.locator('#question').fill(WISHED[language])
    await page.locator('#question').press('Enter')
    await page.locator('.form-offer').click()
    await expect(page).toHaveURL(/template=plc-foundation/)
    await goOnFromDraft(page, language)
    await generate(page, language)
    // It is what is seen, and has the focus; the page itself does not scroll.
    await expect(card(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(page.locator('.chat-turn').last()).toBeFocused()
    await expect(card(page).locator('.made-next')).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
    // It stands in the conversation that led to it.
    await expect(page.locator('.me')).toHaveText(WISHED[language])
    expect((await fileOf(page, t('documents.download_pdf'))).start).toBe('%PDF')
    await expect(card(page).locator('.made-next')).toContainText(/Authentication|authenticat|ሰነዶች ማረጋገጫ/)
    await card(page).locator('a[href*="/marketplace?"]').first().click()
    await expect(page).toHaveURL(/\/marketplace\?category=/)
    await expect(page.locator('.worker').first()).toBeVisible()
  })
}

for (const language of WALKED) {
  const t = say(language)

  // covers D-11, D-13, D-14, D-15, D-16, D-17
  test(`from the sidebar to a company's papers, step by step (${language})`, { tag: screenOf(language) }, async ({
    page,
    isMobile,
  }) => {
    await open(page, language, WORKSPACE)
    if (isMobile) await button(page, t('assistant.toggleSidebar')).click()
    await page.locator('.workspace-side').getByRole('button', { name: template.title[language] }).last().click()
    await expect(page.getByText(t('documents.stepOf', { step: 1, steps: 10 })).first()).toBeVisible()
    await next(page, language)
    await expect(page.locator('.document-answers .error')).toHaveText([t('documents.required'), t('documents.required')])
    await expect(answer(page, 'companyName')).toBeFocused()
    await expectNoAxeViolations(page)
    await answer(page, 'companyName').fill(NAME)
    await expect(page.locator('.document-answers .error')).toHaveCount(1)
    const all = template.steps(COMPANY).length
    for (let i = 0; i < all - 1; i += 1) {
      await fillStep(page, i, language)
      if (i === 2) {
        await expect(page.locator('.note.green')).toHaveText(
          template.notes(upTo(i), 'shareholder1').map((note) => note[language]),
        )
        expect(await badTexts(page)).toEqual([])
      }
      await next(page, language)
    }
    await button(page, t('common.previous')).click()
    await expect(page.locator('.document-review')).toContainText(NAME)
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    await next(page, language)
    await fillStep(page, all - 1, language, { ...COMPANY, agree: '' })
    await button(page, t('documents.generate')).click()
    await expect(page.locator('.document-answers .error')).toHaveText(t('documents.required'))

    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/api/document-files', async (route) => {
      await held
      await route.continue()
    })
    await generate(page, language)
    await expect(dialog(page).getByRole('heading')).toHaveText(t('documents.making'))
    await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '95')
    await expect(dialog(page)).toContainText(t('documents.finalizing'))
    await expect(page.locator('.document-bar button:disabled')).toHaveCount(3)
    release()
    await expect(toast(page, t('documents.generated'))).toBeVisible()
    await expect(card(page).getByRole('heading', { level: 2 })).toHaveText(template.nameOf(COMPANY)[language])
    await expect(page).toHaveURL(new RegExp(`${WORKSPACE}$`))
    await expect(toast(page, t('documents.generated'))).toHaveCount(0)
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    const pdf = await fileOf(page, t('documents.download_pdf'))
    expect(pdf).toMatchObject({ name: `${template.nameOf(COMPANY)[language]}.pdf`, start: '%PDF' })
    expect((await fileOf(page, t('documents.download_docx'))).start).toBe('PK\u0003\u0004')
    await card(page).getByText(t('documents.copy_signing'), { exact: true }).click()
    await expect(card(page)).toContainText(t('documents.about_authenticated_signing'))
    const signing = await fileOf(page, t('documents.download_pdf'))
    expect(signing.start).toBe('%PDF')
    expect(signing.bytes).not.toBe(pdf.bytes)
    await expect(card(page).locator('.made-next > ol > li')).toHaveCount(template.next(COMPANY).length)
    await card(page)
      .getByRole('link', { name: t('documents.help_legalAdvisor') })
      .click()
    await expect(page).toHaveURL(/\/marketplace\?category=legalAdvisor/)
  })

  test(`the browser is closed, and the form goes on where it was (${language})`, async ({ page, context }) => {
    await open(page, language)
    await fillStep(page, 0, language)
    await next(page, language)
    await page.locator('[name=mainBusinessActivities]').fill('ቡና ላኪ')
    await page.close({ runBeforeUnload: true })
    const later = await context.newPage()
    await open(later, language)
    await expect(dialog(later)).toContainText(t('documents.draft'))
    await expect(dialog(later)).toContainText(NAME)
    expect(await badTexts(later)).toEqual([])
    await goOnFromDraft(later, language)
    await expect(later.locator('[name=mainBusinessActivities]')).toHaveValue('ቡና ላኪ')
    await button(later, t('common.previous')).click()
    await expect(answer(later, 'companyName')).toHaveValue(NAME)
    await expect(answer(later, 'incorporationDate')).toHaveValue(language === 'am' ? '28' : '7')
    await button(later, t('common.cancel')).click()
    await expect(toast(later, t('documents.keptForLater'))).toBeVisible()
    await expect(later.locator('#question')).toBeVisible()
    await later.goto(FORM)
    await ready(later)
    await dialog(later)
      .getByRole('button', { name: t('common.discard') })
      .click()
    await expect(answer(later, 'companyName')).toHaveValue('')
    await later.reload()
    await ready(later)
    await expect(answer(later, 'companyName')).toHaveValue('')
    await expect(dialog(later)).toHaveCount(0)
  })
}

test('a word on the paper leads to its field, by a click and by keys', { tag: '@desktop' }, async ({ page }) => {
  await leaveCompany(page, 'en', 'company')
  await open(page, 'en')
  await goOnFromDraft(page, 'en')
  const paper = page.locator('.document-paper')
  await paper.locator('[data-field=shareholder2Name]').first().click()
  await expect(answer(page, 'shareholder2Name')).toBeFocused()
  await expect(heading(page)).toHaveText('Shareholder 2')
  await answer(page, 'shareholder2Name').fill('Bontu <b>Gemechu</b> #1')
  await expect(paper.locator('[data-field=shareholder2Name]').first()).toHaveText('Bontu <b>Gemechu</b> #1')
  const first = paper.locator('[tabindex="0"]')
  await first.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  const name = await paper.locator(':focus').getAttribute('data-field')
  await page.keyboard.press('Enter')
  await expect(answer(page, name ?? '')).toBeFocused()
  await expectNoAxeViolations(page)
})

test('on a phone the PDF goes to another app; where the press was too long ago a second one shares the same file', async ({
  page,
}) => {
  const t = say('am')
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'application/pdf') === true,
      share: async ({ files, title }: ShareData) => {
        const [file] = files ?? []
        shared.push({ title, name: file?.name, start: await file?.slice(0, 4).text() })
        if (shared.length === 1) throw new DOMException('', 'NotAllowedError')
      },
    })
  })
  let made = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/document-files')) made += 1
  })
  await leaveCompany(page, 'am')
  await open(page, 'am', WORKSPACE)
  await page.locator('#question').fill(WISHED.am)
  await page.locator('#question').press('Enter')
  await page.locator('.form-offer').click()
  await goOnFromDraft(page, 'am')
  await generate(page, 'am')
  const press = card(page).getByRole('button', { name: t('documents.share') })
  const before = made
  await press.click()
  await expect(toast(page, t('documents.shareReady'))).toBeVisible()
  await press.click()
  const name = template.nameOf(COMPANY).am
  const file = { title: name, name: `${name}.pdf`, start: '%PDF' }
  await expect.poll(() => page.evaluate(() => (window as { shared?: unknown }).shared)).toEqual([file, file])
  expect(made - before).toBeLessThanOrEqual(1)
  // What fades out has little contrast.
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
})

test('on a phone the paper is a sheet', async ({ page }) => {
  await leaveCompany(page, 'am', 'company')
  await open(page, 'am')
  await goOnFromDraft(page, 'am')
  await button(page, say('am')('documents.preview')).click()
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  await dialog(page).locator('[data-field=shareholder1Name]').first().click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(answer(page, 'shareholder1Name')).toBeFocused()
})

test('a step moves the focus to its heading, and a member is added and taken away', { tag: '@desktop' }, async ({ page }) => {
  await leaveCompany(page, 'en', 'shareholder1')
  await open(page, 'en')
  await goOnFromDraft(page, 'en')
  await next(page, 'en')
  await expect(heading(page)).toHaveText('Shareholder 2')
  await expect(heading(page)).toBeFocused()
  await button(page, 'Add a shareholder').click()
  await expect(heading(page)).toHaveText('Shareholder 3')
  await expect(page.getByText('Step 5 of 11').first()).toBeVisible()
  await answer(page, 'shareholder3Name').fill('Third Person Here')
  await button(page, 'Previous').click()
  await button(page, 'Remove this shareholder').click()
  await dialog(page).getByRole('button', { name: 'Remove this shareholder' }).click()
  await expect(page.getByText('of 10').first()).toBeVisible()
  await expect(heading(page)).toHaveText('Shareholder 2')
  await expect(answer(page, 'shareholder2Name')).toHaveValue('Third Person Here')
})

test('letters that cannot be printed are refused in their field', async ({ page }) => {
  await open(page, 'en')
  await answer(page, 'companyName').fill('Selale 漢 🙂')
  await answer(page, 'companyAddress').fill('#import "x" $ * _ @ 120 m² ½')
  await next(page, 'en')
  await expect(page.locator('.document-answers .error')).toHaveText(['This character is not supported: 漢 🙂'])
  await answer(page, 'companyName').fill('Selale')
  await next(page, 'en')
  await expect(heading(page)).toHaveText('Business activities')
})

test('an answer of an earlier document is offered, and put in when it is chosen', async ({ page }) => {
  await leaveCompany(page, 'am')
  await open(page, 'am')
  await goOnFromDraft(page, 'am')
  await generate(page, 'am')
  await expect(card(page)).toBeVisible()
  await page.goto(`${WORKSPACE}?template=power-of-attorney`)
  await ready(page)
  await expect(answer(page, 'clientName')).toHaveValue('')
  const t = say('am')
  await button(page, t('documents.use', { answer: String(COMPANY.shareholder1Name) })).click()
  await expect(answer(page, 'clientName')).toHaveValue(String(COMPANY.shareholder1Name))
  await expect(answer(page, 'clientName')).toBeFocused()
  await button(page, t('documents.use', { answer: String(COMPANY.shareholder1Id) })).click()
  await expect(answer(page, 'clientIdNumber')).toHaveValue(String(COMPANY.shareholder1Id))
  await expectNoAxeViolations(page)
})

// covers D-12
test('a template that does not exist is logged, and the chat stays', { tag: '@desktop' }, async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await open(page, 'en', `${WORKSPACE}?template=marriage`)
  await expect(page.locator('#question')).toBeVisible()
  await expect.poll(() => said.join()).toContain('marriage')
  await expect(page.locator('.document-form')).toHaveCount(0)
})

test('a document is changed, its versions stay to be had, and it is deleted', async ({ page }) => {
  await leaveCompany(page, 'en')
  await open(page, 'en')
  await goOnFromDraft(page, 'en')
  await generate(page, 'en')
  await expect(card(page)).toBeVisible()
  await card(page).getByRole('button', { name: 'Edit' }).click()
  await answer(page, 'companyName').fill('Adulis Trading')
  for (let i = 1; i < 10; i += 1) await next(page, 'en')
  await generate(page, 'en')
  await expect(card(page)).toContainText('PLC foundation document, Adulis Trading')
  await expect(card(page)).toContainText('Version 2')
  await card(page).getByText('2 versions').click()
  const coming = page.waitForEvent('download')
  await card(page).getByRole('button', { name: 'Download PDF Version 1' }).click()
  expect((await readFile(await (await coming).path())).subarray(0, 4).toString()).toBe('%PDF')
  await page.reload()
  await ready(page)
  await expect(card(page)).toContainText('Adulis Trading')
  await card(page).getByRole('button', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('This document was deleted.')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test("an account's document is there in another browser, and what a guest has made may go along", { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await leaveCompany(page, 'en')
  await open(page, 'en')
  await goOnFromDraft(page, 'en')
  await generate(page, 'en')
  await expect(card(page)).toContainText('On this device')
  await expect(card(page).locator('.made-next')).toBeVisible()
  const token = await tokenOf(page.request, await addPerson(page.request))
  await page.evaluate((kept) => localStorage.setItem('token', kept), token)
  await page.reload()
  await ready(page)
  await page.locator('.workspace-side').getByText('Generated documents').click()
  await button(page, 'Put into account').click()
  await expect(toast(page, 'Your documents are in your account now')).toBeVisible()
  await expect(button(page, 'Put into account')).toHaveCount(0)

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInEarlier(other, token)
  await open(other, 'en', WORKSPACE)
  await other.locator('.workspace-side').getByText('Generated documents').click()
  await other.locator('.document-row').filter({ hasText: NAME }).click()
  await expect(card(other)).toContainText('In your account')
  expect((await fileOf(other, 'Download PDF')).start).toBe('%PDF')
  await other.context().close()
})

test('who logs out in another tab leaves no form and no draft behind', { tag: '@desktop' }, async ({ page, context }) => {
  await signInEarlier(page, await tokenOf(page.request, await addPerson(page.request)))
  await open(page, 'en')
  await answer(page, 'companyName').fill('Selale')
  const other = await context.newPage()
  await other.goto('/')
  await ready(other)
  await other.waitForLoadState('networkidle')
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect(page.locator('.document-form')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
})

test.describe('what goes wrong loses nothing', () => {
  test.use({ expectedFailures: [/status of 4\d\d|status of 503|ERR_INTERNET_DISCONNECTED/] })

  const refuse = (status: number, answer: object) => (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ success: false, ...answer }) })

  test('without a line, with too many, with a fault, and with a field that the server refuses', async ({ page, context }) => {
    await leaveCompany(page, 'en')
    await open(page, 'en')
    await goOnFromDraft(page, 'en')
    await answer(page, 'agree').check()
    const again = async () => {
      await button(page, 'Generate').click()
      await expect(dialog(page)).toHaveCount(0)
    }
    await context.setOffline(true)
    await again()
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost' })).toBeVisible()
    await context.setOffline(false)
    for (const [status, code] of [
      [429, 'too_many_requests'],
      [503, 'busy'],
    ] as const) {
      await page.route('**/api/document-files', refuse(status, { code, error: `Refused with ${status}.` }))
      await again()
      await expect(page.getByText(`Refused with ${status}.`)).toBeVisible()
      await page.unroute('**/api/document-files')
    }
    const answered = { code: 'invalid_input', field: 'values.shareholder1Id', error: 'Not this number.' }
    await page.route('**/api/document-files', refuse(400, answered))
    await again()
    await expect(heading(page)).toHaveText('Shareholder 1')
    await expect(answer(page, 'shareholder1Id')).toBeFocused()
    await expect(page.getByText('Not this number.')).toBeVisible()
    await expect(answer(page, 'shareholder1Id')).toHaveValue(String(COMPANY.shareholder1Id))
  })
})
