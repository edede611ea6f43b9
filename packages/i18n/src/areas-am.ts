// Gathers the areas of one language; the JSON files are what translators edit.

import account from '../locales/am/account.json' with { type: 'json' }
import admin from '../locales/am/admin.json' with { type: 'json' }
import appeals from '../locales/am/appeals.json' with { type: 'json' }
import ask from '../locales/am/ask.json' with { type: 'json' }
import assistant from '../locales/am/assistant.json' with { type: 'json' }
import audit from '../locales/am/audit.json' with { type: 'json' }
import banner from '../locales/am/banner.json' with { type: 'json' }
import broadcasts from '../locales/am/broadcasts.json' with { type: 'json' }
import comment from '../locales/am/comment.json' with { type: 'json' }
import common from '../locales/am/common.json' with { type: 'json' }
import contact from '../locales/am/contact.json' with { type: 'json' }
import copy from '../locales/am/copy.json' with { type: 'json' }
import dashboard from '../locales/am/dashboard.json' with { type: 'json' }
import desks from '../locales/am/desks.json' with { type: 'json' }
import documents from '../locales/am/documents.json' with { type: 'json' }
import error from '../locales/am/error.json' with { type: 'json' }
import guday from '../locales/am/guday.json' with { type: 'json' }
import home from '../locales/am/home.json' with { type: 'json' }
import join from '../locales/am/join.json' with { type: 'json' }
import landing from '../locales/am/landing.json' with { type: 'json' }
import lazy from '../locales/am/lazy.json' with { type: 'json' }
import legal from '../locales/am/legal.json' with { type: 'json' }
import listen from '../locales/am/listen.json' with { type: 'json' }
import mail from '../locales/am/mail.json' with { type: 'json' }
import market from '../locales/am/market.json' with { type: 'json' }
import messages from '../locales/am/messages.json' with { type: 'json' }
import moderation from '../locales/am/moderation.json' with { type: 'json' }
import moving from '../locales/am/moving.json' with { type: 'json' }
import nav from '../locales/am/nav.json' with { type: 'json' }
import notify from '../locales/am/notify.json' with { type: 'json' }
import offline from '../locales/am/offline.json' with { type: 'json' }
import overview from '../locales/am/overview.json' with { type: 'json' }
import people from '../locales/am/people.json' with { type: 'json' }
import post from '../locales/am/post.json' with { type: 'json' }
import profile from '../locales/am/profile.json' with { type: 'json' }
import publishing from '../locales/am/publishing.json' with { type: 'json' }
import push from '../locales/am/push.json' with { type: 'json' }
import rates from '../locales/am/rates.json' with { type: 'json' }
import review from '../locales/am/review.json' with { type: 'json' }
import search from '../locales/am/search.json' with { type: 'json' }
import seo from '../locales/am/seo.json' with { type: 'json' }
import settings from '../locales/am/settings.json' with { type: 'json' }
import time from '../locales/am/time.json' with { type: 'json' }
import took from '../locales/am/took.json' with { type: 'json' }
import upkeep from '../locales/am/upkeep.json' with { type: 'json' }
import worker from '../locales/am/worker.json' with { type: 'json' }

export default {
  account,
  admin,
  appeals,
  ask,
  assistant,
  audit,
  banner,
  broadcasts,
  comment,
  common,
  contact,
  copy,
  dashboard,
  desks,
  documents,
  error,
  guday,
  home,
  join,
  landing,
  lazy,
  legal,
  listen,
  mail,
  market,
  messages,
  moderation,
  moving,
  nav,
  notify,
  offline,
  overview,
  people,
  post,
  profile,
  publishing,
  push,
  rates,
  review,
  search,
  seo,
  settings,
  time,
  took,
  upkeep,
  worker,
}
