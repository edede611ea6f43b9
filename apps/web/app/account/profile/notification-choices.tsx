// What is also sent as mail, and when nothing is sent.
import { changeNotificationSettings, notificationSettings } from '@menged/contracts/calls/account/notifications'
import type { NotificationSettings } from '@menged/contracts/notifications'
import { NOTIFICATION_KINDS, type NotificationKind } from '@menged/contracts/notifications/lists'
import { type FormEvent, useEffect, useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { QuietHoursField } from '../../ui/deferred/time-range.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Choice } from '../../ui/forms/choice.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'

export function NotificationChoices() {
  const { language, t } = useLocale()
  const { settings, setSettings, choose, save, busy, error } = useSettings()
  return (
    <section className="card padded stack gap-12" aria-labelledby="settings-title">
      <h2 id="settings-title">{t('profile.settings')}</h2>
      <TroubleNote text={error} />
      {settings ? (
        <form className="stack gap-16" onSubmit={save}>
          <fieldset>
            <legend className="legend">{t('profile.byEmail')}</legend>
            {NOTIFICATION_KINDS.map((kind) => (
              <Choice
                key={kind}
                look="checkbox"
                checked={settings.emailKinds.includes(kind)}
                onChange={(event) => choose(kind, event.target.checked)}
              >
                {t(`push.kind_${kind}`)}
              </Choice>
            ))}
          </fieldset>
          <QuietHoursField
            id="mail-quiet"
            value={settings.quietHours}
            onChange={(quietHours) => setSettings({ ...settings, quietHours })}
            language={language}
            words={{ title: t('push.quietHours'), hint: t('push.quietHint'), from: t('push.from'), to: t('push.to') }}
          />
          <BusyButton className="button tinted" busy={busy} label={t('profile.save')} busyLabel={t('profile.saving')} />
        </form>
      ) : null}
    </section>
  )
}

function useSettings() {
  const { language, t } = useLocale()
  const [settings, setSettings] = useState<NotificationSettings | null>(null)
  const [failed, setFailed] = useState(false)
  const { busy, submit, formError } = useSubmission()
  useEffect(() => {
    accountApi(language)(notificationSettings).then(
      ({ data }) => setSettings(data),
      () => setFailed(true),
    )
  }, [language])
  const choose = (kind: NotificationKind, wanted: boolean) =>
    setSettings(
      (now) =>
        now && {
          ...now,
          emailKinds: NOTIFICATION_KINDS.filter((each) => (each === kind ? wanted : now.emailKinds.includes(each))),
        },
    )
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!settings) return
    const change = async () => setSettings((await accountApi(language)(changeNotificationSettings, { body: settings })).data)
    if (await submit(change)) {
      void toastSuccess(t('profile.settingsSaved'), { id: 'settings' })
    }
  }
  return { settings, setSettings, choose, save, busy, error: failed ? t('error.network') : formError() }
}
