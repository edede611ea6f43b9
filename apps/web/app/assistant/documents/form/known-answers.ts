// Answers that are known already, from the profile or an earlier document: offered others an empty field, never put in by themselves.
import type { Profile } from '@menged/contracts/profile'
import type { Field, Step, Template, Values } from '@menged/documents/preview'
import { LANGUAGE_ROWS, type Language } from '@menged/ethiopia/languages'
import { formatPhone, parsePhone } from '@menged/ethiopia/phones'
import { type InSome, inEach, textIn } from '@menged/ethiopia/text'

type AnswerKind = NonNullable<Field['known']>
/** A person or a company, as far as it is known. */
export type Somebody = Partial<Record<AnswerKind, string>>

const OFFERS_MOST = 3

/** As the profile spells them. */
const companyNames = (profile: Pick<Profile, 'companynameenglish' | 'companynameamharic'>): InSome<string> =>
  inEach((each) => profile[`companyname${LANGUAGE_ROWS[each].long}`])

export function fromProfile({ fullName, name, email, companyemail, phone, ...profile }: Profile, language: Language): Somebody[] {
  const company = textIn(companyNames(profile), language) || null
  const own = company ? null : (fullName ?? name)
  const local = phone && parsePhone(phone) ? formatPhone(phone) : phone
  return [present({ name: own, company, email: companyemail || email, phone: local })]
}

function present(known: { [Key in AnswerKind]?: string | null | undefined }): Somebody {
  return Object.fromEntries(Object.entries(known).filter(([, text]) => typeof text === 'string' && text.trim() !== ''))
}

/** `landlordName` and `landlordPhone` are of one person; so are `shareholder2Name` and `shareholder2Id`. */
const whoseOf = (name: string): string => /^[a-z]+\d*/.exec(name)?.[0] ?? name

/** Everybody that is named in what was typed. */
export function fromValues({ steps }: Pick<Template, 'steps'>, values: Values): Somebody[] {
  const people = new Map<string, Somebody>()
  for (const { fields } of steps(values))
    for (const { name, known } of fields) {
      const text = values[name]
      if (known && typeof text === 'string' && text.trim() !== '')
        people.set(whoseOf(name), { ...people.get(whoseOf(name)), [known]: text.trim() })
    }
  return [...people.values()]
}

/** What fits a field: first what belongs to the person who is named others it. An answer that stands there already is not offered. */
export function offersFor({ name, known }: Field, { fields }: Step, values: Values, people: readonly Somebody[]): string[] {
  if (!known || (values[name] ?? '') !== '') return []
  const others = fields.flatMap((field) => {
    const text = values[field.name]
    return field.known && whoseOf(field.name) === whoseOf(name) && typeof text === 'string' && text
      ? [[field.known, text] as const]
      : []
  })
  const isSame = (somebody: Somebody) => others.some(([kind, text]) => somebody[kind] === text.trim())
  // Somebody else's number others this name would be wrong.
  const isOther = (somebody: Somebody) =>
    !isSame(somebody) && others.some(([kind]) => kind === 'name' && somebody.name !== undefined)
  const fitting = people.filter((somebody) => !isOther(somebody))
  const sorted = [...fitting.filter(isSame), ...fitting.filter((somebody) => !isSame(somebody))]
  return [...new Set(sorted.flatMap((somebody) => somebody[known] ?? []))].slice(0, OFFERS_MOST)
}
