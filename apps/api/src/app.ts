// Contents page of the API: the platform, then the modules in written order. Never listens.
import cookie from '@fastify/cookie'
import { BODY_BYTES } from '@menged/contracts'
import fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { registerAccounts, registerPeople, registerTwoStep } from './modules/accounts/index.ts'
import { type Assistant, type GuideCache, registerAssistant, registerConversations } from './modules/assistant/index.ts'
import { registerAuditLog } from './modules/audit/index.ts'
import { registerComments } from './modules/comments/index.ts'
import { registerDocuments } from './modules/documents/index.ts'
import { registerExchange } from './modules/exchange/index.ts'
import { registerExperiences } from './modules/experiences/index.ts'
import { registerFeedback } from './modules/feedback/index.ts'
import { registerLanding } from './modules/landing/index.ts'
import { registerLegal } from './modules/legal/index.ts'
import { mailboxUrl, registerMail } from './modules/mail/index.ts'
import { registerMarketplace, registerWorkerUploads, registerWorkshop, type WorkerCache } from './modules/marketplace/index.ts'
import { registerMessages } from './modules/messages/index.ts'
import { registerModeration } from './modules/moderation/index.ts'
import { registerNotifications } from './modules/notifications/index.ts'
import { registerOrganisations } from './modules/organisations/index.ts'
import { registerOverview } from './modules/overview/index.ts'
import { registerPapers, registerPaperUploads } from './modules/papers/index.ts'
import { registerPictures } from './modules/pictures/index.ts'
import { registerCatalogue, registerPosts } from './modules/posts/index.ts'
import { registerProfile } from './modules/profile/index.ts'
import { registerProgress } from './modules/progress/index.ts'
import { registerPictureUploads, registerPublishing } from './modules/publishing/index.ts'
import { registerPush } from './modules/push/index.ts'
import { type QuestionIndex, type Questions, registerQuestions } from './modules/questions/index.ts'
import { registerRequests } from './modules/requests/index.ts'
import { registerReviews } from './modules/reviews/index.ts'
import { registerSaved } from './modules/saved/index.ts'
import { registerSearch, type SearchIndex } from './modules/search/index.ts'
import { registerSettings } from './modules/settings/index.ts'
import { registerStatistics } from './modules/statistics/index.ts'
import { registerUpkeep } from './modules/upkeep/index.ts'
import { registerVideos } from './modules/videos/index.ts'
import { recogniseActors } from './platform/access.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/pool.ts'
import { renderError } from './platform/errors.ts'
import { handOverInProcess, serializerCompiler } from './platform/http/answers.ts'
import { recogniseDevices } from './platform/http/device.ts'
import { drainBody } from './platform/http/drain-body.ts'
import { apiHeaders, clientErrorHandler, refuseExpectations, sendSecurityHeaders } from './platform/http/headers.ts'
import { registerHealth } from './platform/http/health.ts'
import { settleLanguages } from './platform/http/languages.ts'
import { forgetEndedWindows } from './platform/http/limit-queries.ts'
import { createLimits, type Limits, limitAddresses } from './platform/http/limits.ts'
import { type Overload, refuseOverload } from './platform/http/overload.ts'
import { type Api, refuseUnknown, refuseUnstorable } from './platform/http/routes.ts'
import { refuseForeignTargets } from './platform/http/targets.ts'
import { acceptUploads } from './platform/http/uploads.ts'
import { type Log, logAnswers, newRequestId } from './platform/logging.ts'
import { countAnswers, type Metrics, watchPool } from './platform/metrics.ts'
import { describeRoutes, registerDocs } from './platform/openapi/openapi.ts'
import type { Secret } from './platform/secret.ts'
import { ensureCookieSecret, ensureOperatorKey } from './platform/secrets.ts'
import { hourly, type Job, schedule } from './platform/tasks/jobs.ts'
import { watchTasks } from './platform/tasks/task-figures-queries.ts'
import { createTasks } from './platform/tasks/tasks.ts'
import { createServices, type Services } from './services.ts'

export type ApiDeps = {
  config: Config
  db: Database
  clock: Clock
  contentDir: string
  log: Log
  metrics: Metrics
  overload: Overload
  /** The process has been signalled to end. */
  isLeaving?: () => boolean
  /** Chores of the store, in addition to the API's own. */
  jobs?: readonly Job[]
  /** For the development server, which looks at requests first. */
  serverFactory?: FastifyServerFactory
}

declare module 'fastify' {
  interface FastifyInstance {
    searchIndex: SearchIndex
    questions: QuestionIndex
    /** Hear of changes, as the index does. */
    workers: WorkerCache
    guides: GuideCache
    /** For the one line of the start that says it; null where there is an administrator. */
    firstAdminToken(): Promise<string | null>
  }
}

/** The first readers come first. */
const BUILD_AFTER_MS = 1000

/** Pages may be registered on the returned instance: what concerns only the API stays inside its own plugin. */
export async function buildApi(deps: ApiDeps): Promise<FastifyInstance> {
  const { config, db, clock } = deps
  const cookieSecret = await ensureCookieSecret(config)
  const operatorKey = await ensureOperatorKey(config)
  const work = createTasks(deps)
  const limits = createLimits({ db, clock, config, cookieSecret })
  const services = await createServices({ ...deps, tasks: work.tasks, limits })
  const app = createInstance(deps)
  sendSecurityHeaders(app, config)
  refuseExpectations(app, config)
  refuseForeignTargets(app, config)
  logAnswers(app)
  hearServer(app)
  countAnswers(app, deps.metrics)
  watchPool(deps.metrics, db.$client)
  watchTasks(deps.metrics, db, clock)
  handOverInProcess(app)
  settleLanguages(app, config)
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) await drainBody(request.raw)
    return renderError(error, request, reply)
  })
  app.setNotFoundHandler({ preValidation: refuseUnknown([]) }, refuseUnknown([]))
  const limitJobs = [hourly('forget ended limits', () => forgetEndedWindows(db, clock))]
  schedule(app, [...services.jobs, ...work.jobs, ...limitJobs, ...(deps.jobs ?? [])])
  work.follow(app)
  app.decorate('tasks', work.tasks)
  app.decorate('limits', limits)
  app.decorate('firstAdminToken', services.accounts.firstAdmin.newToken)
  followChanges(app, deps.metrics, services.search.index)
  app.decorate('workers', services.marketplace.cache)
  followAssistant(app, deps.metrics, services.assistant, services.questions)
  // After the tasks, so that it closes before them: what is under way is ended first.
  registerMail(app, { mail: services.mail, config, clock, operatorKey })
  await app.register((api) => mountApi(api.withTypeProvider<ZodTypeProvider>(), deps, { services, limits, cookieSecret }))
  return app
}

/** The index is built when the process answers already; `app.searchIndex` is what has to hear of changes. */
function followChanges(app: FastifyInstance, metrics: Metrics, index: SearchIndex): void {
  app.decorate('searchIndex', index)
  metrics.watch('menged_search_index', 'The search index in memory: whether it answers, what it holds, its bytes', index.figures)
  app.addHook('onListen', async () => void setTimeout(index.start, BUILD_AFTER_MS).unref())
  app.addHook('onClose', () => index.close())
}

/** `app.guides` and `app.questions` are what has to hear of changes. */
function followAssistant(
  app: FastifyInstance,
  metrics: Metrics,
  { guideCache, asking, model }: Assistant,
  { index, figures }: Questions,
): void {
  app.decorate('guides', guideCache)
  app.decorate('questions', index)
  app.addHook('onListen', async () => void setTimeout(index.start, BUILD_AFTER_MS).unref())
  metrics.watch('menged_assistant_answers', 'Answers of each kind since the start', asking.figures)
  metrics.watch(
    'menged_questions_index',
    'Guides that questions are compared with, the bytes that takes, what editors have added to be learnt, and texts that got vectors',
    figures,
  )
  metrics.watch(
    'menged_assistant_guides',
    'Guides that the assistant holds in memory, their passages and bytes',
    guideCache.figures,
  )
  if (model) metrics.watch('menged_assistant_model', 'How often the model was asked, and what came of it', model.figures)
}

function createInstance({ config, log, serverFactory }: ApiDeps): FastifyInstance {
  const headers = apiHeaders(config)
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_BYTES.other,
    requestTimeout: 60_000,
    // Node's own refusal would lack our headers; our own hook refuses.
    http: { requireHostHeader: false },
    // Fastify's own response while closing would lack our headers; the server drains instead.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1024 },
    // Addresses that cannot be decoded skip every hook.
    frameworkErrors: (error, request, reply) => void renderError(error, request, reply.headers(headers)),
    clientErrorHandler: clientErrorHandler(config),
    ...(serverFactory ? { serverFactory } : {}),
  })
}

/** A connection that cannot be taken, for want of file handles, is reported by the server: without a listener it would end the process. */
function hearServer(app: FastifyInstance): void {
  app.addHook('onListen', async () => {
    app.server.on('error', (error) => app.log.warn({ err: error }, 'a connection could not be taken'))
  })
}

async function mountApi(
  api: Api,
  { config, db, clock, overload, isLeaving = () => false }: ApiDeps,
  { services, limits, cookieSecret }: { services: Services; limits: Limits; cookieSecret: Secret },
): Promise<void> {
  const routes: { method: string; url: string }[] = []
  const headers = apiHeaders(config)
  api.setValidatorCompiler(validatorCompiler)
  api.setSerializerCompiler(serializerCompiler)
  api.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push({ method: each, url })
  })
  api.addHook('onRequest', async ({ routeOptions: { url = '' } }, reply) => {
    // A login's response carries a token, a registration's a secret.
    reply.headers({ ...headers, 'cache-control': url.startsWith('/api/auth/') ? 'no-store' : 'no-cache' })
  })
  limitAddresses(api, limits)
  refuseOverload(api, overload)
  await api.register(cookie, { secret: cookieSecret.reveal() })
  recogniseDevices(api, config, clock)
  recogniseActors(api, services.accounts.authenticate)
  noticeWorkers(api, services)
  readJsonOnly(api)
  api.addHook('preValidation', refuseUnstorable)
  await describeRoutes(api, config)

  registerHealth(api, { db, overload, isLeaving, searchIndex: services.search.index.state })
  await registerModules(api, services, { config, clock, limits })
  registerDocs(api, config)

  const unknown = refuseUnknown([...routes])
  for (const url of ['/api', '/api/*']) api.all(url, { schema: { hide: true }, onRequest: unknown }, unknown)
}

async function registerModules(
  api: Api,
  services: Services,
  { config, clock, limits }: UploadParts & { limits: Limits },
): Promise<void> {
  registerAccounts(api, {
    accounts: services.accounts,
    config,
    mailbox: mailboxUrl(config),
    farewell: services.profile.farewell,
  })
  registerTwoStep(api, services.accounts)
  registerProfile(api, services.profile)
  registerSaved(api, services.saved)
  registerProgress(api, services.progress)
  registerPosts(api, services.posts)
  registerCatalogue(api, services.posts)
  registerPublishing(api, services.publishing)
  registerComments(api, services.comments)
  registerDesks(api, services)
  registerNotifications(api, services.notifications)
  registerPush(api, services.push)
  registerPictures(api, services.pictures)
  registerStatistics(api, services.statistics)
  registerFeedback(api, services.feedback)
  registerExperiences(api, services.experiences)
  registerSearch(api, { search: services.search, limits })
  registerLegal(api, services.legal)
  registerLanding(api, services.landing)
  registerExchange(api, services.exchange)
  registerVideos(api, services.videos)
  registerMarketplace(api, services.marketplace)
  registerAssistant(api, { assistant: services.assistant, limits })
  registerConversations(api, services.assistant.conversations)
  registerReviews(api, services.reviews)
  registerWorkshop(api, services.workshop)
  registerPapers(api, services.papers)
  await registerUploads(api, services, { config, clock })
  registerRequests(api, services.requests)
  registerDocuments(api, services.documents)
  registerAdministration(api, services)
}

type UploadParts = Pick<ApiDeps, 'config' | 'clock'>
async function registerUploads(
  api: Api,
  { workshop, papers, publishing }: Services,
  { config, clock }: UploadParts,
): Promise<void> {
  await acceptUploads(api, clock, (uploads) => {
    registerWorkerUploads(uploads, workshop, mailboxUrl(config))
    registerPaperUploads(uploads, papers)
    uploads.register(async (scope) => registerPictureUploads(scope.withTypeProvider<ZodTypeProvider>(), publishing))
  })
}

/** What administrators do with people and organisations, and what was done. */
function registerAdministration(
  api: Api,
  { accounts, organisations, auditLog, overview, due, upkeep, settings }: Services,
): void {
  registerPeople(api, accounts)
  registerOrganisations(api, organisations)
  registerAuditLog(api, auditLog)
  registerOverview(api, overview, due)
  registerUpkeep(api, upkeep)
  registerSettings(api, settings)
}

/** Of those who keep the portal. */
function registerDesks(api: Api, { moderation, messages, questions }: Services): void {
  registerModeration(api, moderation)
  registerMessages(api, messages)
  registerQuestions(api, questions)
}

/** Workers who use the site are there: what they ask for does not wait for it, nor fail with it. */
function noticeWorkers(api: Api, { workshop }: Services): void {
  api.addHook('onRequest', async ({ actor, log }) => {
    if (actor.role !== 'worker' || actor.userId === null) return
    workshop.touch(actor.userId).catch((error: unknown) => log.warn({ err: error }, 'a worker who is here could not be noted'))
  })
}

/** Bodies are JSON. An empty one is no body: some clients name the type and send nothing. */
function readJsonOnly(api: Api): void {
  const parseJson = api.getDefaultJsonParser('remove', 'remove')
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (String(body).trim() === '') done(null, undefined)
    else parseJson(request, String(body), done)
  })
}
