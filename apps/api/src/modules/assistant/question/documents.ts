// What somebody has said of a document already, which is filled into its form as far as it is certain.
// Names of fields are those of the templates.
import type { TemplateId } from '@menged/contracts'
import { parsePhone } from '@menged/ethiopia'

type Values = Record<string, string>

const AMOUNT = String.raw`(\d{1,3}(?:[,.]\d{3})+|\d{3,9})(?:[.,]\d{2})?`
const BIRR = String.raw`(?:ብር|birr|etb|br)`
const MONEY = new RegExp(`(?:${BIRR}\\s*${AMOUNT}|${AMOUNT}\\s*(?:የኢትዮጵያ )?${BIRR})`, 'iu')
const DEPOSIT = new RegExp(
  `(?:deposit|ማስያዣ|ቀብድ|መያዣ)\\D{0,20}${AMOUNT}|${AMOUNT}\\s*(?:${BIRR})?\\s*(?:as )?(?:a )?(?:security )?(?:deposit|ማስያዣ|ቀብድ|መያዣ)`,
  'iu',
)
const CAPITAL = new RegExp(`(?:capital|ካፒታል)\\D{0,20}${AMOUNT}|${AMOUNT}\\s*(?:${BIRR})?\\s*(?:capital|ካፒታል)`, 'iu')
const PHONE = /(?:\+251|0)[79]\d(?:[\s-]?\d){7}/
const NAME = String.raw`(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})`
/** "My brother, in my name, so that he …": no name has been said. */
const ETHIOPIC_NAME = String.raw`(?!በእኔ |በስሜ |ስለ|እንዲ|በሕግ )([\u1200-\u135a]{2,}(?: [\u1200-\u135a]{2,}){0,2}?)`

/** After these words stands the name of the one who is given power. */
const ATTORNEY = [
  new RegExp(
    String.raw`\b(?:brother|sister|father|mother|wife|husband|son|daughter|friend|cousin|uncle|aunt|lawyer|attorney|agent)(?:,? (?:named|called))?,? ${NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:ለወንድሜ|ለእህቴ|ለአባቴ|ለእናቴ|ለባለቤቴ|ለሚስቴ|ለባሌ|ለልጄ|ለጓደኛዬ|ለጠበቃዬ) (?:ለ|ለአቶ |ለወይዘሮ |ለወ\/ሮ )${ETHIOPIC_NAME}(?= (?:ውክልና|የውክልና|ሥልጣን|ስልጣን|መስጠት))`,
    'u',
  ),
  new RegExp(
    String.raw`(?:ወንድሜ|እህቴ|አባቴ|እናቴ|ባለቤቴ|ሚስቴ|ባሌ|ልጄ|ጓደኛዬ|ጠበቃዬ) (?:አቶ |ወይዘሮ |ወ\/ሮ )?${ETHIOPIC_NAME} (?=በእኔ ስም|በስሜ|እንዲ)`,
    'u',
  ),
]
const TENANT = [
  new RegExp(String.raw`\b(?:tenant|renter|lessee)(?: is|,| named| called)?,? ${NAME}`, 'u'),
  new RegExp(String.raw`\bto ${NAME}(?= (?:for|at)\b)`, 'u'),
]
const LANDLORD = [new RegExp(String.raw`\b(?:landlord|owner|lessor)(?: is|,| named| called)?,? ${NAME}`, 'u')]
const COMPANY = [
  /\b(?:called|named)\s+["“]?(\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,4})/u,
  /[“"«‹]([^”"»›]{2,80})[”"»›]/u,
]
const PROPERTY: readonly [RegExp, string][] = [
  [/apartment|\bflat\b|condominium|አፓርታማ|አፓርትመንት|ኮንዶሚኒየም/iu, 'apartment'],
  [/\bvilla\b|ቪላ/iu, 'villa'],
  [/\bshop\b|ሱቅ/iu, 'shop'],
  [/\bwarehouse\b|መጋዘን/iu, 'warehouse'],
  [/\boffice\b|ለቢሮ|ቢሮዬን/iu, 'office'],
]
const ISO = /\b(20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))\b/g

const first = (forms: readonly RegExp[], text: string): string | undefined =>
  forms.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined)
/** `15,000` -> `15000`. */
const amountIn = (form: RegExp, text: string): string | undefined =>
  form
    .exec(text)
    ?.slice(1)
    .find((found) => found !== undefined)
    ?.replace(/[,.]/g, '')

const given = (values: Record<string, string | undefined>): Values =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))

function attorneyValues(text: string) {
  const [from, until] = text.match(ISO) ?? []
  const phone = PHONE.exec(text)?.[0]
  const attorneyName = first(ATTORNEY, text)
  return {
    attorneyName,
    // Whose number it is can be told only when one person is named.
    attorneyPhone: attorneyName && phone && /his|her|their|ስልኩ|ስልኳ/i.test(text) ? (parsePhone(phone) ?? undefined) : undefined,
    effectiveDate: from,
    expirationDate: until,
  }
}

function leaseValues(text: string) {
  const [from, until] = text.match(ISO) ?? []
  return {
    monthlyRent: amountIn(MONEY, text.replace(DEPOSIT, ' ')),
    securityDeposit: amountIn(DEPOSIT, text),
    tenantName: first(TENANT, text),
    landlordName: first(LANDLORD, text),
    propertyType: PROPERTY.find(([form]) => form.test(text))?.[1],
    leaseStartDate: from,
    leaseEndDate: until,
  }
}

function companyValues(text: string) {
  return { companyName: first(COMPANY, text), authorizedCapital: amountIn(CAPITAL, text) }
}

const VALUES: Record<TemplateId, (text: string) => Record<string, string | undefined>> = {
  'rental-agreement': leaseValues,
  'power-of-attorney': attorneyValues,
  'plc-foundation': companyValues,
}

export const documentValues = (template: TemplateId, question: string): Values =>
  given(VALUES[template](question.normalize('NFC')))
