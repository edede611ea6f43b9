// The switch by which a worker is there for clients, or not.
import { changeOwnWorker } from '@menged/contracts/calls/market/dashboard'
import type { OwnWorker } from '@menged/contracts/marketplace/own'
import { useSubmission } from '../dialogs/forms/submission.ts'
import { accountApi } from '../session/account/account-api.ts'
import { TroubleNote } from '../ui/forms/trouble-note.tsx'
import { useLocale } from '../words/language.tsx'

/** Its heading is `#own-available`. */
export function AvailableSwitch({ isOn, onChange }: { isOn: boolean; onChange: (worker: OwnWorker) => void }) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const turn = () =>
    submit(async () => onChange((await accountApi(language)(changeOwnWorker, { body: { available: !isOn } })).data))
  return (
    <>
      <div className="row between gap-16">
        <div className="stack gap-4 grow">
          <h2 id="own-available">{t('dashboard.available')}</h2>
          <p className="small muted" aria-live="polite">
            {t(isOn ? 'dashboard.availableOn' : 'dashboard.availableOff')}
          </p>
        </div>
        <button
          type="button"
          role="switch"
          className="own-switch"
          aria-checked={isOn}
          aria-labelledby="own-available"
          aria-disabled={busy}
          onClick={turn}
        />
      </div>
      <TroubleNote text={formError()} />
    </>
  )
}
