// What the worker offers: rows in the worker's own order, each of which opens to be changed.

import { orderServices, ownServices, removeService } from '@menged/contracts/calls/market/dashboard'
import { WORKER_LIMITS } from '@menged/contracts/marketplace/limits'
import type { OwnService } from '@menged/contracts/marketplace/own'
import type { Language } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'
import { ArrowDown, ArrowUp, ListPlus, Trash2 } from 'lucide'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { ApiError } from '../../page/api-error.ts'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { type Loaded, useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { Empty } from '../../ui/empty.tsx'
import { moved } from '../../ui/forms/moved.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { birr } from '../birr.ts'
import { Fold } from './fold.tsx'
import { ServiceForm } from './service-form.tsx'

export const titleOf = ({ title }: OwnService, language: Language): string => textIn(title, language)

export default function ServicesTab() {
  const { language } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(ownServices)).data)
  return <LoadedFrame loaded={loaded}>{(services) => <Services services={services} loaded={loaded} />}</LoadedFrame>
}

function Services({ services, loaded }: { services: OwnService[]; loaded: Loaded<OwnService[]> }) {
  const { t } = useLocale()
  const [isAdding, setAdding] = useState(false)
  const added = (saved: OwnService | null) => {
    setAdding(false)
    if (saved) loaded.set((all) => [...all, saved])
  }
  return (
    <div className="stack gap-16">
      <div className="row between wraps gap-12">
        <p className="small muted own-lead">{t('dashboard.servicesLead')}</p>
        {services.length < WORKER_LIMITS.services && !isAdding ? (
          <button type="button" className="button primary" onClick={() => setAdding(true)}>
            {t('dashboard.addService')}
          </button>
        ) : null}
      </div>
      {isAdding ? (
        <section className="card padded stack gap-16" aria-labelledby="own-service">
          <h2 id="own-service">{t('dashboard.addService')}</h2>
          <ServiceForm service={null} onDone={added} />
        </section>
      ) : null}
      {services.length === 0 ? (
        isAdding ? null : (
          <div className="card">
            <Empty icon={ListPlus} title={t('dashboard.noServices')} text={t('dashboard.noServicesText')} />
          </div>
        )
      ) : (
        <ServiceList services={services} loaded={loaded} />
      )}
    </div>
  )
}

type ServiceListProps = { services: OwnService[]; loaded: Loaded<OwnService[]> }

function ServiceList({ services, loaded }: ServiceListProps) {
  const changes = useChanges(services, loaded)
  return (
    <>
      <TroubleNote text={changes.error} />
      <ol className="card own-folds own-services">
        {services.map((service, place) => (
          <ServiceRow
            key={service.id}
            service={service}
            place={place}
            isLast={place === services.length - 1}
            changes={changes}
            onSaved={(saved) => loaded.set((all) => all.map((each) => (each.id === saved.id ? saved : each)))}
          />
        ))}
      </ol>
    </>
  )
}

type Changes = ReturnType<typeof useChanges>

function useChanges(services: OwnService[], loaded: Loaded<OwnService[]>) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const api = accountApi(language)
  /** Somebody else's change is shown, and the worker decides again. */
  const changing = (work: () => Promise<unknown>) =>
    submit(async () => {
      try {
        await work()
      } catch (error) {
        if (error instanceof ApiError && [404, 409].includes(error.status)) loaded.reload()
        throw error
      }
    })
  const move = (place: number, by: -1 | 1) =>
    void changing(async () => {
      const ids = moved(services, place, by).map(({ id }) => id)
      const { data } = await api(orderServices, { body: { ids } })
      loaded.set(() => data)
    })
  const remove = (service: OwnService) =>
    showModal('alert', {
      title: t('dashboard.removeService'),
      text: titleOf(service, language),
      confirm: t('dashboard.remove'),
      danger: true,
      onConfirm: () =>
        void changing(async () => {
          await api(removeService, { params: { serviceId: String(service.id) } as never })
          loaded.set((all) => all.filter(({ id }) => id !== service.id))
        }),
    })
  return { busy, move, remove, error: formError() }
}

type RowProps = {
  service: OwnService
  place: number
  isLast: boolean
  changes: Changes
  onSaved: (service: OwnService) => void
}

/** Opened it can be changed, moved and removed. */
function ServiceRow({ service, place, isLast, changes: { busy, move, remove }, onSaved }: RowProps) {
  const { language, t } = useLocale()
  const name = titleOf(service, language)
  return (
    <li>
      <Fold title={name} now={t('market.birr', { amount: birr(service.price) })}>
        {(close) => (
          <>
            <div className="row wraps own-tools">
              <Tool of={[t('dashboard.up'), name]} icon={ArrowUp} off={busy || place === 0} onClick={() => move(place, -1)} />
              <Tool of={[t('dashboard.down'), name]} icon={ArrowDown} off={busy || isLast} onClick={() => move(place, 1)} />
              <Tool of={[t('dashboard.remove'), name]} icon={Trash2} off={busy} onClick={() => remove(service)} isDanger />
            </div>
            <ServiceForm
              service={service}
              onDone={(saved) => {
                close()
                if (saved) onSaved(saved)
              }}
            />
          </>
        )}
      </Fold>
    </li>
  )
}

type ToolProps = {
  /** What it does, and to which one. */
  of: [does: string, name: string]
  icon: typeof ArrowUp
  off: boolean
  onClick: () => void
  isDanger?: boolean
}

const Tool = ({ of: [does, name], icon, off, onClick, isDanger = false }: ToolProps) => (
  <button
    type="button"
    className={`button small ${isDanger ? 'danger-outline' : 'outline'}${off ? ' own-off' : ''}`}
    aria-disabled={off}
    onClick={() => off || onClick()}
  >
    <Icon of={icon} size="small" />
    <span>
      {does}
      <span className="sr-only"> {name}</span>
    </span>
  </button>
)
