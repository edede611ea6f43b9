// What somebody has said of a document already, which is filled into its form as far as it is certain.
// Names of fields are those of the templates.
import type { TemplateId } from '@menged/contracts'
import { fold, isGivenName, parsePhone } from '@menged/ethiopia'

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
/** "Hire Sara Tesfaye as …", "employee Sara Tesfaye". */
const EMPLOYEE = [
  new RegExp(String.raw`\b(?:hire|hiring|employ|employing) ${NAME}(?= (?:as|for|from|at|to|on)\b|[,.;]|$)`, 'u'),
  new RegExp(String.raw`\b(?:employee|worker)(?:,? (?:is|named|called))?,? ${NAME}`, 'u'),
]
/** What somebody is hired as, up to the next thing that is said. */
const JOB =
  /\b(?:as an?|as our|as the|position of|post of) ((?!result\b|matter\b|rule\b|part\b)[a-z][a-z-]*(?: (?!for\b|from|at\b|in\b|with|on\b|and\b|who|that|starting|beginning|until|by\b|to\b)[a-z][a-z-]*){0,3})/iu
const PROBATION =
  /probation\D{0,20}?(\d{1,2})\s*(?:working )?days|(\d{1,2})[\s-]*(?:working )?days?(?:['’]s?)? (?:of )?probation|(\d{1,2}) የሥራ ቀን(?:ናት)? የሙከራ ጊዜ|የሙከራ ጊዜ (\d{1,2}) የሥራ ቀን/iu
/** Beside the sum, before it in Amharic. */
const WAGE_PER: readonly [RegExp, string][] = [
  [/\b(?:a|per|each|every) month\b|\bmonthly\b|በወር|በየወሩ|የወር ደመወዝ|ወርሃዊ/iu, 'month'],
  [/\b(?:a|per|each|every) week\b|\bweekly\b|በሳምንት ?\d|የሳምንት ደመወዝ/iu, 'week'],
  [/\b(?:a|per|each|every) day\b|\bdaily (?:wage|pay)|በቀን ?\d|የቀን ደመወዝ/iu, 'day'],
]
const KIND: readonly [RegExp, string][] = [
  [/\bindefinite|\bpermanent(?:ly)?\b|ላልተወሰነ ጊዜ|በቋሚነት/iu, 'indefinite'],
  [/\bfixed[- ]term\b|\bdefinite (?:period|term|time)|(?<!ላል)ለተወሰነ ጊዜ/iu, 'definite'],
]

/** What is sold, by the words that name it and nothing else. */
const VEHICLE: readonly [RegExp, string][] = [
  [/\bbajaj\b|three-?wheeler|ባጃ[ጅጄ]/iu, 'bajaj'],
  [/\bmotor ?(?:cycle|bike)\b|ሞተር ?ሳይክል/iu, 'motorcycle'],
  [/\bmini-?bus\b|ሚኒባስ/iu, 'minibus'],
  [/\bpick-?up\b|ፒክ ?አፕ/iu, 'pickup'],
  [/\b(?:lorry|truck)\b|የጭነት መኪና/iu, 'lorry'],
]
/** Makes, with models that only they build. */
const MAKES: readonly [make: string, model: string | null, words: RegExp][] = [
  ['Toyota', 'Vitz', /\bvitz\b|ቪትዝ/iu],
  ['Toyota', 'Corolla', /\bcorolla\b|ኮሮላ/iu],
  ['Toyota', 'Yaris', /\byaris\b|ያሪስ/iu],
  ['Toyota', 'Hilux', /\bhilux\b|ሃይሉክስ/iu],
  ['Toyota', null, /\btoyota\b|ቶዮታ/iu],
  ['Suzuki', null, /\bsuzuki\b|ሱዙኪ/iu],
  ['Hyundai', null, /\bhyundai\b|ሃዩንዳይ/iu],
  ['Isuzu', null, /\bisuzu\b|አይሱዙ/iu],
  ['BYD', null, /\bbyd\b/iu],
]
/** `3-A12345`: the code and the number. */
const PLATE = /(?<![\w-])([1-5])-[A-Z]?\d{4,6}(?!\w)/giu
const BUYER = [
  new RegExp(String.raw`\b(?:buyer|purchaser)(?: is|,| named| called)?,? ${NAME}`, 'u'),
  new RegExp(String.raw`\bsell\b[^.?!]*? to (?:Ato |W\/ro )?(?!Addis\b|Ethiopia)${NAME}(?= (?:for|at|on)\b|[,.?!]|$)`, 'u'),
  new RegExp(String.raw`(?<=^|\s)ለ(?:አቶ |ወይዘሮ |ወ\/ሮ )${ETHIOPIC_NAME}(?= (?:በ|መሸጥ|ልሸጥ|ለመሸጥ|ስሸጥ|እሸጣ))`, 'u'),
]
const SELLER = [new RegExp(String.raw`\b(?:seller|vendor)(?: is|,| named| called)?,? ${NAME}`, 'u')]
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

/** The one thing that all of these find; nothing where they find several. */
const only = (found: readonly string[]): string | undefined => (new Set(found).size === 1 ? found[0] : undefined)
const namedIn = (names: readonly (readonly [RegExp, string])[], text: string): string[] =>
  names.flatMap(([form, name]) => (form.test(text) ? [name] : []))
const sumsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(MONEY, 'giu'))].flatMap(([sum]) => amountIn(MONEY, sum) ?? [])

function saleValues(text: string) {
  const plates = [...text.matchAll(PLATE)]
  const plateNumber = only(plates.map(([plate]) => plate.toUpperCase()))
  const code = plates[0]?.[1]
  const makes = MAKES.filter(([, , words]) => words.test(text))
  const vehicleMake = only(makes.map(([make]) => make))
  return {
    vehicleKind: only(namedIn(VEHICLE, text)),
    vehicleMake,
    vehicleModel: vehicleMake && (makes[0]?.[1] ?? undefined),
    plateNumber,
    plateCode: plateNumber && code !== undefined ? (code === '5' ? 'other' : code) : undefined,
    // One of several sums may be a part of the price, or a fee.
    price: only(sumsIn(text)),
    buyerName: first(BUYER, text),
    sellerName: first(SELLER, text),
  }
}

function companyValues(text: string) {
  return { companyName: first(COMPANY, text), authorizedCapital: amountIn(CAPITAL, text) }
}

function employmentValues(text: string) {
  const [from, until] = text.match(ISO) ?? []
  const contractKind = only(namedIn(KIND, text))
  // Of two sums, or of two times, nobody can tell which is the wage.
  const [sum, wagePer] = [only(sumsIn(text)), only(namedIn(WAGE_PER, text))]
  const days = amountIn(PROBATION, text)
  return {
    employeeName: first(EMPLOYEE, text),
    jobTitle: JOB.exec(text)?.[1],
    contractKind,
    startDate: from,
    endDate: contractKind === 'definite' ? until : undefined,
    probationDays: days && Number(days) > 0 && Number(days) <= 60 ? days : undefined,
    ...(sum && wagePer ? { wage: sum, wagePer } : {}),
  }
}

/** Whose name stands after these words gets the money, or gives it; `borrow 5,000 birr from Awash Bank` names nobody. */
const KIN = '(?:my )?(?:brother|sister|father|mother|son|daughter|friend|cousin|uncle|aunt|neighbou?r|colleague)'
const BORROWER = [
  new RegExp(String.raw`\b(?:lend|lending|lent|loan) (?:${KIN},? )?(?:Ato |W\/ro )?${NAME}`, 'u'),
  new RegExp(String.raw`\b(?:lend|lending|lent|loan)\b.*?\bto (?:${KIN},? )?(?:Ato |W\/ro )?${NAME}`, 'u'),
  new RegExp(String.raw`\bborrower(?: is|,| named| called)?,? ${NAME}`, 'u'),
]
const LENDER = [
  new RegExp(String.raw`\bborrow(?:ing|ed)?\b.*?\bfrom (?:${KIN},? )?(?:Ato |W\/ro )?${NAME}`, 'u'),
  new RegExp(String.raw`\blender(?: is|,| named| called)?,? ${NAME}`, 'u'),
]
const LENDS = /ማበደር|ላበድር|አበድ[ራሬር]|አበደር/u
const BORROWS = /መበደር|ልበደር|እበደር|ተበደር|ተበድ[ራሬር]/u
const HONORIFICS = ['አቶ', 'ወይዘሮ', 'ወ/ሮ', 'ወይዘሪት']
const isName = (word: string): boolean => isGivenName(fold(word.toLowerCase()))
const NAME_WORDS = 3

/** `lend Abebe Kebede`: one of the words at least is known as a name. */
const personIn = (forms: readonly RegExp[], text: string): string | undefined => {
  const found = first(forms, text)
  return found?.split(' ').some(isName) ? found : undefined
}

/** `ለአበበ ከበደ 50,000 ብር`, `ከአቶ …`: names that stand before the sum, with the letter that says which way it goes. */
function namedBefore(text: string, letter: 'ለ' | 'ከ'): string | undefined {
  const words = text
    .slice(0, MONEY.exec(text)?.index ?? 0)
    .split(/\s+/)
    .filter(Boolean)
    .slice(-NAME_WORDS - 1)
  for (const [at, word] of words.entries()) {
    if (!word.startsWith(letter)) continue
    const rest = words.slice(at + 1)
    const names = HONORIFICS.includes(word.slice(1)) ? rest : [word.slice(1), ...rest]
    const end = names.findIndex((one) => !isName(one))
    const run = names.slice(0, end < 0 ? names.length : end)
    if (run.length > 0) return run.join(' ')
  }
  return undefined
}

/** One day by which all is paid back. */
const BACK = new RegExp(String.raw`(?:\b(?:by|until|till|before)|እስከ) ?${ISO.source}`, 'iu')
const IN_PARTS = /instal|every month|monthly|a month|per month|በየወሩ|በወር|በክፍያ/iu

function loanValues(text: string) {
  const repaymentDate = IN_PARTS.test(text) || (text.match(ISO) ?? []).length > 1 ? undefined : BACK.exec(text)?.[1]
  return {
    loanAmount: amountIn(MONEY, text),
    borrowerName: personIn(BORROWER, text) ?? (LENDS.test(text) ? namedBefore(text, 'ለ') : undefined),
    lenderName: personIn(LENDER, text) ?? (BORROWS.test(text) ? namedBefore(text, 'ከ') : undefined),
    repayment: repaymentDate && 'once',
    repaymentDate,
  }
}

const VALUES: Record<TemplateId, (text: string) => Record<string, string | undefined>> = {
  'rental-agreement': leaseValues,
  'power-of-attorney': attorneyValues,
  'plc-foundation': companyValues,
  'vehicle-sale': saleValues,
  'employment-contract': employmentValues,
  'loan-agreement': loanValues,
}

export const documentValues = (template: TemplateId, question: string): Values =>
  given(VALUES[template](question.normalize('NFC')))
