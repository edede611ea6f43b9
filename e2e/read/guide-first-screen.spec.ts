// Every guide answers in the first screen of a phone: what it is about, what it costs, how long it takes, where, and one line of warning.
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test, WALKED } from '../support/fixtures.ts'

const GUIDES = readdirSync('content/guides').map((file) => file.replace('.json', ''))
/** The screen of a small phone without and with the bars of its browser. */
const HEIGHTS = [740, 640]

/** What does not lie whole between the header and the pinned bar. */
const hidden = (page: Page, height: number): Promise<string[]> =>
  page.evaluate((windowHeight) => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const top = boxOf('.site-header')?.bottom ?? 0
    // Sticky: at the foot of the window, whatever the window.
    const bottom = windowHeight - (boxOf('.pinned')?.height ?? 0)
    const wanted = ['.post-head h1', '.fact.cost', '.fact.time', '.fact.where', '.facts-warning']
    return wanted.flatMap((selector) => {
      const element = document.querySelector(selector)
      if (!element) return selector === '.facts-warning' ? [] : [`${selector} is missing`]
      // The rows of the strip have no box of their own: label and value have.
      const parts = selector.startsWith('.fact.') ? [...element.querySelectorAll('dt, dd:not(.fact-note)')] : [element]
      return parts.flatMap((part) => {
        const box = part.getBoundingClientRect()
        const isWhole = box.height > 0 && box.top >= top && box.bottom <= bottom
        const isOneLine = selector !== '.facts-warning' || box.height < 40
        return isWhole && isOneLine ? [] : [`${selector} ${Math.round(box.top)}-${Math.round(box.bottom)} of ${top}-${bottom}`]
      })
    })
  }, height)

test.use({ javaScriptEnabled: false })

// covers P-03
for (const language of WALKED)
  test(`title, cost, time, place and warning of every guide lie in the first screen, ${language}`, { tag: '@all' }, async ({
    page,
  }) => {
    const wrong: string[] = []
    for (const guide of GUIDES) {
      for (const height of HEIGHTS) {
        await page.setViewportSize({ width: 360, height })
        if (height === HEIGHTS[0]) await page.goto(`/post/detail/${guide}?lang=${language}`, { waitUntil: 'domcontentloaded' })
        const found = await hidden(page, height)
        wrong.push(...found.map((what) => `${guide} at ${height}: ${what}`))
      }
    }
    expect(GUIDES.length).toBeGreaterThanOrEqual(80)
    expect(wrong).toEqual([])
  })
