// Audit: events of security and privileged acts, for administrators: logins, refused ones, resets, what an account does to itself, what is done to
// others. Keeps no address and nothing typed. Owns the log and its file; refuses to change or remove an event.

export { type AuditLog, createAuditLog } from './log.ts'
export { registerAuditLog } from './routes.ts'
export { type Audit, type AuditEvent, createAudit, forgetOldEvents } from './service.ts'
