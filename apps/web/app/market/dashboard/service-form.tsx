// One service: its name and what is done for the price in both languages, what the client must bring, how long it takes, and its guide.

import { addService, changeService, guideChoices } from '@menged/contracts/calls/market/dashboard'
import { WORKER_LIMITS } from '@menged/contracts/marketplace/limits'
import { SPECIALTIES, type Specialty } from '@menged/contracts/marketplace/lists'
import type { OwnService, ServiceTyped } from '@menged/contracts/marketplace/own'
import { inEach } from '@menged/ethiopia/text'
import { type Submission, useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { Bilingual, bothOf } from './bilingual.tsx'

const NOTHING = inEach(() => null)
const FIELDS = ['title', 'text', 'price', 'papers', 'specialty', 'days', 'postId']

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])

function typedIn(form: FormData): ServiceTyped {
  const text = (name: string) => textIn(form, name)
  const papers = bothOf(form, 'papers')
  return {
    title: bothOf(form, 'title'),
    text: bothOf(form, 'text'),
    price: text('price'),
    papers: inEach((each) => linesOf(papers[each])),
    specialty: (text('specialty') || null) as Specialty | null,
    days: text('days') === '' ? null : Number(text('days')),
    postId: text('postId') || null,
  }
}

type ServiceFormProps = { service: OwnService | null; onDone: (saved: OwnService | null) => void }

export function ServiceForm({ service, onDone }: ServiceFormProps) {
  const { language, t } = useLocale()
  const { busy, submit, errorOf, formError, field } = useSubmission()
  const save = async (form: FormData) => {
    const body = typedIn(form)
    const api = accountApi(language)
    await submit(async () => {
      const { data } = service
        ? await api(changeService, { params: { serviceId: String(service.id) } as never, body })
        : await api(addService, { body })
      void toastSuccess(t('dashboard.saved'), { id: 'own' })
      onDone(data)
    })
  }
  const papers = inEach((each) => service?.papers[each]?.join('\n') ?? null)
  return (
    <form
      className="stack gap-16"
      onSubmit={submitted(save)}
      noValidate
      aria-label={t(service ? 'dashboard.editService' : 'dashboard.addService')}
    >
      <TitleAndText service={service} errorOf={errorOf} />
      <Terms service={service} field={field} />
      <Bilingual
        name="papers"
        label={t('dashboard.servicePapers')}
        value={papers}
        most={1400}
        error={errorOf('papers')}
        isLong
        hint={t('dashboard.servicePapersHint', { count: WORKER_LIMITS.servicePapers })}
      />
      <GuideChoice service={service} field={field} />
      <TroubleNote text={formError(...FIELDS)} />
      <Buttons busy={busy} onCancel={() => onDone(null)} />
    </form>
  )
}

function Buttons({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const { t } = useLocale()
  return (
    <div className="row gap-12">
      <BusyButton className="button primary" busy={busy} label={t('dashboard.save')} busyLabel={t('dashboard.saving')} />
      <button type="button" className="button quiet" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </div>
  )
}

type TextsProps = { service: OwnService | null; errorOf: Submission['errorOf'] }

function TitleAndText({ service, errorOf }: TextsProps) {
  const { t } = useLocale()
  return (
    <>
      <Bilingual
        name="title"
        label={t('dashboard.serviceTitle')}
        value={service?.title ?? NOTHING}
        most={100}
        error={errorOf('title')}
        isNeeded
      />
      <Bilingual
        name="text"
        label={t('dashboard.serviceText')}
        value={service?.text ?? NOTHING}
        most={WORKER_LIMITS.serviceText}
        error={errorOf('text')}
        isLong
      />
    </>
  )
}

function Terms({ service, field }: { service: OwnService | null; field: Submission['field'] }) {
  const { t } = useLocale()
  return (
    <div className="own-three">
      <TextField
        {...field('price', 'own-price')}
        inputMode="decimal"
        dir="ltr"
        label={t('dashboard.price')}
        requiredMark
        maxLength={12}
        defaultValue={service ? String(service.price) : ''}
      />
      <TextField
        {...field('days', 'own-days')}
        type="number"
        min="0"
        max={WORKER_LIMITS.serviceDays}
        step="1"
        dir="ltr"
        label={t('dashboard.days')}
        hint={t('dashboard.daysHint')}
        defaultValue={service?.days ?? ''}
      />
      <SelectField
        {...field('specialty', 'own-specialty')}
        label={t('dashboard.specialty')}
        options={[['', t('dashboard.mainSpecialty')], ...SPECIALTIES.map((id) => [id, t(`worker.${id}`)] as const)]}
        defaultValue={service?.specialty ?? ''}
      />
    </div>
  )
}

/** The chosen one stands there before the list has come. */
function GuideChoice({ service, field }: { service: OwnService | null; field: Submission['field'] }) {
  const { language, t } = useLocale()
  const { data: guides } = useLoaded(async () => (await accountApi(language)(guideChoices, { query: { language } })).data)
  const chosen = service?.postId ?? ''
  const options = guides ? guides.map(({ _id, title }) => [_id, title] as const) : chosen ? [[chosen, chosen] as const] : []
  return (
    <SelectField
      key={guides ? 'all' : 'one'}
      {...field('postId', 'own-postId')}
      label={t('dashboard.guide')}
      hint={t('dashboard.guideHint')}
      options={[['', t('dashboard.noGuide')], ...options]}
      defaultValue={chosen}
    />
  )
}
