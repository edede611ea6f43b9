// How people ask: the words that say what they want to know of a thing, in Amharic, in Amharic typed in Latin letters, and in English.
// Not the thing itself. Patterns are matched against folded words with blanks around them.
import { isFiller } from '../../search/index.ts'
import { everyPattern } from './pattern.ts'

/** What may be asked of a guide. */
export const ASPECTS = ['cost', 'time', 'where', 'validFor', 'documents', 'steps', 'office', 'law'] as const
export type Aspect = (typeof ASPECTS)[number]

const UNITS = '(?:ቀን|ቀናት|ሳምንት|ወር|ወራት|ሰዓት|ዓመት|ጊዜ|ken|kenat|samint|wer|seat|amet|gize)\\S*'

export const ASKING: Record<Aspect, RegExp> = {
  validFor:
    everyPattern(`(?<= )(?:ለስንት ${UNITS}(?: \\S*(?:ያገለግ|ይጸና|ይቆያ)\\S*)?|እስከ መቼ(?: \\S+)? ያገለግላል|(?:ስንት|ምን ያህል) ${UNITS} (?:ያገለግ|የሚያገለግ)\\S*|የአገልግሎት (?:ዘመን|ጊዜ)\\S*|
    ያገለግላል|how (?:long|many years)(?= (?:\\S+ ){1,8}(?:valid|last|good for) )|valid(?:ity)?(?: for)?|sint amet yagelegilal|yagelegilal)(?= )`),
  time: everyPattern(`(?<= )(?:(?:በ|ከ|የ)?(?:ስንት|ሥንት) ${UNITS}|ምን ያህል ${UNITS}|(?:be)?(?:sint|sent) ${UNITS}|min ?yahil ${UNITS}|how (?:long|soon|many (?:days|weeks|months|hours))|
    ይወስዳል|የሚወስደው|ይፈጃል|የሚፈጀው|ይደርሳል|ያልቃል|ይጠናቀቃል|መቼስ?|እስከ መቼ|ስንት ጊዜስ?|yifejal|yiwesdal|ywesdal|meche|when|deadline|take|takes|ready)(?= )`),
  cost: everyPattern(`(?<= )(?:(?:በ|ለ)?(?:ስንት|ሥንት)ስ?(?: ብር)?|ምን ያህል(?: ብር| ገንዘብ| ነው)?|ዋጋ\\S*|ክፍያ\\S*|(?:ያስ|ይ|የሚያስ|የሚ)ከ?(?:ከፍል|ከፈል|ከፈለ)\\S*|ያስከፍላል|የሚያስከፍለው|ይከፈላል|የሚከፈለው|
    (?:ያስ|የሚያስ)ወጣ\\S*|ወጪ\\S*|(?:sint|sent)(?: birr?)?|waga\\S*|kifya\\S*|kifiya\\S*|yikefelal|yikefilal|yaskefilal|yasikefilal|how much|what tax(?:es)?|costs?|prices?|fees?|charges?|expensive|deposit)(?= )`),
  documents:
    everyPattern(`(?<= )(?:(?:ምን ){1,2}(?:ሰነድ\\S* |ሰነዶች |ወረቀት\\S* |ነገር\\S* )?(?:\\S*(?:ያስፈልግ|ያስፈልጋ|ያስፈልገ|ይጠየቃ|ይጠይቃ|ይጠበቅ)\\S*|ይዤ \\S+|ይዘን \\S+|ይዞ \\S+|ላምጣ|ማምጣት(?: አለብ\\S*)?|ማሟላት(?: አለብ\\S*)?|ላሟላ|ልያዝ)|
    የሚያስፈልጉ(?:ት)?(?: ነገሮች| ሰነዶች)?|መስፈርቶ?ች?\\S*|ምን ምን|ሰነድ ያስፈልጋ\\S*|ሰነዶች ያስፈልጋ\\S*|(?:min ){1,2}(?:yasf\\S*|yize \\S+|lamta)|(?:what|which) (?:documents?|papers?)(?: are| do i| must i)?(?: need\\S*| bring)?|
    what (?:do|will|must|should) i (?:need|bring)|what is (?:needed|required)|documents?(?= (?:do|are|must|should|needed|required))|papers(?= (?:do|are|must|should|needed|required))|requirements?|need to bring)(?= )`),
  where: everyPattern(
    `(?<= )(?:የትስ?|ከየት|ወደየት|የትኛው (?:ቢሮ|ጽሕፈት ቤት|መሥሪያ ቤት)|የቱ ጋ|yet|yetu|yetignaw|where|which office|what office)(?= )`,
  ),
  office: everyPattern(
    `(?<= )(?:ስልክ ቁጥር\\S*|ስልካቸው|የቢሮ ስልክ|አድራሻ\\S*|ድረ ገጻቸው|ድረ ገጽ አድራሻ|የሥራ ሰዓት|(?:tele)?phone numbers?|(?:the|office|their) (?:address|website)|opening hours|office hours|silk kutir|adrasha)(?= )`,
  ),
  steps: everyPattern(
    `(?<= )(?:እንዴትስ?|እንደት|ቅደም ተከተ\\S*|ሂደቱ?|አካሄድ\\S*|ምን (?:ላድርግ|ማድረግ(?: አለብ\\S*)?)|endet|indet|endat|min (?:ladrig|madreg)|how (?:do|can|to|should|would|does)|steps?|process|procedure|what (?:should|do|can|must) i do)(?= )`,
  ),
  law: everyPattern(`(?<= )(?:አዋጁ?|አዋጅ ቁጥር\\S*|የሕግ መሠረት\\S*|በየትኛው ሕግ|which law|what law|legal basis|proclamation)(?= )`),
}

/** Said around a question; nothing of the thing that it is about. */
const AROUND =
  everyPattern(`(?<= )(?:ነው|ነዉ|ናቸው|ነውን|ወይ|ወይስ|እባክዎ\\S*|እባክህ|እባክሽ|ንገረኝ|ንገሪኝ|ንገሩኝ|ይንገሩኝ|አለው|አላቸው|እፈልጋለሁ|እፈልጋለው|ፈልጌ|ይቻላል|እችላለሁ|ልሂድ|ሄጄ|ይኬዳል|የሚኬደው|ላድርግ|ምን|ምንድን|ምንድነው|ያስፈልጋል|ያስፈልገኛል|ያስፈልጋሉ|
  ይዤ|ግዴታ|መሆን|አለበት|አለብኝ|ለመሆን|ውስጥ|በዓመት|ገንዘብ|ዝቅተኛው|ታዲያ|እሺ|እና|ደግሞስ?|ይህ|ያ|እሱ|እሱን|ትናንት|በቅርቡ|ዛሬ|አሁን|ነገ|በጣም|ብቻ|እኔ|የእኔ|የመጀመሪያ|ለመጀመሪያ|tinant|zare|ahun|
  new|naw|nw|min|mn|ewiy|wey|yasfelgal|yasfelgegnal|alew|alebign|yichalal|lihid|y[ie]?[a-z]{3,}al|[a-z]{4,}alehu|efelgalehu|felige|lawta|yemiwetaw|
  please|tell me|i want to|i would like to|can i|could i|may i|can you|could you|do i|am i|is there|are there|hello|hi|dear|thanks|thank you|hey|it|that|this|and|so|then|one|ok|okay|about|there|some|per (?:month|year|day)|first|first time|yesterday|recently|today|now|tomorrow|my|our|your|its|his|her|their|i|we|you|the|a|an)(?= )`)

export const asText = (words: readonly string[]): string => ` ${words.join(' ')} `

/** English words that are others in Amharic that is typed in Latin letters: "new" is ነው. */
const BOTH: ReadonlySet<string> = new Set(['new', 'yet', 'sent', 'min', 'man'])
const KEPT = '='
/** Nothing, or what is left of "newborn's". */
const LETTER = /^[a-z]?$/

/** What is asked, and the words that are left: what it is asked of. */
export function askedIn(words: readonly string[], isEnglish = false): { aspects: Aspect[]; rest: string[] } {
  let text = asText(isEnglish ? words.map((word) => (BOTH.has(word) ? `${KEPT}${word}` : word)) : words)
  const aspects = new Set<Aspect>()
  for (const aspect of ['validFor', 'documents', 'time', 'cost', 'where', 'office', 'steps', 'law'] as const) {
    const without = text.replace(ASKING[aspect], '')
    if (without === text) continue
    aspects.add(aspect)
    text = without.replace(/\s+/g, ' ')
    if (!text.startsWith(' ')) text = ` ${text}`
  }
  // What tells nothing names no guide.
  const rest = text
    .replace(AROUND, '')
    .replaceAll(KEPT, '')
    .trim()
    .split(/\s+/)
    .filter((word) => !LETTER.test(word))
  return { aspects: ASPECTS.filter((each) => aspects.has(each)), rest: rest.every(isFiller) ? [] : rest }
}
