// Wishes that are no question about a guide: a document to be made, somebody who helps, the rates of today, a greeting.
import type { TemplateId } from '@menged/contracts'
import { type Aspect, asText } from './aspects.ts'
import { DOCUMENTS } from './documents.ts'
import { pattern } from './pattern.ts'

const MAKE =
  pattern(`(?: |^)(?:አዘጋጅልኝ|አዘጋጂልኝ|አዘጋጁልኝ|ያዘጋጁልኝ|አዘጋጅ|ማዘጋጀት|ለማዘጋጀት|ላዘጋጅ|እናዘጋጅ|ጻፍልኝ|ጻፊልኝ|ይጻፉልኝ|መጻፍ|ልጻፍ|ሥራልኝ|ቅጽ ሙላ|ናሙና|ቅጹን|azegajilign|azegajlign|azegaj|mazegajet|lazegaj|tsafilign|tsafilgn|samuna|
  draft|write|prepare|create|generate|make|fill (?:in|out)|template|sample)(?= |$)`)
const WANT = pattern(
  `(?: |^)(?:እፈልጋለሁ|እፈልጋለው|ፈልጌ|ፈልጌ ነበር|እንፈልጋለን|መስጠት|ልስጥ|ያስፈልገኛል|efelgalehu|felgalehu|felige|i need|i want|need|want|would like|give)(?= |$)`,
)

/** "I rent my house, make me a contract". */
const CONTRACT = pattern('(?: |^)(?:\\S*ውል|\\S*ውሉን|wul|wil|contracts?|agreements?)(?= |$)')
const RENTING = pattern(
  '(?: |^)(?:\\S*ኪራይ\\S*|\\S*(?:ማከራየት|ላከራይ|አከራይ|ተከራይ|መከራየት)\\S*|\\S*kiray\\S*|rent(?:ing|al)?|leas(?:e|ing)|tenants?|landlord)(?= |$)',
)

const DOCUMENT_IDS = Object.keys(DOCUMENTS) as TemplateId[]

/** The template whose making is wished for. A question of what it costs or where it is authenticated is none. */
export function wishedDocument(words: readonly string[], aspects: readonly Aspect[]): TemplateId | null {
  const text = asText(words)
  const named = DOCUMENT_IDS.find((id) => DOCUMENTS[id].words.test(text))
  const template = named ?? (MAKE.test(text) && CONTRACT.test(text) && RENTING.test(text) ? 'rental-agreement' : undefined)
  if (!template) return null
  if (aspects.some((aspect) => aspect !== 'steps'))
    return MAKE.test(text) && aspects.every((aspect) => aspect === 'cost') && hasAmount(text) ? template : null
  if (MAKE.test(text)) return template
  return WANT.test(text) && !aspects.includes('steps') && !ABOUT_IT.test(text) ? template : null
}

/** "15000 birr a month" is no question of what it costs. */
const hasAmount = (text: string): boolean => /\d{3,}/.test(text) && !/how much|ስንት|ምን ያህል|sint/.test(text)

/** Something is to be done with one that is there. */
const ABOUT_IT = pattern(
  '(?: |^)(?:\\S*ማረጋገጥ|\\S*ማስመዝገብ|\\S*ማፍረስ|\\S*መሻር|\\S*መሰረዝ|authenticate\\S*|register\\S*|cancel\\S*|revoke\\S*|regist\\S*|stamp\\S*)(?= |$)',
)

const HELP =
  pattern(`(?: |^)(?:ባለሙያ\\S*|ጉዳይ አስፈጻሚ\\S*|ጉዳይ የሚያስፈጽም\\S*|ጠበቃ\\S*|ተርጓሚ\\S*|አስተርጓሚ\\S*|የሒሳብ ባለሙያ|የሚያግዘኝ|የሚረዳኝ|የሚያወጣልኝ|የሚሠራልኝ|የሚጨርስልኝ|የሚጽፍልኝ|የሚተረጉምልኝ|ሰው ፈልግልኝ|ሰው ፈልጉልኝ|balemuya|bale muya|tebeka|yemiyagzegn|yemiredagn|gudday asfetsami|
  (?:someone|somebody|anyone|a person|people|worker|helper|professional|expert|agent|facilitator|translator|accountant|lawyer|bookkeeper)s?)(?= |$)`)
const SEEK = pattern(
  `(?: |^)(?:ፈልግልኝ|ፈልጊልኝ|ፈልጉልኝ|ፈልግ|እፈልጋለሁ|እፈልጋለው|ያስፈልገኛል|አግኝልኝ|አገናኘኝ|አገናኙኝ|አለ ወይ|አለ|ማን|felig|feliglign|efelgalehu|alegn|agegnalehu|need|want|find|looking for|look for|hire|recommend|who can|know|get me|help me find)(?= |$)`,
)

export const wishesHelp = (words: readonly string[]): boolean => HELP.test(asText(words)) && SEEK.test(asText(words))

/** What somebody is wanted for. */
export const withoutHelp = (words: readonly string[]): string[] =>
  [HELP, SEEK]
    .reduce((text, form) => text.replace(new RegExp(form.source, 'g'), ' '), asText(words))
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')

const CURRENCIES: readonly [string, RegExp][] = [
  ['USD', pattern('(?: |^)(?:የ|በ)?(?:ዶላር\\S*|dolar\\S*|dollars?|usd)(?= |$)')],
  ['EUR', pattern('(?: |^)(?:የ|በ)?(?:ዩሮ\\S*|ኢሮ|euros?|eur|yuro)(?= |$)')],
  ['GBP', pattern('(?: |^)(?:የ|በ)?(?:ፓውንድ\\S*|pounds?|gbp|sterling|pawend)(?= |$)')],
  ['AED', pattern('(?: |^)(?:የ|በ)?(?:ድርሃም\\S*|dirhams?|aed)(?= |$)')],
  ['SAR', pattern('(?: |^)(?:የ|በ)?(?:ሪያል\\S*|riyals?|sar)(?= |$)')],
  ['CNY', pattern('(?: |^)(?:የ|በ)?(?:ዩዋን\\S*|yuan|renminbi|cny)(?= |$)')],
]
const RATE = pattern(
  '(?: |^)(?:ምንዛሪ\\S*|ምንዛሬ\\S*|ተመን\\S*|ዋጋ\\S*|ስንት|በስንት|ምን ያህል|ዛሬ|ዛሬስ|መግዣ|መሸጫ|minzari\\S*|sint|waga|zare|rates?|exchange|price|today|how much|buying|selling)(?= |$)',
)
/** What else may stand in such a question. */
const BESIDE = pattern(
  `^(?: |^)*(?:(?:ዛሬ|ዛሬስ|አሁን|የዛሬ|የውጭ|ነው|ነዉ|ወደ|ብር|በብር|ባንክ|በባንክ|ንግድ|የንግድ|አንድ|1|zare|ahun|new|nw|ena|እና|ና|and|or|be|birr|bank|gebeya|what|is|are|the|a|an|one|of|to|in|for|against|at|now|current|cbe|bank|commercial|ethiopia|ethiopian|how|much|in|etb|s|does|cost|do|i|get|foreign|currency|currencies|us|american|የአሜሪካ) *)*$`,
)

/** Currencies whose rate is asked for: none named stands for all of them. Null when something else is asked for. */
export function askedRates(words: readonly string[]): string[] | null {
  const text = asText(words)
  const named = CURRENCIES.filter(([, form]) => form.test(text))
  if (
    !RATE.test(text) ||
    (named.length === 0 && !pattern('(?: |^)(?:\\S*ምንዛሪ|\\S*ምንዛሬ|exchange rates?|minzari)(?= |$)').test(text))
  )
    return null
  let rest = text
  for (const form of [...named.map(([, each]) => each), RATE]) rest = rest.replace(new RegExp(form.source, 'g'), ' ')
  return BESIDE.test(rest.replace(/\s+/g, ' ').trim()) ? named.map(([code]) => code) : null
}

const SCHOLARSHIPS = pattern(
  '(?: |^)(?:\\S*ስኮላርሺፕ\\S*|\\S*የትምህርት (?:ዕድል|እድል)\\S*|\\S*የትምህርት ዕድሎች\\S*|scholarships|iskolarship\\S*)(?= |$)',
)
const WHICH = pattern(
  '(?: |^)(?:የትኞቹ|የትኞች|የትኛዎቹ|ምን ዓይነት|ምን አይነት|ምን ምን|አሉ|ዝርዝር|which|what|list|any|find|are there|yetignochu|alu)(?= |$)',
)

/** "Which scholarships are there?": several guides answer together. */
export const asksForScholarships = (words: readonly string[]): boolean =>
  SCHOLARSHIPS.test(asText(words)) && WHICH.test(asText(words))

const GREETING =
  pattern(`^(?: |^)*(?:(?:ሰላም|ጤና ይስጥልኝ|እንደምን|አደርክ|አደርሽ|አደራችሁ|ዋልክ|ዋላችሁ|እንዴት|ነህ|ነሽ|ነዎት|ናችሁ|አመሰግናለሁ|እሺ|ደህና|ታዲያስ|ሃይ|ሄሎ|አንተ|አንቺ|እርስዎ|ማን|ምን|ማድረግ|ትችላለህ|ትችያለሽ|ይችላሉ|ልትረዳኝ|ልታግዘኝ|መጠየቅ|እችላለሁ|ስለራስህ|ንገረኝ|
  selam|tena|yistilign|endemin|neh|nesh|dehna|tadias|ameseginalehu|hi|hello|hey|good|morning|afternoon|evening|day|thanks|thank|you|how|are|what|can|do|does|who|is|this|ok|okay|bye|menged|ai|help|me|your|name|work|i|ask) *)+$`)

export const isGreeting = (words: readonly string[]): boolean => GREETING.test(asText(words).trim())
