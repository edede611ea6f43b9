// Accounts, as people walk through them: in both languages, on a phone and at a desk.
import type { Written } from '@menged/ethiopia/languages'
import { expect, ready, test, useLanguage, WALKED } from '../support/fixtures.ts'
import {
  addPerson,
  dialog,
  fillLogin,
  mailedLink,
  newEmail,
  openLogin,
  openMenu,
  PASSWORD,
  signInEarlier,
  toast,
  tokenOf,
  wordsOf,
} from '../support/people.ts'

const GUIDE = 'trade-licence'
test.beforeEach(({ expectedFailures }) => {
  // What the API refuses is an error to the browser's console.
  expectedFailures.push(/status of 4\d\d/)
})

for (const language of WALKED) {
  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await useLanguage(page, language)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })
    journeys(language)
  })
}

function journeys(language: Written): void {
  const t = wordsOf(language)

  // covers, P-29, S-11
  test('a person signs up, logs in, saves a guide, finds it, and logs out', async ({ page }) => {
    const email = newEmail()
    await page.goto('/')
    await ready(page)
    const steps: { route: string; path: string[] }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('signup-path-tracker')) steps.push(request.postDataJSON())
    })
    await openLogin(page, language)
    await dialog(page)
      .getByRole('button', { name: t('account.createAccount') })
      .click()
    const form = dialog(page)
    // In Amharic the button that leads here has the same name as the one that sends.
    await expect(form.locator('[name=confirmPassword]')).toBeVisible()
    await form.getByRole('button', { name: t('account.create'), exact: true }).click()
    for (const words of ['nameRequired', 'emailRequired', 'passwordRequired', 'confirmRequired'] as const) {
      await expect(form.getByText(t(`account.${words}`), { exact: true })).toBeVisible()
    }
    await form.getByLabel(t('account.fullName')).fill('ሀና ተስፋዬ')
    await expect(form.getByText(t('account.nameRequired'))).toHaveCount(0)
    await form.getByLabel(t('account.email')).fill('hana@')
    await expect(form.getByText(t('account.emailWrong'))).toBeVisible()
    await form.getByLabel(t('account.email')).fill(` ${email.toUpperCase()} `)
    await form.locator('[name=password]').fill('12345')
    await expect(form.getByText(t('account.passwordShort'))).toBeVisible()
    await form.locator('[name=password]').fill(PASSWORD)
    await form.getByLabel(t('account.confirmPassword')).fill('else')
    await expect(form.getByText(t('account.confirmDiffers'))).toBeVisible()
    await form.getByLabel(t('account.confirmPassword')).fill(PASSWORD)
    await form.getByRole('button', { name: t('account.create'), exact: true }).click()
    await expect(toast(page, t('account.registered'))).toBeVisible()
    await expect(dialog(page).getByText(t('account.registeredMail', { email }))).toBeVisible()
    await fillLogin(page, language, email)
    await expect(toast(page, t('account.loggedIn'))).toBeVisible()
    await expect.poll(() => steps).toEqual([{ route: '/', path: ['personal-form', 'register-personal-form'] }])

    await page.goto(`/post/detail/${GUIDE}`)
    await ready(page)
    const save = page
      .locator('main')
      .getByRole('button', { name: t('post.save') })
      .first()
    await save.click()
    await expect(toast(page, t('error.savedPost'))).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(page.locator('main button[aria-pressed=true]:visible').first()).toBeVisible()
    const menu = await openMenu(page, language)
    await menu.getByText(t('nav.savedPosts')).click()
    await expect(page).toHaveURL('/saved')
    await expect(page.getByRole('main').locator(`li a[href^="/post/detail/${GUIDE}"]`)).toBeVisible()
    const again = await openMenu(page, language)
    await again.getByText(t('nav.logout')).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expect(page).toHaveURL('/')
  })

  //
  test('a company signs up, is refused before it has confirmed, reads its mail, confirms and enters', async ({
    page,
    context,
  }) => {
    const email = newEmail('selam')
    await page.goto('/')
    await ready(page)
    await openLogin(page, language)
    await dialog(page)
      .getByRole('button', { name: t('account.createAccount') })
      .click()
    const form = dialog(page)
    await form.getByText(t('account.company'), { exact: true }).click()
    await form.getByRole('button', { name: t('account.create'), exact: true }).click()
    await expect(form.getByText(t('account.required'), { exact: true })).toHaveCount(7)
    await form.getByLabel(t('account.companyNameEnglish')).fill('Selam Trading')
    await form.getByLabel(t('account.companyNameAmharic')).fill('ሰላም ንግድ')
    await form.getByLabel(t('account.email')).fill(email)
    await form.getByLabel(t('account.address')).fill('ቦሌ፣ አዲስ አበባ')
    await form.getByLabel(t('account.phonePrimary')).fill('0911 234 567')
    await form.locator('[name=password]').fill(PASSWORD)
    await form.getByLabel(t('account.confirmPassword')).fill('something else')
    await form.getByRole('button', { name: t('account.create'), exact: true }).click()
    await expect(toast(page, t('account.confirmDiffers'))).toBeVisible()
    await form.getByLabel(t('account.confirmPassword')).fill(PASSWORD)
    await form.getByRole('button', { name: t('account.create'), exact: true }).click()
    await expect(toast(page, t('account.mailSent'))).toBeVisible()
    await expect(dialog(page).getByText(t('account.thanks'))).toBeVisible()
    const [mailbox] = await Promise.all([
      context.waitForEvent('page'),
      dialog(page)
        .getByRole('link', { name: t('account.confirmEmail') })
        .click(),
    ])
    await expect(mailbox).toHaveURL('/dev/mail')

    await page.goto('/')
    await ready(page)
    await openLogin(page, language)
    await fillLogin(page, language, email)
    await expect(dialog(page).getByText(t('account.loginUnconfirmed'))).toBeVisible()
    if (language === 'en') await expect(dialog(page).getByText('Plesae Confirmed Your Email')).toBeVisible()

    const path = await mailedLink(mailbox, email, 'emailConfirmation')
    await mailbox.goto(path)
    await ready(mailbox)
    await mailbox
      .getByRole('main')
      .getByRole('button', { name: t('account.confirmEmail') })
      .click()
    await expect(mailbox.getByText(t('account.confirmed'))).toBeVisible()
    await fillLogin(page, language, email)
    await expect(toast(page, t('account.loggedIn'))).toBeVisible()
  })

  //
  test('who changes their mind in the notice takes the account back and may begin again', async ({ page }) => {
    const email = newEmail('selam')
    await page.goto('/')
    await ready(page)
    await openLogin(page, language)
    await dialog(page)
      .getByRole('button', { name: t('account.createAccount') })
      .click()
    await dialog(page).getByText(t('account.company'), { exact: true }).click()
    await fillCompany(page, language, email)
    await expect(dialog(page).getByText(t('account.thanks'))).toBeVisible()
    await dialog(page)
      .getByRole('button', { name: t('account.cancelAccount') })
      .click()
    await expect(toast(page, t('account.deleted'))).toBeVisible()
    await expect(dialog(page).locator('[name=companyNameEnglish]')).toHaveValue('Selam Trading')
    await fillCompany(page, language, email)
    await expect(dialog(page).getByText(t('account.thanks'))).toBeVisible()
  })

  //
  test('a forgotten password is set again by the link of the mail, and the old one holds no longer', async ({
    page,
    request,
  }) => {
    const email = await addPerson(request)
    await page.goto('/')
    await ready(page)
    await openLogin(page, language)
    await fillLogin(page, language, email, 'not the password')
    await expect(dialog(page).getByText(t('account.loginInvalid'))).toBeVisible()
    await dialog(page)
      .getByRole('button', { name: t('account.forgot') })
      .click()
    await expect(dialog(page).getByText(t('account.resetLead'))).toBeVisible()
    await dialog(page).getByLabel(t('account.email')).fill(email)
    await dialog(page)
      .getByRole('button', { name: t('account.sendLink') })
      .click()
    await expect(dialog(page).getByText(t('account.linkSent'))).toBeVisible()

    const path = await mailedLink(page, email, 'passwordreset')
    // Programs that read mail open every link, and run what they find.
    for (let i = 0; i < 2; i += 1) {
      const looked = await request.get(path)
      expect([looked.status(), looked.headers()['cache-control']]).toEqual([200, 'no-store'])
      await page.goto(path)
      await ready(page)
    }
    await page.goto(path)
    await ready(page)
    await page.locator('main [name=password]').fill('ረቡዕ ማለዳ 3')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account.setPassword') })
      .click()
    await expect(page.getByText(t('account.passwordChanged')).first()).toBeVisible()
    await page.goto(path)
    await ready(page)
    expect((await request.post('/api/auth/login', { data: { companyemail: email, password: PASSWORD } })).status()).toBe(401)
    expect(await tokenOf(request, email, 'ረቡዕ ማለዳ 3')).toMatch(/^[^.]+\.[^.]+\.[^.]+$/)
  })

  //
  test('a token that ends while the page is open: a toast, and from a guarded page home to the login', async ({
    page,
    request,
  }) => {
    const email = await addPerson(request)
    const token = await tokenOf(request, email)
    await signInEarlier(page, token)
    await page.goto('/profile')
    await ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(t('profile.noNotification'))).toBeVisible()
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
    await page
      .getByRole('link', { name: t('profile.saved'), exact: false })
      .first()
      .click()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.goto('/user-profile')
    await ready(page)
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    for (const path of ['/profile', '/notifications', '/saved']) {
      await page.goto(path)
      await expect(dialog(page)).toBeVisible()
      await expect(page).toHaveURL('/')
    }
  })

  //
  test('a guest who saves is asked to log in, and comes back to where they were', async ({ page, request }) => {
    const email = await addPerson(request)
    await page.goto('/?page=2')
    await ready(page)
    const card = page.locator('.posts > li').first()
    await card.getByRole('button', { name: t('post.save') }).click()
    await expect(dialog(page).getByText(t('account.needsPersonal'))).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('save-post-icon'))).not.toBeNull()
    await fillLogin(page, language, email)
    await expect(toast(page, t('account.loggedIn'))).toBeVisible()
    await expect(page).toHaveURL('/?page=2')
    await card.getByRole('button', { name: t('post.save') }).click()
    await expect(toast(page, t('error.savedPost'))).toBeVisible()
  })

  test('two browsers of one account: what one saves the other shows; logging out everywhere ends both', async ({
    page,
    browser,
    request,
  }) => {
    const email = await addPerson(request)
    const other = await (await browser.newContext()).newPage()
    await useLanguage(other, language)
    await signInEarlier(page, await tokenOf(request, email))
    await signInEarlier(other, await tokenOf(request, email))
    await page.goto(`/post/detail/${GUIDE}`)
    await ready(page)
    await page
      .locator('main')
      .getByRole('button', { name: t('post.save') })
      .first()
      .click()
    await expect(toast(page, t('error.savedPost'))).toBeVisible()
    await other.goto('/saved')
    await ready(other)
    await expect(other.locator(`main li a[href^="/post/detail/${GUIDE}"]`)).toBeVisible()
    await page.goto('/user-profile')
    await ready(page)
    await page.getByRole('button', { name: t('profile.logoutAll') }).click()
    await dialog(page)
      .getByRole('button', { name: t('profile.logoutAll') })
      .click()
    await expect(page).toHaveURL('/')
    await other.reload()
    await expect(dialog(other)).toBeVisible()
    await expect(other).toHaveURL('/')
    await other.context().close()
  })

  //
  test('the profile is edited and stays edited; the account is exported and deleted', async ({ page, request }) => {
    const email = await addPerson(request)
    await signInEarlier(page, await tokenOf(request, email))
    await page.goto('/user-profile')
    await ready(page)
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
    await page.getByRole('button', { name: t('profile.edit') }).click()
    await page.getByLabel(t('account.fullName')).fill('ጽጌ ለማ')
    await page.getByLabel(t('profile.phone')).fill('12')
    await page
      .getByRole('button', { name: t('profile.save'), exact: true })
      .first()
      .click()
    await expect(page.getByText(t('account.phoneWrong'))).toBeVisible()
    await page.getByLabel(t('profile.phone')).fill('0911 234 567')
    await page
      .getByRole('button', { name: t('profile.save'), exact: true })
      .first()
      .click()
    await expect(toast(page, t('profile.updatedToast'))).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(page.getByRole('main').getByText('ጽጌ ለማ').first()).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('profile.export') }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.json$/)
    await page.getByRole('button', { name: t('profile.deleteAccount') }).click()
    await dialog(page).locator('input[type=password]').fill('wrong one')
    await dialog(page)
      .getByRole('button', { name: t('profile.deleteAccount') })
      .click()
    await expect(dialog(page).getByText(t('error.wrongPassword'))).toBeVisible()
    await dialog(page).locator('input[type=password]').fill(PASSWORD)
    await dialog(page)
      .getByRole('button', { name: t('profile.deleteAccount') })
      .click()
    await expect(page).toHaveURL('/')
    expect((await request.post('/api/auth/login', { data: { companyemail: email, password: PASSWORD } })).status()).toBe(401)
  })
}

async function fillCompany(page: import('@playwright/test').Page, language: Written, email: string): Promise<void> {
  const t = wordsOf(language)
  const form = dialog(page)
  await form.getByLabel(t('account.companyNameEnglish')).fill('Selam Trading')
  await form.getByLabel(t('account.companyNameAmharic')).fill('ሰላም ንግድ')
  await form.getByLabel(t('account.email')).fill(email)
  await form.getByLabel(t('account.address')).fill('ቦሌ፣ አዲስ አበባ')
  await form.getByLabel(t('account.phonePrimary')).fill('0911 234 567')
  await form.locator('[name=password]').fill(PASSWORD)
  await form.getByLabel(t('account.confirmPassword')).fill(PASSWORD)
  await form.getByRole('button', { name: t('account.create'), exact: true }).click()
}
