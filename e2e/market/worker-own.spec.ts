// A worker's own services, notes of earnings and papers, and the decision that gives the badge.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { runSql } from '../support/database.ts'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, dialog, newEmail, PASSWORD, signInEarlier, tokenOf, wordsOf } from '../support/people.ts'
import { comes, leaveMarketplace } from '../support/workers.ts'

test.afterEach(leaveMarketplace)

const PICTURE = fileURLToPath(new URL('../../docs/home.png', import.meta.url))

test.beforeEach(({ expectedFailures }) => {
  // What the API refuses is an error to the browser's console.
  expectedFailures.push(/status of 4\d\d/)
})

async function signInWorker(page: Page): Promise<number> {
  const email = comes(newEmail('own'))
  const data = {
    firstName: 'Hana',
    lastName: 'Tesfaye',
    email,
    phone: '0911234567',
    location: 'Adama',
    specialties: ['passportServices'],
    experience: '1-3',
    hourlyRate: '200',
    description: 'Passports, renewals and lost documents, from the form to the counter.',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreeToTerms: 'on',
    key: randomUUID(),
  }
  expect((await page.request.post('/api/workers', { data })).status()).toBe(200)
  await runSql('update users set confirmed_at = now() where email = $1', [email])
  const rows = await runSql<{ id: number }>(
    'update workers set updated_at = now() where user_id = (select id from users where email = $1) returning id',
    [email],
  )
  await signInEarlier(page, await tokenOf(page.request, email))
  return rows[0]?.id ?? 0
}

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`/worker-dashboard?tab=${tab}`)
  await ready(page)
}

for (const language of WALKED) {
  const t = wordsOf(language)

  test(`services are added, ordered and removed, in ${language}`, async ({ page }) => {
    await useLanguage(page, language)
    const id = await signInWorker(page)
    await openTab(page, 'services')
    for (const [en, am, price] of [
      ['New passport form', 'የአዲስ ፓስፖርት ቅጽ', '350'],
      ['Lost passport report', 'የጠፋ ፓስፖርት ማመልከቻ', '150.50'],
    ] as const) {
      await page.getByRole('button', { name: t('dashboard.addService') }).click()
      await page.locator('[name="title.en"]').fill(en)
      await page.locator('[name="title.am"]').fill(am)
      await page.locator('[name=price]').fill('12,5')
      await page.getByRole('button', { name: t('dashboard.save') }).click()
      await expect(page.getByText(t('join.validHourlyRate'))).toBeVisible()
      await page.locator('[name=price]').fill(price)
      await page.locator('[name="papers.en"]').fill('Fayda number\nBirth certificate')
      await page.locator('[name=postId]').selectOption({ index: 1 })
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: t('dashboard.save') }).click()
      await expect(page.locator('.own-services')).toContainText(language === 'am' ? am : en)
    }
    const titles = page.locator('.own-services .own-title')
    const [first = '', second = ''] = await titles.allTextContents()
    await page.locator('.own-services summary').first().click()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: `${t('dashboard.down')} ${first}` }).click()
    await expect(titles).toHaveText([second, first])
    expect(await badTexts(page, 'main')).toEqual([])
    await expectNoAxeViolations(page)
    await page.locator('.own-services [name=price]').fill('400')
    await page.getByRole('button', { name: t('dashboard.save') }).click()
    await expect(page.locator('.own-services li').last()).toContainText(t('market.birr', { amount: '400' }))
    await page.locator('.own-services summary').last().click()
    await page.getByRole('button', { name: `${t('dashboard.remove')} ${first}` }).click()
    await dialog(page)
      .getByRole('button', { name: t('dashboard.remove') })
      .click()
    await expect(titles).toHaveText([second])
    await page.goto(`/marketplace/gig-worker/${id}`)
    await expect(page.getByRole('main')).toContainText(second)
  })

  test(`a row of the profile opens, and one language is enough, in ${language}`, async ({ page }) => {
    await useLanguage(page, language)
    await signInWorker(page)
    await openTab(page, 'profile')
    const name = page.locator('.fold').filter({ has: page.locator('[name="name.en"]') })
    await expect(name.locator('[name="name.en"]')).toBeHidden()
    await name.locator('summary').click()
    await expect(name.locator('legend .required')).toHaveCount(1)
    await expect(name.locator('label .required')).toHaveCount(0)
    await expectNoAxeViolations(page)
    const save = name.getByRole('button', { name: t('dashboard.save') })
    for (const each of ['en', 'am']) await name.locator(`[name="name.${each}"]`).fill('')
    await save.click()
    await expect(name.locator('.error')).toHaveText(t('dashboard.oneLanguage'))
    await name.locator('[name="name.en"]').fill('Hana Worku')
    await save.click()
    await expect(name.locator('summary')).toContainText('Hana Worku')
    await expect(save).toBeHidden()
    expect(await badTexts(page, 'main')).toEqual([])
  })

  test(`earnings are noted and summed by the month of the reader, in ${language}`, async ({ page }) => {
    await useLanguage(page, language)
    await signInWorker(page)
    await openTab(page, 'earnings')
    await expect(page.getByText(t('dashboard.noEarnings'))).toBeVisible()
    for (const amount of ['300.10', '0.20']) {
      await page.locator('[name=amount]').fill(amount)
      await page.locator('[name=note]').fill(`Passport ${amount}`)
      await page.getByRole('button', { name: t('dashboard.add'), exact: true }).click()
      await expect(page.locator('.own-notes')).toContainText(`Passport ${amount}`)
    }
    await expect(page.getByRole('main')).toContainText(t('market.birr', { amount: '300.30' }))
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: t('dashboard.monthBefore') }).click()
    await expect(page.getByText(t('dashboard.noEarnings'))).toBeVisible()
    await page.getByRole('button', { name: t('dashboard.monthAfter') }).click()
    await page.getByRole('button', { name: t('dashboard.removeOf', { name: 'Passport 0.20' }) }).click()
    await expect(page.locator('.own-notes > li')).toHaveCount(1)
  })

  test(`papers are handed in, and the decision gives the badge, in ${language}`, async ({ page }) => {
    await useLanguage(page, language)
    const id = await signInWorker(page)
    await openTab(page, 'papers')
    await expect(page.getByText(t('dashboard.state_none'))).toBeVisible()
    for (const kind of ['identity', 'clearance'] as const) {
      await page.locator(`#own-papers-${kind}`).setInputFiles(PICTURE)
      await expect(page.locator('.own-notes > li').filter({ hasText: t(`dashboard.kind_${kind}`) })).toHaveCount(1)
    }
    await expect(page.getByText(t('dashboard.state_waiting'))).toBeVisible()
    expect(await badTexts(page, 'main')).toEqual([])
    await expectNoAxeViolations(page)

    const admin = await addPerson(page.request)
    await runSql(`update users set role = 'admin', confirmed_at = now() where email = $1`, [admin])
    const headers = { authorization: `Bearer ${await tokenOf(page.request, admin)}` }
    const { data } = await (await page.request.get('/api/admin/verifications', { headers })).json()
    const waiting = data.find(({ worker }: { worker: { id: number } }) => worker.id === id)
    const decision = { identity: true, background: true, version: waiting.version }
    const answer = await page.request.post(`/api/admin/verifications/${waiting.id}/decision`, { headers, data: decision })
    expect(answer.status()).toBe(200)
    await page.reload()
    await ready(page)
    await expect(page.getByText(t('dashboard.state_approved'), { exact: true })).toBeVisible()
    await expect(page.locator('.own-notes > li')).toHaveCount(0)
    await page.goto(`/marketplace/gig-worker/${id}`)
    await expect(page.getByText(t('market.verifiedTitle'))).toBeVisible()
  })
}
