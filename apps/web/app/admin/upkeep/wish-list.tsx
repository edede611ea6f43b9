// Guides that readers have asked for, the most wanted first, and what becomes of each.
import { decideGuideWish, guideWishes } from '@menged/contracts/calls/admin/upkeep'
import type { GuideWish } from '@menged/contracts/upkeep'
import { WISH_STATES, type WishState } from '@menged/contracts/upkeep/lists'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { Inbox } from 'lucide'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { useUndoToast } from '../use-undo-toast.tsx'
import type { ListProps } from './list-address.ts'
import { useList } from './use-list.ts'
import { States, WorkList } from './work-list.tsx'

export function WishList(props: ListProps) {
  const { address } = props
  const t = useT()
  const state = WISH_STATES.find((each) => each === address.state) ?? 'open'
  const { loaded, done } = useList((api) => api(guideWishes, { query: { page: address.page, state } }), props, state)
  return (
    <WorkList
      title={t('upkeep.list_wishes')}
      loaded={loaded}
      address={address}
      columns={[t('upkeep.asked'), t('upkeep.times'), t('upkeep.lastAsked'), t('upkeep.decision')]}
      row={(wish) => <WishRow key={`${wish.language} ${wish.words}`} wish={wish} onDone={done} />}
      empty={{ icon: Inbox, title: t('upkeep.noWishes') }}
      tools={
        <States
          address={address}
          label={t('upkeep.state')}
          states={WISH_STATES.map((each) => [each, t(`upkeep.wish_${each}`)] as const)}
          now={state}
        />
      }
    />
  )
}

function WishRow({
  wish: { words, language: wishLanguage, count, lastAt, state: was },
  onDone,
}: {
  wish: GuideWish
  onDone: () => void
}) {
  const { language, t } = useLocale()
  const { busy, submit, formError } = useSubmission()
  const toastWithUndo = useUndoToast(onDone)
  const put = (change: { was: WishState; state: WishState }) =>
    accountApi(language)(decideGuideWish, { body: { words, language: wishLanguage, ...change } })
  const decide = (state: WishState) =>
    submit(async () => {
      await put({ was, state })
      toastWithUndo(t('upkeep.decided'), () => put({ was: state, state: was }))
      onDone()
    })
  return (
    <tr>
      <td>
        <p className="strong" lang={wishLanguage} dir="auto">
          {words}
        </p>
        <TroubleNote text={formError()} />
      </td>
      <td data-label={t('upkeep.times')} className="tabular">
        {count}
      </td>
      <td data-label={t('upkeep.lastAsked')}>{formatDate(addisDate(lastAt), language)}</td>
      <td>
        <div className="admin-actions">
          <select
            className="input upkeep-choice"
            aria-label={`${t('upkeep.decision')}: ${words}`}
            disabled={busy}
            value={was}
            onChange={(event) => void decide(event.target.value as WishState)}
          >
            {WISH_STATES.map((each) => (
              <option key={each} value={each}>
                {t(`upkeep.wish_${each}`)}
              </option>
            ))}
          </select>
        </div>
      </td>
    </tr>
  )
}
