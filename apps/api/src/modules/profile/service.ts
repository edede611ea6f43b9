// Rules of the profile: what an account is shown of itself, gathered from the modules that keep it.
import { type AccountExport, DEFAULT_LANGUAGE, type Profile, type ProfileChange } from '@menged/contracts'
import { textIn } from '@menged/ethiopia'
import type { SignedIn } from '../../platform/access.ts'
import type { Clock } from '../../platform/clock.ts'
import { textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import { type Accounts, presentAccount, presentSession } from '../accounts/index.ts'
import { type Conversations, presentConversation } from '../assistant/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Comments } from '../comments/index.ts'
import { type Documents, presentExport } from '../documents/index.ts'
import { type Exchange, presentAlert } from '../exchange/index.ts'
import type { Feedback } from '../feedback/index.ts'
import type { Landing } from '../landing/index.ts'
import type { Workshop } from '../marketplace/index.ts'
import { type Notifications, presentNotification } from '../notifications/index.ts'
import type { Papers } from '../papers/index.ts'
import { type ProgressService, presentProgress } from '../progress/index.ts'
import { type Publishing, presentOwnWriting } from '../publishing/index.ts'
import { presentRequest, type Requests } from '../requests/index.ts'
import type { Reviews } from '../reviews/index.ts'
import type { Saved } from '../saved/index.ts'

type ProfileDependencies = {
  clock: Clock
  audit: Audit
  accounts: Accounts
  saved: Pick<Saved, 'ids' | 'ofUser'>
  progress: Pick<ProgressService, 'ofUser'>
  notifications: Pick<Notifications, 'ofUser' | 'allOf' | 'unreadOf' | 'settingsOf' | 'forgetCauser'>
  comments: Pick<Comments, 'ofAuthor' | 'forgetAuthor' | 'reportsBy'>
  reviews: Pick<Reviews, 'ofAuthor' | 'forgetAuthor' | 'reportsBy' | 'repliesBy'>
  requests: Pick<Requests, 'sent' | 'received' | 'forgetSender'>
  papers: Pick<Papers, 'referencesOf'>
  feedback: Pick<Feedback, 'ofUser'>
  landing: Pick<Landing, 'plansOf'>
  workshop: Pick<Workshop, 'dataOf'>
  documents: Pick<Documents, 'allOf'>
  conversations: Pick<Conversations, 'allOf'>
  rateAlerts: Exchange['alerts']['ofUser']
  writing: Publishing['ofAuthor']
}

/** What goes, or loses its name, before an account does. */
const farewellOf =
  ({ comments, reviews, requests, notifications }: ProfileDependencies) =>
  async (connection: Connection, userId: string): Promise<void> => {
    await notifications.forgetCauser(connection, userId)
    await comments.forgetAuthor(connection, userId)
    await reviews.forgetAuthor(connection, userId)
    await requests.forgetSender(connection, userId)
  }

type Own = Pick<ProfileDependencies, 'accounts'>['accounts']

async function accountOf(accounts: Own, me: SignedIn) {
  const user = await accounts.own(me)
  const [newEmail, hasTwoSteps] = [await accounts.links.pendingEmail(me.userId), await accounts.twoStep.isOn(me.userId)]
  return presentAccount(user, newEmail, hasTwoSteps)
}
const registeredOf = ({ category, address, phoneSecondary }: Awaited<ReturnType<Own['own']>>) => ({
  category,
  address,
  phoneSecondary,
})
const sessionsOf = async (accounts: Own, me: SignedIn) =>
  (await accounts.sessions(me)).map((session) => presentSession(session, me.sessionId))

export function createProfile(dependencies: ProfileDependencies) {
  const { accounts, saved, notifications } = dependencies
  const forgetAuthor = farewellOf(dependencies)
  const profileOf = async (me: SignedIn): Promise<Profile> => {
    const [account, savedMessages, list, unread] = await Promise.all([
      accountOf(accounts, me),
      saved.ids(me.userId),
      notifications.ofUser(me.userId),
      notifications.unreadOf(me.userId),
    ])
    return { ...account, savedMessages, notifications: list.map(presentNotification), unread }
  }
  /** Sessions, links and devices that are over, and accounts that nobody has confirmed. */
  const forgetOldAccounts = (): Promise<void> => accounts.forgetOld(forgetAuthor)

  return {
    of: profileOf,
    change: async (me: SignedIn, change: ProfileChange): Promise<Profile> => {
      await accounts.change(me, change)
      return await profileOf(me)
    },
    sessionsOf: (me: SignedIn) => sessionsOf(accounts, me),
    endSession: accounts.endSession,
    changeEmail: accounts.changeEmail,
    changePassword: accounts.changePassword,
    export: (me: SignedIn): Promise<AccountExport> => exportOf(dependencies, me),
    /** For good: what was written under posts goes as well, and what was said of workers loses its name. @throws AppError wrong_password */
    remove: (me: SignedIn, password: string, caller: Caller): Promise<void> =>
      accounts.remove(me, password, caller, forgetAuthor),
    /** What somebody leaves who takes back an account before it is confirmed. */
    farewell: forgetAuthor,
    forgetOldAccounts,
    jobs: [hourly('forget ended sessions', forgetOldAccounts)],
  }
}
type Appealed = { id: string; appeal: string | null; appealedAt: Date | null; upheldAt: Date | null }

const appealsIn = (kind: 'comment' | 'review', rows: Appealed[]): AccountExport['appeals'] =>
  rows.flatMap(({ id, appeal, appealedAt, upheldAt }) =>
    appeal === null || appealedAt === null
      ? []
      : [
          {
            kind,
            _id: id,
            text: appeal,
            createdAt: appealedAt.toISOString(),
            outcome: upheldAt === null ? ('waiting' as const) : ('upheld' as const),
            decidedAt: upheldAt?.toISOString() ?? null,
          },
        ],
  )

const dated = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({ ...row, createdAt: createdAt.toISOString() })

async function asWorker({ requests, reviews, papers }: ProfileDependencies, userId: string) {
  const replies = await reviews.repliesBy(userId)
  return {
    received: (await requests.received(userId, 'all', Number.MAX_SAFE_INTEGER)).map((each) => presentRequest(each, 'am')),
    replies: replies.map(({ id, reply, repliedAt, createdAt }) => ({
      ...dated({ createdAt: repliedAt ?? createdAt }),
      _id: id,
      text: reply ?? '',
    })),
    references: await papers.referencesOf(userId),
  }
}

/** What was said to the operator, and to moderators. */
async function asReader({ comments, reviews, feedback, landing }: ProfileDependencies, userId: string) {
  const reported = (kind: 'comment' | 'review', rows: { id: string; reason: string; createdAt: Date }[]) =>
    rows.map(({ id, ...row }) => ({ ...dated(row), kind, _id: id }))
  return {
    feedback: (await feedback.ofUser(userId)).map(dated),
    reports: [...reported('comment', await comments.reportsBy(userId)), ...reported('review', await reviews.reportsBy(userId))],
    plans: (await landing.plansOf(userId)).map(dated),
  }
}

/** Everything that is kept about an account. */
async function exportOf(dependencies: ProfileDependencies, me: SignedIn): Promise<AccountExport> {
  const { clock, audit, accounts, saved, progress, notifications, comments, reviews, requests, workshop } = dependencies
  const { documents, conversations, rateAlerts, writing } = dependencies
  const { userId } = me
  const posts = await saved.ofUser(userId)
  const written = await comments.ofAuthor(userId)
  const reviewed = await reviews.ofAuthor(userId)
  await audit.record({ kind: 'account_exported', userId })
  return {
    exportedAt: clock.now().toISOString(),
    profile: { ...(await accountOf(accounts, me)), ...registeredOf(await accounts.own(me)) },
    savedPosts: posts.map(({ id, savedAt }) => ({ _id: id, savedAt: savedAt.toISOString() })),
    progress: (await progress.ofUser(userId)).map(presentProgress),
    comments: written.map(({ id, postId, text, createdAt }) => ({
      _id: id,
      postId,
      text,
      createdAt: createdAt.toISOString(),
    })),
    appeals: [...appealsIn('comment', written), ...appealsIn('review', reviewed)],
    worker: await workshop.dataOf(userId),
    reviews: reviewed.map(({ id, workerId, stars, createdAt, ...row }) => ({
      _id: id,
      workerId,
      stars,
      text: textIn(textFrom(row, 'comment'), DEFAULT_LANGUAGE),
      createdAt: createdAt.toISOString(),
    })),
    requests: (await requests.sent(userId, 'all', Number.MAX_SAFE_INTEGER)).map((each) => presentRequest(each, 'am')),
    ...(await asWorker(dependencies, userId)),
    ...(await asReader(dependencies, userId)),
    documents: (await documents.allOf(userId)).map(presentExport),
    conversations: (await conversations.allOf(userId)).map(presentConversation),
    rateAlerts: (await rateAlerts(userId)).map(presentAlert),
    writing: presentOwnWriting(await writing(me)),
    notifications: (await notifications.allOf(userId)).map(presentNotification),
    notificationSettings: await notifications.settingsOf(userId),
    sessions: await sessionsOf(accounts, me),
  }
}

export type ProfileService = ReturnType<typeof createProfile>
