// What a moderator has hidden, for its author: why, and one text against it. Opened by the address of a notification.

import { appeal, ownHidden } from '@menged/contracts/calls/admin/moderation'
import { LIMITS } from '@menged/contracts/limits'
import type { OwnHidden } from '@menged/contracts/moderation'
import type { ModeratedKind } from '@menged/contracts/moderation/lists'
import { textIn } from '@menged/ethiopia/text'
import { EyeOff } from 'lucide'
import { useLocation } from 'react-router'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { RowsSkeleton } from '../../ui/deferred/rows-skeleton.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { submitted, textIn as typedText } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'

const ADDRESS = /^#appeal-(comment|review)-([0-9a-f-]{36})$/

/** Nothing unless the address names something of one's own. */
export default function AppealCard() {
  const found = ADDRESS.exec(useLocation().hash)
  if (!found) return null
  const [, kind = 'comment', id = ''] = found
  return <Hidden key={id} kind={kind as ModeratedKind} id={id} />
}

function Hidden({ kind, id }: { kind: ModeratedKind; id: string }) {
  const { language, t } = useLocale()
  const params = { kind, itemId: id }
  const { data, failed, set } = useLoaded(async () => (await accountApi(language)(ownHidden, { params })).data, language)
  const isThere = data !== null || failed
  if (!isThere) return <RowsSkeleton label={t('common.loading')} />
  return (
    <section className="card padded stack gap-16 profile-appeal" aria-labelledby="appeal-title">
      <h2 id="appeal-title" className="row gap-12">
        <span className="tile">
          <Icon of={EyeOff} />
        </span>
        <span>{t(data?.isHidden ? `appeals.hidden_${kind}` : `appeals.shown_${kind}`)}</span>
      </h2>
      {data === null ? <p>{t('appeals.gone')}</p> : <HiddenText own={data} onAppeal={(own) => set(() => own)} />}
    </section>
  )
}

function HiddenText({ own, onAppeal }: { own: OwnHidden; onAppeal: (own: OwnHidden) => void }) {
  const { language, t } = useLocale()
  const { text, about, link, isHidden, reason, appeal: sentAppeal } = own
  return (
    <>
      <blockquote className="quoted soft" dir="auto">
        {text}
      </blockquote>
      <p className="small muted">
        <Link to={link}>{textIn(about, language)}</Link>
      </p>
      {reason ? (
        <p>
          <b>{t('appeals.reason')}</b> {textIn(reason, language)}
        </p>
      ) : null}
      {sentAppeal ? (
        <div className="stack gap-4">
          <p className="strong">{t(`appeals.state_${sentAppeal.state}`)}</p>
          <p className="soft" dir="auto">
            {sentAppeal.text}
          </p>
        </div>
      ) : isHidden ? (
        <AppealForm own={own} onAppeal={onAppeal} />
      ) : null}
    </>
  )
}

function AppealForm({ own: { kind, id }, onAppeal }: { own: OwnHidden; onAppeal: (own: OwnHidden) => void }) {
  const { language, t } = useLocale()
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  const send = async (form: FormData) => {
    const text = typedText(form, 'text')
    if (text === '') return setTrouble({ field: 'text', text: t('appeals.needed') })
    const params = { kind, itemId: id }
    await submit(async () => onAppeal((await accountApi(language)(appeal, { params, body: { text } })).data))
  }
  return (
    <form className="stack gap-12" onSubmit={submitted(send)} noValidate>
      <TroubleNote text={formError('text')} />
      <TextArea
        {...field('text', 'appeal-text')}
        label={t('appeals.label')}
        hint={t('appeals.hint')}
        rows={4}
        maxLength={LIMITS.comment}
      />
      <div>
        <BusyButton className="button primary" busy={busy} label={t('appeals.send')} busyLabel={t('common.sending')} />
      </div>
    </form>
  )
}
