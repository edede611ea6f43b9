// Events of security, for the operator: logins, refused ones, resets, what an account does to itself. Keeps no address and nothing typed.
export { type Audit, type AuditEvent, createAudit, forgetOldEvents } from './service.ts'
