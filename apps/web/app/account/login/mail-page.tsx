// The frame of a page behind the link of a mail: what it is for, what came of it, and the way to a new mail.
import { pathTo } from '@menged/contracts/path-to'
import { CircleAlert, type IconNode, MailCheck } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { ModalLink } from '../../dialogs/modal-link.tsx'
import { Link } from '../../page/link.tsx'
import { useSession } from '../../session/session.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/forms/notice.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { LinkPage } from './link-page.tsx'
import type { MailAnswer } from './mail-answer.ts'

type MailPageProps = {
  icon: IconNode
  title: string
  lead: string
  answer: MailAnswer | null
  done: { title: string; lead: string }
  /** A person with a session that stays valid is led into the account rather than to the login. */
  keepsSession?: boolean
  /** What is asked of the person while the link is good. */
  children: ReactNode
}

export function MailPage({ icon, title, lead, answer, done, keepsSession = false, children }: MailPageProps) {
  const isDone = answer?.state === 'done'
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const { language } = useLocale()
  useEffect(() => {
    // What this browser knows of the account is no longer so; a session that has ended with it ends here without a word.
    if (isDone && signedIn) void import('../../session/account/login.ts').then(({ lookAnew }) => lookAnew(language))
  }, [isDone, signedIn, language])
  return (
    <LinkPage
      icon={icon}
      title={isDone ? done.title : title}
      answer={answer}
      note={<Outcome answer={answer} lead={isDone ? done.lead : lead} />}
    >
      {answer === null || (answer.state === 'refused' && answer.email === null) ? children : null}
      {isDone ? <Onward signedIn={signedIn && keepsSession} /> : null}
      {answer && 'error' in answer && (answer.state === 'void' || answer.email !== null) ? <AskAgain answer={answer} /> : null}
    </LinkPage>
  )
}

function Onward({ signedIn }: { signedIn: boolean }) {
  const t = useT()
  if (signedIn) {
    return (
      <Link className="button primary wide large" to={pathTo('user-profile')}>
        {t('nav.profile')}
      </Link>
    )
  }
  return (
    <ModalLink className="button primary wide large" to={pathTo('profile')} modal="login">
      {t('account.logIn')}
    </ModalLink>
  )
}

function Outcome({ answer, lead }: { answer: MailAnswer | null; lead: string }) {
  const t = useT()
  if (answer?.state === 'sent') {
    return (
      <Notice kind="green" icon={MailCheck}>
        {t('account.newMailSent')}
      </Notice>
    )
  }
  if (!answer || !('error' in answer)) return <p className="soft">{lead}</p>
  // What is wrong with one field stands under it.
  if (answer.field !== null && answer.state === 'refused') return <p className="soft">{lead}</p>
  return (
    <Notice kind="red" icon={CircleAlert}>
      {answer.error}
    </Notice>
  )
}

function AskAgain({ answer }: { answer: Extract<MailAnswer, { error: string }> }) {
  const t = useT()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form discover="none" method="post" className="stack gap-16" noValidate>
      <input type="hidden" name="intent" value="again" />
      <p className="soft">{t('account.askAgain')}</p>
      <TextField
        id="again-email"
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="email"
        required
        defaultValue={answer.email ?? ''}
        error={answer.state === 'refused' && answer.field === 'email' ? answer.error : null}
      />
      <BusyButton busy={busy} label={t('account.resend')} busyLabel={t('common.sending')} />
    </Form>
  )
}
