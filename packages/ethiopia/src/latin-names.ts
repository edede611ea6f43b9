// Amharic names and addresses in Latin letters, as passports and papers spell them: an offer for somebody who then corrects it.

import { fold } from './fold.ts'
import { transliterate } from './transliterate.ts'

/** Whose customary spelling is another than that of their letters. */
const NAMES = `አብርሃም Abraham, አሰፋ Assefa, አለሙ Alemu, አማኑኤል Amanuel, እስክንድር Eskinder, እሌኒ Eleni, እመቤት Emebet, እንዳለ Endale, አዲሱ Addisu,
  ሃይሉ Hailu, ሃይሌ Haile, ሃይለ Haile, ሃይለስላሴ Haileselassie, ሀሰን Hassen, ሁሴን Hussen, ሊያ Lia, ለማ Lemma, መሀመድ Mohammed, መኮንን Mekonnen,
  ሚኪያስ Mikias, ሰለሞን Solomon, ሰናይት Senait, ሶፊያ Sofia, ሩት Ruth, ሽመልስ Shimelis, ቢኒያም Biniam, ቤተልሄም Bethlehem, ታደሰ Tadesse,
  ናትናኤል Natnael, ንጉሴ Nigusse, ኤልያስ Elias, ኤፍሬም Ephrem, ኤርሚያስ Ermias, ካሳሁን Kassahun, ወንድወሰን Wondwossen, ዘይነብ Zeineb,
  ዮሀንስ Yohannes, ዮሴፍ Yoseph, ዳንኤል Daniel, ደሳለኝ Desalegn, ፍሬህይወት Firehiwot, ከድጃ Kedija, ወልደማርያም Woldemariam, ወልዴ Wolde,
  ወልደ Wolde, ወርቁ Worku, ወለተ Welete, ገብረመድህን Gebremedhin, ትእግስት Tigist, ሳህለ Sahle, ተክለሃይማኖት Tekle-Haimanot, ተክለ Tekle,
  ማርያም Mariam, ስላሴ Selassie, ጽዮን Tsion, ማሞ Mammo, ይስሀቅ Yishak, እቴነሽ Etenesh, እንዳልካቸው Endalkachew, ያለምወርቅ Yalemwork`

/** Places, and what an address names them by: longer ones first. */
const PLACES = `አዲስ አበባ Addis Ababa, አዲስ ከተማ Addis Ketema, ድሬ ዳዋ Dire Dawa, ድሬዳዋ Dire Dawa, ባህር ዳር Bahir Dar, ጎንደር Gondar, መቀሌ Mekelle,
  መቐለ Mekelle, ሀዋሳ Hawassa, ደሴ Dessie, ሀረር Harar, ጅማ Jimma, ነቀምቴ Nekemte, አርባ ምንጭ Arba Minch, ቢሾፍቱ Bishoftu, ኢትዮጵያ Ethiopia,
  ኮልፌ ቀራንዮ Kolfe Keranio, ጉለሌ Gullele, አቃቂ ቃሊቲ Akaki Kality, ክፍለ ከተማ sub-city, ክ/ከተማ sub-city, የቤት ቁጥር house no.,
  የሱቅ ቁጥር shop no., የቢሮ ቁጥር office no., ፖስታ ሳጥን ቁጥር P.O. Box, ወረዳ woreda, ቀበሌ kebele, ክልል region, ዞን zone, ህንፃ building, ፎቅ floor`

type Spelling = readonly [am: string, latin: string]
const spellings = (list: string): Spelling[] =>
  list.split(/,\s+/).map((each): Spelling => {
    const [, am = '', latin = ''] = /^([^A-Za-z]+) (.+)$/.exec(each) ?? []
    return [fold(am), latin]
  })
const names: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(/* @__PURE__ */ spellings(NAMES))
const places: readonly Spelling[] = /* @__PURE__ */ spellings(PLACES)

const WORD = /[\u1200-\u135F]+/g
/** As a word of its own. */
const placePattern = (am: string): RegExp => new RegExp(`(?<![\\u1200-\\u135F])${am}(?![\\u1200-\\u135F])`, 'g')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const wordInLatin = (word: string): string => names.get(word) ?? capital(transliterate(word))

/** `አበበ ከበደ ለማ` -> `Abebe Kebede Lemma`, `አዳማ፣ ወረዳ 03፣ 4ኛ ፎቅ` -> `Adama, woreda 03, floor 4`. */
export function nameInLatin(text: string): string {
  const folded = text.replace(/(\d+)ኛ\s+ፎቅ/g, 'floor $1').replace(WORD, fold)
  const placed = places.reduce((done, [am, latin]) => done.replace(placePattern(am), latin), folded)
  return transliterate(placed.replace(WORD, wordInLatin))
}
