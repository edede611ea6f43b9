// What will stand at the addresses that are promised and not built yet.
import type { WordKey } from '@menged/i18n/translate'

type Coming = { title: WordKey; text: WordKey }
const at = (title: WordKey, text: WordKey): Coming => ({ title, text })

const COMING: readonly (readonly [start: string, coming: Coming])[] = [
  ['/guday-geday', at('soon.guday', 'soon.gudayText')],
  ['/exchange', at('nav.exchange', 'soon.exchangeText')],
  ['/generative-ai', at('nav.assistant', 'soon.assistantText')],
  ['/landing', at('soon.landing', 'soon.landingText')],
  ['/pricing', at('nav.pricing', 'soon.pricingText')],
  ['/marketplace', at('nav.marketplaceFull', 'soon.marketplaceText')],
  ['/worker-registration', at('soon.registration', 'soon.marketplaceText')],
  ['/admin', at('soon.admin', 'soon.adminText')],
]

export function comingAt(pathname: string): Coming {
  const found = COMING.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))
  return found?.[1] ?? at('soon.title', 'home.checkBack')
}
