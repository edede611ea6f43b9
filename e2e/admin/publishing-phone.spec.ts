// Writing on a cheap phone: tools in sight while the text goes by, and large enough for a thumb.
import { badTexts, expect, expectNoAxeViolations, ready, test, useLanguage } from '../support/fixtures.ts'
import { signInEarlier } from '../support/people.ts'
import { addWriter, draftOf, saved } from '../support/writers.ts'

const THUMB = 44
const LONG = `<p>${'Pay at the gate of the office, then wait. '.repeat(12)}</p>`.repeat(6)

test('the tools stay in sight below the languages while a long text goes by', async ({ page, request }) => {
  const token = await addWriter(request, 'editor', 'Dawit Haile')
  const { id } = await draftOf(request, token, 'A long text', LONG)
  await useLanguage(page, 'am')
  await signInEarlier(page, token)
  await page.goto(`/admin/posts/${id}`)
  await ready(page)
  const languages = page.locator('.draft-side-tabs')
  await languages.getByRole('button', { name: 'English' }).click()
  const body = page.locator('#field-body-en')
  await body.getByText('Pay at the gate').nth(4).click()
  await page.keyboard.type('First of all: ')
  await saved(page, 'am')
  const tools = page.locator('[role=toolbar]:visible').getByRole('button')
  await expect(tools).toHaveCount(11)
  const [above, below] = [await languages.boundingBox(), await tools.first().boundingBox()]
  expect(above?.y).toBeGreaterThanOrEqual(0)
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  for (const tool of await tools.all()) {
    const box = await tool.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(THUMB)
  }
  // Those that one has to push for come into sight by the keys as well.
  await tools.first().focus()
  await page.keyboard.press('End')
  await expect(tools.last()).toBeFocused()
  await expect(tools.last()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectNoAxeViolations(page)
  expect(await badTexts(page, 'main')).toEqual([])
})
