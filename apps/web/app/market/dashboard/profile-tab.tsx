// The own page in the marketplace: the switch, the photo, and what is said in both languages.
import { changeOwnWorker, ownWorker } from '@menged/contracts/calls/market/dashboard'
import { WORKER_LIMITS } from '@menged/contracts/marketplace/limits'
import { EXPERIENCES } from '@menged/contracts/marketplace/lists'
import type { OwnWorker, OwnWorkerChange } from '@menged/contracts/marketplace/own'
import { pathTo } from '@menged/contracts/path-to'
import { type Submission, useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { exactIn, submitted } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { AvailableSwitch } from '../available-switch.tsx'
import { SpecialtyChoices } from '../specialty-choices.tsx'
import { Bilingual, bothOf } from './bilingual.tsx'
import type { OwnProps } from './own-props.ts'
import { PhotoCard } from './photo-card.tsx'

export default function ProfileTab() {
  const { language } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(ownWorker)).data)
  return (
    <LoadedFrame loaded={loaded}>
      {(worker) => {
        const props = { worker, onChange: (next: OwnWorker) => loaded.set(() => next) }
        return (
          <div className="stack gap-16">
            <Availability {...props} />
            <PhotoCard {...props} />
            <PageForm {...props} />
          </div>
        )
      }}
    </LoadedFrame>
  )
}

function Availability({ worker, onChange }: OwnProps) {
  const t = useT()
  return (
    <section className="card padded stack gap-12" aria-labelledby="own-available">
      <AvailableSwitch isOn={worker.available} onChange={onChange} />
      <p className="small">
        <Link className="link" to={pathTo('gig-worker', { id: String(worker.id) })}>
          {t('dashboard.seePage')}
        </Link>
      </p>
    </section>
  )
}

/** How each field is read from the form. */
const READ = {
  name: bothOf,
  description: bothOf,
  about: bothOf,
  location: exactIn,
  specialties: (form) => form.getAll('specialties').map(String),
  experience: exactIn,
  hourlyRate: exactIn,
} satisfies { [Name in Exclude<keyof OwnWorkerChange, 'available'>]: (form: FormData, name: Name) => unknown }
type Name = keyof typeof READ
type Body = { [Each in Name]: ReturnType<(typeof READ)[Each]> }
const FIELDS = Object.keys(READ) as Name[]

export function PageForm({ worker, onChange }: OwnProps) {
  const { language, t } = useLocale()
  const { busy, submit, errorOf, formError, field } = useSubmission()
  const save = async (form: FormData) => {
    const body = Object.fromEntries(FIELDS.map((name) => [name, READ[name](form, name)])) as Body
    const sent = await submit(async () => onChange((await accountApi(language)(changeOwnWorker, { body })).data))
    if (sent) void toastSuccess(t('dashboard.saved'), { id: 'own' })
  }
  return (
    <form className="card padded stack gap-16" onSubmit={submitted(save)} noValidate aria-labelledby="own-page">
      <h2 id="own-page">{t('dashboard.page')}</h2>
      <p className="small muted">{t('dashboard.bothLanguages')}</p>
      <Bilingual
        name="name"
        label={t('dashboard.name')}
        value={worker.name}
        most={WORKER_LIMITS.name * 2 + 1}
        error={errorOf('name')}
        requiredMark
        hint={worker.isVerified ? t('dashboard.nameVerified') : null}
      />
      <Bilingual
        name="description"
        label={t('join.description')}
        value={worker.description}
        most={WORKER_LIMITS.description}
        error={errorOf('description')}
        isLong
        requiredMark
      />
      <Bilingual
        name="about"
        label={t('market.about')}
        value={worker.about}
        most={WORKER_LIMITS.about}
        error={errorOf('about')}
        isLong
      />
      <Work worker={worker} field={field} wrong={errorOf('specialties')} />
      <TroubleNote text={formError(...FIELDS)} />
      <BusyButton className="button primary own-save" busy={busy} label={t('dashboard.save')} busyLabel={t('dashboard.saving')} />
    </form>
  )
}

type WorkProps = { worker: OwnWorker; field: Submission['field']; wrong: string | null }

function Work({ worker, field, wrong }: WorkProps) {
  const t = useT()
  return (
    <>
      <TextField
        {...field('location', 'own-location')}
        label={t('join.location')}
        requiredMark
        maxLength={100}
        defaultValue={worker.location}
      />
      <fieldset className="field">
        <legend className="legend">{t('join.specialties')}</legend>
        <SpecialtyChoices className="own-specialties" chosen={worker.specialties} />
        {wrong ? <p className="error">{wrong}</p> : null}
      </fieldset>
      <div className="own-two">
        <SelectField
          {...field('experience', 'own-experience')}
          label={t('market.experience')}
          options={EXPERIENCES.map((id) => [id, t(`market.years_${id}`)] as const)}
          defaultValue={worker.experience}
        />
        <TextField
          {...field('hourlyRate', 'own-hourlyRate')}
          inputMode="decimal"
          dir="ltr"
          label={t('dashboard.rate')}
          requiredMark
          maxLength={12}
          defaultValue={String(worker.hourlyRate)}
        />
      </div>
    </>
  )
}
