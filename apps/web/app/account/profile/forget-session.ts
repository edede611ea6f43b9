// Logs this browser out, when the account has ended its sessions or itself.
export const forgetSession = (): Promise<void> => import('../../session/account/login.ts').then((login) => login.forgetSession())
