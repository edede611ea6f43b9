// Rating a worker: as a guest, who waits; as an account, whose stars count at once; changed, taken back, replied to and reported.
import type { Page } from '@playwright/test'
import { signInStub } from '../support/account-stub.ts'
import { badTexts, expect, expectNoAxeViolations, ready, screenOf, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { addPerson, beSomebody, dialog, signInEarlier, toast, tokenOf, wordsOf } from '../support/people.ts'
import { addWorker, leaveMarketplace } from '../support/workers.ts'

const rate = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const review = (page: Page, text: string) => page.locator('.review').filter({ hasText: text })

async function openWorker(page: Page, id: number): Promise<void> {
  await page.goto(`/marketplace/gig-worker/${id}`)
  await ready(page)
}

/** The thank-you, after the second that sending takes at least. */
async function thanked(page: Page, words: ReturnType<typeof wordsOf>, text: 'review.thanksShown' | 'review.thanksWaiting') {
  await expect(page.getByRole('dialog', { name: words('review.thanks') })).toContainText(words(text))
  await dialog(page)
    .getByRole('button', { name: words('common.ok') })
    .click()
  await expect(dialog(page)).toHaveCount(0)
}

for (const language of WALKED) {
  // covers M-25, M-26, M-27
  test(`a guest rates, is asked for stars and a name, is thanked and waits, in ${language}`, { tag: screenOf(language) }, async ({
    page,
    isMobile,
  }) => {
    const t = wordsOf(language)
    await useLanguage(page, language)
    await openWorker(page, 3)
    const before = await page.locator('.review').count()
    await rate(page, t('review.rateAndReview')).click()
    const stars = dialog(page).getByRole('radio')
    await expect(stars).toHaveCount(5)
    await expect(stars.first()).toBeFocused()
    await expectNoAxeViolations(page)
    expect(await badTexts(page, 'dialog')).toEqual([])
    await dialog(page).getByLabel(t('review.yours')).fill('Came on time.')
    const submit = dialog(page).getByRole('button', { name: t('review.submit') })
    await submit.click()
    await expect(dialog(page).getByRole('alert')).toHaveText(t('review.selectRating'))
    if (!isMobile) {
      await dialog(page).locator('.star-choice label').nth(1).hover()
      await expect(dialog(page).locator('.star-word')).toHaveText(`2 · ${t('review.star2')}`)
      await expect(dialog(page).locator('.star-choice .filled')).toHaveCount(2)
    }
    await dialog(page).locator('.star-choice label').nth(3).click()
    await dialog(page).getByLabel(t('review.yours')).hover()
    await expect(dialog(page).locator('.star-word')).toHaveText(`4 · ${t('review.star4')}`)
    await submit.click()
    await expect(dialog(page).getByText(t('review.nameRequired'))).toBeVisible()
    await dialog(page).getByLabel(t('review.name')).fill('Abel <b>G.</b>')
    const sentAt = Date.now()
    await submit.click()
    await expect(dialog(page).getByRole('button', { name: t('common.sending') })).toBeVisible()
    await thanked(page, t, 'review.thanksWaiting')
    expect(Date.now() - sentAt).toBeGreaterThan(1000)
    await openWorker(page, 3)
    await expect(page.locator('.review')).toHaveCount(before)
    await rate(page, t('review.rateAndReview')).click()
    await expect(dialog(page).getByLabel(t('review.yours'))).toHaveValue('')
    await expect(stars.and(page.locator(':checked'))).toHaveCount(0)
  })
}

for (const language of WALKED) {
  // covers M-17
  test(`workers see their own page as clients do, and change it, in ${language}`, { tag: screenOf(language) }, async ({
    page,
    request,
  }) => {
    const t = wordsOf(language)
    const own = await addWorker(request)
    try {
      await useLanguage(page, language)
      await signInEarlier(page, await tokenOf(request, own.email))
      await openWorker(page, own.id)
      const main = page.getByRole('main')
      await expect(main.getByText(t('market.ownPage'))).toBeVisible()
      await expect(main.getByRole('link', { name: t('guday.contactOf', { name: own.name[language] }) })).toHaveCount(0)
      await expect(main.getByRole('button', { name: t('review.rateAndReview') })).toHaveCount(0)
      // Nothing has been done yet, so there is no rate of it.
      await expect(main.getByText(t('market.completedTasks'))).toBeVisible()
      await expect(main.getByText(t('market.successRate'))).toHaveCount(0)
      await expectNoAxeViolations(page)
      await main.getByRole('link', { name: t('market.ownEdit') }).click()
      await expect(page).toHaveURL(/\/worker-dashboard\?tab=profile$/)
      await openWorker(page, 1)
      await expect(main.locator('.gig-box').getByRole('link')).toHaveText(t('guday.contact'))
      await expect(main.getByText(t('market.successRate'))).toBeVisible()
      await expect(main.getByText(t('market.ownPage'))).toHaveCount(0)
    } finally {
      await leaveMarketplace()
    }
  })
}

// covers M-17, M-25, M-27
test("an account's stars count at once, on the profile and on the card; they are changed, reported and taken back", {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  const t = wordsOf('en')
  // A second try finds what the first one has left.
  const slow = `<i>Slow</i> at first, ${Date.now()}.`
  const good = `በመጨረሻ በጣም ጥሩ፣ ${Date.now()}።`
  await useLanguage(page, 'en')
  await beSomebody(page, 'Rahel Mekonnen')
  await openWorker(page, 5)
  const counts = async () => Number.parseInt((await page.locator('.review-sum .muted').first().textContent()) ?? '', 10)
  const before = await counts()
  await rate(page, 'Rate and Review').click()
  // The stars are a group of radio buttons: the arrows choose.
  await expect(dialog(page).getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(dialog(page).locator('.star-word')).toHaveText('1 · Poor')
  await dialog(page).getByLabel('Your review').fill(slow)
  await dialog(page).getByRole('button', { name: 'Submit review' }).click()
  await thanked(page, t, 'review.thanksShown')
  await expect(review(page, slow)).toContainText('Rahel Mekonnen')
  expect(await counts()).toBe(before + 1)
  const profileRating = await page.locator('.profile-rating b').textContent()

  await page.goto('/marketplace?show=600')
  await ready(page)
  const card = page.locator('.worker').filter({ has: page.locator('a[href*="/gig-worker/5"]') })
  await expect(card).toContainText(profileRating ?? '-')
  await expect(card).toContainText(String(before + 1))

  await openWorker(page, 5)
  await rate(page, 'Change your review').click()
  await expect(dialog(page).getByLabel('Your review')).toHaveValue(slow)
  await expect(dialog(page).getByRole('radio', { name: '1 · Poor' })).toBeChecked()
  await expectNoAxeViolations(page)
  await dialog(page).locator('.star-choice label').nth(4).click()
  await dialog(page).getByLabel('Your review').fill(good)
  await dialog(page).getByRole('button', { name: 'Change your review' }).click()
  await thanked(page, t, 'review.thanksShown')
  await expect(review(page, good)).toBeVisible()
  expect(await counts()).toBe(before + 1)
  // Nobody reports what is one's own.
  await expect(review(page, good).getByRole('button')).toHaveCount(0)

  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await useLanguage(other, 'en')
  await openWorker(other, 5)
  await review(other, good)
    .getByRole('button', { name: /^Report/ })
    .click()
  await expect(other.getByRole('dialog', { name: t('account.logIn') })).toBeVisible()
  await signInEarlier(other, await tokenOf(other.request, await addPerson(other.request)))
  await openWorker(other, 5)
  const report = review(other, good).getByRole('button', { name: /^Report/ })
  await report.click()
  await expect(dialog(other)).toContainText(good)
  await expectNoAxeViolations(other)
  await dialog(other).getByLabel('Report reason').fill('Not about the work.')
  await dialog(other).getByRole('button', { name: 'Report' }).click()
  await expect(toast(other, t('comment.reported'))).toBeVisible()
  await other.context().close()

  await rate(page, 'Change your review').click()
  await dialog(page).getByRole('button', { name: 'Delete my review' }).click()
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toast(page, t('review.removed'))).toBeVisible()
  await expect(review(page, good)).toHaveCount(0)
  await expect(rate(page, 'Rate and Review')).toBeVisible()
})

test.describe('without a server for a moment', () => {
  test.use({ expectedFailures: [/503/] })

  test('a line that is lost keeps the stars and the words, and what is sent again is one review', async ({ page, context }) => {
    await useLanguage(page, 'en')
    await openWorker(page, 4)
    await rate(page, 'Rate and Review').click()
    await dialog(page).locator('.star-choice label').nth(2).click()
    await dialog(page).getByLabel('Your review').fill('Kept.')
    await dialog(page).getByLabel('Your name').fill('Hana')
    const keys: string[] = []
    let isDown = true
    await context.route('**/api/workers/4/reviews', async (route) => {
      keys.push((route.request().postDataJSON() as { key: string }).key)
      if (isDown) await route.fulfill({ status: 503, json: { success: false, code: 'unavailable', error: 'x' } })
      else await route.continue()
    })
    await dialog(page).getByRole('button', { name: 'Submit review' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await expect(dialog(page).getByLabel('Your review')).toHaveValue('Kept.')
    await expect(dialog(page).locator('.star-word')).toHaveText('3 · Good')
    isDown = false
    await dialog(page).getByRole('button', { name: 'Submit review' }).click()
    await thanked(page, wordsOf('en'), 'review.thanksWaiting')
    expect(new Set(keys).size).toBe(1)
  })
})

/** A worker's dashboard whose reviews are made up here. */
async function openDashboard(page: Page, language: 'am' | 'en'): Promise<{ replies: string[]; isAway: boolean }> {
  const kept = { replies: [] as string[], isAway: true }
  const id = '11111111-1111-4111-8111-111111111111'
  const data = () => [
    {
      id,
      clientName: 'ራሔል <b>መ.</b>',
      rating: 5,
      date: '2026-11-20T09:00:00.000Z',
      service: language === 'am' ? 'የፓስፖርት እድሳት' : 'Passport renewal',
      comment: 'ሰዓቱን አክብረዋል።',
      confirmedJob: true,
      reply: kept.replies.at(-1) ?? null,
    },
  ]
  await useLanguage(page, language)
  await signInStub(page, { role: 'worker' })
  await page.route('**/api/reviews/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (kept.isAway) return await route.abort()
    if (pathname.endsWith('/reply')) kept.replies.push((route.request().postDataJSON() as { text: string }).text)
    const isList = pathname.endsWith('/received')
    await route.fulfill({ json: isList ? { success: true, data: data(), workerId: 1001, totalItems: 1 } : { success: true } })
  })
  await page.goto('/worker-dashboard?tab=reviews')
  await ready(page)
  return kept
}

for (const language of WALKED) {
  test.describe(`on the dashboard in ${language}`, { tag: screenOf(language) }, () => {
    test.use({ expectedFailures: [/ERR_FAILED/] })

    test('a worker reads what clients say when the line is back, replies, and changes the reply', async ({ page }) => {
      const t = wordsOf(language)
      const kept = await openDashboard(page, language)
      const panel = page.getByRole('region', { name: t('dashboard.reviews') })
      await expect(panel.getByRole('alert')).toContainText(t('error.network'))
      kept.isAway = false
      await panel.getByRole('button', { name: t('common.tryAgain') }).click()
      await expect(panel.getByRole('heading')).toHaveText('ራሔል <b>መ.</b>')
      await expectNoAxeViolations(page)
      expect(await badTexts(page, 'main')).toEqual([])
      await panel.getByRole('button', { name: t('review.reply') }).click()
      const field = panel.getByLabel(t('review.replyOf', { name: 'ራሔል <b>መ.</b>' }))
      await expect(field).toBeFocused()
      await panel.getByRole('button', { name: t('review.replySubmit') }).click()
      await expect(panel.getByText(t('account.required'))).toBeVisible()
      await field.fill('እናመሰግናለን።')
      await panel.getByRole('button', { name: t('review.replySubmit') }).click()
      await expect(toast(page, t('review.replySent'))).toBeVisible()
      await expect(panel.getByRole('blockquote')).toContainText('እናመሰግናለን።')
      await panel.getByRole('button', { name: t('review.changeReply') }).click()
      await expect(field).toHaveValue('እናመሰግናለን።')
      await field.fill('በጣም እናመሰግናለን።')
      await panel.getByRole('button', { name: t('review.replySubmit') }).click()
      await expect(panel.getByRole('blockquote')).toContainText('በጣም እናመሰግናለን።')
      expect(kept.replies).toEqual(['እናመሰግናለን።', 'በጣም እናመሰግናለን።'])
      await panel.getByRole('button', { name: t('review.report') }).click()
      await expect(page.getByRole('dialog', { name: t('review.reportTitle') })).toContainText('ሰዓቱን አክብረዋል።')
    })
  })
}
