// What the worker offers: a list in the worker's own order, and a form for one of them.

import { orderServices, ownServices, removeService } from '@menged/contracts/calls/market/dashboard'
import { WORKER_LIMITS } from '@menged/contracts/marketplace/limits'
import type { OwnService } from '@menged/contracts/marketplace/own'
import type { Language } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'
import { ArrowDown, ArrowUp, ListPlus, Pencil, Trash2 } from 'lucide'
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
import { ServiceForm } from './service-form.tsx'

export const titleOf = ({ title }: OwnService, language: Language): string => textIn(title, language)

export default function ServicesTab() {
  const { language } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(ownServices)).data)
  return <LoadedFrame loaded={loaded}>{(services) => <Services services={services} loaded={loaded} />}</LoadedFrame>
}

function Services({ services, loaded }: { services: OwnService[]; loaded: Loaded<OwnService[]> }) {
  const { t } = useLocale()
  /** The one that is edited; null for a new one. */
  const [edited, setEdited] = useState<OwnService | null | undefined>(undefined)
  const done = (saved: OwnService | null) => {
    setEdited(undefined)
    if (!saved) return
    const isKnown = services.some(({ id }) => id === saved.id)
    loaded.set((all) => (isKnown ? all.map((each) => (each.id === saved.id ? saved : each)) : [...all, saved]))
  }
  if (edited !== undefined) return <ServiceForm service={edited} onDone={done} />
  return (
    <div className="stack gap-16">
      <div className="row between wraps gap-12">
        <p className="small muted grow">{t('dashboard.servicesLead')}</p>
        {services.length < WORKER_LIMITS.services ? (
          <button type="button" className="button primary" onClick={() => setEdited(null)}>
            {t('dashboard.addService')}
          </button>
        ) : null}
      </div>
      {services.length === 0 ? (
        <div className="card">
          <Empty icon={ListPlus} title={t('dashboard.noServices')} text={t('dashboard.noServicesText')} />
        </div>
      ) : (
        <ServiceList services={services} loaded={loaded} onEdit={setEdited} />
      )}
    </div>
  )
}

type ServiceListProps = { services: OwnService[]; loaded: Loaded<OwnService[]>; onEdit: (service: OwnService) => void }

function ServiceList({ services, loaded, onEdit }: ServiceListProps) {
  const changes = useChanges(services, loaded)
  return (
    <>
      <TroubleNote text={changes.error} />
      <ol className="stack gap-12 own-services">
        {services.map((service, place) => (
          <ServiceRow
            key={service.id}
            service={service}
            place={place}
            isLast={place === services.length - 1}
            changes={changes}
            onEdit={() => onEdit(service)}
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

type RowProps = { service: OwnService; place: number; isLast: boolean; changes: Changes; onEdit: () => void }

function ServiceRow({ service, place, isLast, changes: { busy, move, remove }, onEdit }: RowProps) {
  const { language, t } = useLocale()
  const name = titleOf(service, language)
  return (
    <li className="card padded-small row between wraps gap-12">
      <div className="grow">
        <p className="strong own-title">{name}</p>
        <p className="small muted">{t('market.birr', { amount: birr(service.price) })}</p>
      </div>
      <div className="row gap-4">
        <Tool label={t('dashboard.up', { name })} icon={ArrowUp} off={busy || place === 0} onClick={() => move(place, -1)} />
        <Tool label={t('dashboard.down', { name })} icon={ArrowDown} off={busy || isLast} onClick={() => move(place, 1)} />
        <Tool label={t('dashboard.edit', { name })} icon={Pencil} off={false} onClick={onEdit} />
        <Tool label={t('dashboard.removeOf', { name })} icon={Trash2} off={busy} onClick={() => remove(service)} />
      </div>
    </li>
  )
}

type ToolProps = { label: string; icon: typeof ArrowUp; off: boolean; onClick: () => void }

const Tool = ({ label, icon, off, onClick }: ToolProps) => (
  <button
    type="button"
    className={`icon-button ${off ? 'inactive' : ''}`}
    aria-label={label}
    aria-disabled={off}
    onClick={() => off || onClick()}
  >
    <Icon of={icon} />
  </button>
)
