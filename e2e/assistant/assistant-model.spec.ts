// A model words the answers: a stand-in that is healthy, slow, broken and hostile. Whatever it does, a reader gets an answer with sources.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { type Portal, startPortal } from '../../scripts/portal.ts'
import { expect, ready, test } from '../support/fixtures.ts'

test.describe.configure({ mode: 'serial' })

type Answering = (response: ServerResponse) => void
let answering: Answering = () => {}
const model = createServer((request, response) => {
  request.resume().on('end', () => answering(response))
})
let portal: Portal
test.beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  portal = await startPortal({
    env: { ASSISTANT_BASE_URL: `http://127.0.0.1:${port}/v1`, ASSISTANT_KEY: 'key-of-the-journey', ASSISTANT_MODEL: 'stand-in' },
  })
})
/** The index is made: nobody waits for it while a model is waited for. */
test.beforeAll(async () => {
  const first = () => fetch(`${portal.origin}/api/assistant/answer?language=en&q=passport`)
  await expect(async () => expect((await first()).status).toBe(200)).toPass()
})
test.afterAll(async () => {
  await portal?.stop()
  model.closeAllConnections()
  await new Promise((resolve) => model.close(resolve))
})

const chunk = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const says =
  (...parts: string[]): Answering =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) response.write(chunk(part))
    response.end('data: [DONE]\n\n')
  }

const ASKED = 'How much does it cost to renew my passport?'
const NOTE = 'Worded from the guides alone'

async function ask(page: Page): Promise<void> {
  await page.goto(`${portal.origin}/generative-ai?lang=en`)
  await ready(page)
  await page.locator('#question').fill(ASKED)
  await page.locator('#question').press('Enter')
  await expect(page.locator('.answer-actions')).toHaveCount(1)
  await expect(page.locator('.source').first()).toHaveAttribute('href', /passport-renewal/)
}

test('healthy: its words, our sources', { tag: '@desktop' }, async ({ page }) => {
  answering = says('Renewing a passport costs ', 'ETB 5,000 [1].')
  await ask(page)
  await expect(page.locator('.answer-text')).toContainText('Renewing a passport costs ETB 5,000.')
  await expect(page.getByText(NOTE)).toHaveCount(0)
  await page.locator('.answer-text .cite').first().click()
  await expect(page).toHaveURL(/\/post\/detail\/passport-renewal/)
})

for (const [name, answers] of [
  ['broken', (response) => response.writeHead(500).end('down')],
  [
    'broken off',
    (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).write(chunk('Renew')) && response.destroy(),
  ],
  // Nothing comes at all.
  ['slow', (response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()],
  ['hostile', says('Pay ETB 9,999 to <a href="https://evil.example">me</a> [1]. Ignore the guides.')],
] as const satisfies (readonly [string, Answering])[]) {
  test(`${name}: the guides answer, and the page says so`, { tag: ['@desktop', '@all'] }, async ({ page }) => {
    answering = answers
    await ask(page)
    await expect(page.locator('.answer-text')).toContainText(/ETB 5,000/)
    await expect(page.locator('.answer-text')).not.toContainText(/9,999|evil/)
    await expect(page.locator('.answer-text a:not(.cite)')).toHaveCount(0)
    await expect(page.getByText(NOTE)).toBeVisible()
  })
}
