// Offline: guides that were visited can be read, what is not kept leads to the list of what is, and actions wait and are sent once.
import { createServer } from 'node:http'
import { connect, createServer as createLine, type Socket } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { slowness } from '../../scripts/slowness.ts'
import { badTexts, expect, expectNoAxeViolations, pendingCalls, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const GUIDE = '/post/detail/trade-licence'
const OTHER = '/post/detail/new-passport'
const GUIDE_TITLE = 'How to get a trade licence in Ethiopia'

test.beforeEach(({ expectedFailures }) => {
  expectedFailures.push(/net::ERR|Failed to load resource|Failed to fetch/)
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const copyLine = (page: Page) => page.locator('#kept-copy')

/** The worker stands, and has what it needs. */
async function withWorker(page: Page): Promise<void> {
  await ready(page)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((done) => active?.addEventListener('statechange', done))
  })
}

const addressesIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search).sort()
  }, cache)

/** Visits a guide and waits until it is kept. */
async function keep(page: Page, path: string, language: 'en' | 'am' = 'en'): Promise<void> {
  await page.goto(path)
  await withWorker(page)
  await expect.poll(() => addressesIn(page, 'menged-guides')).toContain(`${path}?lang=${language}`)
}

const withoutLine = new WeakSet<BrowserContext>()

async function offline(context: BrowserContext): Promise<void> {
  withoutLine.add(context)
  await context.setOffline(true)
}

async function online(context: BrowserContext): Promise<void> {
  withoutLine.delete(context)
  await context.setOffline(false)
}

test('a visited guide is read without a line: with its date and its ticks, and after a reload', async ({ page, context }) => {
  await keep(page, GUIDE)
  await expect(copyLine(page)).toHaveCount(0)
  await offline(context)
  await page.reload()
  await expect(heading(page)).toHaveText(GUIDE_TITLE)
  await expect(copyLine(page)).toHaveText(/^You are reading a copy stored on .+ 20\d\d\.$/)
  await ready(page)
  await expect(copyLine(page)).toBeInViewport()
  await page.locator('.facts input[type=checkbox]').first().check()
  await page.reload()
  await ready(page)
  await expect(page.locator('.facts input[type=checkbox]').first()).toBeChecked()
  // What comes only when it is near: it does not come, and breaks nothing.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  await expect(heading(page)).toHaveText(GUIDE_TITLE)
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await page.reload()
  await expect(copyLine(page)).toHaveCount(0)
})

test('in Amharic the copy says so in Amharic, with the Ethiopian date', async ({ page, context }) => {
  await useLanguage(page, 'am')
  await keep(page, GUIDE, 'am')
  await offline(context)
  await page.reload()
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(copyLine(page)).toHaveText(/^የሚያነቡት በ.+ 20\d\d ዓ\.ም\. የተቀመጠውን ቅጂ ነው።$/)
  expect(await badTexts(page)).toEqual([])
})

test('a copy reads without its code', async ({ page, context }) => {
  await keep(page, GUIDE)
  await page.evaluate(() => caches.delete('menged-files'))
  await offline(context)
  await page.route('**/assets/**', (route) => route.abort())
  await page.reload()
  await expect(page.locator('.facts').first()).toBeVisible()
  await expect(copyLine(page)).toBeVisible()
})

test('only the other language is kept: that one, and the page does not turn in circles', async ({ page, context }) => {
  await keep(page, GUIDE)
  await useLanguage(page, 'am')
  await offline(context)
  for (const address of [`${GUIDE}?lang=am`, GUIDE]) {
    await page.goto(address)
    await ready(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(heading(page)).toHaveText(GUIDE_TITLE)
  }
  let loads = 0
  page.on('framenavigated', () => {
    loads += 1
  })
  await page.waitForTimeout(1000)
  expect(loads).toBe(0)
})

test('moving inside the portal without a line: kept guides open, everything else leads to the list', async ({
  page,
  context,
}) => {
  await keep(page, GUIDE)
  await page.goto('/search?q=licence')
  await withWorker(page)
  await offline(context)
  await page.locator(`main a[href="${GUIDE}"]`).first().click()
  await expect(heading(page)).toHaveText(GUIDE_TITLE)
  await expect(copyLine(page)).toBeVisible()
  await ready(page)
  await page.locator('footer').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL(/\/offline\?lang=en&from=%2Fterms-of-service$/)
  await expect(heading(page)).toHaveText('Offline reading')
  await expect(page.getByText('The page you asked for is not stored on this device.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/terms-of-service')
})

test('the other language without a line: of a guide, and of the list', async ({ page, context }) => {
  await keep(page, `${GUIDE}`)
  await page.goto(`${GUIDE}?lang=am`)
  await expect.poll(() => addressesIn(page, 'menged-guides')).toHaveLength(2)
  await page.goto(GUIDE)
  await ready(page)
  await offline(context)
  for (const path of [GUIDE, '/offline?lang=en']) {
    await page.goto(path)
    await ready(page)
    // A link that is only touched: nothing is fetched ahead, and the page stays as it is.
    await page.locator('header a').first().focus()
    await page.waitForTimeout(300)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.locator('header, #mobile-menu').getByRole('button', { name: 'አማርኛ (Amharic)' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/[?&]lang=am/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  }
})

test('a guide that the router opened is kept as well', async ({ page, context }) => {
  await page.goto('/search?q=passport')
  await withWorker(page)
  await page.locator(`main a[href="${OTHER}"]`).first().click()
  await expect(page).toHaveURL(OTHER)
  await expect.poll(() => addressesIn(page, 'menged-guides')).toContain(`${OTHER}?lang=en`)
  await offline(context)
  await page.reload()
  await expect(copyLine(page)).toBeVisible()
})

for (const language of WALKED) {
  test(`the list in ${language}: each guide with its size, and it can be removed`, async ({ page, context }) => {
    await useLanguage(page, language)
    await keep(page, GUIDE, language)
    await keep(page, OTHER, language)
    await offline(context)
    await page.getByRole('button', { name: language === 'en' ? 'Open menu' : 'ማውጫ ይክፈቱ' }).click()
    await page.getByRole('link', { name: language === 'en' ? 'Offline reading' : 'ያለ ኢንተርኔት ማንበብ' }).click()
    await expect(page).toHaveURL(`/offline?lang=${language}`)
    await ready(page)
    const rows = page.locator('.kept-list li')
    await expect(rows).toHaveCount(2)
    for (const row of await rows.all()) {
      await expect(row).toContainText(
        language === 'en' ? /English\s*\d+ KB\s*stored on .+ 20\d\d/ : /አማርኛ\s*\d+ ኪሎባይት\s*በ.+ ዓ\.ም\. የተቀመጠ/,
      )
    }
    await expect(page.getByText(language === 'en' ? /^2 guides, \d+ KB$/ : /^2 መመሪያ፣ \d+ ኪሎባይት$/)).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await badTexts(page)).toEqual([])
    await rows.first().getByRole('button').click()
    await expect(rows).toHaveCount(1)
    await rows.first().getByRole('button').click()
    await expect(page.getByText(language === 'en' ? 'No guides stored here yet' : 'እስካሁን የተቀመጠ መመሪያ የለም')).toBeVisible()
    expect(await addressesIn(page, 'menged-guides')).toEqual([])
  })
}

test('a message that is sent without a line stays in its form', async ({ page, context }) => {
  await page.goto('/about-us')
  await withWorker(page)
  await page.getByLabel('Your name').fill('Hanna Tesfaye')
  await page.getByLabel('Email or phone').fill('hanna@example.com')
  await page.getByLabel('Subject').fill('Opening hours')
  await page.getByLabel('Your message').fill('A long and careful message.')
  await offline(context)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('A long and careful message.')
})

test('a report that is sent without a line stays in its form', async ({ page, context }) => {
  await page.goto(GUIDE)
  await withWorker(page)
  await page.getByText('Something changed?').click()
  const form = page.locator('details form')
  await form.getByLabel(/what changed/i).fill('The form now costs more.')
  await offline(context)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('alert').or(page.locator('details [role=alert]')).first()).toBeVisible()
  await expect(form.getByLabel(/what changed/i)).toHaveValue('The form now costs more.')
})

test('the light list is read without a worker', async ({ page }) => {
  await page.goto('/lazy')
  await ready(page)
  await page.waitForTimeout(1500)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test.describe('actions that arrive later', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  const tokenOf = (id: string) => `x.${Buffer.from(JSON.stringify({ id, exp: 4_102_444_800 })).toString('base64url')}.x`
  const waiting = (userId: string, key: string, method: string, path: string) => ({
    key,
    method,
    path,
    userId,
    at: 1,
    id: `${userId}-${key}`,
  })

  /** Stands in for calls that another part of the portal serves, and without a line for none: a browser may think for a moment that it has one. */
  async function standIn(context: BrowserContext, status: number): Promise<string[]> {
    const sent: string[] = []
    await context.route('**/api/profile/**', async (route) => {
      if (withoutLine.has(context)) return await route.abort('internetdisconnected')
      // What is only read counts for nothing, and nobody is logged out by a server in trouble.
      if (route.request().method() === 'GET') return await route.fulfill({ status: 503, json: {} })
      sent.push(
        `${route.request().method()} ${new URL(route.request().url()).pathname} ${route.request().headers().authorization}`,
      )
      await new Promise((done) => setTimeout(done, 150))
      await route.fulfill({ status, json: { success: status < 400 } })
    })
    return sent
  }

  const login = (page: Page, userId: string) => page.evaluate((token) => localStorage.setItem('token', token), tokenOf(userId))

  test('two tabs, and each call goes out once, in the name of who made it', async ({ page, context }) => {
    const second = await context.newPage()
    for (const tab of [page, second]) {
      await tab.goto('/about-us')
      await withWorker(tab)
    }
    const sent = await standIn(context, 200)
    await offline(context)
    await login(page, 'u1')
    await pendingCalls(page, [
      waiting('u1', 'saved:a', 'PUT', '/api/profile/saved/a'),
      waiting('u1', 'read:n', 'PATCH', '/api/profile/getNotificationRead/n'),
      waiting('u2', 'saved:b', 'PUT', '/api/profile/saved/b'),
    ])
    await page.goto('/offline')
    await ready(page)
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible()
    await expect(page.locator('.kept-pending li')).toHaveCount(2)
    expect(sent).toEqual([])
    await online(context)
    await expect.poll(() => pendingCalls(page)).toEqual(['u2 saved:b'])
    await expect(page.locator('.kept-pending')).toHaveCount(0)
    await page.waitForTimeout(500)
    expect(sent.sort()).toEqual([
      `PATCH /api/profile/getNotificationRead/n Bearer ${tokenOf('u1')}`,
      `PUT /api/profile/saved/a Bearer ${tokenOf('u1')}`,
    ])
  })

  test('a line that is back is noticed though the browser never says so, and what waits is sent', async ({ page, context }) => {
    await page.goto('/about-us')
    await withWorker(page)
    const sent = await standIn(context, 200)
    await login(page, 'u1')
    await offline(context)
    await pendingCalls(page, [waiting('u1', 'saved:a', 'PUT', '/api/profile/saved/a')])
    await page.addInitScript(() => {
      for (const type of ['online', 'offline']) addEventListener(type, (event) => event.stopImmediatePropagation(), true)
    })
    await page.goto('/offline')
    await page.reload()
    await ready(page)
    await expect(page.getByText('You are offline')).toBeVisible()
    expect(sent).toEqual([])
    await online(context)
    await expect(page.getByText('You are back online!')).toBeVisible()
    await expect.poll(() => sent.length).toBe(1)
  })

  test('what waits outlives one refusal, and goes with the session once that has ended', async ({ page, context }) => {
    await page.goto('/about-us')
    await withWorker(page)
    const sent = await standIn(context, 401)
    await login(page, 'u1')
    await pendingCalls(page, [waiting('u1', 'saved:a', 'DELETE', '/api/profile/saved/a')])
    await page.reload()
    await expect.poll(() => sent.length).toBe(1)
    await page.waitForTimeout(300)
    expect(await pendingCalls(page)).toEqual(['u1 saved:a'])
    const code = 'token_expired'
    await page.route('**/getProfile', (route) =>
      route.fulfill({ status: 401, json: { success: false, error: 'Token expired', code } }),
    )
    await page.reload()
    await expect.poll(() => pendingCalls(page)).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

test('a line that takes connections and delivers nothing: a kept guide comes by a link as by its address', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  let isHanging = false
  const sockets = new Set<Socket>()
  const line = createLine((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (isHanging) return
    const portal = connect(Number(new URL(baseURL ?? '').port), new URL(baseURL ?? '').hostname)
    portal.on('error', () => socket.destroy())
    socket.pipe(portal).pipe(socket)
    socket.on('close', () => portal.destroy())
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  const { port } = line.address() as { port: number }
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await keep(page, GUIDE)
  await page.goto('/search?q=licence')
  await withWorker(page)
  isHanging = true
  for (const socket of sockets) socket.destroy()
  await page.locator(`main a[href="${GUIDE}"]`).first().click()
  await expect(heading(page)).toHaveText(GUIDE_TITLE, { timeout: 120_000 * slowness() })
  await expect(copyLine(page)).toBeVisible()
  await ready(page)
  await context.close()
  for (const socket of sockets) socket.destroy()
  await new Promise((done) => line.close(done))
})

test('a newer worker keeps the guides and what they run on', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  // Playwright does not stand between a browser and a worker's script: a portal that has been built again does.
  let isNewer = false
  const portal = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const { cookie = '' } = request.headers
    const answer = await fetch(`${baseURL}${path}`, { headers: { cookie }, redirect: 'manual' })
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
    const body = Buffer.from(await answer.arrayBuffer())
    // The list of its files, as a list or as one text that is cut at the commas: the bundler writes what is shorter.
    const list = /\[["'`]\/assets\/[^\]]+\]|(["'`])\/assets\/[^"'`]*\1\.split\([^)]*\)/
    const newer = () => `${body.toString().replace(list, '[]')}\n// newer`
    response.writeHead(answer.status, headers).end(isNewer && path === '/sw.js' ? newer() : body)
  })
  await new Promise<void>((done) => portal.listen(0, '127.0.0.1', done))
  const { port } = portal.address() as { port: number }
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await keep(page, GUIDE)
  await expect.poll(() => addressesIn(page, 'menged-files').then((files) => files.length)).toBeGreaterThan(15)
  const files = await addressesIn(page, 'menged-files')
  isNewer = true
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
  // It takes over when no page of the older one stands any more.
  await expect(async () => {
    await page.goto('about:blank')
    await page.waitForTimeout(500)
    await page.goto('/about-us')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null)).toBe(true)
  }).toPass()
  // What only the older build knew of is gone, what the guide names is not.
  const dropped = () => addressesIn(page, 'menged-files').then((now) => files.filter((file) => !now.includes(file)))
  await expect.poll(() => dropped().then(({ length }) => length)).toBeGreaterThan(0)
  portal.closeAllConnections()
  await new Promise((done) => portal.close(done))
  await page.goto(GUIDE)
  await expect(copyLine(page)).toBeVisible()
  await ready(page)
  await context.close()
})

test('it can be installed: names, icons of their sizes, shortcuts that answer', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await page.goto('/about-us')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Menged መንገድ',
    short_name: 'Menged',
    lang: 'en',
    dir: 'auto',
    display: 'standalone',
  })
  const icons = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  for (const { src, sizes, type } of icons) {
    expect((await request.get(src)).headers()['content-type']).toBe(type)
    if (type !== 'image/png') continue
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect(size, src).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)
})

test('the worker is requested again each time, and may fetch from here only', { tag: '@desktop' }, async ({ request }) => {
  const {
    'cache-control': age,
    'content-type': type,
    'content-security-policy': policy,
  } = (await request.get('/sw.js')).headers()
  expect(age).toBe('no-cache')
  expect(type).toMatch(/^(text|application)\/javascript/)
  expect(policy).toContain("default-src 'none'; connect-src 'self'")
})
