// How each setting is written and read: by the readers of the environment, where it has a variable.
import type { SettingKey } from '@menged/contracts'
import type { WordKey } from '@menged/i18n'
import type { Config } from '../../platform/config.ts'
import { READERS } from '../../platform/settings.ts'

/** `read` returns undefined for a value that is not allowed, and null where none is wanted. `wrong`: what is said of one that people type. */
type Form<Value> = {
  default: (config: Config) => string
  read: (text: string) => Value | undefined
  wrong?: WordKey
}

export type Values = {
  contactPhone: string | null
  operatorEmail: string | null
  registration: 'open' | 'closed'
  ratesNbe: boolean
  ratesCbe: boolean
  linkCheck: boolean
}

const onOff = (isOn: (config: Config) => boolean): Form<boolean> => ({
  default: (config) => (isOn(config) ? 'on' : 'off'),
  read: READERS.LINK_CHECK.read,
})

export const FORMS: { [Key in SettingKey]: Form<Values[Key]> } = {
  contactPhone: {
    default: ({ contactPhone }) => contactPhone ?? '',
    read: (text) => (text === '' ? null : READERS.CONTACT_PHONE.read(text)),
    wrong: 'account.phoneWrong',
  },
  operatorEmail: {
    default: ({ operatorEmail }) => operatorEmail ?? '',
    read: (text) => (text === '' ? null : READERS.OPERATOR_EMAIL.read(text)),
    wrong: 'account.emailWrong',
  },
  registration: {
    default: () => 'open',
    read: (text) => (text === 'open' || text === 'closed' ? text : undefined),
  },
  ratesNbe: onOff(({ ratesSources }) => ratesSources.includes('nbe')),
  ratesCbe: onOff(({ ratesSources }) => ratesSources.includes('cbe')),
  linkCheck: onOff(({ linkCheck }) => linkCheck),
}
