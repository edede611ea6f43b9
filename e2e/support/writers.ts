// Writers of the journeys: companies, editors and administrators who are there already, and the posts that they have begun.
import { randomUUID } from 'node:crypto'
import type { Draft } from '@menged/contracts/publishing'
import { emptyDraft } from '@menged/contracts/publishing/empty'
import type { Written } from '@menged/ethiopia/languages'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { runSql } from './database.ts'
import { ready, useLanguage } from './fixtures.ts'
import { addPerson, signInEarlier, tokenOf, wordsOf } from './people.ts'

/** What a journey has published: no reader's after it. */
export const published: string[] = []
export async function hidePublished(): Promise<void> {
  for (const id of published.splice(0)) await runSql(`update posts set state = 'archived' where id = $1`, [id])
}

type Role = 'user' | 'editor' | 'admin' | 'normalUser'

export async function addWriter(request: APIRequestContext, role: Role, fullName: string, organisation: string | null = null) {
  const email = await addPerson(request, { fullName })
  await runSql(
    `update users set role = $2, confirmed_at = now(), organisation_id = $3, company_name_english = $4, company_name_amharic = $4,
     verified = $2 = 'user',
     full_name = case when $2 = 'user' then null else full_name end where email = $1`,
    [email, role, organisation, role === 'user' ? fullName : null],
  )
  return tokenOf(request, email)
}

export async function ask<Data>(request: APIRequestContext, token: string, path: string, data?: object): Promise<Data> {
  const answer = await request.post(path, { headers: { authorization: `Bearer ${token}` }, ...(data ? { data } : {}) })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: Data }).data
}

export const draftOf = (
  request: APIRequestContext,
  token: string,
  title: string,
  body = '',
  organisation: string | null = null,
) =>
  ask<Draft>(request, token, '/api/drafts', {
    id: randomUUID(),
    organisation,
    content: { ...emptyDraft('business'), title: { en: title, am: '' }, body: { en: body, am: '' } },
  })

export async function openDraft(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/posts/${id}`)
  await ready(page)
  await expect(page.locator('#field-title-en')).toBeVisible()
}

export async function newPage(browser: Browser, token: string, language: Written): Promise<Page> {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL ?? '',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('push-prompt', String(Date.now()))
  })
  await useLanguage(page, language)
  await signInEarlier(page, token)
  return page
}

export const saved = (page: Page, language: Written = 'en') =>
  expect(page.locator('.draft-save')).toHaveText(new RegExp(wordsOf(language)('publishing.savedAt', { time: '.+' })))

/** A post that readers see from now on, and are not shown first. Returns its id. */
export async function publishedPost(
  request: APIRequestContext,
  admin: string,
  { title, organisation = null }: { title: string; organisation?: string | null },
): Promise<{ postId: string; draft: Draft }> {
  const begun = await draftOf(request, admin, title, '<p>Ask at the gate.</p>', organisation)
  const draft = await ask<Draft>(request, admin, `/api/drafts/${begun.id}/publish`, { revision: begun.revision })
  const postId = draft.postId ?? ''
  published.push(postId)
  await runSql(`update posts set created_at = '2001-01-01' where id = $1`, [postId])
  return { postId, draft }
}
