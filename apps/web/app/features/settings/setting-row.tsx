// One setting: the value that holds, the default, and both ways between them.
import { changeSetting } from '@menged/contracts/calls/settings'
import type { OperatorSetting } from '@menged/contracts/settings'
import { LONGEST_SETTING } from '@menged/contracts/settings/lists'
import type { FormEvent } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'

const INPUT = { contactPhone: 'tel', operatorEmail: 'email' } as const

type Props = { setting: OperatorSetting; onChange: (setting: OperatorSetting) => void }

export function SettingRow({ setting: { key, default: fallback, own, changedAt }, onChange }: Props) {
  const { language, t } = useLocale()
  const { busy, submit, errorOf, errorBeside } = useSubmission()
  const change = async (value: string | null) => {
    const body = { key, value, was: changedAt }
    if (await submit(async () => onChange((await accountApi(language)(changeSetting, { body })).data)))
      void toastSuccess(t(value === null ? 'settings.backDone' : 'settings.saved'), { id: 'settings' })
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void change(String(new FormData(event.currentTarget).get('value') ?? '').trim())
  }
  const shared = {
    ...{ id: `settings-${key}`, name: 'value', label: t(`settings.name_${key}`), hint: t(`settings.hint_${key}`) },
    ...{ error: errorOf('value'), defaultValue: own ?? fallback },
  }
  const named = key === 'registration' ? t('settings.open') : fallback
  return (
    <li className="settings-row">
      <form className="stack gap-12" onSubmit={save} noValidate>
        {key === 'registration' ? (
          <SelectField
            {...shared}
            options={[
              ['open', t('settings.open')],
              ['closed', t('settings.closed')],
            ]}
          />
        ) : (
          <TextField {...shared} type={INPUT[key]} dir="ltr" maxLength={LONGEST_SETTING} autoComplete="off" />
        )}
        <TroubleNote text={errorBeside('value')} />
        <p className="small muted">
          {own === null ? (
            t('settings.defaultHolds')
          ) : (
            <>
              {t('settings.defaultIs')} <bdi>{named || t('settings.none')}</bdi>
            </>
          )}
        </p>
        <div className="row gap-12 wraps">
          {own === null ? null : (
            <button
              type="button"
              className="button outline small"
              aria-disabled={busy}
              aria-label={`${t('settings.back')}: ${t(`settings.name_${key}`)}`}
              onClick={() => void change(null)}
            >
              {t('settings.back')}
            </button>
          )}
          <BusyButton className="button primary small" busy={busy} label={t('settings.save')} busyLabel={t('common.sending')} />
        </div>
      </form>
    </li>
  )
}
