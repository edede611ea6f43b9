// One account: who it is, how it stands, and what an administrator may do with it.

import { person as personCall } from '@menged/contracts/calls/admin/people'
import type { ManagedPerson } from '@menged/contracts/people'
import { postDateLabel } from '@menged/ethiopia/ages'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { writtenFor } from '@menged/ethiopia/languages'
import { ArrowLeft } from 'lucide'
import { type ReactNode, useState } from 'react'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { serverNow } from '../../page/deferred/server-time.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { AdminCard } from '../admin-card.tsx'
import { adminPath } from '../screens.ts'
import { PersonActs } from './person-acts.tsx'
import { RoleForm } from './person-role.tsx'
import { StateTag } from './person-tags.tsx'

export function PersonView({ id }: { id: string }) {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(personCall, { params: { userId: id } })).data, id)
  return (
    <>
      <Link className="link small strong people-back" to={adminPath('users')}>
        <Icon of={ArrowLeft} size="small" className="flip" />
        <span>{t('people.users')}</span>
      </Link>
      <LoadedFrame loaded={loaded}>
        {(person) => (
          <>
            <AdminHead title={person.name} text={person.email}>
              <StateTag row={person} />
            </AdminHead>
            <div className="admin-columns">
              <div className="stack gap-16">
                <Facts person={person} />
                <PersonActs person={person} onChange={(next) => loaded.set(() => next)} />
              </div>
              <RoleForm key={person.role} person={person} onChange={(next) => loaded.set(() => next)} />
            </div>
          </>
        )}
      </LoadedFrame>
    </>
  )
}

function Facts({
  person: { createdAt, language: spoken, sessions, lastSeenAt, suspension, twoStep, company },
}: {
  person: ManagedPerson
}) {
  const { language, t } = useLocale()
  const [now] = useState(() => new Date(serverNow()))
  const day = (at: string) => formatDate(addisDate(at), language)
  return (
    <AdminCard id="person-facts" title={t('people.account')}>
      <dl className="people-facts">
        <Fact label={t('people.kind')}>{t(company ? 'people.company' : 'people.personal')}</Fact>
        <Fact label={t('people.since')}>{day(createdAt)}</Fact>
        <Fact label={t('people.language')}>
          {spoken === null ? t('people.notChosen') : t(`people.language_${writtenFor(spoken)}`)}
        </Fact>
        <Fact label={t('people.sessions')}>{t('people.devices', { count: sessions })}</Fact>
        <Fact label={t('people.lastSeen')}>{lastSeenAt ? postDateLabel(lastSeenAt, now, language) : '—'}</Fact>
        <Fact label={t('people.twoStep')}>{t(twoStep ? 'people.on' : 'people.off')}</Fact>
        {suspension ? (
          <Fact label={t('people.suspendedOn', { date: day(suspension.at) })}>
            <span className="people-reason">{suspension.reason || '—'}</span>
          </Fact>
        ) : null}
      </dl>
    </AdminCard>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="small muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)
