// What a setting is changed with: a line of text, or two choices side by side.
import type { SettingKey } from '@menged/contracts/settings/lists'
import { LONGEST_SETTING } from '@menged/contracts/settings/lists'
import { useT } from '../../words/language.tsx'

const ON_OFF = ['on', 'off'] as const
const CHOICES = {
  registration: ['open', 'closed'],
  ratesNbe: ON_OFF,
  ratesCbe: ON_OFF,
  linkCheck: ON_OFF,
} as const satisfies Partial<Record<SettingKey, readonly string[]>>
const INPUT = { contactPhone: 'tel', operatorEmail: 'email' } as const

type Choice = (typeof CHOICES)[keyof typeof CHOICES][number]
export const isChoice = (value: string): value is Choice =>
  Object.values(CHOICES).some((choices: readonly string[]) => choices.includes(value))

type Props = { id: string; of: SettingKey; value: string; error: string | null }

export function SettingControl({ id, of: key, value, error }: Props) {
  const t = useT()
  const described = { 'aria-describedby': error ? `${id}-error ${id}-hint` : `${id}-hint` }
  if (key === 'contactPhone' || key === 'operatorEmail')
    return (
      <input
        id={id}
        name="value"
        className={`input ${error ? 'invalid' : ''}`}
        type={INPUT[key]}
        dir="ltr"
        defaultValue={value}
        maxLength={LONGEST_SETTING}
        autoComplete="off"
        {...described}
        {...(error ? { 'aria-invalid': true } : {})}
      />
    )
  return (
    <fieldset className="segments settings-choice" aria-labelledby={`${id}-name`} {...described}>
      {CHOICES[key].map((each) => (
        <label key={each}>
          <input className="sr-only" type="radio" name="value" value={each} defaultChecked={each === value} />
          {t(`settings.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
