// Rules of the landing page and the banner: what ships is read once, what administrators have changed comes from its table; a wish for a plan is
// stored before the operator is told.
import type { Language, PlanRequest } from '@menged/contracts'
import { DAY_MS } from '@menged/ethiopia/durations'
import { translateIn } from '@menged/i18n'
import type { SignedIn } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hourly } from '../../platform/tasks/jobs.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { Accounts } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Mail } from '../mail/index.ts'
import type { Settings } from '../settings/index.ts'
import { BANNER, bannerIn } from './banner.ts'
import { readCopy } from './copy.ts'
import { createCopyDesk } from './editing.ts'
import { createCopyMoving } from './moving.ts'
import { planQueries } from './queries.ts'

type Dependencies = Pick<Platform, 'db' | 'clock' | 'contentDir'> & {
  audit: Pick<Audit, 'record'>
  accounts: Pick<Accounts, 'byId'>
  mail: Pick<Mail, 'send'>
  tasks: Pick<Tasks, 'wake'>
  settings: Pick<Settings, 'value'>
}

/** As the privacy policy promises of every message. */
const KEPT_DAYS = 365

export async function createLanding({ db, clock, contentDir, audit, accounts, mail, tasks, settings }: Dependencies) {
  const copy = await readCopy(contentDir)
  const texts = { db, clock, audit, shipped: { banner: BANNER, landing: copy.texts } }
  const desk = createCopyDesk(texts)
  const forgetOld = () => planQueries.forgetBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))

  return {
    desk,
    moving: createCopyMoving(texts),
    read: async (language: Language) => copy.read(language, await desk.own('landing')),
    banner: async (language: Language) => bannerIn(language, await desk.own('banner')),
    /** Sent twice it is one request, and one mail. @throws AppError sign_in_required */
    requestPlan: async ({ userId }: SignedIn, { plan, period, key, language }: PlanRequest) => {
      const user = await accounts.byId(userId)
      if (!user) throw new AppError('sign_in_required')
      const t = translateIn(language)
      const name = copy.read(language).plans.items.find(({ id }) => id === plan)?.name ?? plan
      const subject = t('landing.planWanted', { plan: name, period: t(`landing.period_${period}`) })
      const operatorEmail = await settings.value('operatorEmail')
      await db.transaction(async (tx) => {
        const isNew = await planQueries.add(tx, { userId, plan, period, key, language, createdAt: clock.now() })
        if (!isNew || operatorEmail === null) return
        const from = { name: user.fullName ?? user.companyNameEnglish ?? user.email, contact: user.email }
        await mail.send(tx, { to: operatorEmail, language, template: 'contact', values: { ...from, subject, message: subject } })
      })
      tasks.wake()
    },
    plansOf: (userId: string) => planQueries.ofUser(db, userId),
    forgetOld,
    jobs: [hourly('forget old wishes for a plan', forgetOld)],
  }
}
export type Landing = Awaited<ReturnType<typeof createLanding>>
