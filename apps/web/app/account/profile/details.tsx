// Name, address, phone, language and picture: shown, or edited until they are saved or left as they were.

import { languageStored, type StoredLanguage } from '@menged/contracts/language'
import { rowOf } from '@menged/ethiopia/languages'
import { type ReactNode, useEffect, useState } from 'react'
import { toastSuccess } from '../../dialogs/toast.ts'
import { useT } from '../../words/language.tsx'
import { DetailsForm } from './details-form.tsx'
import { takeFollowed } from './follow-language.ts'
import { phoneText } from './phone-text.ts'
import { useProfile } from './use-profile.ts'

export function Details() {
  const t = useT()
  const [editing, setEditing] = useState(false)
  useEffect(() => {
    if (takeFollowed()) void toastSuccess(t('profile.updatedToast'), { id: 'profile' })
  }, [t])
  return (
    <section className="card padded" aria-labelledby="details-title">
      {editing ? <DetailsForm onDone={() => setEditing(false)} /> : <DetailsList onEdit={() => setEditing(true)} />}
    </section>
  )
}

function DetailsList({ onEdit }: { onEdit: () => void }) {
  const t = useT()
  const profile = useProfile()
  const { email, newEmail, confirmed, phone, language, companynameenglish, companynameamharic, fullName } = profile
  return (
    <>
      <div className="row between card-head">
        <h2 id="details-title">{t('profile.details')}</h2>
        <button type="button" className="button outline" onClick={onEdit}>
          {t('profile.edit')}
        </button>
      </div>
      <dl className="details">
        {companynameenglish === null ? (
          <Row name={t('account.fullName')}>{fullName ?? '–'}</Row>
        ) : (
          <>
            <Row name={t('account.companyNameEnglish')}>
              <span lang="en">{companynameenglish}</span>
            </Row>
            <Row name={t('account.companyNameAmharic')}>
              <span lang="am">{companynameamharic ?? '–'}</span>
            </Row>
          </>
        )}
        <Row name={t('account.email')}>
          <span className="ltr">{email}</span>
          <span className={`tag ${confirmed ? 'green' : 'gold'}`}>
            {t(confirmed ? 'profile.confirmed' : 'profile.unconfirmed')}
          </span>
        </Row>
        {newEmail ? (
          <Row name={t('profile.newEmail')}>
            <span className="ltr">{newEmail}</span>
            <span className="hint">{t('profile.newEmailWaits')}</span>
          </Row>
        ) : null}
        <Row name={t('profile.phone')}>{phone ? <span className="ltr">{phoneText(phone)}</span> : '–'}</Row>
        <Row name={t('nav.language')}>{language === null ? '–' : <LanguageName language={language} />}</Row>
      </dl>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function LanguageName({ language }: { language: StoredLanguage }) {
  const code = languageStored(language)
  return code ? <span lang={code}>{rowOf(code).name}</span> : null
}
