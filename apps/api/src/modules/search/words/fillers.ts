// Words that say nothing about what is looked for, left out of a search unless there is nothing else; and those that say little.
import { analyse, wordsOf } from './analyse.ts'

const ENGLISH = `a about am an and any are as at be by can do does for from get give go has have how i if in into is it its
  make me much my need of on or our should so some tell that the their there they this to take us want was we what when
  where which who why will with you your please required requirement requirements process procedure ethiopia
  addis ababa after also before being both but each just more most no not only other than then these those whether while now today bring`
const AMHARIC = `እንዴት ምን የት ነው ናቸው ስለ እና ወይም ላይ ውስጥ ጋር ለማን የትኛው የትኛ መቼ ማን እኔ እኛ ይህ ያ ይህን ነገር እባክዎ እባክህ እፈልጋለሁ
  እፈልጋለው ይቻላል ይችላል ያስፈልጋል ያስፈልገኛል ስንት ምንድን ምንድነው ለምን እንዲሁም ሲሆን ግን ሁሉ ወደ እንደ ከ በ ለ የ ና ለማግኘት
  ያስፈልጋሉ መስፈርት መስፈርቶች ሂደት ኢትዮጵያ በኢትዮጵያ አበባ ያስፈልገናል ያስፈልገዋል ነኝ ነን ናት ነበር ወይ ወይስ ዛሬ አሁን ዘንድሮ
  አለኝ አለው ልሂድ ላድርግ ልውሰድ ላምጣ ይዤ ይዘን ይዞ ሆኜ ሆኖ ሄጄ ፈልጌ ፈልገን ማሟላት አለብኝ አለብን ያለብኝ ያለብን ያለው ማድረግ ለማድረግ መሄድ ማወቅ`
const TYPED = `endet sint meche ye be le ke na ena wist lay lemin yasfeligal yasfelgal zare ahun abeba ityopia ityopya`

const FILLERS: ReadonlySet<string> = new Set(wordsOf(`${ENGLISH} ${AMHARIC} ${TYPED}`))

/** What any guide tells: what it costs, how long it takes, which papers, where; and for whom it is. A guide is about something else. */
const ASPECTS: ReadonlySet<string> = new Set(
  wordsOf(`price prices cost costs fee fees pay payment document documents paper papers form online office apply application
  long days time place ዋጋ ዋጋው ክፍያ ክፍያው ብር ቀን ቀናት ሰነድ ሰነዶች ወረቀት ቅጽ ኦንላይን በኦንላይን ቢሮ አድራሻ ማውጣት ለማውጣት ማግኘት
  percent father mother brother sister husband wife friend ethiopian ethiopians
  ስንተኛ ሰው ፐርሰንት አባቴ እናቴ ወንድሜ ለወንድሜ እህቴ ባለቤቴ ሚስቴ ባሌ ጓደኛዬ ቤተሰቤ ለቤተሰቤ ስወጣ ስገዛ ስሸጥ ስጀምር ስመጣ ስሄድ ስከፍል የኢትዮጵያ ኢትዮጵያዊ waga kifya bir wereket lemawtat mawtat`),
)

export const isAspect = (word: string): boolean => ASPECTS.has(word)

export const isFiller = (word: string): boolean => FILLERS.has(word)

/** By ear nothing is a filler: "gun" is not ግን. */
export const soundsOfFillers: ReadonlySet<string> = new Set(wordsOf(AMHARIC).flatMap((word) => analyse(word).sounds))

const PREPOSITIONS: ReadonlySet<string> = new Set(['from', 'to', 'in', 'for', 'at', 'with'])

/** Words that stand behind a preposition, when something was asked for before it: "send money from Canada". */
export function asideOf(words: string[]): ReadonlySet<string> {
  const telling = words.map((word, place) => ({ word, place })).filter(({ word }) => !isFiller(word) && !isAspect(word))
  const aside = telling.slice(1).filter(({ place }) => {
    const before = words.slice(0, place).findLastIndex((word) => !isFiller(word))
    return words.slice(before + 1, place).some((word) => PREPOSITIONS.has(word))
  })
  return new Set(aside.map(({ word }) => word))
}

export function withoutFillers(words: string[]): string[] {
  const telling = words.filter((word) => !isFiller(word))
  return telling.length > 0 ? telling : words
}
