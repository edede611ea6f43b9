// A lease in both languages: names and places in the letters of each, from the form to the paper.
import { EXAMPLES } from '@menged/documents/testing/examples'
import { boxesOf, hasPoppler } from '@menged/documents/testing/tools'
import type { Page } from '@playwright/test'
import { answer, fileOf, goOnFromDraft, leaveDraft } from '../support/documents.ts'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage } from '../support/fixtures.ts'
import { wordsOf } from '../support/people.ts'

const LEASE = EXAMPLES['rental-agreement']
const t = wordsOf('am')
const next = (page: Page) => page.locator('.document-bar button[type=submit]').click()
const use = (page: Page, text: string) => page.getByRole('button', { name: t('documents.use', { answer: text }) }).click()

async function openLease(page: Page, language: string, step: string): Promise<void> {
  await leaveDraft(page, 'rental-agreement', { values: LEASE, dates: {}, calendar: 'ethiopian', language, step })
  await useLanguage(page, 'am')
  await page.goto('/generative-ai?template=rental-agreement')
  await ready(page)
  await goOnFromDraft(page, 'am')
}

/** In points: between the two columns. */
const MIDDLE = 310

test('a lease side by side has Amharic letters in its Amharic text and Latin letters in its English text', async ({ page }) => {
  await openLease(page, 'am', 'property')
  // In Amharic alone nobody is asked.
  await expect(answer(page, 'propertyAddressSpelling')).toHaveCount(0)
  await page.locator('.document-languages').getByText(t('documents.language_both')).click()
  await expect(answer(page, 'propertyAddressSpelling')).toHaveValue('')
  await use(page, 'Addis Ababa, Bole sub-city, woreda 03, house no. 1247, floor 4')
  await expect(answer(page, 'propertyAddressSpelling')).toHaveValue(/^Addis Ababa, Bole/)
  await next(page)
  await answer(page, 'landlordNameSpelling').fill('አልማዝ')
  await next(page)
  await expect(answer(page, 'landlordNameSpelling')).toBeFocused()
  await expect(page.locator('.document-answers .error')).toContainText(['በላቲን ፊደላት ብቻ ይጻፉ'])
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  await answer(page, 'landlordNameSpelling').fill('Almaz Tesfaye Wolde-Mariam')
  await use(page, 'Addis Ababa, Yeka sub-city, woreda 05, house no. 77')
  await next(page)
  // As people go on: a name that is begun anew keeps its place and its focus.
  await answer(page, 'tenantName').fill('')
  await expect(answer(page, 'tenantNameSpelling')).toHaveCount(0)
  await answer(page, 'tenantName').pressSequentially('ብሩክ ታደሰ')
  await expect(answer(page, 'tenantName')).toBeFocused()
  await use(page, 'Biruk Tadesse')
  await next(page)
  await next(page)
  await expect(page.locator('.document-review dd').filter({ hasText: 'ብሩክ ታደሰ' })).toHaveText('ብሩክ ታደሰ')
  await expect(page.locator('.document-review dd').filter({ hasText: 'አራዳ' })).toContainText('በላቲን ፊደላት አልተጻፈም')
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  await answer(page, 'agree').check()
  await page.getByRole('button', { name: t('documents.generate') }).click()
  const { content } = await fileOf(page, t('documents.download_pdf'))
  test.skip(!hasPoppler, 'not read, for want of poppler-utils')
  const words = boxesOf(content)
  const [first = 0] = words.flatMap(({ text, page: at }) => (text.includes('ፊርማዎች') ? [at] : []))
  const inText = words.filter(({ page: at }) => at < first || first === 1)
  const sidesOf = (text: string) => [
    ...new Set(inText.filter((word) => word.text.includes(text)).map(({ left }) => left < MIDDLE)),
  ]
  for (const am of ['ተስፋዬ', 'ብሩክ', 'ቦሌ']) expect([am, sidesOf(am)[0]]).toEqual([am, true])
  for (const en of ['Tesfaye', 'Wolde-Mariam', 'Biruk', 'Yeka', 'Bole']) expect([en, sidesOf(en)]).toEqual([en, [false]])
  expect(sidesOf('ብሩክ')).toEqual([true])
})

test('an earlier document offers its spelling; the one who has none goes on without', { tag: '@desktop' }, async ({ page }) => {
  await openLease(page, 'both', 'tenant')
  await answer(page, 'tenantNameSpelling').fill('Birook Taddesse')
  await next(page)
  await next(page)
  await answer(page, 'agree').check()
  await page.getByRole('button', { name: t('documents.generate') }).click()
  await expect(page.locator('.made-document')).toBeVisible()
  await page.goto('/generative-ai?template=power-of-attorney')
  await ready(page)
  await page.locator('.document-languages').getByText(t('documents.language_both')).click()
  await answer(page, 'clientName').fill(String(LEASE.tenantName))
  await use(page, 'Birook Taddesse')
  await expect(answer(page, 'clientNameSpelling')).toHaveValue('Birook Taddesse')
  await expect(answer(page, 'clientNameSpelling')).toBeFocused()
})
