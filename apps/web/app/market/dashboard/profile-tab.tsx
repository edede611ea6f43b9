// The own page in the marketplace: the switch, the photo, and what is said in both languages, in rows that open.
import { changeOwnWorker, ownWorker } from '@menged/contracts/calls/market/dashboard'
import { WORKER_LIMITS } from '@menged/contracts/marketplace/limits'
import { EXPERIENCES } from '@menged/contracts/marketplace/lists'
import type { OwnWorker, OwnWorkerChange } from '@menged/contracts/marketplace/own'
import { pathTo } from '@menged/contracts/path-to'
import { textIn } from '@menged/ethiopia/text'
import type { ReactNode } from 'react'
import { type Submission, useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { cutAtWord } from '../../ui/cut-at-word.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { exactIn, submitted } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { AvailableSwitch } from '../available-switch.tsx'
import { birr } from '../birr.ts'
import { SpecialtyChoices } from '../specialty-choices.tsx'
import { Bilingual, bothOf } from './bilingual.tsx'
import { Fold } from './fold.tsx'
import type { OwnProps } from './own-props.ts'
import { PhotoRow } from './photo-row.tsx'

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
            <PageRows {...props} />
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

/** What clients read, a row each. */
export function PageRows({ worker, onChange }: OwnProps) {
  const t = useT()
  const part = { worker, onChange }
  const { location, hourlyRate, isVerified } = worker
  return (
    <section className="card own-folds" aria-labelledby="own-page">
      <div className="stack gap-4 own-head">
        <h2 id="own-page">{t('dashboard.page')}</h2>
        <p className="small muted">{t('dashboard.bothLanguages')}</p>
      </div>
      <PhotoRow {...part} />
      <TextPart
        {...part}
        name="name"
        label={t('dashboard.name')}
        most={WORKER_LIMITS.name * 2 + 1}
        isNeeded
        hint={isVerified ? t('dashboard.nameVerified') : null}
      />
      <TextPart {...part} name="description" label={t('join.description')} most={WORKER_LIMITS.description} isLong isNeeded />
      <TextPart {...part} name="about" label={t('dashboard.about')} most={WORKER_LIMITS.about} isLong />
      <Part
        {...part}
        title={t('dashboard.work')}
        now={[location, t('market.birr', { amount: birr(hourlyRate) })].join(' · ')}
        fields={['location', 'specialties', 'experience', 'hourlyRate']}
      >
        {({ field, errorOf }) => <Work worker={worker} field={field} wrong={errorOf('specialties')} />}
      </Part>
    </section>
  )
}

type TextPartProps = OwnProps &
  Omit<Parameters<typeof Bilingual>[0], 'name' | 'value' | 'error'> & { name: 'name' | 'description' | 'about' }

/** What is said in both languages. */
function TextPart({ worker, onChange, name, label, ...field }: TextPartProps) {
  const { language } = useLocale()
  return (
    <Part worker={worker} onChange={onChange} title={label} now={textIn(worker[name], language)} fields={[name]}>
      {({ errorOf }) => <Bilingual {...field} name={name} label={label} value={worker[name]} error={errorOf(name)} />}
    </Part>
  )
}

type PartProps = OwnProps & {
  title: string
  now: string
  fields: readonly Name[]
  children: (submission: Submission) => ReactNode
}

/** Letters of what stands there now. */
const SHOWN = 90

function Part({ onChange, title, now, fields, children }: PartProps) {
  const { language, t } = useLocale()
  const submission = useSubmission()
  const { busy, submit, formError } = submission
  const save = async (form: FormData, close: () => void) => {
    const body = Object.fromEntries(fields.map((name) => [name, READ[name](form, name)])) as Partial<Body>
    const sent = await submit(async () => onChange((await accountApi(language)(changeOwnWorker, { body })).data))
    if (!sent) return
    void toastSuccess(t('dashboard.saved'), { id: 'own' })
    close()
  }
  return (
    <Fold title={title} now={cutAtWord(now, SHOWN)} isEager>
      {(close) => (
        <form className="stack gap-16" onSubmit={submitted((form) => save(form, close))} noValidate aria-label={title}>
          {children(submission)}
          <TroubleNote text={formError(...fields)} />
          <BusyButton
            className="button primary own-save"
            busy={busy}
            label={t('dashboard.save')}
            busyLabel={t('dashboard.saving')}
          />
        </form>
      )}
    </Fold>
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
