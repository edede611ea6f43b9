import { chromium } from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'
import { readFileSync } from 'node:fs'
const [out, crop, ...names] = process.argv.slice(2)
const b = await chromium.launch(launchOptions()); const p = await b.newPage({viewport:{width:2600,height:800}})
await p.setContent(`<body style="margin:0;display:inline-flex;gap:16px;background:#888">${names.map(n=>`<div style="height:${crop==='0'?'auto':crop+'px'};overflow:hidden"><img src="data:image/png;base64,${readFileSync('/tmp/rows/shots/'+n+'.png').toString('base64')}"></div>`).join('')}</body>`)
await p.waitForTimeout(300)
await p.locator('body').screenshot({path:'/tmp/rows/shots/'+out+'.png'}); await b.close()
