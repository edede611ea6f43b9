// Makes the services of all modules, wing by wing: a wing is given the platform and the services of the wings before it.
import { createAccounts } from './modules/accounts/index.ts'
import { createAssistant } from './modules/assistant/index.ts'
import { createAudit, createAuditLog } from './modules/audit/index.ts'
import { createComments } from './modules/comments/index.ts'
import { createDocuments } from './modules/documents/index.ts'
import { createExchange } from './modules/exchange/index.ts'
import { createExperiences, experienceOf } from './modules/experiences/index.ts'
import { createChangeDesk, createFeedback } from './modules/feedback/index.ts'
import { createLanding } from './modules/landing/index.ts'
import { createLegal } from './modules/legal/index.ts'
import { createMail } from './modules/mail/index.ts'
import { createMarketplace, createWorkshop, touchWorker, workerOf, workersById } from './modules/marketplace/index.ts'
import { createMessages } from './modules/messages/index.ts'
import { createModeration, createVoice } from './modules/moderation/index.ts'
import { createNotifications } from './modules/notifications/index.ts'
import { createOrganisations } from './modules/organisations/index.ts'
import { createDue, createOverview } from './modules/overview/index.ts'
import { createPapers } from './modules/papers/index.ts'
import { createPictures } from './modules/pictures/index.ts'
import { createPosts } from './modules/posts/index.ts'
import { createProfile } from './modules/profile/index.ts'
import { createProgress } from './modules/progress/index.ts'
import { createPublishing } from './modules/publishing/index.ts'
import { createPush } from './modules/push/index.ts'
import { createQuestions } from './modules/questions/index.ts'
import { createRequests } from './modules/requests/index.ts'
import { createReviews } from './modules/reviews/index.ts'
import { createSaved } from './modules/saved/index.ts'
import { createSearch, createWishDesk } from './modules/search/index.ts'
import { createSettings } from './modules/settings/index.ts'
import { createStatistics } from './modules/statistics/index.ts'
import { createLinkDesk, createUpkeep } from './modules/upkeep/index.ts'
import { createVideos } from './modules/videos/index.ts'
import { createImages } from './platform/images.ts'
import type { Platform } from './platform/platform.ts'
import { ensureTokenSecret } from './platform/secrets.ts'
import type { Job } from './platform/tasks/jobs.ts'

type AccountParts = Platform & Awaited<ReturnType<typeof createAccountWing>>
type ReadParts = AccountParts & Awaited<ReturnType<typeof createReadWing>>
type MarketParts = ReadParts & Awaited<ReturnType<typeof createMarketWing>>

export async function createServices(platform: Platform) {
  const account = await createAccountWing(platform)
  const read = await createReadWing({ ...platform, ...account })
  const market = await createMarketWing({ ...platform, ...account, ...read })
  const parts = { ...platform, ...account, ...read, ...market }
  const assistant = await createAssistantWing(parts)
  const admin = await createAdminWing(parts)
  const profile = createProfile({
    ...parts,
    ...assistant,
    conversations: assistant.assistant.conversations,
    rateAlerts: read.exchange.alerts.ofUser,
    writing: admin.publishing.ofAuthor,
  })
  const services = { ...account, ...read, ...market, ...assistant, ...admin, profile }
  return { ...services, jobs: jobsOf(services) }
}
export type Services = Awaited<ReturnType<typeof createServices>>

/** The chores of each module, as its service names them. */
const jobsOf = (services: Record<string, object>): Job[] =>
  Object.values(services).flatMap((service) => ('jobs' in service ? (service.jobs as Job[]) : []))

/** Who people are, and what reaches them. */
async function createAccountWing(platform: Platform) {
  const { db, clock } = platform
  const audit = createAudit(platform)
  const settings = createSettings({ ...platform, audit })
  const mail = createMail(platform)
  const accounts = await createAccounts({
    ...platform,
    audit,
    mail,
    settings,
    standingChanged: (tx, userId) => touchWorker(tx, userId, clock.now()),
    hasWorkerPage: async (tx, userId) => (await workerOf(tx, userId)) !== undefined,
  })
  const notifications = createNotifications({ ...platform, audit, accounts })
  const push = await createPush({ ...platform, notifications, settings })
  const voice = createVoice({ ...platform, audit, notifications, accounts })
  const organisations = createOrganisations({ ...platform, audit, accounts })
  const auditLog = createAuditLog({ db, audit, names: accounts.people.names })
  return { audit, auditLog, settings, mail, accounts, notifications, push, voice, organisations }
}

/** What everybody reads, what they keep of it, and what they say about it. */
async function createReadWing(parts: AccountParts) {
  const { config } = parts
  const comments = createComments(parts)
  const posts = createPosts({ ...parts, comments, experienceOf })
  const statistics = createStatistics({ ...parts, posts })
  const questions = createQuestions(parts)
  return {
    comments,
    posts,
    statistics,
    questions,
    search: await createSearch({ ...parts, mostBytes: config.searchBytes, posts, statistics, likeliest: questions.likeliest }),
    pictures: createPictures({ posts }),
    saved: createSaved({ ...parts, posts }),
    progress: createProgress(parts),
    feedback: createFeedback({ ...parts, posts }),
    experiences: createExperiences({ ...parts, posts, tokenSecret: await ensureTokenSecret(config) }),
    legal: await createLegal(parts),
    landing: await createLanding(parts),
    exchange: createExchange(parts),
    videos: createVideos({ ...parts, posts, feed: config.videoFeedUrl }),
  }
}

/** Workers, what they offer, and what clients ask of them and say afterwards. Pictures are decoded in turns, whoever sends them. */
async function createMarketWing(parts: ReadParts) {
  const images = createImages()
  const marketplace = await createMarketplace(parts)
  const requests = await createRequests(parts)
  const reviews = createReviews({ ...parts, workers: marketplace.reviewed, finishedJob: requests.finishedJob })
  const workshop = createWorkshop({ ...parts, images })
  const papers = await createPapers({ ...parts, images })
  return { images, marketplace, requests, reviews, workshop, papers }
}

async function createAssistantWing(parts: MarketParts) {
  const documents = await createDocuments(parts)
  const assistant = await createAssistant({ ...parts, guday: parts.marketplace.guday, isOwnDocument: documents.isOwn })
  return { documents, assistant }
}

/** What those who keep the portal work with. */
async function createAdminWing(parts: MarketParts) {
  const { db, accounts, comments, reviews, landing } = parts
  const publishing = createPublishing({ ...parts, copy: landing.moving })
  const desks = {
    publishing,
    moderation: createModeration({
      ...parts,
      comments: comments.desk,
      reviews: reviews.desk,
      workersById: (ids) => workersById(db, ids),
      tokenSecret: await ensureTokenSecret(parts.config),
    }),
    messages: createMessages(parts),
    upkeep: createUpkeep({
      ...parts,
      publishing,
      changes: createChangeDesk(parts),
      wishes: createWishDesk(parts),
      links: createLinkDesk(parts),
    }),
  }
  return {
    ...desks,
    due: createDue({ ...parts, ...desks }),
    overview: createOverview({ ...parts, publishing, accounts: accounts.people }),
  }
}
