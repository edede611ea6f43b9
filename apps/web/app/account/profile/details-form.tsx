// Edits what a person says about themselves. The message comes when the account has it, not before.

import { nameProblem, optionalPhoneProblem } from '@menged/contracts/accounts/rules'
import { changeProfile } from '@menged/contracts/calls/account/profile'
import { languageStored, type StoredLanguage, storedAs } from '@menged/contracts/language'
import { inOffer } from '@menged/contracts/language-offer'
import { LIMITS } from '@menged/contracts/limits'
import type { ProfileChange } from '@menged/contracts/profile'
import { rowOf } from '@menged/ethiopia/languages'
import { type FormEvent, useState } from 'react'
import { type Submission, useSubmission } from '../../dialogs/forms/submission.ts'
import { toastSuccess } from '../../dialogs/toast.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { keepAvatar } from '../../session/deferred/avatar.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Choice } from '../../ui/forms/choice.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { exactIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { AvatarChoice } from './avatar-choice.tsx'
import { followLanguage } from './follow-language.ts'
import { phoneText } from './phone-text.ts'
import { setProfile, useProfile } from './use-profile.ts'

type Typed = { fullName: string; phone: string; language: string; avatar: string }

const typedIn = (form: HTMLFormElement): Typed => {
  const data = new FormData(form)
  const text = (name: string) => exactIn(data, name)
  return { fullName: text('fullName'), phone: text('phone'), language: text('language'), avatar: text('avatar') }
}

function changeIn({ fullName, phone, language, avatar }: Typed, hasName: boolean): ProfileChange {
  const code = languageStored(language)
  return {
    ...(hasName ? { fullName: fullName.trim() } : {}),
    phone: phone.trim(),
    avatarImg: avatar === 'male' || avatar === 'female' ? avatar : null,
    ...(code ? { language: storedAs(code) } : {}),
  }
}

export function DetailsForm({ onDone }: { onDone: () => void }) {
  const { t } = useLocale()
  const { profile, hasName, busy, save, check, wrong, error, trouble } = useDetails(onDone)
  return (
    <form className="stack gap-16" onSubmit={save} noValidate>
      <FormHead busy={busy} onCancel={onDone} />
      <TroubleNote text={trouble} />
      {hasName ? (
        <TextField
          id="fullName"
          name="fullName"
          label={t('account.fullName')}
          requiredMark
          required
          autoFocus
          maxLength={LIMITS.name}
          autoComplete="name"
          defaultValue={profile.fullName ?? ''}
          error={error('fullName')}
          onChange={(event) => check('fullName', event.target.value)}
        />
      ) : null}
      <TextField
        id="phone"
        name="phone"
        type="tel"
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        maxLength={40}
        autoComplete="tel"
        defaultValue={phoneText(profile.phone)}
        error={error('phone')}
        onChange={(event) => wrong.phone && check('phone', event.target.value)}
      />
      <LanguageChoice chosen={profile.language} />
      <div className="rule" />
      <AvatarChoice chosen={profile.avatarImg} />
    </form>
  )
}

function useDetails(onDone: () => void) {
  const { language, t } = useLocale()
  const profile = useProfile()
  const hasName = profile.companynameenglish === null
  const { busy, submit, setTrouble, errorOf, formError } = useSubmission()
  const { wrong, check } = useChecked(setTrouble)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = typedIn(form)
    const problems = [hasName ? check('fullName', typed.fullName) : null, check('phone', typed.phone)]
    if (problems.some(Boolean)) {
      form.querySelector<HTMLInputElement>(problems[0] ? '#fullName' : '#phone')?.focus()
      return
    }
    const change = changeIn(typed, hasName)
    let follows = false
    const sent = await submit(async () => {
      const { data } = await accountApi(language)(changeProfile, { body: change })
      // The device first: what is chosen on it goes into the account.
      follows = change.language !== undefined && change.language !== profile.language && followLanguage(change.language, language)
      setProfile(data)
    })
    if (!sent) return
    keepAvatar(change.avatarImg ?? null)
    if (follows) return
    void toastSuccess(t('profile.updatedToast'), { id: 'profile' })
    onDone()
  }
  const error = (name: 'fullName' | 'phone') => wrong[name] ?? errorOf(name)
  return { profile, hasName, busy, save, check, wrong, error, trouble: formError('fullName', 'phone') }
}

/** What is seen to be wrong while it is typed. */
function useChecked(setTrouble: Submission['setTrouble']) {
  const { t } = useLocale()
  const [wrong, setWrong] = useState<{ fullName: string | null; phone: string | null }>({ fullName: null, phone: null })

  const check = (name: 'fullName' | 'phone', value: string): string | null => {
    const problem = name === 'fullName' ? nameProblem(value) : optionalPhoneProblem(value)
    setWrong((before) => ({ ...before, [name]: problem ? t(problem) : null }))
    setTrouble(null)
    return problem
  }
  return { wrong, check }
}

function FormHead({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  const { t } = useLocale()
  return (
    <div className="row between card-head">
      <h2 id="details-title">{t('profile.details')}</h2>
      <div className="row">
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('common.cancel')}
        </button>
        <BusyButton className="button primary" busy={busy} label={t('profile.save')} busyLabel={t('profile.saving')} />
      </div>
    </div>
  )
}

function LanguageChoice({ chosen }: { chosen: StoredLanguage | null }) {
  const { languages, t } = useLocale()
  return (
    <fieldset className="stack">
      <legend className="legend">{t('nav.language')}</legend>
      <div className="row gap-24">
        {inOffer(languages).map((each) => (
          <Choice
            key={each}
            look="checkbox round"
            name="language"
            value={storedAs(each)}
            defaultChecked={chosen === storedAs(each)}
          >
            <span lang={each}>{rowOf(each).name}</span>
          </Choice>
        ))}
      </div>
      <p className="hint">{t('profile.languageHint')}</p>
    </fieldset>
  )
}
