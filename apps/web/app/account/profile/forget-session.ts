// Logs this browser out, when the account has ended its sessions or itself.
export const leave = (): Promise<void> => import('../../session/account/login.ts').then(({ forgetSession }) => forgetSession())
