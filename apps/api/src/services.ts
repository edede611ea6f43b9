// Makes the services of all modules, one line each.

import { type Accounts, createAccounts } from './modules/accounts/index.ts'
import { createAssistant } from './modules/assistant/index.ts'
import { type Audit, createAudit, createAuditLog } from './modules/audit/index.ts'
import { createComments } from './modules/comments/index.ts'
import { createDocuments } from './modules/documents/index.ts'
import { createExchange } from './modules/exchange/index.ts'
import { createExperiences, experienceOf } from './modules/experiences/index.ts'
import { createChangeDesk, createFeedback } from './modules/feedback/index.ts'
import { createLanding } from './modules/landing/index.ts'
import { createLegal } from './modules/legal/index.ts'
import { createMail, type Mail } from './modules/mail/index.ts'
import { createMarketplace, createWorkshop, listWorker, workerOf, workersById } from './modules/marketplace/index.ts'
import { createMessages } from './modules/messages/index.ts'
import { createModeration, createVoice } from './modules/moderation/index.ts'
import { createNotifications, type Notifications } from './modules/notifications/index.ts'
import { createOrganisations } from './modules/organisations/index.ts'
import { createOverview } from './modules/overview/index.ts'
import { createPapers } from './modules/papers/index.ts'
import { createPictures } from './modules/pictures/index.ts'
import { createPosts, type Posts } from './modules/posts/index.ts'
import { createProfile } from './modules/profile/index.ts'
import { createProgress } from './modules/progress/index.ts'
import { createPublishing, type Publishing } from './modules/publishing/index.ts'
import { createPush } from './modules/push/index.ts'
import { createRequests } from './modules/requests/index.ts'
import { createReviews } from './modules/reviews/index.ts'
import { createSaved } from './modules/saved/index.ts'
import { createSearch, createWishDesk } from './modules/search/index.ts'
import { createSettings, type Settings } from './modules/settings/index.ts'
import { createStatistics, type Statistics } from './modules/statistics/index.ts'
import { createLinkDesk, createUpkeep } from './modules/upkeep/index.ts'
import { createVideos } from './modules/videos/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Connection, Database } from './platform/database/pool.ts'
import { createImages, type Images } from './platform/images.ts'
import type { Limits } from './platform/limits.ts'
import type { Log } from './platform/logging.ts'
import { ensureTokenSecret } from './platform/secrets.ts'
import type { Tasks } from './platform/tasks.ts'

export type Platform = {
  config: Config
  db: Database
  clock: Clock
  log: Log
  tasks: Tasks
  limits: Limits
  contentDir: string
}

const hasWorkerPage = async (tx: Connection, userId: string): Promise<boolean> => (await workerOf(tx, userId)) !== undefined

export async function createServices(platform: Platform) {
  const { config, db, clock, tasks, contentDir } = platform
  const people = await createPeople(platform)
  const { audit, mail, accounts, notifications, voice, settings } = people
  const comments = createComments({ db, clock, tasks, audit, notifications, accounts, voice })
  const posts = createPosts({ db, clock, comments, experienceOf })
  const pictures = createPictures({ posts })
  const statistics = createStatistics({ db, clock, posts })
  const told = await createTold(platform, { audit, posts, mail, settings })
  const search = await createSearch({ ...platform, mostBytes: config.searchBytes, posts, statistics })
  const shown = await createShown(platform, { audit, posts, accounts, mail, notifications, settings })
  const marketplace = await createMarketplace({ db, clock, contentDir, accounts })
  const requests = await createRequests({ db, clock, config, tasks, notifications, mail, accounts })
  const reviews = createReviews({
    ...{ db, clock, tasks, audit, notifications, accounts, voice },
    workers: marketplace.reviewed,
    finishedJob: requests.finishedJob,
  })
  const images = createImages()
  const { workshop, papers } = await createWorkersSide(platform, { accounts, audit, notifications, images })
  const moderation = createModeration({
    ...{ voice, papers, comments: comments.desk, reviews: reviews.desk },
    workersById: (ids) => workersById(db, ids),
  })
  const saved = createSaved({ ...platform, posts })
  const publishing = createPublishing({
    ...{ ...platform, audit, notifications, voice, images, search, saved },
    copy: shown.landing.moving,
  })
  const upkeep = createUpkeep({
    ...{ db, clock, publishing, experiences: told.experiences },
    changes: createChangeDesk({ db, clock, audit }),
    wishes: createWishDesk({ db, audit }),
    links: createLinkDesk({ ...platform, settings }),
  })
  const progress = createProgress({ db, clock })
  const documents = await createDocuments({ db, clock })
  const assistant = createAssistant({
    ...{ ...platform, search, exchange: shown.exchange, guday: marketplace.guday },
    isOwnDocument: documents.isOwn,
  })
  const profile = createProfile({
    ...{ clock, audit, accounts, saved, progress, documents },
    ...{ notifications, comments, reviews, workshop, requests, conversations: assistant.conversations },
    rateAlerts: shown.exchange.alerts.ofUser,
    writing: publishing.ofAuthor,
  })
  return {
    ...{ ...people, saved, progress, profile, comments, posts, pictures, statistics },
    ...{ ...told, search, ...shown, marketplace, reviews, workshop, papers, moderation, publishing, upkeep, requests, documents },
    ...createAdministration(platform, { accounts, audit, posts, statistics, publishing }),
    assistant,
  }
}

/** Who people are, and what reaches them. */
async function createPeople(platform: Platform) {
  const { config, db, clock, tasks } = platform
  const audit = createAudit({ db, clock })
  const settings = createSettings({ db, clock, config, audit })
  const mail = createMail(platform)
  const welcome = (tx: Connection, userId: string) => listWorker(tx, userId, clock.now())
  const accounts = await createAccounts({ ...platform, audit, mail, settings, welcome, hasWorkerPage })
  const notifications = createNotifications({ db, clock, tasks, audit, accounts })
  const push = await createPush({ db, clock, config, tasks, notifications, settings })
  const voice = createVoice({ db, clock, tasks, audit, notifications, accounts })
  return { audit, settings, mail, accounts, notifications, push, voice }
}

/** What readers tell the portal, and the answers. */
const createTold = async (
  { config, db, clock, tasks }: Platform,
  { audit, posts, mail, settings }: Pick<Beside, 'audit'> & { posts: Posts; mail: Mail; settings: Settings },
) => ({
  messages: createMessages({ db, clock, tasks, audit, mail, settings }),
  feedback: createFeedback({ db, clock, posts, mail, tasks, settings }),
  experiences: createExperiences({ db, clock, audit, posts, tokenSecret: await ensureTokenSecret(config) }),
})

/** What pages show and few people write. */
async function createShown(
  platform: Platform,
  { audit, posts, accounts, mail, notifications, settings }: Beside & { posts: Posts; mail: Mail; settings: Settings },
) {
  const { config, db, clock, contentDir, tasks } = platform
  return {
    legal: await createLegal({ contentDir }),
    landing: await createLanding({ db, clock, contentDir, tasks, audit, accounts, mail, settings }),
    exchange: createExchange({ ...platform, audit, notifications, settings }),
    videos: createVideos({ db, clock, audit, posts, feed: config.videoFeedUrl }),
  }
}

/** What administrators work with. */
const createAdministration = (
  { db, clock }: Platform,
  {
    accounts,
    audit,
    ...counted
  }: Pick<Beside, 'accounts' | 'audit'> & { posts: Posts; statistics: Statistics; publishing: Publishing },
) => ({
  overview: createOverview({ db, clock, ...counted, accounts: accounts.people }),
  auditLog: createAuditLog({ db, audit, names: accounts.people.names }),
  organisations: createOrganisations({ db, clock, audit, accounts }),
})

type Beside = { accounts: Accounts; audit: Audit; notifications: Notifications }

/** What takes pictures, which are decoded in turns. */
async function createWorkersSide(
  { db, clock, config, tasks }: Platform,
  { accounts, audit, notifications, images }: Beside & { images: Images },
) {
  return {
    workshop: createWorkshop({ db, clock, images, accounts }),
    papers: await createPapers({ db, clock, config, tasks, audit, images, notifications }),
  }
}

export type Services = Awaited<ReturnType<typeof createServices>>
