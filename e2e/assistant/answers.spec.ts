// The kinds of answers: sure, likely, one of several guides, none, and help for somebody in danger; with and without the page's code.
import type { Page } from '@playwright/test'
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'
import { wordsOf } from '../support/people.ts'

const QUESTIONS = {
  en: {
    sure: 'How much does it cost to renew a passport?',
    probable: 'I have been driving in Virginia for twelve years and move back to Dire Dawa. Must I sit the exam again?',
    choice: 'passport cost',
    unknown: 'who won the battle of adwa',
    danger: 'my husband beats me every night and I am afraid he will kill me',
  },
  am: {
    sure: 'ፓስፖርት ለማደስ ስንት ብር ያስከፍላል?',
    probable: 'ክፍለ ከተማ ያለው ሰውዬ ‹ሻይ› ካላልከኝ ፋይልህ አይነቃነቅም አለኝ፣ 10 ሺህ ነው የሚፈልገው። እንዴት ላጋልጠው?',
    choice: 'ፓስፖርት',
    unknown: 'የዓድዋ ድል መቼ ነበር',
    danger: 'ባለቤቴ በየቀኑ ይደበድበኛል ሊገድለኝ ነው',
  },
} as const

const turn = (page: Page) => page.locator('.chat-turn').last()

/** By the address, as a form without code would: the server answers. */
async function askByAddress(page: Page, question: string): Promise<void> {
  await page.goto(`/generative-ai?q=${encodeURIComponent(question)}`)
}

for (const language of WALKED) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript (${language})`, () => {
      test.use({ javaScriptEnabled })

      test.beforeEach(async ({ page }) => {
        await useLanguage(page, language)
      })

      test('danger: what to do and whom to call, before anything else', async ({ page }) => {
        const t = wordsOf(language)
        await askByAddress(page, QUESTIONS[language].danger)
        await expect(turn(page)).toContainText(t('assistant.danger_violence'))
        const lines = turn(page).locator('.help-lines a')
        await expect(lines.first()).toHaveAttribute('href', 'tel:991')
        await expect(turn(page).locator('.source, .answer-actions')).toHaveCount(0)
        if (!javaScriptEnabled) return
        await ready(page)
        expect(await badTexts(page)).toEqual([])
        await expectNoAxeViolations(page)
        // Nothing of it is kept.
        await page.goto('/generative-ai')
        await ready(page)
        expect(await page.evaluate(() => localStorage.getItem('assistant-conversations'))).toBeNull()
      })

      test('several guides may be meant: the reader chooses one, and it answers', async ({ page }) => {
        const t = wordsOf(language)
        await askByAddress(page, QUESTIONS[language].choice)
        await expect(turn(page)).toContainText(t('assistant.sayChoose'))
        const choices = turn(page)
          .getByRole('list', { name: t('assistant.choose') })
          .getByRole('link')
        expect(await choices.count()).toBeGreaterThan(1)
        if (javaScriptEnabled) await ready(page)
        const guide = new URLSearchParams((await choices.last().getAttribute('href'))?.split('?')[1]).get('chosen')
        await choices.last().click()
        await expect(turn(page).locator('.source').first()).toHaveAttribute('href', new RegExp(`^/post/detail/${guide}`))
      })

      test('a likely answer is said as a likelihood', async ({ page }) => {
        const t = wordsOf(language)
        await askByAddress(page, QUESTIONS[language].probable)
        const [before = ''] = t('assistant.sayProbably', { title: '|' }).split('|')
        await expect(turn(page)).toContainText(before)
        await expect(turn(page).locator('.source').first()).toBeVisible()
      })

      test('what no guide answers: no sure answer was found, and where to turn', async ({ page }) => {
        const t = wordsOf(language)
        await askByAddress(page, QUESTIONS[language].unknown)
        await expect(turn(page)).toContainText(t('assistant.sayUnknownNearest'))
        await expect(turn(page).getByRole('link', { name: t('assistant.findHelper') })).toBeVisible()
      })

      test('a sure answer begins with the fact, names its guide once, and offers what to ask next', async ({ page }) => {
        await askByAddress(page, QUESTIONS[language].sure)
        await expect(turn(page).locator('.answer-lead')).toContainText('5,000')
        await expect(turn(page).locator('.sources > li')).toHaveCount(1)
        if (javaScriptEnabled) {
          await ready(page)
          await expectNoAxeViolations(page)
        }
        const next = turn(page).locator('.follow-ups').getByRole('link').first()
        const question = (await next.textContent()) ?? ''
        await next.click()
        await expect(page.locator('.me').last()).toHaveText(question)
        await expect(turn(page).locator('.source')).toHaveAttribute('href', /^\/post\/detail\/passport-renewal/)
      })
    })
  }
}
