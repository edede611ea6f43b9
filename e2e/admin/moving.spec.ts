// Content as files: an administrator takes everything along, changes it in the file and brings it in; a file with a wrong row brings nothing.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import type { Portal } from '../../scripts/portal.ts'
import { slowness } from '../../scripts/slowness.ts'
import { badTexts, expect, expectNoAxeViolations, ready, useLanguage } from '../support/fixtures.ts'
import { test } from '../support/own-portal.ts'
import { adminOf, signInEarlier, toast, wordsOf } from '../support/people.ts'

// All content goes out and comes in: nobody else may be writing meanwhile.
test.describe.configure({ mode: 'default' })

const [KEY, OTHER] = ['services.lead', 'services.items.cloud.text']

async function openFiles(page: Page, portal: Portal, language: 'en' | 'am'): Promise<void> {
  await useLanguage(page, language)
  await signInEarlier(page, await adminOf(portal))
  await page.goto('/admin/files')
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const textOf = async (download: Download): Promise<string> => await readFile(await download.path(), 'utf8')

async function take(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return await textOf(download)
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.locator('#moving-file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(page.getByText(name)).toBeVisible()
}

test('everything goes out as a file, is changed there, looked at, and comes in before readers', { tag: '@desktop' }, async ({
  page,
  request: guest,
  portal,
}) => {
  const t = wordsOf('en')
  await openFiles(page, portal, 'en')
  await expectNoAxeViolations(page)
  const content = JSON.parse(await take(page, t('moving.file_all')))
  expect(content.guides.length).toBeGreaterThan(50)
  const [id, own] = [`only-amharic-${randomUUID().slice(0, 8)}`, `Said by readers ${randomUUID().slice(0, 8)}`]
  const post = {
    id,
    category: 'business',
    organisation: null,
    related: [],
    title: { am: 'የገበያ ቀናት' },
    body: { am: '<p>ቅዳሜና ረቡዕ።</p>' },
  }
  const changed = {
    ...content,
    guides: [...content.guides, post],
    words: [
      ...content.words.filter(({ key }: { key: string }) => key !== KEY),
      { place: 'landing', key: KEY, en: own, am: 'የአንባቢዎች ምስክርነት' },
    ],
  }
  await choose(page, 'town.json', JSON.stringify(changed))
  await page.getByLabel(t('moving.publish')).check()
  await page.getByRole('button', { name: t('moving.check') }).click()
  // All guides are read and compared: work that a slow machine needs its time for.
  await expect(page.getByText(t('moving.state_ready'))).toBeVisible({ timeout: 180_000 * slowness() })
  await expect(page.getByRole('row').filter({ hasText: id })).toContainText(t('moving.outcome_created'))
  await expect(page.getByRole('row').filter({ hasText: `landing/${KEY}` })).toContainText(t('moving.kind_words'))
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  const landing = async () => await (await guest.get('/landing?lang=en')).text()
  expect(await landing()).not.toContain(own)
  await page.getByRole('button', { name: t('moving.bringIn'), exact: true }).click()
  await expect(toast(page, t('moving.broughtIn'))).toBeVisible({ timeout: 180_000 * slowness() })
  await expect(page.getByText(t('moving.state_applied'))).toBeVisible()
  await expect.poll(landing).toContain(own)
  await page.goto(`/post/detail/${id}?lang=am`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('የገበያ ቀናት')
})

test('a table of words with a wrong row is refused with its line, mended, and comes in', { tag: '@desktop' }, async ({
  page,
  request: guest,
  portal,
}) => {
  const t = wordsOf('am')
  await openFiles(page, portal, 'am')
  const csv = await take(page, t('moving.file_words'))
  const [head = '', ...rows] = csv.trim().split('\r\n')
  expect(head).toBe('"place","key","english","amharic","default_english","default_amharic"')
  const at = rows.findIndex((row) => row.includes(`"${OTHER}"`))
  const own = `Moved in a day ${randomUUID().slice(0, 8)}`
  const withCells = (...cells: string[]) =>
    [head, ...rows.with(at, ['landing', OTHER, ...cells].map((cell) => `"${cell}"`).join(','))].join('\r\n')

  await choose(page, 'words.csv', withCells(own, ''))
  await page.getByRole('button', { name: t('moving.check') }).click()
  const refused = page.getByRole('row').filter({ hasText: `landing/${OTHER}` })
  await expect(refused).toContainText(t('moving.reason_missing'))
  await expect(refused).toContainText('amharic')
  await expect(refused.getByRole('cell').nth(1)).toHaveText(String(at + 2))
  await expect(page.getByText(t('moving.state_refused'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('moving.bringIn'), exact: true })).toHaveCount(0)
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])

  await choose(page, 'mended.csv', withCells(own, 'በአንድ ቀን ይዛወራል'))
  await page.getByRole('button', { name: t('moving.check') }).click()
  await page.getByRole('button', { name: t('moving.bringIn'), exact: true }).click()
  await expect(toast(page, t('moving.broughtIn'))).toBeVisible({ timeout: 180_000 * slowness() })
  for (const [language, text] of Object.entries({ en: own, am: 'በአንድ ቀን ይዛወራል' }))
    await expect.poll(async () => await (await guest.get(`/landing?lang=${language}`)).text()).toContain(text)
  await choose(page, 'mended.csv', withCells(own, 'በአንድ ቀን ይዛወራል'))
  await page.getByRole('button', { name: t('moving.check') }).click()
  await expect(page.getByText(t('moving.state_same'))).toBeVisible()
})

test('a file of something else is refused before it is sent', { tag: '@desktop' }, async ({ page, portal }) => {
  const t = wordsOf('am')
  await openFiles(page, portal, 'am')
  await page.getByRole('button', { name: t('moving.check') }).click()
  await expect(page.getByText(t('moving.noFile'))).toBeVisible()
  await page
    .locator('#moving-file')
    .setInputFiles({ name: 'photo.json', mimeType: 'text/plain', buffer: Buffer.from('{"guides": [') })
  await expect(page.getByText(t('moving.otherFile'))).toBeVisible()
})
