import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { landingAnswer } from '@menged/contracts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/actors.ts'
import { testApi } from '../../../test/api.ts'
import { temporaryContent } from '../../../test/content.ts'
import { ContentError } from '../../platform/content.ts'
import { readCopy } from './copy.ts'
import { createLanding } from './service.ts'

const on = testApi({ config: { operatorEmail: 'office@menged.example' } })

// covers L-06, L-09
test('the claims and the prices are those of the one content file, in both languages', async () => {
  for (const language of ['en', 'am']) {
    const { data } = landingAnswer.parse((await on.get(`/api/landing?language=${language}`)).json())
    expect(data.claims).toEqual({ rating: '4.8', users: '700k+', confirmed: false })
    expect(data.plans.items.map(({ id, monthly, annual }) => [id, monthly, annual])).toEqual([
      ['base', 1200, 1000],
      ['pro', 6500, 5000],
      ['enterprise', null, null],
    ])
    expect(data.services.items.map(({ id }) => id)).toEqual(['cybersecurity', 'cloud', 'analytics'])
    for (const text of [data.hero.title, data.support.text, data.services.lead])
      expect(text).toMatch(language === 'am' ? /[\u1200-\u137f]/ : /[a-z]/)
  }
  expect((await on.get('/api/landing?language=fr')).statusCode).toBe(400)
})

test('a text that is missing in one language stops the start with the name of the file', async () => {
  const content = temporaryContent()
  const file = join(content.dir, 'landing.json')
  const copy = JSON.parse(readFileSync(file, 'utf8')) as { hero: { title: Record<string, string> } }
  copy.hero.title = { en: 'Only English' }
  writeFileSync(file, JSON.stringify(copy))
  await expect(readCopy(content.dir)).rejects.toThrow(ContentError)
  await expect(readCopy(content.dir)).rejects.toThrow(/landing\.json cannot be used/)
  content.remove()
})

const requests = async (): Promise<unknown[]> => (await on.database.db.execute(sql`select plan, period from plan_requests`)).rows
const mails = async (): Promise<unknown[]> =>
  (await on.database.db.execute(sql`select payload from tasks where kind = 'mail' and payload->>'to' = 'office@menged.example'`))
    .rows

test('a plan is asked for once, however often it is sent, and the operator gets one mail', async () => {
  const { headers } = await signIn(on)
  const body = { plan: 'pro', period: 'annual', key: randomUUID(), language: 'en' }
  const sent = await Promise.all([1, 2, 3].map(() => on.post('/api/plan-requests', body, headers)))
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await requests()).toEqual([{ plan: 'pro', period: 'annual' }])
  expect(await mails()).toMatchObject([{ payload: { template: 'contact', values: { subject: 'Plan wanted: Pro, Annual' } } }])
})

test('guests sign up first, and Enterprise is asked for by a message', async () => {
  const body = { plan: 'base', period: 'monthly', key: randomUUID(), language: 'am' }
  expect((await on.post('/api/plan-requests', body)).statusCode).toBe(401)
  const { headers } = await signIn(on)
  for (const wrong of [{ plan: 'enterprise' }, { plan: 'gold' }, { period: 'weekly' }, { key: 'x' }, { language: 'fr' }])
    expect((await on.post('/api/plan-requests', { ...body, ...wrong }, headers)).statusCode).toBe(400)
})

test('a wish for a plan goes twelve months after it was sent', async () => {
  const { userId } = await signIn(on)
  const wish = (days: number) =>
    on.database.db.execute(sql`insert into plan_requests (user_id, plan, period, language, key, created_at)
      values (${userId}, 'base', 'monthly', 'en', gen_random_uuid(), ${new Date(on.clock.now().getTime() - days * 86_400_000).toISOString()})`)
  await wish(366)
  await wish(364)
  const needs = { db: on.database.db, clock: on.clock, contentDir: on.contentDir } as unknown as Parameters<
    typeof createLanding
  >[0]
  await (await createLanding(needs)).forgetOld()
  expect((await on.database.db.execute(sql`select 1 from plan_requests where user_id = ${userId}`)).rows).toHaveLength(1)
})
