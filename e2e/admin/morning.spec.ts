// An administrator's morning: what is due stands on the overview, the most urgent first; what people have left is done one tap from there.
import { randomUUID } from 'node:crypto'
import { emptyDraft } from '@menged/contracts/publishing/empty'
import { type APIRequestContext, type Locator, type Page, request } from '@playwright/test'
import pg from 'pg'
import type { Portal } from '../../scripts/portal.ts'
import { badTexts, expect, expectNoAxeViolations, ready, useLanguage } from '../support/fixtures.ts'
import { test } from '../support/own-portal.ts'
import { addPerson, adminOf, dialog, PASSWORD, signInEarlier, toast, tokenOf, wordsOf } from '../support/people.ts'

test.describe.configure({ mode: 'default' })
// What the API refuses is an error to the browser's console.
test.use({ expectedFailures: [/status of 4\d\d/] })

const COMMENT = 'Pay the guard and you are in.'
const HIDDEN = 'Only the guard knows.'
const APPEAL = 'I only warned of it.'
const REVIEW = 'He came on time.'
const MESSAGE = 'The map of the office is old.'
const CHANGE = 'The fee is 700 birr since Monday.'
const POST = 'Rent a stall'
const PAID = 4321
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
  await appeal(here, hana.token)
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

/** Against a comment that an editor has hidden. */
async function appeal(here: Here, token: string): Promise<void> {
  const { api } = here
  const editor = await personIn(here, 'Sara', 'editor')
  const written = { text: HIDDEN, language: 'en', key: randomUUID() }
  const { _id } = await post(api, '/api/posts/first-job/comments', written, token)
  await post(api, `/api/comments/${_id}/hiding`, { reason: 'A bribe' }, editor.token)
  await post(api, `/api/appeals/comment/${_id}`, { text: APPEAL }, token)
}

/** What it really took: of two devices of one network the second report of a day is held. */
async function tell(portal: Portal): Promise<void> {
  for (const paid of [300, PAID]) {
    const device = await request.newContext({ baseURL: portal.origin })
    await post(device, '/api/posts/vehicle-inspection/experiences', { paid, days: null, office: null, language: 'en' })
    await device.dispose()
  }
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
    title: { en: POST, am: '' },
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

type Words = ReturnType<typeof wordsOf>
type Act = (page: Page, t: Words) => Promise<void>

const rowOf = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text })
const press = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true }).click()
const takeBack = async (page: Page, t: Words) => {
  await press(page.locator('.toast'), t('post.undo'))
  await expect(toast(page, t('admin.takenBack'))).toBeVisible()
}
const decide =
  (text: string, button: 'keep' | 'uphold' | 'publish'): Act =>
  async (page, t) => {
    await rowOf(page, text)
      .getByRole('button', { name: t(`moderation.${button}`) })
      .click()
    await expect(page.getByText(text)).toHaveCount(0)
  }

/** What is done about each in its room, in the order in which they are due: of those of today where somebody waits first. */
const ACTS = {
  comments: decide(COMMENT, 'keep'),
  appeals: decide(HIDDEN, 'uphold'),
  reviews: async (page, t) => {
    await decide(REVIEW, 'publish')(page, t)
    await takeBack(page, t)
    await decide(REVIEW, 'publish')(page, t)
  },
  messages: async (page, t) => {
    const card = page.locator('.messages-row').filter({ hasText: MESSAGE })
    await card.getByRole('button', { name: t('messages.close') }).click()
    await expect(card).toContainText(t('messages.is_closed'))
  },
  workers: async (page, t) => {
    const card = page.getByRole('listitem').filter({ hasText: '0911 22 33 44' })
    await card.getByLabel(t('desks.seen_identity')).check()
    await card.getByLabel(t('desks.seen_background')).check()
    await card.getByRole('button', { name: t('desks.verify') }).click()
    await expect(card).toHaveCount(0)
  },
  companies: async (page, t) => {
    await press(page, `${t('people.verify')}: Abay Freight PLC`)
    await press(dialog(page), t('people.verify'))
    await expect(page.getByText(t('people.noCompany'))).toBeVisible()
  },
  heldRates: async (page, t) => {
    const row = rowOf(page, 'DB USD')
    await press(row, `${t('desks.reject')}: DB USD`)
    await expect(row).toHaveCount(0)
    await takeBack(page, t)
    // Readers see what is accepted at once: that asks first.
    await press(row, `${t('desks.accept')}: DB USD`)
    await expect(dialog(page)).toContainText('1502.5 / 1530')
    await press(dialog(page), t('common.cancel'))
    await press(row, `${t('desks.reject')}: DB USD`)
    await expect(row).toHaveCount(0)
  },
  posts: async (page, t) => {
    await page.getByRole('link', { name: `${t('publishing.review')}: ${POST}` }).click()
    await press(page, t('publishing.return'))
    await dialog(page).locator('[name=note]').fill('Say what it costs.')
    await press(dialog(page), t('publishing.return'))
    await expect(toast(page, t('publishing.returned'))).toBeVisible()
  },
  changes: async (page, t) => {
    const row = rowOf(page, CHANGE)
    await row.getByRole('button', { name: t('upkeep.markDone') }).click()
    await press(dialog(page), t('upkeep.markDone'))
    await expect(row).toHaveCount(0)
  },
  questions: async (page, t) => {
    const row = rowOf(page, QUESTION)
    await press(row, t('upkeep.notOurs'))
    await expect(row).toHaveCount(0)
    await takeBack(page, t)
    await press(row, t('upkeep.notOurs'))
    await expect(row).toHaveCount(0)
  },
  took: async (page, t) => {
    const row = rowOf(page, /4,321/)
    await row.getByRole('checkbox').check()
    await press(page, t('upkeep.leaveOut'))
    await expect(row).toHaveCount(0)
  },
  sampleRates: async (page, t) => {
    const form = page.getByRole('region', { name: t('desks.byHand') })
    await form.getByLabel(t('desks.bank'), { exact: true }).selectOption('AWB')
    await form.getByLabel(t('desks.amount_cash_buying')).fill('150.25')
    await form.getByLabel(t('desks.amount_cash_selling')).fill('153')
    await press(form, t('desks.storeOne'))
    await expect(form.getByText(t('desks.storedOne'))).toBeVisible()
  },
} satisfies Record<string, Act>
const KINDS = Object.keys(ACTS) as (keyof typeof ACTS)[]

test('what is due stands on the overview, the most urgent first, and each is done one tap from it', { tag: '@both' }, async ({
  page,
  portal,
  isMobile,
}) => {
  const language = isMobile ? 'am' : 'en'
  const t = wordsOf(language)
  const here = await hereOf(portal)
  await leaveThings(here)
  await tell(portal)
  await here.end()
  await useLanguage(page, language)
  await signInEarlier(page, await adminOf(portal))

  const due = page.locator('.overview-due')
  const overview = async () => {
    await page.goto('/admin')
    await ready(page)
    await expect(due).toBeVisible()
  }
  const words = (kind: (typeof KINDS)[number]) => t(`overview.due_${kind}`, { count: 1 })
  const row = (kind: (typeof KINDS)[number]) => due.getByRole('link', { name: words(kind) })

  await overview()
  for (const kind of KINDS) await expect(row(kind)).toBeVisible()
  const shown = await due.getByRole('link').allTextContents()
  const places = KINDS.map((kind) => shown.findIndex((text) => text.includes(words(kind))))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  // What is late stands first, samples apart and last.
  await expect(due.locator('h2').first()).toHaveText(t('overview.due_late'))
  await expect(due.locator('h2').last()).toHaveText(t('overview.due_sample'))
  expect([places[0], places.at(-1)]).toEqual([0, shown.length - 1])
  await expectNoAxeViolations(page)
  expect(await badTexts(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  for (const [n, kind] of KINDS.entries()) {
    await row(kind).click()
    await ACTS[kind](page, t)
    await overview()
    await expect(row(kind)).toHaveCount(0)
    // What is left is due still.
    for (const left of KINDS.slice(n + 1)) await expect(row(left)).toBeVisible()
  }
})
