// A language that the operator has not switched on leaves no trace.
import { expect, ready, test } from '../support/fixtures.ts'

test('Afaan Oromoo is off: no switch, no words, and English at its addresses', async ({ page, request }) => {
  await page.context().addCookies([{ name: 'language', value: 'oromo', url: test.info().project.use.baseURL ?? '' }])
  await page.goto('/?lang=om')
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('#mobile-menu [name=language]')).toHaveText(['EN', 'አማርኛ'])
  // As it was sent: in the browser its own address stands in it.
  expect(await (await request.get('/?lang=om')).text()).not.toMatch(/Oromo|lang=om|om-every-page/)
  for (const path of ['/locales/om.json', '/locales/om-every-page.json']) expect((await request.get(path)).status()).toBe(404)
  const refused = await request.post('/language', { form: { language: 'om', back: '/' }, maxRedirects: 0 })
  expect(refused.status()).toBe(400)
  expect(refused.headers()['set-cookie']).toBeUndefined()
})
