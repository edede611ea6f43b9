// What the operator changes while the portal runs: each with its default, and a way back to it.
import { operatorSettings } from '@menged/contracts/calls/settings'
import type { OperatorSetting } from '@menged/contracts/settings'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { useLocale } from '../../words/language.tsx'
import { SettingRow } from './setting-row.tsx'

export default function Settings() {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(operatorSettings)).data)
  const put = (next: OperatorSetting) => loaded.set((before) => before.map((each) => (each.key === next.key ? next : each)))
  return (
    <>
      <AdminHead title={t('settings.title')} text={t('settings.text')} />
      <LoadedFrame loaded={loaded}>
        {(settings) => (
          <ul className="card settings-list">
            {settings.map((setting) => (
              <SettingRow key={`${setting.key} ${setting.changedAt}`} setting={setting} onChange={put} />
            ))}
          </ul>
        )}
      </LoadedFrame>
    </>
  )
}
