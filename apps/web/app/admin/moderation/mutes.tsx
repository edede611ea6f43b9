// Accounts that may not write just now, and the way to let them write again. Nothing while there are none.
import { liftMute, muteAgain, mutes } from '@menged/contracts/calls/admin/moderation'
import type { Mute } from '@menged/contracts/moderation'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { RowButton } from '../../ui/admin/row-button.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { useUndoToast } from '../use-undo-toast.tsx'

export function Mutes({ onLifted }: { onLifted: () => void }) {
  const { language, t } = useLocale()
  const { data, set, reload } = useLoaded(async () => (await accountApi(language)(mutes)).data)
  const { busy, submit, formError } = useSubmission()
  const toastWithUndo = useUndoToast(() => {
    reload()
    onLifted()
  })
  if (data === null || data.length === 0) return null
  const lift = ({ userId, name }: Mute) =>
    submit(async () => {
      await accountApi(language)(liftMute, { params: { userId } })
      toastWithUndo(t('moderation.lifted', { name }), () => accountApi(language)(muteAgain, { params: { userId } }))
      set((before) => before.filter((each) => each.userId !== userId))
      onLifted()
    })
  return (
    <section className="card" aria-labelledby="moderation-mutes">
      <div className="admin-card-head">
        <h2 id="moderation-mutes">{t('moderation.mutes')}</h2>
      </div>
      <TroubleNote text={formError()} />
      <ul className="moderation-mutes">
        {data.map((mute) => (
          <li key={mute.userId} className="row wraps between gap-12">
            <div className="grow">
              <p className="strong">{mute.name}</p>
              <p className="small soft" dir="auto">
                {mute.reason}
              </p>
            </div>
            <span className="small muted">
              {t('moderation.mutedUntil', { date: formatDate(addisDate(mute.until), language) })}
            </span>
            <RowButton words={t('moderation.lift')} of={mute.name} aria-disabled={busy} onClick={() => void lift(mute)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
