// Moderation: the queue, decisions, mutes, and what authors say against a decision.
import { acknowledgedSchema } from '../../envelope.ts'
import {
  appealParamsSchema,
  decisionAnswer,
  decisionBackSchema,
  decisionSchema,
  muteAnswer,
  muteParamsSchema,
  mutesAnswer,
  newAppealSchema,
  newMuteSchema,
  ownHiddenAnswer,
  queueAnswer,
  queueCountAnswer,
  queueQuerySchema,
} from '../../moderation.ts'
import { callsOf, perAccount } from '../call.ts'

const call = callsOf('moderation')

export const moderationQueue = call({
  method: 'GET',
  path: '/api/admin/moderation',
  summary: 'What waits for a decision, the oldest first; workers for administrators only',
  may: 'comments.moderate',
  query: queueQuerySchema,
  answer: queueAnswer,
})

export const moderationCount = call({
  method: 'GET',
  path: '/api/admin/moderation/count',
  summary: 'How much waits for a decision',
  may: 'comments.moderate',
  answer: queueCountAnswer,
})

export const decideModerated = call({
  method: 'POST',
  path: '/api/admin/moderation/decisions',
  summary: 'Show, hide or keep hidden, several at once. 409 when others have decided about all of them',
  may: 'comments.moderate',
  body: decisionSchema,
  answer: decisionAnswer,
})

export const takeBackDecisions = call({
  method: 'POST',
  path: '/api/admin/moderation/decisions/taken-back',
  summary: 'Take back what one has decided, all or none. 409 when one of them has changed since',
  may: 'comments.moderate',
  body: decisionBackSchema,
  answer: acknowledgedSchema,
})

export const mutes = call({
  method: 'GET',
  path: '/api/admin/mutes',
  summary: 'Accounts that may not write just now',
  may: 'accounts.mute',
  answer: mutesAnswer,
})

export const muteAccount = call({
  method: 'POST',
  path: '/api/admin/mutes',
  summary: 'Let an account write nothing for one, seven or thirty days; of two at once the longer one holds',
  may: 'accounts.mute',
  body: newMuteSchema,
  answer: muteAnswer,
})

export const liftMute = call({
  method: 'DELETE',
  path: '/api/admin/mutes/:userId',
  summary: 'Let an account write again; may be repeated',
  may: 'accounts.mute',
  params: muteParamsSchema,
  answer: acknowledgedSchema,
})

export const muteAgain = call({
  method: 'PUT',
  path: '/api/admin/mutes/:userId',
  summary: 'Take back that a mute was lifted: it holds as long as it did. 409 when there is none to hold',
  may: 'accounts.mute',
  params: muteParamsSchema,
  answer: acknowledgedSchema,
})

export const ownHidden = call({
  method: 'GET',
  path: '/api/appeals/:kind/:itemId',
  summary: 'My comment or review that a moderator has hidden, why, and what became of my appeal',
  may: 'appeals.own',
  params: appealParamsSchema,
  answer: ownHiddenAnswer,
})

export const appeal = call({
  method: 'POST',
  path: '/api/appeals/:kind/:itemId',
  summary: 'Ask to look at it again, once for each time it is hidden',
  may: 'appeals.own',
  limit: perAccount('feedback'),
  params: appealParamsSchema,
  body: newAppealSchema,
  answer: ownHiddenAnswer,
})
