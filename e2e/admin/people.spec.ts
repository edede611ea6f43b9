// The administration of people, on a fresh portal: the first administrator by the printed link, two-step login, roles, and that one administrator stays.
import type { APIRequestContext, Page } from '@playwright/test'
import pg from 'pg'
import { codeAt } from '../../apps/api/test/authenticator.ts'
import { type Portal, startPortal } from '../../scripts/portal.ts'
import { expect, expectNoAxeViolations, ready, test } from '../support/fixtures.ts'
import { dialog, fillLogin, openLogin, signInEarlier, toast, wordsOf } from '../support/people.ts'

test.describe.configure({ mode: 'serial' })

const PASSWORD = 'ማክሰኞ ከሰዓት በ9 ሰዓት'
const ADMIN = 'almaz@example.et'
const EDITOR = 'hana@example.et'
let portal: Portal
let said = ''
/** The key of the administrator's app, and codes for the day on which it is lost. */
let secret = ''
let recovery: string[] = []

test.beforeAll(async () => {
  portal = await startPortal({
    hears: (text) => {
      said += text
    },
  })
})
test.afterAll(async () => {
  expect(await portal.stop()).toBe(0)
})

const inLanguage = (page: Page, language: 'english' | 'amharic') =>
  page.context().addCookies([{ name: 'language', value: language, url: portal.origin }])

/** Mails are not what these journeys are about. */
async function confirmAll(): Promise<void> {
  const client = new pg.Client(portal.database)
  await client.connect()
  await client.query('update users set confirmed_at = now() where confirmed_at is null')
  await client.end()
}

async function adminToken(request: APIRequestContext): Promise<string> {
  const post = async (path: string, data: object) => (await request.post(`${portal.origin}${path}`, { data })).json()
  const { challenge } = await post('/api/auth/login', { companyemail: ADMIN, password: PASSWORD })
  return (await post('/api/auth/login/code', { challenge, code: recovery.shift() })).token
}

/** Codes are taken once: the next step of thirty seconds is a new one, and counts already. */
let used = 0
function nextCode(): string {
  used += 1
  return codeAt(secret, new Date(), used - 1)
}

//
test('a fresh portal prints a link, and it makes the first administrator once', { tag: '@desktop' }, async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.push(/status of 400/)
  const t = wordsOf('am')
  await expect.poll(() => said).toContain('/admin-setup/')
  const link = /http\S+\/admin-setup\/\S+/.exec(said)?.[0] ?? ''
  await inLanguage(page, 'amharic')
  await page.goto(`${portal.origin}${new URL(link).pathname}`)
  await ready(page)
  await expectNoAxeViolations(page)
  await page.locator('#setup-name').fill('አልማዝ በቀለ')
  await page.locator('#setup-email').fill(ADMIN)
  await page.locator('#setup-password').fill('አጭር ቃል')
  await page.getByRole('button', { name: t('account.setupMake') }).click()
  await expect(page.locator('#setup-password-error')).toHaveText(t('account.passwordStaff'))
  await expect(page.locator('#setup-email')).toHaveValue(ADMIN)
  await page.locator('#setup-password').fill(PASSWORD)
  await page.getByRole('button', { name: t('account.setupMake') }).click()
  await expect(page.getByRole('heading', { name: t('account.setupDone') })).toBeVisible()
  const again = await page.request.post(`${portal.origin}/api/auth/first-admin`, {
    data: { token: link.split('/').pop(), fullName: 'X Y', email: 'x@example.et', password: PASSWORD },
  })
  expect(again.status()).toBe(410)
})

/** A code of the step before is taken as long as this step lasts: on a slow machine the rest of it may be too short. */
async function atTheBeginningOfACode(): Promise<void> {
  const [step, enough] = [30_000, 20_000]
  const left = step - (Date.now() % step)
  if (left < enough) await new Promise((next) => setTimeout(next, left))
}

test('the administrator turns two-step login on, and is asked for the code at the next login', { tag: '@desktop' }, async ({
  page,
}) => {
  const t = wordsOf('en')
  await inLanguage(page, 'english')
  await page.goto(portal.origin)
  await ready(page)
  await openLogin(page, 'en')
  await fillLogin(page, 'en', ADMIN, PASSWORD)
  await expect(toast(page, t('account.loggedIn'))).toBeVisible()
  await page.goto(`${portal.origin}/admin`)
  await page.getByRole('link', { name: t('people.urgeLink') }).click()
  const card = page.locator('#two-step')
  await card.getByRole('button', { name: t('profile.twoStepTurnOn') }).click()
  await page.locator('#two-step-password').fill(PASSWORD)
  await page.getByRole('button', { name: t('profile.twoStepNext') }).click()
  await expect(page.getByRole('img', { name: t('profile.twoStepQr') })).toBeVisible()
  await expectNoAxeViolations(page)
  secret = ((await page.locator('.two-step-secret').textContent()) ?? '').replaceAll(' ', '').trim()
  await atTheBeginningOfACode()
  await page.locator('#two-step-code').fill(codeAt(secret, new Date(), -1))
  await card.getByRole('button', { name: t('profile.twoStepTurnOn') }).click()
  await expect(page.locator('.two-step-codes li')).toHaveCount(10)
  recovery = await page.locator('.two-step-codes li').allTextContents()
  await page.getByRole('button', { name: t('profile.recoveryKept') }).click()
  await expect(page.locator('#two-step')).toContainText(t('profile.twoStepIsOn'))
})

test('login with a code, and with a recovery code where the app is lost', { tag: '@desktop' }, async ({
  page,
  browser,
  expectedFailures,
}) => {
  expectedFailures.push(/status of 403/)
  const t = wordsOf('am')
  await inLanguage(page, 'amharic')
  await page.goto(portal.origin)
  await ready(page)
  await openLogin(page, 'am')
  await fillLogin(page, 'am', ADMIN, PASSWORD)
  await expect(page.locator('#second-step')).toBeFocused()
  await expect(page.locator('#second-step')).toHaveAttribute('autocomplete', 'one-time-code')
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.locator('#second-step').fill('000000')
  await page.locator('#second-step').press('Enter')
  await expect(page.locator('#second-step-error')).toHaveText(t('account.secondStepWrong'))
  await page.locator('#second-step').fill(nextCode())
  await page.locator('#second-step').press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/\..+\./)

  const other = await browser.newContext()
  const second = await other.newPage()
  await inLanguage(second, 'english')
  await second.addInitScript(() => localStorage.setItem('login-prompt', String(Date.now())))
  await second.goto(portal.origin)
  await ready(second)
  await openLogin(second, 'en')
  await fillLogin(second, 'en', ADMIN, PASSWORD)
  await second.getByRole('button', { name: wordsOf('en')('account.stepUseRecovery') }).click()
  await second.locator('#second-step').fill((recovery.shift() ?? '').toLowerCase())
  await second.locator('#second-step').press('Enter')
  await expect(dialog(second)).toHaveCount(0)
  await other.close()
})

test('a role is changed, the last administrator stays, and the log has both', { tag: '@desktop' }, async ({
  page,
  request,
  expectedFailures,
}) => {
  expectedFailures.push(/status of 409/)
  const t = wordsOf('en')
  const data = { fullName: 'ሀና ተስፋዬ', companyEmail: EDITOR, password: PASSWORD, role: 'normalUser' }
  expect((await request.post(`${portal.origin}/api/auth/register`, { data })).status()).toBe(200)
  await inLanguage(page, 'english')
  await page.goto(portal.origin)
  await ready(page)
  await openLogin(page, 'en')
  await fillLogin(page, 'en', ADMIN, PASSWORD)
  await page.locator('#second-step').fill(nextCode())
  await page.locator('#second-step').press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await page.goto(`${portal.origin}/admin/users`)
  await page.getByPlaceholder(t('people.search')).fill('ሀና')
  await page.getByPlaceholder(t('people.search')).press('Enter')
  await expect(page.locator('.admin-table tbody tr')).toHaveCount(1)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'ሀና ተስፋዬ' }).click()
  const give = async (role: string) => {
    await page.getByRole('radio', { name: role }).check()
    await page
      .locator('form')
      .getByRole('button', { name: t('people.changeRole') })
      .click()
    await dialog(page)
      .getByRole('button', { name: t('people.changeRole') })
      .click()
  }
  // Nobody has shown yet that the address is theirs.
  await give(t('people.role_editor'))
  await expect(page.getByText(t('people.roleUnfit'))).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto(`${portal.origin}/admin/users?q=${ADMIN}`)
  await page.getByRole('link', { name: 'አልማዝ በቀለ' }).click()
  await give(t('people.role_normalUser'))
  await expect(page.getByText(t('people.lastAdmin'))).toBeVisible()

  await page.goto(`${portal.origin}/admin/audit`)
  await expect(page.getByText(wordsOf('en')('audit.kind_first_admin_made')).last()).toBeVisible()
  await page.getByLabel(t('people.event')).selectOption('recovery_code_used')
  await expect(page.locator('.admin-table tbody tr')).toHaveCount(1)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: t('people.csv') }).click()
  expect((await file).suggestedFilename()).toBe('menged-audit.csv')
})

test('a company is verified for a new organisation, and one that is not is told why', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const t = wordsOf('am')
  const company = (name: string, email: string) => ({
    role: 'user',
    companyNameEnglish: name,
    companyNameAmharic: 'ዓባይ ጭነት',
    companyEmail: email,
    category: 'Private',
    address: 'ቦሌ',
    phonePrimary: '0911223344',
    password: PASSWORD,
  })
  for (const [name, email] of [
    ['Abay Freight PLC', 'abay@example.et'],
    ['False Ministry', 'false@example.et'],
  ] as const) {
    expect((await request.post(`${portal.origin}/api/auth/register`, { data: company(name, email) })).status()).toBe(200)
  }
  await confirmAll()
  await signInEarlier(page, await adminToken(request))
  await inLanguage(page, 'amharic')
  await page.goto(`${portal.origin}/admin/organisations`)
  await expect(page.locator('.people-company')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `${t('people.verify')}: Abay Freight PLC` }).click()
  await expectNoAxeViolations(page)
  await dialog(page)
    .getByRole('button', { name: t('people.verify') })
    .click()
  await expect(toast(page, t('people.companyVerified'))).toBeVisible()
  await page.getByRole('button', { name: `${t('people.refuse')}: False Ministry` }).click()
  await dialog(page).locator('[name=reason]').fill('ይህ ስም የመንግሥት ተቋም ነው።')
  await dialog(page)
    .getByRole('button', { name: t('people.refuse') })
    .click()
  await expect(page.getByText(t('people.noCompany'))).toBeVisible()
  await page.getByPlaceholder(t('people.searchName')).fill('Abay')
  await page.getByPlaceholder(t('people.searchName')).press('Enter')
  await expect(page.locator('.admin-table tbody tr')).toHaveCount(1)
})
