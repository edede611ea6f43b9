// The form of a document in the browser: its steps filled with the answers of an example, and the files that come of it.
import { readFile } from 'node:fs/promises'
import type { TemplateId } from '@menged/contracts/documents/lists'
import type { Field, Step, Values } from '@menged/documents/preview'
import { parseIsoDate, toEthiopian } from '@menged/ethiopia/calendar'
import type { Written } from '@menged/ethiopia/languages'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { dialog, wordsOf } from './people.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const answer = (page: Page, name: string) => page.locator(`#answer-${name}`)
export const card = (page: Page) => page.locator('.made-document')
export const button = (page: Page, name: string) => page.locator('main, body').first().getByRole('button', { name, exact: true })

export async function next(page: Page, language: Written): Promise<void> {
  await page
    .locator('.document-bar')
    .getByRole('button', { name: wordsOf(language)('common.next') })
    .click()
}

async function fillDate(page: Page, name: string, iso: string, language: Written): Promise<void> {
  const date = language === 'am' ? toEthiopian(parseIsoDate(iso)) : parseIsoDate(iso)
  const parts = page.locator('.document-date').filter({ has: answer(page, name) })
  await parts.locator('select').nth(0).selectOption(String(date.day))
  await parts.locator('select').nth(1).selectOption(String(date.month))
  await parts.locator('input').fill(String(date.year))
}

async function fillField(page: Page, { name, type, options }: Field, values: Values, language: Written): Promise<void> {
  const value = values[name]
  if (value === undefined || value === '') return
  if (type === 'check') await answer(page, name).check()
  else if (type === 'date') await fillDate(page, name, String(value), language)
  else if (type === 'yesNo') await page.locator(`[name=${name}][value=${value ? 'yes' : 'no'}]`).check()
  else if (type === 'choices') {
    for (const each of value as readonly string[]) await page.locator(`[name=${name}][value=${each}]`).check()
  } else if (type === 'choice' && options?.some(({ hint }) => hint)) await page.locator(`[name=${name}][value=${value}]`).check()
  else if (type === 'choice') await answer(page, name).selectOption(String(value))
  else await answer(page, name).fill(String(value))
}

export async function fillStepOf(page: Page, step: Step | undefined, values: Values, language: Written): Promise<void> {
  await expect(heading(page)).toHaveText(step?.title[language] ?? '')
  for (const field of step?.fields ?? []) await fillField(page, field, values, language)
}

export type Downloaded = { name: string; start: string; bytes: number; content: Buffer }
export async function fileOf(page: Page, name: string): Promise<Downloaded> {
  const coming = page.waitForEvent('download')
  await card(page).getByRole('button', { name, exact: true }).click()
  const file = await coming
  const content = await readFile(await file.path())
  return { name: file.suggestedFilename(), start: content.subarray(0, 4).toString('latin1'), bytes: content.length, content }
}

/** The form as an earlier visit left it, found when the page opens. */
export async function leaveDraft(page: Page, template: TemplateId, draft: object): Promise<void> {
  await page.addInitScript(
    ([place, kept]) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('drafted')) return
      sessionStorage.setItem('drafted', 'yes')
      localStorage.setItem(place, kept)
    },
    [`draft:document:${template}`, JSON.stringify(draft)] as const,
  )
}
export const goOnFromDraft = (page: Page, language: Written): Promise<void> =>
  dialog(page)
    .getByRole('button', { name: wordsOf(language)('common.restore') })
    .click()
