// The work lists that keep content true, and what is decided in them.
import { acknowledgedSchema } from '../../envelope.ts'
import {
  brokenLinksAnswer,
  changeReportParamsSchema,
  changeReportsAnswer,
  changeReportsQuerySchema,
  checkedAnswer,
  checkGuidesSchema,
  checksBackSchema,
  overdueAnswer,
  reviewCalendarAnswer,
  settleChangeSchema,
  untranslatedAnswer,
  upkeepCountsAnswer,
  upkeepPageSchema,
  wishDecisionSchema,
  wishesAnswer,
  wishesQuerySchema,
} from '../../upkeep.ts'
import { callsOf } from '../call.ts'

const call = callsOf('upkeep')
const may = 'content.keep'

export const upkeepCounts = call({
  method: 'GET',
  path: '/api/admin/upkeep',
  summary: 'How much waits in each work list',
  may,
  answer: upkeepCountsAnswer,
})
export const overdueGuides = call({
  method: 'GET',
  path: '/api/admin/upkeep/overdue',
  summary: 'Guides that are due to be looked at, those with a day first, then the oldest',
  may,
  query: upkeepPageSchema,
  answer: overdueAnswer,
})
export const reviewCalendar = call({
  method: 'GET',
  path: '/api/admin/upkeep/calendar',
  summary: 'How many guides are due in each month to come',
  may,
  answer: reviewCalendarAnswer,
})
export const checkGuides = call({
  method: 'PUT',
  path: '/api/admin/upkeep/checked',
  summary:
    'Say that guides were looked at today and are right, all or none, and what they were compared with: due again in six months',
  may,
  body: checkGuidesSchema,
  answer: checkedAnswer,
})
export const takeBackChecks = call({
  method: 'PUT',
  path: '/api/admin/upkeep/unchecked',
  summary:
    'Take back that guides were looked at, all or none: they are due when they were before. 409 when one has another day by now',
  may,
  body: checksBackSchema,
  answer: acknowledgedSchema,
})
export const changeReports = call({
  method: 'GET',
  path: '/api/admin/change-reports',
  summary: 'Changes that readers have reported: open ones the oldest first, done ones the last done first',
  may,
  query: changeReportsQuerySchema,
  answer: changeReportsAnswer,
})
export const settleChangeReport = call({
  method: 'PUT',
  path: '/api/admin/change-reports/:reportId',
  summary: 'Mark a report as done, with a note, or open it again. 409 when somebody else has just done so',
  may,
  params: changeReportParamsSchema,
  body: settleChangeSchema,
  answer: acknowledgedSchema,
})
export const guideWishes = call({
  method: 'GET',
  path: '/api/admin/guide-requests',
  summary: 'Guides that readers have asked for, the most wanted first',
  may,
  query: wishesQuerySchema,
  answer: wishesAnswer,
})
export const decideGuideWish = call({
  method: 'PUT',
  path: '/api/admin/guide-requests',
  summary: 'Say what becomes of a guide that is asked for. 409 when somebody else has just decided',
  may,
  body: wishDecisionSchema,
  answer: acknowledgedSchema,
})
export const untranslatedPosts = call({
  method: 'GET',
  path: '/api/admin/upkeep/translations',
  summary: 'Published posts in one language only, the most read first',
  may,
  query: upkeepPageSchema,
  answer: untranslatedAnswer,
})
export const brokenLinks = call({
  method: 'GET',
  path: '/api/admin/upkeep/links',
  summary: 'Links of published guides that have failed on three days, the longest first',
  may,
  query: upkeepPageSchema,
  answer: brokenLinksAnswer,
})
