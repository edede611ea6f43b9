// What Lighthouse says of home and a guide on a simulated phone with a slow line: medians of five runs.
import { FLAGS, launchOptions } from '../scripts/browser.ts'
import { startPortal } from '../scripts/portal.ts'
import { median } from './median.ts'

const RUNS = 5
const SCREENS = ['/', '/post/detail/trade-licence']
const GOALS = { performance: 100, LCP: 900, TBT: 5, CLS: 0 }

type Audits = Record<string, { numericValue?: number }>
type Result = { lhr: { categories: { performance: { score: number | null } }; audits: Audits } }
type Lighthouse = (url: string, flags: { port: number; logLevel: string; onlyCategories: string[] }) => Promise<Result>
type Chrome = { port: number; kill: () => void }
type Launch = (o: { chromePath: string; chromeFlags: string[] }) => Promise<Chrome>

/** A hundred and fifty megabytes that nobody else needs: it is no dependency. */
async function tools(): Promise<{ lighthouse: Lighthouse; launch: Launch } | null> {
  const load = (name: string): Promise<Record<string, unknown>> => import(name)
  try {
    const [{ default: lighthouse }, { launch }] = await Promise.all([load('lighthouse'), load('chrome-launcher')])
    return { lighthouse, launch } as { lighthouse: Lighthouse; launch: Launch }
  } catch {
    return null
  }
}

async function measure(url: string, { lighthouse, launch }: { lighthouse: Lighthouse; launch: Launch }) {
  const runs: Record<'performance' | 'FCP' | 'LCP' | 'TBT' | 'CLS', number>[] = []
  for (let i = 0; i < RUNS; i++) {
    const chrome = await launch({
      chromePath: launchOptions('phone', 'whole').executablePath,
      chromeFlags: [...FLAGS, '--headless=new'],
    })
    try {
      const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'silent', onlyCategories: ['performance'] })
      const ms = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
      runs.push({
        performance: (lhr.categories.performance.score ?? 0) * 100,
        FCP: ms('first-contentful-paint'),
        LCP: ms('largest-contentful-paint'),
        TBT: ms('total-blocking-time'),
        CLS: ms('cumulative-layout-shift'),
      })
    } finally {
      chrome.kill()
    }
  }
  // Of the runs in which it could be measured.
  const of = (name: keyof (typeof runs)[number]) =>
    Math.round(median(runs.map((run) => run[name]).filter(Number.isFinite)) * 1000) / 1000
  return {
    performance: of('performance'),
    FCP: Math.round(of('FCP')),
    LCP: Math.round(of('LCP')),
    TBT: of('TBT'),
    CLS: of('CLS'),
  }
}

const found = await tools()
if (!found) console.log('Lighthouse: not run, it is not installed (npm run n -- install --no-save lighthouse@13.5.0)')
else {
  const portal = await startPortal()
  try {
    const rows = []
    for (const screen of SCREENS) {
      for (const language of ['en', 'am']) {
        const url = `${portal.origin}${screen}?lang=${language}`
        // The first reader gets the quick compression, and so it is with every page: what is measured is what the others get.
        for (let i = 0; i < 3; i++) await fetch(url, { headers: { 'accept-encoding': 'br' } })
        rows.push({ screen, language, ...(await measure(url, found)) })
      }
    }
    console.log(
      `Lighthouse, mobile, median of ${RUNS}; goals: ${Object.entries(GOALS)
        .map(([name, goal]) => `${name} ${goal}`)
        .join(', ')}`,
    )
    console.table(rows)
  } finally {
    await portal.stop()
  }
}
