// The portal under other settings, when its database dies, and when a second one wants the same data.
import { spawnSync } from 'node:child_process'
import { killTree, type Portal, startPortal } from '../../scripts/portal.ts'
import { badTexts, expect, ONE_TRY, test } from '../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })
let portal: Portal

test.beforeAll(async () => {
  portal = await startPortal({ env: { AMHARIC_DIRECTION: 'ltr', CONTACT_PHONE: '+251900000001' } })
})
test.afterAll(async () => {
  expect(await portal.stop()).toBe(0)
})

// covers G-10
test('the operator turns the mirrored layout off: Amharic from left to right', { tag: ['@desktop', '@all'] }, async ({
  page,
}) => {
  await page.goto(`${portal.origin}/?lang=am`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  expect(await badTexts(page)).toEqual([])
})

// covers P-08
test('the phone number of the operator stands on the contact page', { tag: ['@desktop', '@all'] }, async ({ page }) => {
  await page.goto(`${portal.origin}/about-us`)
  await expect(page.getByRole('link', { name: '0900 000 001' })).toHaveAttribute('href', 'tel:+251900000001')
})

test('the database is killed: 503 with Retry-After in the language of the reader, and back without a restart', {
  tag: ['@desktop', '@all'],
}, async ({ page, expectedFailures }) => {
  expectedFailures.push(/503/)
  await page.context().addCookies([{ name: 'language', value: 'amharic', url: portal.origin }])
  const seen = new Set<number>()
  await expect(async () => {
    killTree(portal.pid, (name) => name.startsWith('postgres'))
    const response = await page.goto(portal.origin)
    seen.add(response?.status() ?? 0)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBe('5')
  }).toPass()
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await expect(page.getByText('‹መንገድ› መረጃውን ለጊዜው ማግኘት አልቻለም')).toBeVisible()
  await expect(async () => {
    expect((await page.goto(portal.origin))?.status()).toBe(200)
  }).toPass()
  await expect(page.locator('.posts article')).toHaveCount(10)
  expect([...seen].every((status) => status === 503 || status === 200)).toBe(true)
})

// covers P-08
test('a message written while the database is away stays in its form', { tag: ['@desktop', '@all'] }, async ({
  browser,
  expectedFailures,
}) => {
  expectedFailures.push(/503/)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await expect(async () => {
    await page.goto(`${portal.origin}/about-us`)
    await page.getByLabel('Your name').fill('Hanna Tesfaye')
    await page.getByLabel('Email or phone').fill('hanna@example.com')
    await page.getByLabel('Subject').fill('Opening hours')
    await page.getByLabel('Your message').fill('A long and careful message.')
    killTree(portal.pid, (name) => name.startsWith('postgres'))
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toContainText('Menged cannot reach its data right now', ONE_TRY)
  }).toPass()
  await expect(page.getByLabel('Your message')).toHaveValue('A long and careful message.')
  await context.close()
})

test('a second portal on the same data says who holds it and what to do', { tag: ['@desktop', '@all'] }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: portal.dataDir, PORT: '0', LOG_LEVEL: 'silent' },
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`is already in use by process ${portal.pid}`)
  expect(stderr).not.toMatch(/at .*\.ts:\d+/)
})

test('a port that is taken, and settings that are wrong, are told in words', { tag: ['@desktop', '@all'] }, () => {
  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['scripts/start.ts'], { encoding: 'utf8', env: { ...process.env, LOG_LEVEL: 'silent', ...env } })
  const wrong = start({ PORT: 'eighty', RATE_LIMIT_FACTOR: '0' })
  expect(wrong.stderr).toContain('PORT=eighty: allowed is a whole number from 0 to 65535')
  expect(wrong.stderr).toContain('RATE_LIMIT_FACTOR=0')
  const away = start({
    DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x',
    COOKIE_SECRET: 'a-secret-of-at-least-thirty-two-characters',
    TOKEN_SECRET: 'another-secret-of-at-least-thirty-two-characters',
    PAPERS_KEY: 'a key of the papers, which nobody hands in here',
    VAPID_PRIVATE_KEY: 'b25lIGtleSBmb3IgYm90aCBvZiB0aGUgcHJvY2Vzc2U',
  })
  expect(away.stderr).toContain('does not answer (ECONNREFUSED)')
  expect(away.stderr).not.toContain('hunter2')
})
