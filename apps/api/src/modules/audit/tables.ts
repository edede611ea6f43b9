// Events of security: who entered, who was refused, what was changed. No addresses, no e-mail, nothing that was typed.
import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const AUDIT_KINDS = [
  'registered',
  'login',
  'login_refused',
  'login_limited',
  'logout',
  'logout_everywhere',
  'email_confirmed',
  'email_changed',
  'password_changed',
  'password_reset',
  'reset_asked',
  'code_refused',
  'session_ended',
  'role_changed',
  'account_deleted',
  'account_exported',
  'comment_hidden',
  'comment_shown',
  'appeal_refused',
  'account_muted',
  'mute_lifted',
  'message_answered',
  'message_closed',
  'messages_exported',
  'broadcast_tried',
  'review_shown',
  'review_hidden',
  'broadcast_sent',
  'paper_seen',
  'papers_decided',
  'video_added',
  'video_changed',
  'video_removed',
  'rates_entered',
  'held_rate_decided',
] as const

export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text({ enum: AUDIT_KINDS }).notNull(),
    /** The account that acted or was acted on. Not a reference: the event outlives it. */
    userId: uuid('user_id'),
    detail: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [index('audit_events_at').on(table.at), index('audit_events_of_user').on(table.userId, table.at)],
)
