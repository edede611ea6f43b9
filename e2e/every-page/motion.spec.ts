// Motion: felt, short, never waited for, and gone for who does not want it.
import type { Page } from '@playwright/test'
import { signInStub } from '../support/account-stub.ts'
import { expect, ready, test } from '../support/fixtures.ts'
import { dialog, openLogin } from '../support/people.ts'

const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** What moves and for how long, of one element or of what is drawn before, behind or after it. */
const motionOf = (page: Page, selector: string, part: string | null, kind: 'animation' | 'transition') =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [part, kind]) => {
        const style = getComputedStyle(element, part)
        const of = (name: string) => style.getPropertyValue(`${kind}-${name}`)
        const moved = of(kind === 'animation' ? 'name' : 'property')
        return { moved, ms: Number.parseFloat(of('duration')) * 1000, ease: of('timing-function').split(/, (?=c)/)[0] }
      },
      [part, kind] as const,
    )

async function expectShort(page: Page, selector: string, part: string | null, kind: 'animation' | 'transition'): Promise<void> {
  const { moved, ms, ease } = await motionOf(page, selector, part, kind)
  expect(moved, selector).not.toBe('none')
  expect(ms, selector).toBeGreaterThanOrEqual(150)
  expect(ms, selector).toBeLessThanOrEqual(250)
  expect(ease, selector).toBe(EASE_OUT)
}

const unsave = (page: Page, row: number) => page.locator('.saved-row').nth(row).getByRole('button').click()
const toasts = (page: Page) => page.locator('.toast')

test('dialogs, toasts, tabs and slides move for 150 to 250 ms', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  await ready(page)
  // The one that is shown: on a slow machine another one by now.
  await expectShort(page, '.banner .slide[data-shown]', null, 'transition')
  await expectShort(page, '.segments > *', null, 'transition')
  await openLogin(page, 'en')
  await expectShort(page, 'dialog[open]', null, 'animation')
  await expectShort(page, 'dialog[open]', '::backdrop', 'animation')
  await signInStub(page)
  await page.goto('/saved')
  // The whole sheet comes with the code.
  await ready(page)
  await expectShort(page, '.tabs > a', '::after', 'transition')
  await unsave(page, 0)
  await expectShort(page, '.toast', null, 'animation')
})

test('who wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const longest = () =>
    page.evaluate(() => {
      const running = document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().activeDuration ?? 0))
      const styles = [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after', '::backdrop'].map((part) => getComputedStyle(element, part)),
      )
      const seconds = (text: string) => Math.max(...text.split(',').map(Number.parseFloat))
      const possible = styles.map((style) =>
        Math.max(
          style.animationName === 'none' ? 0 : seconds(style.animationDuration) * 1000,
          style.transitionProperty === 'none' ? 0 : seconds(style.transitionDuration) * 1000,
        ),
      )
      return Math.max(0, ...running, ...possible)
    })
  await signInStub(page)
  await page.goto('/saved')
  await unsave(page, 0)
  await expect(toasts(page)).toHaveCount(1)
  expect(await longest()).toBeLessThanOrEqual(1)
  await page.goto('/user-profile')
  await page.locator('.button.danger-outline').click()
  await expect(dialog(page)).toBeVisible()
  expect(await longest()).toBeLessThanOrEqual(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('.leaving')).toHaveCount(0, { timeout: 1 })
  await page.goto('/')
  await ready(page)
  expect(await longest()).toBeLessThanOrEqual(1)
})

test("a closed dialog fades, and is in nobody's way", async ({ page }) => {
  await page.goto('/about-us')
  await ready(page)
  await openLogin(page, 'en')
  await page.evaluate(() => {
    new MutationObserver(() => {
      const leaving = document.querySelector<HTMLElement>('.leaving')
      if (!leaving) return
      const state = {
        inert: leaving.inert,
        taps: getComputedStyle(leaving).pointerEvents,
        open: document.querySelectorAll('dialog').length,
      }
      Object.assign(window, { leaving: state })
    }).observe(document.body, { childList: true })
  })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  // What lies under it takes a tap at once.
  await page.getByLabel('Your name').click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.locator('.leaving')).toHaveCount(0)
  expect(await page.evaluate(() => (window as { leaving?: object }).leaving)).toEqual({ inert: true, taps: 'none', open: 0 })
})

test('toasts go by themselves, the second like the first', async ({ page }) => {
  await signInStub(page)
  await page.goto('/saved')
  await unsave(page, 0)
  await expect(toasts(page)).toHaveCount(1)
  await unsave(page, 1)
  await expect(toasts(page)).toHaveCount(2)
  await expect(toasts(page)).toHaveCount(0)
  await unsave(page, 2)
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast under the mouse waits, and goes when the mouse does or the toast is taken away', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInStub(page)
  await page.goto('/saved')
  await page.clock.install()
  await unsave(page, 0)
  await toasts(page).hover()
  await page.clock.runFor(30_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(5, 5)
  await page.clock.runFor(10_000)
  await expect(toasts(page)).toHaveCount(0)
  // Undo takes it from under the mouse, which does not move.
  await unsave(page, 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.clock.runFor(10_000)
  await unsave(page, 2)
  await page.clock.runFor(10_000)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast on a phone stands under the header, which says where one is', async ({ page }) => {
  await signInStub(page)
  await page.goto('/saved')
  await unsave(page, 0)
  await expect(toasts(page)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length))
    .toBe(0)
  const [toast, header] = await Promise.all([toasts(page).boundingBox(), page.locator('.site-header').boundingBox()])
  if (!toast || !header) throw new Error('no toast or no header')
  expect(toast.y).toBeGreaterThanOrEqual(header.y + header.height)
})
