// What a push shows: notifications, which only a whole Chromium has.
import { launchOptions } from '../../scripts/browser.ts'
import { expect, ONE_TRY, ready, test } from '../support/fixtures.ts'

test.use({ serviceWorkers: 'allow', launchOptions: launchOptions('phone', 'whole') })

const GUIDE = '/post/detail/trade-licence'

test('a pushed message is shown and leads to its page; one that cannot be read is neutral', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' })
  await page.goto('/about-us')
  await ready(page)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated')
  const cdp = await context.newCDPSession(page)
  const registrations: string[] = []
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    for (const { registrationId, isDeleted } of all) if (!isDeleted) registrations.push(registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const push = (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId: registrations[0] ?? '', data })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, lang, dir, tag, data }) => ({ title, body, lang, dir, tag, url: data.url }))
    })
  const count = async () => (await shown()).length
  const guide = { id: 'n1', title: 'የንግድ ፈቃድ', body: 'መመሪያው ተሻሽሏል።', lang: 'am', dir: 'ltr', url: GUIDE, tag: 'post-1' }
  // The browser drops what comes while it starts the worker; what carries the same tag is shown once.
  await expect(async () => {
    await push(JSON.stringify(guide))
    await expect.poll(count, ONE_TRY).toBe(1)
  }).toPass()
  await push(JSON.stringify({ id: 'n2', title: 'Elsewhere', body: '', url: 'https://example.com/' }))
  await expect.poll(count).toBe(2)
  await push('no json at all')
  await expect.poll(count).toBe(3)
  expect(await shown()).toEqual(
    expect.arrayContaining([
      { title: 'የንግድ ፈቃድ', body: 'መመሪያው ተሻሽሏል።', lang: 'am', dir: 'ltr', tag: 'post-1', url: GUIDE },
      { title: 'Elsewhere', body: '', lang: 'en', dir: 'auto', tag: 'n2', url: '/' },
      { title: 'News from Menged', body: 'Open Menged to read it.', lang: 'en', dir: 'auto', tag: '', url: '/' },
    ]),
  )
})
