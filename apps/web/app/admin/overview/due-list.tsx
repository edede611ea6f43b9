// What is due, by urgency: each row leads to where it is done.
import { due as dueCall } from '@menged/contracts/calls/admin/overview'
import type { Due } from '@menged/contracts/overview'
import { DUE_URGENCIES, type DueKind, type DueUrgency } from '@menged/contracts/overview/due'
import { formatShortAge, shortAge } from '@menged/ethiopia/ages'
import {
  Building2,
  CalendarX2,
  ChevronRight,
  CircleCheck,
  FileClock,
  FilePen,
  HandCoins,
  Hourglass,
  type IconNode,
  Languages,
  Lightbulb,
  Mail,
  MessageCircle,
  MessageCircleQuestion,
  Scale,
  Star,
  TrendingUp,
  Unlink,
  UserCheck,
} from 'lucide'
import { useState } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { serverNow } from '../../page/deferred/server-time.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { adminPath, type ScreenPath } from '../screens.ts'

const to = (icon: IconNode, below: ScreenPath, query = '') => ({ icon, path: adminPath(below) + query })

/** Where each is done. */
const PLACES: Record<DueKind, { icon: IconNode; path: string }> = {
  appeals: to(Scale, 'moderation', '?show=appeals'),
  comments: to(MessageCircle, 'moderation', '?show=comments'),
  reviews: to(Star, 'moderation', '?show=reviews'),
  messages: to(Mail, 'messages'),
  workers: to(UserCheck, 'workers'),
  companies: to(Building2, 'organisations'),
  rates: to(TrendingUp, 'rates'),
  heldRates: to(HandCoins, 'rates'),
  posts: to(FileClock, 'posts'),
  changes: to(FilePen, 'content', '?list=changes'),
  questions: to(MessageCircleQuestion, 'content', '?list=questions'),
  took: to(Hourglass, 'content', '?list=took'),
  links: to(Unlink, 'content', '?list=links'),
  overdue: to(CalendarX2, 'content', '?list=overdue'),
  wishes: to(Lightbulb, 'content', '?list=wishes'),
  translations: to(Languages, 'content', '?list=translations'),
}

export function DueList() {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(dueCall)).data, language)
  return (
    <LoadedFrame loaded={loaded}>
      {(all) =>
        all.length === 0 ? (
          <div className="card">
            <Empty icon={CircleCheck} title={t('overview.nothingDue')} text={t('overview.nothingDueText')} />
          </div>
        ) : (
          <section className="card overview-due" aria-label={t('overview.due')}>
            {DUE_URGENCIES.map((urgency) => (
              <Group key={urgency} urgency={urgency} rows={all.filter((each) => each.urgency === urgency)} />
            ))}
          </section>
        )
      }
    </LoadedFrame>
  )
}

function Group({ urgency, rows }: { urgency: DueUrgency; rows: readonly Due[] }) {
  const t = useT()
  const [now] = useState(() => new Date(serverNow()))
  if (rows.length === 0) return null
  return (
    <>
      <h2 className={`overview-due-${urgency}`} id={`due-${urgency}`}>
        {t(`overview.due_${urgency}`)}
      </h2>
      <ul aria-labelledby={`due-${urgency}`}>
        {rows.map((each) => (
          <Row key={each.kind} due={each} now={now} />
        ))}
      </ul>
    </>
  )
}

function Row({ due: { kind, count, since, urgency }, now }: { due: Due; now: Date }) {
  const { language, t } = useLocale()
  const { icon, path } = PLACES[kind]
  const words = kind === 'rates' ? t(urgency === 'sample' ? 'overview.due_sampleRates' : 'overview.due_rates') : null
  return (
    <li>
      <Link to={path}>
        <Icon of={icon} />
        <span className="grow">{words ?? t(`overview.due_${kind as Exclude<DueKind, 'rates'>}`, { count })}</span>
        {since ? (
          <time className="small muted" dateTime={since}>
            {formatShortAge(shortAge(since, now), language)}
          </time>
        ) : null}
        <Icon of={ChevronRight} size="small" className="flip" />
      </Link>
    </li>
  )
}
