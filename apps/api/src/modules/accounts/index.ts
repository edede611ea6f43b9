// Accounts: who somebody is. Owns names, addresses, passwords, sessions, and the links that go by mail; refuses to tell strangers which
// addresses have one. A login token is worth nothing without its session here, so that leaving takes effect at once.

export { companyName, type Farewell } from './context.ts'
export { confirmedAccounts, officialAccounts, reachableAccounts, workingAccounts, writtenToAccounts } from './official.ts'
export { registerPeople } from './people-routes.ts'
export { presentAccount, presentSession } from './present.ts'
export type { NewWorker } from './registration.ts'
export { changeRole, resetTwoStep } from './roles.ts'
export { registerAccounts } from './routes.ts'
export { type Accounts, createAccounts } from './service.ts'
export { registerTwoStep } from './two-step-routes.ts'
export { accountNames, organisationOf, staffIds } from './writer-queries.ts'
