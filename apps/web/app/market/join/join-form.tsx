// The whole form of new workers, in six numbered sections between the list of them and the card that comes of it.
import { pathTo } from '@menged/contracts/path-to'
import { CircleCheck, Info } from 'lucide'
import { type ReactNode, useState } from 'react'
import { ModalLink } from '../../dialogs/modal-link.tsx'
import { Link } from '../../page/link.tsx'
import { useSession } from '../../session/session.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Notice } from '../../ui/forms/notice.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useT } from '../../words/language.tsx'
import { ImageField } from './image-field.tsx'
import { LiveCard, SectionList, sectionAnchor } from './join-aside.tsx'
import { ContactFields, PersonalFields, ProfessionalFields, SecurityFields, TermsField } from './join-fields.tsx'
import { FIELDS, type Field, SECTION_IDS, SECTIONS, type SectionId } from './joining.ts'
import { type JoinOutcome, useJoining } from './use-joining.ts'

const fieldOf = (target: EventTarget): Field | null =>
  FIELDS.find((each) => target instanceof Element && target.getAttribute('name') === each) ?? null
const sectionOf = (field: Field | null): SectionId | null =>
  SECTION_IDS.find((id) => (SECTIONS[id] as readonly Field[]).some((each) => each === field)) ?? null

export function JoinForm({ outcome }: { outcome: JoinOutcome | null }) {
  const t = useT()
  const { form, initial, values, errors, failed, busy, changed, submit, setErrors } = useJoining(outcome)
  const [picture, setPicture] = useState<string | null>(null)
  const [current, setCurrent] = useState<SectionId | null>(null)
  const fields = { values: initial.values, errors }
  return (
    <div className="join-columns">
      <SectionList values={values} errors={errors} hasImage={picture !== null} current={current} />
      <form
        ref={form}
        key={initial.version}
        method="post"
        className="stack gap-24"
        noValidate
        onSubmit={submit}
        onInput={({ target }) => changed(fieldOf(target))}
        onFocus={({ target }) => setCurrent(sectionOf(fieldOf(target)))}
      >
        <Head />
        <SignedIn />
        {outcome?.joined ? (
          <Notice kind="green" icon={CircleCheck}>
            {t('join.registrationSuccessful', { email: outcome.joined })}{' '}
            <Link className="link" to={pathTo('marketplace')}>
              {t('nav.marketplace')}
            </Link>
          </Notice>
        ) : null}
        <Section id="personal">
          <PersonalFields {...fields} />
        </Section>
        <Section id="image">
          <ImageField
            shown={picture}
            error={errors.profileImage ?? null}
            onShow={setPicture}
            onError={(text) => setErrors(({ profileImage: _, ...rest }) => (text ? { ...rest, profileImage: text } : rest))}
          />
        </Section>
        <Section id="contact">
          <ContactFields {...fields} />
        </Section>
        <Section id="professional">
          <ProfessionalFields values={{ ...initial.values, specialties: values.specialties }} errors={errors} />
        </Section>
        <Section id="security">
          <SecurityFields errors={errors} />
        </Section>
        <section className="stack gap-16" id={sectionAnchor('terms')} aria-label={t('join.terms')}>
          <TermsField errors={errors} />
          <TroubleNote text={failed} />
          <BusyButton busy={busy} label={t('account.create')} busyLabel={t('account.creating')} />
          <p className="small join-foot">
            <span className="soft">{t('account.haveAccount')}</span>{' '}
            <ModalLink className="link strong" to={pathTo('profile')} modal="login">
              {t('join.signIn')}
            </ModalLink>
          </p>
        </section>
      </form>
      <LiveCard values={values} picture={picture} />
    </div>
  )
}

/** Who is logged in already would wonder why another account is asked for. */
function SignedIn() {
  const t = useT()
  const email = useSession(({ userData }) => userData?.email)
  if (!email) return null
  return (
    <Notice kind="gold" icon={Info}>
      {t('join.signedIn', { email })}
    </Notice>
  )
}

function Head() {
  const t = useT()
  const [before, after] = t('join.lead', { mark: '\n' }).split('\n')
  return (
    <div className="stack gap-4">
      <h1>{t('join.title')}</h1>
      <p className="lead soft">
        {before}
        <span className="required">*</span>
        {after}
      </p>
    </div>
  )
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const t = useT()
  const anchor = sectionAnchor(id)
  return (
    <section className="card join-section stack gap-24" id={anchor} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>{t(`join.${id}`)}</h2>
      {children}
    </section>
  )
}
