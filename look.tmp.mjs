import { chromium } from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'
const base='http://127.0.0.1:4761', out='/tmp/rows/shots/'
const only = process.argv[2]
const b = await chromium.launch(launchOptions())
async function ctx(lang, w, dark){ const c = await b.newContext({viewport:{width:w,height:w<700?740:900},isMobile:w<700,hasTouch:w<700,serviceWorkers:'block',colorScheme:dark?'dark':'light'}); await c.addInitScript((d)=>{for(const p of ['login-prompt','push-prompt'])localStorage.setItem(p,String(Date.now())); if(d) localStorage.setItem('theme-storage',JSON.stringify({state:{theme:'dark'},version:0}))},dark); return c}
const L=(p,l)=>base+p+(p.includes('?')?'&':'?')+'lang='+l
for (const [lang,w,dark] of [['en',360,0],['am',360,0],['en',1440,0],['am',1440,1]]) {
  const c = await ctx(lang,w,dark), p = await c.newPage(), n=`${lang}-${w}`
  if(!only||only==='home'){ await p.goto(L('/',lang)); await p.waitForTimeout(1500); await p.screenshot({path:out+`home-${n}.png`,fullPage:true}) }
  if(!only||only==='search'){ await p.goto(L('/search?q='+(lang==='en'?'passport':'ፓስፖርት'),lang)); await p.waitForTimeout(1500); await p.screenshot({path:out+`results-${n}.png`,fullPage:true})
   await p.goto(L('/search',lang)); await p.waitForTimeout(2000); await p.screenshot({path:out+`nowords-${n}.png`,clip:{x:0,y:0,width:w,height:w<700?1200:900},fullPage:true}) 
   if(w<700){ await p.locator('.folded summary').click(); await p.waitForTimeout(1200); await p.screenshot({path:out+`sheet-${n}.png`}) } }
  if(!only||only==='suggest'){ await p.goto(L(w<700?'/search':'/',lang)); await p.waitForTimeout(2000); const f=p.locator(w<700?'#page-search':'#header-search'); 
   await p.evaluate(()=>localStorage.setItem('recent-searches',JSON.stringify(['passport renewal','ንግድ ፈቃድ','kebele id']))); await f.click(); await p.waitForTimeout(1200); await p.screenshot({path:out+`empty-${n}.png`}); await f.pressSequentially(lang==='en'?'passp':'ፓስፖ'); await p.waitForTimeout(1000); await p.screenshot({path:out+`typing-${n}.png`}) }
  await c.close()
}
await b.close()
