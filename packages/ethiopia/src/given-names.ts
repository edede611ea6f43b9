// Given names that are frequent in Ethiopia and are hardly ever another word; a father's name is a given name as well.
import { fold } from './fold.ts'
import { transliterate } from './transliterate.ts'

const NAMES =
  'አበበ አበራ አለማየሁ አለሙ አልማዝ አሰፋ አስቴር አብርሃም አብዱ አብዱላሂ አብዲ አህመድ አማኑኤል አያሌው አየለ እስክንድር እሌኒ ሀና ሃይሉ ኃይሌ ሐሰን ሁሴን ሂሩት ሄኖክ ሊያ ' +
  'መሀመድ መሐመድ መስፍን መኮንን መላኩ ሙሉጌታ ማርታ ማርቆስ ሚካኤል ሚኪያስ ሜሮን ሰለሞን ሣራ ሳሙኤል ሰናይት ሲሳይ ሶፊያ ስምዖን ራሄል ሩት ሮቤል ሽመልስ ሸዋዬ ' +
  'በለጠ በቀለ ብሩክ ቢኒያም ቤተልሔም ቤዛዊት ተመስገን ተስፋዬ ተሾመ ታደሰ ቴዎድሮስ ነጋሽ ናትናኤል ንጉሴ ኤልያስ ኤፍሬም ኤደን ኤርሚያስ ከበደ ከፍያለው ኪዳኔ ካሳሁን ክብሮም ' +
  'ወንድወሰን ዘነበ ዘሪሁን ዘይነብ ዮሐንስ ዮናስ ዮሴፍ ዳዊት ዳንኤል ደሳለኝ ደረጀ ደመቀ ጀማል ጃፋር ጌታቸው ጌታሁን ግርማ ጥላሁን ጫላ ፋጡማ ፀጋዬ ፍሬሕይወት ከድጃ ኢብራሂም ይስሐቅ ያሬድ'
const FOLDED = NAMES.split(' ').map(fold)
const LATIN = FOLDED.map(transliterate)

const known: ReadonlySet<string> = new Set([...FOLDED, ...LATIN])
/** In Amharic "of", "to", "for", "with" and "from" are written as one with the name. */
const PREFIXES = ['የ', 'ለ', 'በ', 'ከ', 'ስለ', 'እነ']

/** `word`: as `tokenize` gives it. */
export const isGivenName = (word: string): boolean =>
  known.has(word) || PREFIXES.some((prefix) => word.startsWith(prefix) && known.has(word.slice(prefix.length)))
