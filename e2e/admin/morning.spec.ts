// An administrator's morning: what is due stands on the overview, the most urgent first; what people have left is done one tap from there.
import { randomUUID } from 'node:crypto'
import type { DueKind } from '@menged/contracts/overview/due'
import { emptyDraft } from '@menged/contracts/publishing/empty'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import pg from 'pg'
import type { Portal } from '../../scripts/portal.ts'
import { badTexts, expect, expectNoAxeViolations, ready, useLanguage } from '../support/fixtures.ts'
import { test } from '../support/own-portal.ts'
import { addPerson, adminOf, dialog, PASSWORD, signInEarlier, tokenOf, wordsOf } from '../support/people.ts'

test.describe.configure({ mode: 'default' })
// What the API refuses is an error to the browser's console.
test.use({ expectedFailures: [/status of 4\d\d/] })

const COMMENT = 'Pay the guard and you are in.'
const REVIEW = 'He came on time.'
const MESSAGE = 'The map of the office is old.'
const CHANGE = 'The fee is 700 birr since Monday.'
const QUESTION = 'a green feather for the wizard'

type Here = { api: APIRequestContext; sql: (statement: string, values?: unknown[]) => Promise<{ id: string }[]> }

async function post(
  api: APIRequestContext,
  path: string,
  data: object,
  token?: string,
): Promise<{ _id: string; id: string; revision: number }> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await api.post(path, { data, headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()).data
}

async function personIn({ api, sql }: Here, fullName: string, role = 'normalUser'): Promise<{ email: string; token: string }> {
  const email = await addPerson(api, { fullName })
  await sql('update users set role = $2, confirmed_at = now() where email = $1', [email, role])
  return { email, token: await tokenOf(api, email) }
}

/** What people have left since yesterday. The comment has waited for three days. */
async function leaveThings(here: Here): Promise<void> {
  const { api, sql } = here
  const [hana, abel] = [await personIn(here, 'ሀና'), await personIn(here, 'Abel')]
  const comment = await post(
    api,
    '/api/posts/first-job/comments',
    { text: COMMENT, language: 'en', key: randomUUID() },
    hana.token,
  )
  await post(api, `/api/comments/${comment._id}/reports`, { reason: 'A bribe' }, abel.token)
  await sql(`update comment_reports set created_at = now() - interval '3 days'`)
  await post(api, '/api/workers/1/reviews', { stars: 5, comment: REVIEW, language: 'en', key: randomUUID(), name: 'Selam' })
  const contact = { name: 'Selam', contact: '0911223344', subject: 'Map', message: MESSAGE, language: 'en' }
  await post(api, '/api/contact-messages', contact)
  await post(api, '/api/posts/water-connection/changes', { text: CHANGE, contact: '0911223344', language: 'en' })
  const company = { role: 'user', companyNameEnglish: 'Abay Freight PLC', companyNameAmharic: 'ዓባይ ጭነት', category: 'Private' }
  const companyEmail = `abay-${randomUUID().slice(0, 8)}@example.et`
  await post(api, '/api/auth/register', {
    ...company,
    companyEmail,
    address: 'ቦሌ',
    phonePrimary: '0911223344',
    password: PASSWORD,
  })
  await sql('update users set confirmed_at = now() where email = $1', [companyEmail])
  await handIn(here)
}

/** By a worker, by an editor and by a bank; and what the assistant could not answer. */
async function handIn(here: Here): Promise<void> {
  const { api, sql } = here
  const worker = await personIn(here, 'ማርታ በቀለ', 'worker')
  await sql(
    `insert into workers (user_id, name_en, name_am, description_en, description_am, location, city, specialties, experience, hourly_rate,
      starting_price, created_at, updated_at)
    select id, 'Marta Bekele', 'ማርታ በቀለ', 'Files papers.', 'ሰነድ ያስገባሉ።', 'Addis Ababa', 'addis-ababa', '{passportServices}', '3-5',
      200, 350, now(), now() from users where email = $1`,
    [worker.email],
  )
  const headers = { authorization: `Bearer ${worker.token}` }
  expect(
    (await api.put('/api/workers/own/references', { data: { references: 'Ato Kebede, 0911 22 33 44' }, headers })).ok(),
  ).toBe(true)
  const editor = await personIn(here, 'Dawit', 'editor')
  const content = {
    ...emptyDraft('business'),
    title: { en: 'Rent a stall', am: '' },
    body: { en: '<p>Ask at the gate.</p>', am: '' },
  }
  const draft = await post(api, '/api/drafts', { id: randomUUID(), organisation: null, content }, editor.token)
  await post(api, `/api/drafts/${draft.id}/submit`, { revision: draft.revision }, editor.token)
  await sql(
    `insert into exchange_held (bank_id, day, currency, cash_buying, cash_selling, median, source, created_at)
     values ('DB', current_date, 'USD', 1502.5, 1530, 152, 'entry', now())`,
  )
  await sql(
    `insert into reader_questions (key, text, language, trouble, state, count, answer_id, opened, first_at, last_at)
     values ($1, $1, 'en', 'refused', 'open', 3, gen_random_uuid(), false, now() - interval '1 day', now() - interval '1 day')`,
    [QUESTION],
  )
}

async function hereOf(portal: Portal): Promise<Here & { end: () => Promise<void> }> {
  const database = new pg.Client(portal.database)
  await database.connect()
  const api = await request.newContext({ baseURL: portal.origin })
  const sql: Here['sql'] = async (statement, values = []) => (await database.query(statement, values)).rows
  const end = async () => {
    await database.end()
    await api.dispose()
  }
  return { api, sql, end }
}

test('what is due stands on the overview, and what people have left is done one tap from it', { tag: '@both' }, async ({
  page,
  portal,
  isMobile,
}) => {
  const language = isMobile ? 'am' : 'en'
  const t = wordsOf(language)
  const here = await hereOf(portal)
  await leaveThings(here)
  await here.end()
  await useLanguage(page, language)
  await signInEarlier(page, await adminOf(portal))

  const due = page.locator('.overview-due')
  const overview = async () => {
    await page.goto('/admin')
    await ready(page)
    await expect(due).toBeVisible()
  }
  const words = (kind: Exclude<DueKind, 'rates'>, count = 1) => t(`overview.due_${kind}`, { count })
  const row = (name: string) => due.getByRole('link', { name })
  /** From the overview to where it is done, and back: it is due no more. */
  const morning = async (name: string, act: () => Promise<void>) => {
    await row(name).click()
    await act()
    await overview()
    await expect(row(name)).toHaveCount(0)
  }
  const press = (scope: Page | ReturnType<typeof dialog>, name: string) =>
    scope.getByRole('button', { name, exact: true }).click()

  await overview()
  const kinds = ['reviews', 'messages', 'workers', 'companies', 'heldRates', 'posts', 'changes', 'questions'] as const
  for (const name of [words('comments'), ...kinds.map((kind) => words(kind)), t('overview.due_sampleRates')])
    await expect(row(name)).toBeVisible()
  // What is late stands first, samples apart and last.
  await expect(due.locator('h2').first()).toHaveText(t('overview.due_late'))
  await expect(due.locator('h2').last()).toHaveText(t('overview.due_sample'))
  await expect(due.getByRole('listitem').first()).toContainText(words('comments'))
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  const decide = (text: string, button: string) => async () => {
    await page.getByRole('row').filter({ hasText: text }).getByRole('button', { name: button }).click()
    await expect(page.getByText(text)).toHaveCount(0)
  }
  await morning(words('comments'), decide(COMMENT, t('moderation.keep')))
  await morning(words('reviews'), decide(REVIEW, t('moderation.publish')))
  await morning(words('messages'), async () => {
    const card = page.locator('.messages-row').filter({ hasText: MESSAGE })
    await card.getByRole('button', { name: t('messages.close') }).click()
    await expect(card).toContainText(t('messages.is_closed'))
  })
  await morning(words('workers'), async () => {
    const card = page.getByRole('listitem').filter({ hasText: '0911 22 33 44' })
    await card.getByLabel(t('desks.seen_identity')).check()
    await card.getByLabel(t('desks.seen_background')).check()
    await card.getByRole('button', { name: t('desks.verify') }).click()
    await expect(card).toHaveCount(0)
  })
  await morning(words('companies'), async () => {
    await page.getByRole('button', { name: `${t('people.verify')}: Abay Freight PLC` }).click()
    await press(dialog(page), t('people.verify'))
    await expect(page.getByText(t('people.noCompany'))).toBeVisible()
  })
})
