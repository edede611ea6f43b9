// Short ways to write the fields of a form: both languages in one line, lengths by kind.

import type { Text } from '@menged/ethiopia/text'
import type { Effect, Field, FieldType, Step, Values } from '../template.ts'
import { countOf, textOf } from './values.ts'

export const NAME_MOST = 100
const ADDRESS_MOST = 200
const LONG_MOST = 2000

const MOST: Partial<Record<FieldType, number>> = {
  text: ADDRESS_MOST,
  longText: LONG_MOST,
  phone: 30,
  email: 254,
  number: 20,
  money: 20,
}

/** Amharic first: that is the language in which these papers are read. */
export const both = (am: string, en: string): Text => ({ am, en })
export const required = { required: true } as const
export const requiredIf = (isRequired: boolean): { required?: true } => (isRequired ? required : {})

type Extra = Omit<Field, 'name' | 'type' | 'label' | 'spelled' | 'spells'>

export function field(type: FieldType, name: string, am: string, en: string, extra: Extra = {}): Field {
  const most = MOST[type]
  const spelled = type === 'text' ? spelledAs(name, extra.known) : undefined
  return { name, type, label: both(am, en), ...(most === undefined ? {} : { most }), ...extra, ...(spelled ? { spelled } : {}) }
}

const KNOWN_AS: Partial<Record<NonNullable<Field['known']>, Field['spelled']>> = {
  name: 'person',
  company: 'company',
  address: 'place',
}
/** By what is known of it, else by its name: `auditorName`, `witness1Address`, `signingPlace`. */
const NAMED: readonly [RegExp, Field['spelled']][] = [
  [/^(?:bank|auditor|company|employer)Name$/, 'company'],
  [/Name$/, 'person'],
  [/Address$|Country$|^signingPlace$/, 'place'],
  [/(?:Place|Branches)$/, 'words'],
]
const spelledAs = (name: string, known: Field['known']): Field['spelled'] =>
  known === undefined ? NAMED.find(([names]) => names.test(name))?.[1] : KNOWN_AS[known]

type Option = NonNullable<Field['options']>[number]
export const option = (value: string, am: string, en: string, hint?: Text): Option => ({
  value,
  label: both(am, en),
  ...(hint === undefined ? {} : { hint }),
})

export const hint = (am: string, en: string): { hint: Text } => ({ hint: both(am, en) })
export const placeholder = (am: string, en: string): { placeholder: Text } => ({ placeholder: both(am, en) })

export const FULL_NAME = {
  most: NAME_MOST,
  known: 'name',
  ...placeholder('አበበ ከበደ ለማ', 'Abebe Kebede Lemma'),
  ...hint('በመታወቂያው ላይ እንዳለ፦ ስም፣ የአባት ስምና የአያት ስም', "As on the identity card: own, father's and grandfather's name"),
} as const
export const ID_NUMBER = {
  most: 40,
  known: 'idNumber',
  half: true,
  ...hint('የፋይዳ፣ የነዋሪነት መታወቂያ ወይም የፓስፖርት ቁጥር', 'Number of the Fayda or resident card, or of the passport'),
} as const
export const ADDRESS = {
  known: 'address',
  ...placeholder('ቦሌ፣ ወረዳ 03፣ የቤት ቁጥር 123', 'Bole, woreda 03, house no. 123'),
  ...hint('ከተማ፣ ክፍለ ከተማ፣ ወረዳና የቤት ቁጥር', 'City, sub-city, woreda and house number'),
} as const
export const PHONE = { known: 'phone', half: true, ...placeholder('0911 234 567', '0911 234 567') } as const
export const EMAIL = { known: 'email', half: true, ...placeholder('abebe@example.com', 'abebe@example.com') } as const

/** Ethiopian by default; of another country, its name as in the passport. */
export function nationality(prefix: string, values: Values): Field[] {
  const name = `${prefix}Nationality`
  return [
    field('choice', name, 'ዜግነት', 'Nationality', {
      half: true,
      options: [option('ethiopian', 'ኢትዮጵያ', 'Ethiopian'), option('foreign', 'ሌላ አገር', 'Of another country')],
    }),
    ...(values[name] === 'foreign'
      ? [
          field('text', `${prefix}Country`, 'የየትኛው አገር ዜጋ', 'Citizen of which country', {
            most: 60,
            half: true,
            ...hint('በፓስፖርቱ ላይ እንዳለ', 'As in the passport'),
          }),
        ]
      : []),
  ]
}

export const SIGNING_PLACE = field('text', 'signingPlace', 'የሚፈረምበት ከተማ', 'City of signing', {
  most: 60,
  half: true,
  ...placeholder('አዲስ አበባ', 'Addis Ababa'),
})

export const MARITAL = [
  option('single', 'ያላገቡ', 'Single'),
  option('married', 'ያገቡ', 'Married'),
  option('divorced', 'በፍቺ የተለያዩ', 'Divorced'),
  option('widowed', 'የትዳር ጓደኛ የሞተባቸው', 'Widowed'),
]

const WITNESSES_LEAST = 2
const WITNESSES_MOST = 4

export const witnessCountOf = (values: Values): number =>
  countOf(values.witnessCount, WITNESSES_LEAST, WITNESSES_MOST, WITNESSES_LEAST)

/** Names of witnesses may be left empty: they are then written by hand. */
function witnesses(values: Values): Field[] {
  const people = Array.from({ length: witnessCountOf(values) }, (_, index) => index + 1)
  return [
    field('choice', 'witnessCount', 'የምስክሮች ብዛት', 'Number of witnesses', {
      options: ['2', '3', '4'].map((value) => option(value, value, value)),
      ...hint(
        'ስማቸውን አሁን ካላወቁ ባዶ ይተዉት፤ በሚፈርሙበት ቀን በእጅ ይጻፋል',
        'Leave the names empty if you do not know them yet: they are written by hand',
      ),
    }),
    ...people.flatMap((n) => [
      field('text', `witness${n}Name`, `የምስክር ${n} ሙሉ ስም`, `Full name of witness ${n}`, { most: NAME_MOST, half: true }),
      field('text', `witness${n}Address`, `የምስክር ${n} አድራሻ`, `Address of witness ${n}`, { half: true }),
    ]),
  ]
}

const UNDERSTOOD: Record<Effect, Text> = {
  authenticated: both(
    'ሰነዱ ረቂቅ መሆኑንና የሚጸናው ሥልጣን ባለው ተቋም ሲረጋገጥ መሆኑን ተረድቻለሁ',
    'I understand that this is a draft, which takes effect when the competent office has authenticated it',
  ),
  signed: both(
    'ሰነዱ ረቂቅ መሆኑንና የሚጸናው ተዋዋዮቹ ሲፈርሙበት መሆኑን ተረድቻለሁ',
    'I understand that this is a draft, which takes effect when the parties have signed it',
  ),
}

/** The last step of every template. */
export const confirmation = (values: Values, am: string, en: string, effect: Effect = 'authenticated'): Step => ({
  id: 'confirmation',
  title: both('ማረጋገጫ', 'Confirmation'),
  text: both(am, en),
  fields: [
    ...witnesses(values),
    field('check', 'agree', 'መረጃው ትክክል መሆኑን አረጋግጣለሁ', 'I confirm that the information is correct', {
      ...required,
      hint: UNDERSTOOD[effect],
    }),
  ],
})

/** The field that a name stands for, among the steps of a form. */
export const fieldsByName = (steps: readonly Step[]): ReadonlyMap<string, Field> =>
  new Map(steps.flatMap(({ fields }) => fields.map((one) => [one.name, one] as const)))

export const has = (values: Values, name: string): boolean => textOf(values, name) !== ''
