// Gathers the areas of one language; the JSON files are what translators edit.

import account from '../locales/en/account.json' with { type: 'json' }
import admin from '../locales/en/admin.json' with { type: 'json' }
import appeals from '../locales/en/appeals.json' with { type: 'json' }
import ask from '../locales/en/ask.json' with { type: 'json' }
import assistant from '../locales/en/assistant.json' with { type: 'json' }
import audit from '../locales/en/audit.json' with { type: 'json' }
import banner from '../locales/en/banner.json' with { type: 'json' }
import broadcasts from '../locales/en/broadcasts.json' with { type: 'json' }
import comment from '../locales/en/comment.json' with { type: 'json' }
import common from '../locales/en/common.json' with { type: 'json' }
import contact from '../locales/en/contact.json' with { type: 'json' }
import copy from '../locales/en/copy.json' with { type: 'json' }
import dashboard from '../locales/en/dashboard.json' with { type: 'json' }
import desks from '../locales/en/desks.json' with { type: 'json' }
import documents from '../locales/en/documents.json' with { type: 'json' }
import error from '../locales/en/error.json' with { type: 'json' }
import guday from '../locales/en/guday.json' with { type: 'json' }
import home from '../locales/en/home.json' with { type: 'json' }
import join from '../locales/en/join.json' with { type: 'json' }
import landing from '../locales/en/landing.json' with { type: 'json' }
import lazy from '../locales/en/lazy.json' with { type: 'json' }
import legal from '../locales/en/legal.json' with { type: 'json' }
import listen from '../locales/en/listen.json' with { type: 'json' }
import mail from '../locales/en/mail.json' with { type: 'json' }
import market from '../locales/en/market.json' with { type: 'json' }
import messages from '../locales/en/messages.json' with { type: 'json' }
import moderation from '../locales/en/moderation.json' with { type: 'json' }
import moving from '../locales/en/moving.json' with { type: 'json' }
import nav from '../locales/en/nav.json' with { type: 'json' }
import notify from '../locales/en/notify.json' with { type: 'json' }
import offline from '../locales/en/offline.json' with { type: 'json' }
import overview from '../locales/en/overview.json' with { type: 'json' }
import people from '../locales/en/people.json' with { type: 'json' }
import post from '../locales/en/post.json' with { type: 'json' }
import profile from '../locales/en/profile.json' with { type: 'json' }
import publishing from '../locales/en/publishing.json' with { type: 'json' }
import push from '../locales/en/push.json' with { type: 'json' }
import rates from '../locales/en/rates.json' with { type: 'json' }
import review from '../locales/en/review.json' with { type: 'json' }
import search from '../locales/en/search.json' with { type: 'json' }
import seo from '../locales/en/seo.json' with { type: 'json' }
import settings from '../locales/en/settings.json' with { type: 'json' }
import time from '../locales/en/time.json' with { type: 'json' }
import took from '../locales/en/took.json' with { type: 'json' }
import upkeep from '../locales/en/upkeep.json' with { type: 'json' }
import worker from '../locales/en/worker.json' with { type: 'json' }

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
