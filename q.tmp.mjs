import { chromium } from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'
const b = await chromium.launch(launchOptions()); const p = await b.newPage({viewport:{width:1440,height:800}})
await p.goto('http://127.0.0.1:4761/?lang=en'); await p.waitForTimeout(2500)
console.log(await p.evaluate(()=>[document.compatMode, getComputedStyle(document.querySelector('.search-box form')).marginBottom, getComputedStyle(document.querySelector('.search-box')).alignSelf, JSON.stringify(document.querySelector('.search-box').getBoundingClientRect()),JSON.stringify(document.querySelector('.header-bar').getBoundingClientRect()), getComputedStyle(document.querySelector('.header-bar')).alignItems]))
await b.close()
