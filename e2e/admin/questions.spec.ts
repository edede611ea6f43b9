// What the assistant could not answer is settled by an editor in one tap, and understood from then on, however it is asked.
import { type Page, request } from '@playwright/test'
import type { Portal } from '../../scripts/portal.ts'
import { badTexts, expect, expectNoAxeViolations, ONE_TRY, ready, useLanguage } from '../support/fixtures.ts'
import { test } from '../support/own-portal.ts'
import { adminOf, dialog, signInEarlier, toast, wordsOf } from '../support/people.ts'

test.describe.configure({ mode: 'default' })

const ASKED = 'a green feather for the wizard'
const ASKED_ALIKE = 'the green feather for a wizard'
const IN_OTHER_WORDS = 'the green feather that the wizard has'
const GUIDE = 'resident-id'

/** The index is made with the first question, which takes its time on a busy machine. */
const untilAnswering = ({ origin }: Portal) =>
  expect(async () => expect((await fetch(`${origin}/api/assistant/answer?language=en&q=passport`)).status).toBe(200)).toPass()

async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/generative-ai')
  await ready(page)
  await page.locator('#question').fill(question)
  await page.locator('#question').press('Enter')
  await expect(page.locator('.chat-turn').last().locator('.answer-text')).toBeVisible()
}

test('asked and refused; an editor says which guide answers; asked in other words it answers', async ({
  page,
  portal,
  browser,
}) => {
  const t = wordsOf('am')
  await untilAnswering(portal)
  const reader = await browser.newPage({ baseURL: portal.origin })
  await ask(reader, ASKED)
  await expect(reader.locator('.chat-turn').last()).toContainText(wordsOf('en')('assistant.sayUnknownNearest'))
  await ask(reader, ASKED_ALIKE)
  await useLanguage(page, 'am')
  await signInEarlier(page, await adminOf(portal))
  await page.goto('/admin/content')
  await ready(page)
  await page.getByRole('link', { name: t('upkeep.list_questions') }).click()
  const row = page.getByRole('row').filter({ hasText: ASKED })
  await expect(row).toContainText(t('upkeep.alike', { count: 1 }))
  await expect(row).toContainText(t('upkeep.trouble_refused'))
  expect(await badTexts(page)).toEqual([])
  await expectNoAxeViolations(page)
  await row.getByRole('button', { name: t('upkeep.anotherGuide') }).click()
  await dialog(page).getByRole('searchbox').fill('የነዋሪነት መታወቂያ')
  await expectNoAxeViolations(page)
  await dialog(page).locator('.draft-found-row').first().click()
  await expect(toast(page, t('upkeep.isLearnt'))).toBeVisible()
  await expect(row).toHaveCount(0)
  // It is learnt in the background. By its address a question is one of its own, whatever was asked before.
  await expect(async () => {
    await reader.goto(`/generative-ai?q=${encodeURIComponent(IN_OTHER_WORDS)}`)
    const source = reader.locator('.source').first()
    await expect(source).toHaveAttribute('href', new RegExp(`/post/detail/${GUIDE}`), ONE_TRY)
  }).toPass()
  await reader.close()
})

test('ways of asking stand beside a guide, are added and taken back', async ({ page, portal }) => {
  const t = wordsOf('am')
  await useLanguage(page, 'am')
  const token = await adminOf(portal)
  await signInEarlier(page, token)
  const api = await request.newContext({ baseURL: portal.origin, extraHTTPHeaders: { authorization: `Bearer ${token}` } })
  const opened = await api.post('/api/posts/trademark/draft')
  expect(opened.status()).toBe(200)
  await page.goto(`/admin/posts/${(await opened.json()).data.id}`)
  await ready(page)
  await page.getByRole('button', { name: t('publishing.view_asked') }).click()
  const way = 'የምርቴን ስም ሌላ ሰው እንዳይጠቀምበት'
  await page.getByLabel(t('publishing.newWay')).fill(way)
  await page.getByRole('button', { name: t('publishing.addWay'), exact: true }).click()
  const chip = page.locator('.draft-chip').filter({ hasText: way })
  await expect(chip).toBeVisible()
  await page.locator('.draft-asked summary').click()
  expect(await page.locator('.draft-ways li').count()).toBeGreaterThan(20)
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  await chip.getByRole('button').click()
  await expect(chip).toHaveCount(0)
  await page
    .locator('.toast')
    .getByRole('button', { name: t('post.undo') })
    .click()
  await expect(toast(page, t('admin.takenBack'))).toBeVisible()
  await expect(chip).toBeVisible()
  await api.dispose()
})
