// The papers of one worker, and the decision about them.

import { decideVerification } from '@menged/contracts/calls/admin/papers'
import type { Verification } from '@menged/contracts/papers'
import { pathTo } from '@menged/contracts/path-to'
import { formatShortAge, shortAge } from '@menged/ethiopia/ages'
import { useEffect, useState } from 'react'
import { onConflict } from '../../dialogs/forms/on-conflict.ts'
import { type Submission, useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { Link } from '../../page/link.tsx'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { CheckField } from '../../ui/forms/choice.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { PaperPicture } from './paper-picture.tsx'

const REASON = 500
const NOTHING = { identity: false, background: false }

type CardProps = { verification: Verification; now: Date; onDecided: () => void }

export function VerificationCard({ verification, now, onDecided }: CardProps) {
  const { language, t } = useLocale()
  const { id, worker, papers, references, createdAt } = verification
  return (
    <li className="card padded stack gap-16" aria-labelledby={`verification-${id}`}>
      <div className="row wraps between">
        <h2 id={`verification-${id}`} className="admin-title">
          <Link to={pathTo('gig-worker', { id: String(worker.id) })}>{worker.name}</Link>
        </h2>
        <time className="small muted" dateTime={createdAt}>
          {formatShortAge(shortAge(createdAt, now), language)}
        </time>
      </div>
      {papers.length > 0 ? (
        <ul className="desks-papers">
          {papers.map((paper) => (
            <li key={paper.id}>
              <PaperPicture verificationId={id} paper={paper} />
            </li>
          ))}
        </ul>
      ) : null}
      {references ? (
        <div>
          <p className="small strong">{t('desks.references')}</p>
          <p className="desks-lines" dir="auto">
            {references}
          </p>
        </div>
      ) : null}
      <Decision id={id} version={verification.version} onDecided={onDecided} />
    </li>
  )
}

type DecisionProps = { id: string; version: string; onDecided: () => void }

function Decision(props: DecisionProps) {
  const { t } = useLocale()
  const { seen, setSeen, busy, isWhole, send, error, field } = useDecision(props)
  const tick = (name: 'identity' | 'background') => (
    <CheckField
      label={t(`desks.seen_${name}`)}
      checked={seen[name]}
      onChange={(isSeen) => setSeen({ ...seen, [name]: isSeen })}
    />
  )
  return (
    <form className="stack gap-12" onSubmit={submitted(send)} noValidate>
      <div className="row wraps gap-16">
        {tick('identity')}
        {tick('background')}
      </div>
      <TroubleNote text={error} />
      {isWhole ? null : <ReasonField {...field('reason', `reason-${props.id}`)} />}
      <div className="stack gap-4">
        <div className="row wraps gap-12">
          {DECISIONS.map(([word, look, whole]) =>
            whole === isWhole ? (
              <BusyButton key={word} className={`button ${look}`} busy={busy} label={t(word)} busyLabel={t('common.sending')} />
            ) : (
              <button
                key={word}
                type="button"
                className={`button ${look} desks-shut`}
                aria-disabled="true"
                aria-describedby={`shut-${props.id}`}
              >
                <span>{t(word)}</span>
              </button>
            ),
          )}
        </div>
        <p id={`shut-${props.id}`} className="small muted">
          {t(isWhole ? 'desks.refuseShut' : 'desks.verifyShut')}
        </p>
      </div>
    </form>
  )
}

/** Which decision is open: with both ticks, or without. */
const DECISIONS = [
  ['desks.verify', 'primary', true],
  ['desks.refuse', 'danger-outline', false],
] as const

function ReasonField(field: ReturnType<Submission['field']>) {
  const { t } = useLocale()
  return <TextArea {...field} label={t('desks.reason')} hint={t('desks.reasonHint')} rows={2} maxLength={REASON} />
}

function useDecision({ id, version, onDecided }: DecisionProps) {
  const { language, t } = useLocale()
  const [seen, setSeen] = useState(NOTHING)
  // What was ticked was ticked of the version before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version alone takes the ticks back
  useEffect(() => setSeen(NOTHING), [version])
  const { busy, submit, setTrouble, formError, field } = useSubmission()
  const isWhole = seen.identity && seen.background
  const send = async (form: FormData) => {
    const reason = textIn(form, 'reason')
    if (!isWhole && reason === '') return setTrouble({ field: 'reason', text: t('desks.reasonNeeded') })
    await submit(async () => {
      const body = { ...seen, version, ...(reason === '' ? {} : { reason }) }
      await onConflict(accountApi(language)(decideVerification, { params: { verificationId: id }, body }), onDecided)
      void toastSuccess(t(isWhole ? 'desks.verified' : 'desks.refused'), { id: 'verification' })
      onDecided()
    })
  }
  return { seen, setSeen, busy, isWhole, send, error: formError('reason'), field }
}
