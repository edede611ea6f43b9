// The video view of home: nothing of a provider before a tap, and players only in a document that was sent as this view.
import pg from 'pg'
import { type Portal, startPortal } from '../../scripts/portal.ts'
import { badTexts, expect, expectNoAxeViolations, ready, screenOf, test, useLanguage, WALKED } from '../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })
// What the fixture puts into every document runs in the players as well, which have no storage.
test.use({ expectedFailures: [/'localStorage' property from 'Window'/] })

let portal: Portal
test.beforeAll(async () => {
  portal = await startPortal({ env: { VIDEO_FEED_URL: 'https://feed.example/embed' } })
  const client = new pg.Client(portal.database)
  await client.connect()
  await client.query(
    `insert into videos (provider, video_id, title_en, title_am, seconds, post_id, created_at)
     values ('youtube', 'film-of-the-journey', 'Renew a passport', 'ፓስፖርት ማደስ', 95, 'passport-renewal', now())`,
  )
  await client.end()
})
test.afterAll(() => portal?.stop())

for (const language of WALKED) {
  // covers P-19, P-20
  test(`a film plays after a tap, and its provider hears of nobody before (${language})`, { tag: screenOf(language) }, async ({
    page,
    context,
  }) => {
    const asked: string[] = []
    for (const host of ['https://www.youtube-nocookie.com/**', 'https://feed.example/**'])
      await context.route(host, (route) => {
        asked.push(new URL(route.request().url()).hostname)
        return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' })
      })
    await context.addCookies([{ name: 'language', value: language === 'am' ? 'amharic' : 'english', url: portal.origin }])
    await page.goto(portal.origin)
    await ready(page)
    await page.locator('.view-toggle a').nth(1).click()
    await expect(page.locator('.video-card')).toHaveCount(1)
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    expect(asked).toEqual([])
    // The document was sent as the feed of posts: the first tap fetches the one that may play.
    await page.locator('.video-cover').click()
    const sentAs = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? '')
    await expect(async () => expect(await sentAs()).toContain('view=video')).toPass()
    await ready(page)
    // The list comes alive after the page: until then a tap opens the film at its provider, as without code.
    const isAlive = () => page.locator('.video-cover').evaluate((cover) => Object.keys(cover).join().includes('__reactProps'))
    await expect.poll(isAlive).toBe(true)
    // What the policy of the document forbids would never be asked for.
    await page.locator('.video-cover').click()
    await expect(page.locator('iframe.video-player')).toBeVisible()
    await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com'])
    await page.locator('.videos .button.tinted').click()
    await expect(page.locator('iframe.video-feed')).toBeVisible()
    await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com', 'feed.example'])
  })
}

test('other pages allow no frame', async ({ request }) => {
  const policy = async (path: string) => (await request.get(portal.origin + path)).headers()['content-security-policy']
  expect(await policy('/')).not.toContain('frame-src')
  expect(await policy('/?view=video')).toContain('frame-src https://www.youtube-nocookie.com https://feed.example;')
})

test('without a list the view says so', async ({ page }) => {
  await useLanguage(page, 'en')
  await page.goto('/?view=video')
  await expect(page.getByText('Videos are on their way')).toBeVisible()
})
