// A lease in both languages: names and places in the letters of each, from the form to the paper.
import { spawnSync } from 'node:child_process'
import { EXAMPLES } from '@menged/documents/testing/examples'
import type { Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage } from '../support/fixtures.ts'
import { dialog, wordsOf } from '../support/people.ts'

const LEASE = EXAMPLES['rental-agreement']
const t = wordsOf('am')
const answer = (page: Page, name: string) => page.locator(`#answer-${name}`)
const next = (page: Page) => page.locator('.document-bar button[type=submit]').click()
const use = (page: Page, text: string) => page.getByRole('button', { name: t('documents.use', { answer: text }) }).click()

async function openLease(page: Page, language: string, step: string): Promise<void> {
  const draft = JSON.stringify({ values: LEASE, dates: {}, calendar: 'ethiopian', language, step })
  await page.addInitScript((kept) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('drafted')) return
    sessionStorage.setItem('drafted', 'yes')
    localStorage.setItem('draft:document:rental-agreement', kept)
  }, draft)
  await useLanguage(page, 'am')
  await page.goto('/generative-ai?template=rental-agreement')
  await ready(page)
  await dialog(page)
    .getByRole('button', { name: t('common.restore') })
    .click()
}

type Word = { text: string; page: number; left: number }
/** Where each word of a file stands, in points. */
function wordsIn(file: string): Word[] {
  const { stdout } = spawnSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  return stdout
    .split('<page ')
    .slice(1)
    .flatMap((page, i) =>
      [...page.matchAll(/<word xMin="([\d.]+)"[^>]*>([^<]*)</g)].map(([, left, text = '']) => ({
        text,
        page: i + 1,
        left: Number(left),
      })),
    )
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
  const coming = page.waitForEvent('download')
  await page
    .locator('.made-document')
    .getByRole('button', { name: t('documents.download_pdf'), exact: true })
    .click()
  const words = wordsIn(await (await coming).path())
  test.skip(words.length === 0, 'not read, for want of poppler-utils')
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
