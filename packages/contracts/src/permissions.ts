// One table of who may do what, used by the server and by the browser.

export const ROLES = ['guest', 'normalUser', 'user', 'worker', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

const everyone: readonly Role[] = ROLES
const signedIn: readonly Role[] = ROLES.filter((role) => role !== 'guest')
const staff: readonly Role[] = ['editor', 'admin']
const admins: readonly Role[] = ['admin']

export const PERMISSIONS = {
  'posts.read': everyone,
  /** A company only for its organisation, once it is verified. */
  'posts.write': ['user', 'editor', 'admin'],
  'posts.publish': staff,
  /** Content as files, in and out. */
  'content.move': admins,
  /** Work lists: what is due, reported, asked for, missing or broken. */
  'content.keep': staff,
  /** Texts of the banner and of the landing page. */
  'copy.edit': admins,
  /** What the operator may change while the portal runs. */
  'settings.change': admins,
  'comments.read': everyone,
  'search.use': everyone,
  'workers.read': everyone,
  'workers.join': everyone,
  'requests.send': everyone,
  /** Also by a private link. */
  'requests.follow': everyone,
  'reviews.write': everyone,
  'guides.request': everyone,
  'statistics.record': everyone,
  'contact.send': everyone,
  'changes.report': everyone,
  'feedback.send': everyone,
  /** What it really took. */
  'experiences.tell': everyone,
  'experiences.judge': staff,
  'accounts.enter': everyone,
  'assistant.ask': everyone,
  'documents.make': everyone,
  'push.subscribe': everyone,
  'profile.own': signedIn,
  'notifications.own': signedIn,
  'plans.request': signedIn,
  /** Only personal accounts: every other role is told to use one. */
  'posts.save': ['normalUser'],
  'comments.write': signedIn,
  'comments.report': signedIn,
  'comments.moderate': staff,
  /** To say something against what a moderator has decided about my words. */
  'appeals.own': signedIn,
  'accounts.mute': staff,
  /** Messages, feedback and wishes for a plan. */
  'messages.answer': staff,
  'requests.own': signedIn,
  'conversations.own': signedIn,
  'documents.own': signedIn,
  /** My review: to see, change and take back. */
  'reviews.own': signedIn,
  'reviews.report': signedIn,
  'reviews.moderate': staff,
  /** A worker's own page, services, requests, papers and replies. */
  'workers.own': ['worker'],
  'workers.verify': admins,
  'statistics.read': admins,
  'broadcasts.send': admins,
  'videos.manage': admins,
  /** Rate alerts. */
  'rates.watch': signedIn,
  'rates.enter': admins,
  'users.manage': admins,
  'organisations.manage': admins,
  'audit.read': admins,
  'twoStep.setUp': staff,
  /** Also for who was an editor once. */
  'twoStep.own': signedIn,
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof PERMISSIONS

export const may = (role: Role, permission: Permission): boolean => (PERMISSIONS[permission] as readonly Role[]).includes(role)
