// What the operator changes while the portal runs, by what it is about: each with its default, and a way back to it.
import { operatorSettings } from '@menged/contracts/calls/admin/settings'
import type { OperatorSetting } from '@menged/contracts/settings'
import type { SettingKey } from '@menged/contracts/settings/lists'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { useLocale } from '../../words/language.tsx'
import { SettingRow } from './setting-row.tsx'

const GROUP_OF = {
  contactPhone: 'contact',
  operatorEmail: 'contact',
  registration: 'accounts',
  ratesNbe: 'schedule',
  ratesCbe: 'schedule',
  linkCheck: 'schedule',
} as const satisfies Record<SettingKey, string>
const GROUPS = ['contact', 'accounts', 'schedule'] as const

export default function Settings() {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(operatorSettings)).data)
  const put = (next: OperatorSetting) => loaded.set((before) => before.map((each) => (each.key === next.key ? next : each)))
  return (
    <>
      <AdminHead title={t('settings.title')} text={t('settings.text')} />
      <LoadedFrame loaded={loaded}>
        {(settings) =>
          GROUPS.map((group) => (
            <section key={group} className="card" aria-labelledby={`settings-${group}`}>
              <div className="admin-card-head">
                <h2 id={`settings-${group}`}>{t(`settings.group_${group}`)}</h2>
              </div>
              <ul className="settings-list">
                {settings
                  .filter(({ key }) => GROUP_OF[key] === group)
                  .map((setting) => (
                    <SettingRow key={`${setting.key} ${setting.changedAt}`} setting={setting} onChange={put} />
                  ))}
              </ul>
            </section>
          ))
        }
      </LoadedFrame>
    </>
  )
}
