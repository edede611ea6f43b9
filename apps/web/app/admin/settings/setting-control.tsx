// What a setting is changed with: a line of text, or two choices side by side.
import type { SettingKey } from '@menged/contracts/settings/lists'
import { LONGEST_SETTING } from '@menged/contracts/settings/lists'
import { useState } from 'react'
import { RadioSegments } from '../../ui/forms/radio-segments.tsx'
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

function Choices({ of: key, value }: { of: keyof typeof CHOICES; value: string }) {
  const t = useT()
  const [chosen, setChosen] = useState(value)
  return (
    <RadioSegments<string> name="value" look="settings-choice" values={CHOICES[key]} value={chosen} onChoose={setChosen}>
      {(each) => t(`settings.${each as Choice}`)}
    </RadioSegments>
  )
}

type Props = { id: string; of: SettingKey; value: string; error: string | null }

export function SettingControl({ id, of: key, value, error }: Props) {
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
    <fieldset aria-labelledby={`${id}-name`} {...described}>
      <Choices of={key} value={value} />
    </fieldset>
  )
}
