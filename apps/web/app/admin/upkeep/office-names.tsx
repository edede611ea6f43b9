// Offices that enough people have named: an editor writes the name in both languages, or hides it for good.

import { nameOffice, unnameOffice } from '@menged/contracts/calls/read/experiences'
import { LONGEST_OFFICE } from '@menged/contracts/experience-limits'
import type { ExperienceDesk } from '@menged/contracts/experiences'
import { isEthiopic, WRITTEN, type Written } from '@menged/ethiopia/languages'
import { inEach, type Text } from '@menged/ethiopia/text'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { useUndoToast } from '../use-undo-toast.tsx'
import { CardHead } from './card-head.tsx'
import { GuideName } from './guide-name.tsx'

type Office = ExperienceDesk['offices'][number]
const ETHIOPIC = /\p{Script=Ethiopic}/u

export function OfficeNames({ offices, onDone }: { offices: readonly Office[]; onDone: () => void }) {
  const t = useT()
  if (offices.length === 0) return null
  return (
    <section className="card" aria-labelledby="upkeep-offices">
      <CardHead id="upkeep-offices" title={t('upkeep.offices')} text={t('upkeep.officesText')} />
      <ul className="upkeep-offices">
        {offices.map((office) => (
          <OfficeForm key={`${office.post._id} ${office.key}`} office={office} onDone={onDone} />
        ))}
      </ul>
    </section>
  )
}

type OfficeProps = { office: Office; onDone: () => void }

function OfficeForm(props: OfficeProps) {
  const t = useT()
  const { post, key, name, reports } = props.office
  const { busy, put, send, errorOf, error } = useNaming(props)
  const id = `office-${post._id}-${key.replace(/\s+/g, '-')}`

  const field = (each: Written) => (
    <TextField
      key={each}
      id={`${id}-${each}`}
      name={each}
      label={t(`upkeep.name_${each}`)}
      lang={each}
      maxLength={LONGEST_OFFICE}
      defaultValue={ETHIOPIC.test(name) === isEthiopic(each) ? name : ''}
      error={errorOf(each)}
    />
  )
  return (
    <li>
      <form className="upkeep-office" onSubmit={submitted(send)} noValidate>
        <div className="grow">
          <p className="strong" dir="auto">
            {name}
          </p>
          <p className="small muted">
            <GuideName post={post} /> · {t('upkeep.reports', { count: reports })}
          </p>
          <TroubleNote text={error} />
        </div>
        {WRITTEN.map(field)}
        <Actions busy={busy} onHide={() => void put(null)} />
      </form>
    </li>
  )
}

function Actions({ busy, onHide }: { busy: boolean; onHide: () => void }) {
  const t = useT()
  return (
    <div className="admin-actions">
      <button type="button" className="button outline small" aria-disabled={busy} onClick={onHide}>
        {t('upkeep.neverShow')}
      </button>
      <BusyButton className="button tinted small" busy={busy} label={t('upkeep.showName')} busyLabel={t('common.sending')} />
    </div>
  )
}

function useNaming({ office: { post, key }, onDone }: OfficeProps) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, errorOf, formError } = useSubmission()
  const toastWithUndo = useUndoToast(onDone)
  const put = async (wanted: Text | null) => {
    const input = { params: { postId: post._id }, body: { key, name: wanted } }
    if (!(await submit(() => accountApi(language)(nameOffice, input)))) return
    toastWithUndo(t(wanted ? 'upkeep.namedOffice' : 'upkeep.neverShown'), () => accountApi(language)(unnameOffice, input))
    onDone()
  }
  const send = (typed: FormData) => {
    const name = inEach((each) => textIn(typed, each))
    const missing = WRITTEN.find((each) => !name[each])
    if (missing) return setTrouble({ field: missing, text: t('account.required') })
    void put(name)
  }
  return { busy, put, send, errorOf, error: formError(...WRITTEN) }
}
