// Events of security, for whoever runs the portal: logins, refusals, limits, resets, changes of roles. Keeps no address and nothing typed.
export { type Audit, type AuditEvent, createAudit } from './service.ts'
