import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/browser.ts'
import { startPortal } from '../scripts/portal.ts'
const portal = await startPortal({})
const browser = await chromium.launch(launchOptions('phone'))
for (const path of ['/', '/post/detail/trade-licence', '/generative-ai']) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const urls = new Map<string, string>()
  const rows: [string, number][] = []
  cdp.on('Network.requestWillBeSent', (e) => urls.set(e.requestId, e.request.url))
  cdp.on('Network.loadingFinished', (e) => rows.push([urls.get(e.requestId) ?? '', e.encodedDataLength]))
  await page.goto(portal.origin + path)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  console.log(path, rows.length, rows.reduce((s, [, n]) => s + n, 0))
  for (const [u, n] of rows) console.log('   ', n, u.replace(portal.origin, ''))
  await context.close()
}
await browser.close(); await portal.stop()
