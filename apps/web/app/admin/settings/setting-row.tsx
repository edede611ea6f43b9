// One setting: what it is, the value that holds, the default, and both ways between them.
import { changeSetting } from '@menged/contracts/calls/admin/settings'
import type { OperatorSetting } from '@menged/contracts/settings'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { isChoice, SettingControl } from './setting-control.tsx'

type Props = { setting: OperatorSetting; onChange: (setting: OperatorSetting) => void }

export function SettingRow({ setting, onChange }: Props) {
  const { key, default: fallback, own, changedAt } = setting
  const { language, t } = useLocale()
  const { busy, submit, errorOf, formError } = useSubmission()
  const id = `settings-${key}`
  const change = async (value: string | null) => {
    const body = { key, value, was: changedAt }
    if (await submit(async () => onChange((await accountApi(language)(changeSetting, { body })).data)))
      void toastSuccess(t(value === null ? 'settings.backDone' : 'settings.saved'), { id: 'settings' })
  }
  const save = (form: FormData) => {
    void change(textIn(form, 'value'))
  }
  return (
    <li>
      <form className="settings-row" onSubmit={submitted(save)} noValidate>
        <Name id={id} of={key} isGroup={isChoice(fallback)} />
        <div className="stack gap-8">
          <div className="settings-line">
            <SettingControl id={id} of={key} value={own ?? fallback} error={errorOf('value')} />
            <BusyButton className="button outline" busy={busy} label={t('settings.save')} busyLabel={t('common.sending')} />
          </div>
          {errorOf('value') ? (
            <p className="error" id={`${id}-error`}>
              {errorOf('value')}
            </p>
          ) : null}
          <TroubleNote text={formError('value')} />
          <Default setting={setting} busy={busy} onBack={() => void change(null)} />
        </div>
      </form>
    </li>
  )
}

function Default({
  setting: { key, default: fallback, own },
  busy,
  onBack,
}: {
  setting: OperatorSetting
  busy: boolean
  onBack: () => void
}) {
  const { t } = useLocale()
  const named = isChoice(fallback) ? t(`settings.${fallback}`) : fallback || t('settings.none')
  return (
    <div className="settings-default">
      <p className="small muted">{t(own === null ? 'settings.defaultHolds' : 'settings.defaultIs', { value: named })}</p>
      {own === null ? null : (
        <button
          type="button"
          className="button quiet small"
          aria-disabled={busy}
          aria-label={t('settings.backOf', { name: t(`settings.name_${key}`) })}
          onClick={onBack}
        >
          {t('settings.back')}
        </button>
      )}
    </div>
  )
}

function Name({ id, of: key, isGroup }: { id: string; of: OperatorSetting['key']; isGroup: boolean }) {
  const { t } = useLocale()
  const name = t(`settings.name_${key}`)
  return (
    <div className="stack gap-4">
      {isGroup ? (
        <p className="settings-name" id={`${id}-name`}>
          {name}
        </p>
      ) : (
        <label className="settings-name" htmlFor={id}>
          {name}
        </label>
      )}
      <p className="hint" id={`${id}-hint`}>
        {t(`settings.hint_${key}`)}
      </p>
    </div>
  )
}
