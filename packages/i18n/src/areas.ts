// Written by `npm run words` from the folders of locales/, when an area comes, goes or moves.
import type account from '../locales/en/account/account.json'
import type appeals from '../locales/en/account/appeals.json'
import type profile from '../locales/en/account/profile.json'
import type push from '../locales/en/account/push.json'
import type admin from '../locales/en/admin/admin.json'
import type banner from '../locales/en/admin/banner.json'
import type broadcasts from '../locales/en/admin/broadcasts.json'
import type copy from '../locales/en/admin/copy.json'
import type desks from '../locales/en/admin/desks.json'
import type messages from '../locales/en/admin/messages.json'
import type moderation from '../locales/en/admin/moderation.json'
import type moving from '../locales/en/admin/moving.json'
import type overview from '../locales/en/admin/overview.json'
import type people from '../locales/en/admin/people.json'
import type publishing from '../locales/en/admin/publishing.json'
import type settings from '../locales/en/admin/settings.json'
import type upkeep from '../locales/en/admin/upkeep.json'
import type assistant from '../locales/en/assistant/assistant.json'
import type documents from '../locales/en/assistant/documents.json'
import type comment from '../locales/en/every-page/comment.json'
import type common from '../locales/en/every-page/common.json'
import type error from '../locales/en/every-page/error.json'
import type home from '../locales/en/every-page/home.json'
import type lazy from '../locales/en/every-page/lazy.json'
import type listen from '../locales/en/every-page/listen.json'
import type nav from '../locales/en/every-page/nav.json'
import type offline from '../locales/en/every-page/offline.json'
import type post from '../locales/en/every-page/post.json'
import type search from '../locales/en/every-page/search.json'
import type seo from '../locales/en/every-page/seo.json'
import type ask from '../locales/en/market/ask.json'
import type dashboard from '../locales/en/market/dashboard.json'
import type guday from '../locales/en/market/guday.json'
import type join from '../locales/en/market/join.json'
import type market from '../locales/en/market/market.json'
import type review from '../locales/en/market/review.json'
import type worker from '../locales/en/market/worker.json'
import type contact from '../locales/en/read/contact.json'
import type landing from '../locales/en/read/landing.json'
import type legal from '../locales/en/read/legal.json'
import type rates from '../locales/en/read/rates.json'
import type took from '../locales/en/read/took.json'
import type audit from '../locales/en/server/audit.json'
import type mail from '../locales/en/server/mail.json'
import type notify from '../locales/en/server/notify.json'
import type suggestions from '../locales/en/server/suggestions.json'

export type Areas = {
  account: typeof account
  appeals: typeof appeals
  profile: typeof profile
  push: typeof push
  admin: typeof admin
  banner: typeof banner
  broadcasts: typeof broadcasts
  copy: typeof copy
  desks: typeof desks
  messages: typeof messages
  moderation: typeof moderation
  moving: typeof moving
  overview: typeof overview
  people: typeof people
  publishing: typeof publishing
  settings: typeof settings
  upkeep: typeof upkeep
  assistant: typeof assistant
  documents: typeof documents
  comment: typeof comment
  common: typeof common
  error: typeof error
  home: typeof home
  lazy: typeof lazy
  listen: typeof listen
  nav: typeof nav
  offline: typeof offline
  post: typeof post
  search: typeof search
  seo: typeof seo
  ask: typeof ask
  dashboard: typeof dashboard
  guday: typeof guday
  join: typeof join
  market: typeof market
  review: typeof review
  worker: typeof worker
  contact: typeof contact
  landing: typeof landing
  legal: typeof legal
  rates: typeof rates
  took: typeof took
  audit: typeof audit
  mail: typeof mail
  notify: typeof notify
  suggestions: typeof suggestions
}
