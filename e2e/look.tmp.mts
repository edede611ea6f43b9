import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/browser.ts'
import { startPortal } from '../scripts/portal.ts'
const portal = await startPortal({})
const browser = await chromium.launch(launchOptions('phone'))
const am = { id: crypto.randomUUID(), kind: 'answer', language: 'am', guide: 'passport-renewal', nearest: [], document: null, workers: [], wording: 'extractive', note: null,
  blocks: [{kind:'text',text:'አራት ነገሮችን ያዘጋጁ፤ ማመልከቻው በኢንተርኔት ተጀምሮ በአንድ ቀጠሮ ያበቃል።',cites:[1]},{kind:'list',ordered:true,items:[{text:'ጊዜው የሚያበቃው ፓስፖርት፣ ዋናውና ቅጂው',cites:[]},{text:'የፋይዳ መታወቂያ ቁጥር (16 አኃዝ)',cites:[]},{text:'የ5,000 ብር ክፍያ ደረሰኝ፣ በቴሌብር ወይም በባንክ',cites:[1]}]},{kind:'fact',label:'ጊዜ',text:'መደበኛው አገልግሎት ከ3 እስከ 5 ሳምንት ይወስዳል።',cites:[2]}],
  citations: [{n:1,kind:'guide',id:'passport-renewal',href:'/post/detail/passport-renewal#documents',title:'ፓስፖርት ለማደስ፦ የሚያስፈልጉ ሰነዶች',quote:'…',checkedOn:'2026-11-20',isOverdue:false},{n:2,kind:'guide',id:'passport-renewal',href:'/post/detail/passport-renewal#glance',title:'የኢሚግሬሽንና ዜግነት አገልግሎት',quote:'…',checkedOn:'2025-10-20',isOverdue:true}] }
const en = { ...am, language:'en', blocks:[{kind:'text',text:'Prepare four things; the application starts online and ends at one appointment.',cites:[1]},{kind:'list',ordered:true,items:[{text:'The passport that expires, original and copy',cites:[]},{text:'Fayda number (16 digits)',cites:[]},{text:'Receipt of 5,000 birr, by telebirr or a bank',cites:[1]}]},{kind:'fact',label:'Time',text:'The standard service takes 3 to 5 weeks.',cites:[2]}], citations: am.citations.map((c,i)=>({...c,title:['Renew a passport: documents','Immigration and Citizenship Service'][i]})), document:{template:'power-of-attorney',title:'Power of attorney',values:{}} }
for (const [lang, answer, q] of [['amharic', am, 'ፓስፖርቴ የካቲት ላይ ጊዜው ያበቃል። ለማደስ ምን ያስፈልገኛል? ስንት ጊዜስ ይፈጃል?'], ['english', en, 'My passport expires in February. What do I need to renew it? How long does it take?']] as const)
for (const width of [360, 1440]) for (const dark of [false, true]) {
  if (dark && (width === 360) !== (lang === 'amharic')) continue
  const context = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 1000 }, hasTouch: width === 360 })
  await context.addCookies([{ name: 'language', value: lang, url: portal.origin }])
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(lang, width, m.text()))
  page.on('pageerror', (e) => console.log(lang, width, e.message))
  await page.addInitScript((isDark) => { localStorage.setItem('theme-storage', JSON.stringify({ state: { isDark }, version: 0 })); for (const p of ['login-prompt','push-prompt']) localStorage.setItem(p, String(Date.now())) }, dark)
  await page.route('**/api/assistant/questions', (r) => r.fulfill({ contentType: 'text/event-stream', body: [...answer.blocks.map((block) => ({ event: 'block', block })), { event: 'answer', answer }].map((e) => `data: ${JSON.stringify(e)}\n\n`).join('') }))
  await page.goto(portal.origin + '/generative-ai')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const name = `/tmp/look/${lang}-${width}${dark ? '-dark' : ''}`
  await page.screenshot({ path: `${name}-0.png` })
  await page.fill('#question', q)
  await page.keyboard.press('Enter')
  await page.locator('.typing').waitFor()
  if (!dark) await page.screenshot({ path: `${name}-1.png` })
  await page.locator('.sources').waitFor()
  await page.waitForTimeout(200)
  await page.screenshot({ path: `${name}-2.png` })
  if (width === 360) { await page.locator('.workspace-head .icon-button').first().click(); await page.waitForTimeout(300); await page.screenshot({ path: `${name}-3.png` }) }
  await context.close()
}
await browser.close()
await portal.stop()
