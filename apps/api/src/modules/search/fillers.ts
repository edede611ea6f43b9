// Words that say nothing about what is looked for; left out of a search unless there is nothing else.
import { wordsOf } from './analyse.ts'

const ENGLISH = `a about am an and any are as at be by can do does for from get give go has have how i if in into is it its
  make me much my need of on or our should so some tell that the their there they this to take us want was we what when
  where which who why will with you your please required requirement requirements process procedure ethiopia
  addis ababa after also before being both but each just more most no not only other than then these those whether while`
const AMHARIC = `እንዴት ምን የት ነው ናቸው ስለ እና ወይም ላይ ውስጥ ጋር ለማን የትኛው የትኛ መቼ ማን እኔ እኛ ይህ ያ ይህን ነገር እባክዎ እባክህ እፈልጋለሁ
  እፈልጋለው ይቻላል ይችላል ያስፈልጋል ያስፈልገኛል ስንት ምንድን ምንድነው ለምን እንዲሁም ሲሆን ግን ሁሉ ወደ እንደ ከ በ ለ የ ና ለማግኘት
  ያስፈልጋሉ መስፈርት መስፈርቶች ሂደት ኢትዮጵያ በኢትዮጵያ አበባ`
const TYPED = `endet sint meche ye be le ke na ena wist lay lemin yasfeligal yasfelgal abeba ityopia ityopya`

const FILLERS: ReadonlySet<string> = new Set(wordsOf(`${ENGLISH} ${AMHARIC} ${TYPED}`))

export const isFiller = (word: string): boolean => FILLERS.has(word)

export function withoutFillers(words: string[]): string[] {
  const telling = words.filter((word) => !isFiller(word))
  return telling.length > 0 ? telling : words
}
