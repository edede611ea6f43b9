// Answers that are known already, from the profile or an earlier document: offered others an empty field, never put in by themselves.
import type { Profile } from '@menged/contracts/profile'
import type { Field, Step, Template, Values } from '@menged/documents/preview'
import { LANGUAGE_ROWS, type Language } from '@menged/ethiopia/languages'
import { nameInLatin } from '@menged/ethiopia/latin-names'
import { formatPhone, parsePhone } from '@menged/ethiopia/phones'
import { scriptIn } from '@menged/ethiopia/scripts'
import { type InSome, inEach, textIn } from '@menged/ethiopia/text'

type AnswerKind = NonNullable<Field['known']>
/** One name or place in the letters of each language. */
type Spelling = readonly [string, string]
/** A person or a company, as far as it is known. */
export type Somebody = Partial<Record<AnswerKind, string>> & { spellings?: readonly Spelling[] }

const OFFERS_MOST = 3

/** As the profile spells them. */
const companyNames = (profile: Pick<Profile, 'companynameenglish' | 'companynameamharic'>): InSome<string> =>
  inEach((each) => profile[`companyname${LANGUAGE_ROWS[each].long}`])

export function fromProfile({ fullName, name, email, companyemail, phone, ...profile }: Profile, language: Language): Somebody[] {
  const companies = companyNames(profile)
  const company = textIn(companies, language) || null
  const own = company ? null : (fullName ?? name)
  const local = phone && parsePhone(phone) ? formatPhone(phone) : phone
  const spelled = companies.am && companies.en ? { spellings: [[companies.am, companies.en] as const] } : {}
  return [{ ...present({ name: own, company, email: companyemail || email, phone: local }), ...spelled }]
}

function present(known: { [Key in AnswerKind]?: string | null | undefined }): Somebody {
  return Object.fromEntries(Object.entries(known).filter(([, text]) => typeof text === 'string' && text.trim() !== ''))
}

/** `landlordName` and `landlordPhone` are of one person; so are `shareholder2Name` and `shareholder2Id`. `sellerAgentId` is not the seller's, `borrowerSpouseId` not the borrower's. */
const whoseOf = (name: string): string => /^[a-z]+\d*(?:Agent|Manager|Spouse)?/.exec(name)?.[0] ?? name

function typedIn(values: Values, name: string): string {
  const text = values[name]
  return typeof text === 'string' ? text.trim() : ''
}

/** Everybody that is named in what was typed. */
export function fromValues({ steps }: Pick<Template, 'steps'>, values: Values): Somebody[] {
  const people = new Map<string, Somebody>()
  for (const { fields } of steps(values))
    for (const { name, known, spells = '' } of fields) {
      const [text, first] = [typedIn(values, name), typedIn(values, spells)]
      const somebody = people.get(whoseOf(name))
      if (known && text) people.set(whoseOf(name), { ...somebody, [known]: text })
      if (text && first) people.set(whoseOf(name), { ...somebody, spellings: [...(somebody?.spellings ?? []), [first, text]] })
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

/** For an empty second spelling: as it was spelled elsewhere, else people and places in Latin letters as passports have it. */
export function spellingsFor(
  { name, spells = '' }: Field,
  steps: readonly Step[],
  values: Values,
  people: readonly Somebody[],
): string[] {
  const first = typedIn(values, spells)
  if (typedIn(values, name) !== '' || first === '') return []
  const everybody = [...fromValues({ steps: () => steps }, values), ...people]
  const known = everybody.flatMap(({ spellings = [] }) =>
    spellings.flatMap(([one, other]) => (one === first ? [other] : other === first ? [one] : [])),
  )
  if (known.length > 0) return [...new Set(known)].slice(0, OFFERS_MOST)
  const field = steps.flatMap(({ fields }) => fields).find((each) => each.name === spells)
  const isName = field?.spelled === 'person' || field?.spelled === 'place'
  return isName && scriptIn(first) === 'ethiopic' ? [nameInLatin(first)] : []
}
