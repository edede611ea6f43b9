// The language of a question: told by its script, then by the small words that each language has.
import type { Language } from '@menged/contracts'
import { isEthiopic } from '../search/index.ts'

/** `latin`: Amharic in Latin letters. `other`: neither language; `unclear`: nothing tells, as of a name alone. */
export type QuestionLanguage = 'am' | 'latin' | 'en' | 'other' | 'unclear'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

const ENGLISH =
  words(`a an the is are was were do does did can could would should will what which who whom where when why how much many long
  my your his her our their me i you he she we they it to of in on at by for from with without and or but not if have has had get need want
  tell give please about there this that these those apply renew register open buy sell lost know valid cost costs price help write draft make create
  hello hi hey thanks thank someone best near before after am looking find way new today tomorrow be become take takes documents papers licence license
  form`)
const LATIN_AMHARIC =
  words(`endet indet endat endemin sint sent new nw naw nachew yet yetu yetignaw min mn mindin mindnew lemin meche man alew alebign
  alebgn alegn alle yelem wey weyis ena sile gin lay wist gar wede kezih ezih birr yasfelgal yasfelgegnal yasfeligal yasfeligegnal yasfelgenal yikefelal
  yikefilal yaskefilal yifejal yiwesdal ywesdal lawta lihid limezgeb ladrig lemawtat mawtat lemasades masades lemegzat lemeshet lemekfet lemasgebat lemazawer
  efelgalehu felgalehu felige ebakih ebakwo ebaksh yichalal ychalal selam tadias dehna tefabign kifya kifiya waga gize ken kutir pasport metawekia metawekiya
  fikad fekad menja nigd yenigd kiray wul bet yebet yelij lijen wikilina sened wereket sertifiket gabicha lidet azegajilign azegajlign nigeregn ngeregn`)
/** English words as well, or said in both languages: they tell half. */
const IN_BOTH = words('new min yet man sent gin ken bet lay gar birr ale sile ena pasport wede lije kiray bolo')
/** The beginning and end of many Amharic words in Latin letters. */
const LATIN_FORMS =
  /^(?:yem|le(?:ma|me|mi)|yas|yik|yaz|inda|ende|ind)[a-z]{3,}|[a-z]{3,}(?:alehu|alew|ebign|legn|lign|etal|uwal)$/
const OROMO =
  words(`akka akkam akkamitti akkamiin maal maali maalidha eessa eessatti eessaa yoom meeqa hangam eenyu kan kun sun ani nan koo kee isaa keessa irraa irratti
  waan waraqaa paaspoortii haaromsuu haaromsu fudhachuu baasuu baasu argachuu argadha barbaada barbaadu barbaachisa barbaachisaa danda'a dandaa danda danda’a dandaʼa hojii mana
  daldala daldalaa hayyama galmee galmeessuu galmaa'uu qarshii kaffaltii yeroo guyyaa hammam fi jira jiru godina magaalaa bakka ibsi gaafii`)
const FOREIGN =
  words(`comment combien pour je suis est les des une mon mes ou où quel quelle quels renouveler passeport faut il avoir obtenir bonjour merci dans avec
  como cuanto cuánto para puedo renovar pasaporte mi necesito donde dónde hola gracias el los las una
  wie kostet ich mein meinen reisepass verlängern brauche und der die das ein eine für wo
  quanto costa rinnovare passaporto vorrei dove come il lo gli per
  jinsi gani nataka pasipoti yangu kiasi wapi sijui
  sidee baasaboorka xagee waa maxay ayaa lacag sameeyo cusboonaysiiyo
  nasıl pasaport yenilemek ne kadar için`)
/** Letters and words that Tigrinya has and Amharic has not. */
const TIGRINYA_LETTERS = /[ቐ-ቝ]/u
const TIGRINYA = words(
  `እንታይ ከመይ ኣበይ አበይ ክንደይ ናይ እዩ እያ ኣሎ ኣለኒ የድሊ የድልየኒ ይድሊ ንምሕዳስ ንምውጻእ ንምርካብ ንምግባር መዓስ ብኸመይ ካብ ምስ ክሳብ እየ ኢኹም ደልየ እደሊ ዘድሊ ዘድልየኒ ትግርኛ ይኸፈል ክፍሊት ገንዘበይ`,
)

export function languageOfQuestion(question: string): QuestionLanguage {
  const letters = question.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return 'unclear'
  const ethiopic = letters.filter(isEthiopic).length
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  if ((ethiopic + latin) * 2 < letters.length) return 'other'
  const found = question
    .toLowerCase()
    .split(/[^\p{L}\p{M}'’ʼ]+/u)
    .filter(Boolean)
  if (ethiopic > 0 && ethiopic * 4 >= latin) return isTigrinya(found) ? 'other' : 'am'
  return latinLanguage(found)
}

const isTigrinya = (found: string[]): boolean =>
  found.filter((word) => TIGRINYA.has(word)).length + (found.some((word) => TIGRINYA_LETTERS.test(word)) ? 1 : 0) >
  (found.length > 3 ? 1 : 0)

/** Long vowels are written twice in Oromo and Somali. */
const LONG_VOWEL = /aa|ii|uu|[^f]ee[^rndklmptv]|oo[^dklmnprt]/

function latinLanguage(found: string[]): QuestionLanguage {
  const count = (list: ReadonlySet<string>) => found.filter((word) => list.has(word)).length
  const english = count(ENGLISH)
  const typed = found.filter((word) => LATIN_AMHARIC.has(word) || (LATIN_FORMS.test(word) && !ENGLISH.has(word)))
  const amharic = typed.reduce((sum, word) => sum + (IN_BOTH.has(word) ? 0.5 : 1), 0)
  const oromo = count(OROMO) + (count(OROMO) > 0 ? found.filter((word) => LONG_VOWEL.test(word) && !OROMO.has(word)).length : 0)
  const foreign = Math.max(count(FOREIGN), oromo)
  const most = Math.max(english, amharic, foreign)
  if (most === 0) return found.filter((word) => LONG_VOWEL.test(word)).length * 2 > found.length ? 'other' : 'unclear'
  if (foreign === most && foreign > english && foreign > amharic) return 'other'
  return amharic > english || (amharic === english && amharic > 0) ? 'latin' : 'en'
}

/** What an answer is written in. */
export const answerLanguage = (of: QuestionLanguage, page: Language): Language =>
  of === 'en' ? 'en' : of === 'am' || of === 'latin' ? 'am' : page
