// One table of who may do what, used by the server and by the browser.

export const ROLES = ['guest', 'normalUser', 'user', 'worker', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

const everyone: readonly Role[] = ROLES

export const PERMISSIONS = {
  'posts.read': everyone,
  'comments.read': everyone,
  'search.use': everyone,
  'guides.request': everyone,
  'statistics.record': everyone,
  'contact.send': everyone,
  'changes.report': everyone,
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof PERMISSIONS

export const may = (role: Role, permission: Permission): boolean => PERMISSIONS[permission].includes(role)
