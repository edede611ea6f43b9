// The words of a power of attorney that do not depend on what was typed.

import type { Text } from '@menged/ethiopia/text'
import { both } from '../fields.ts'

export const TITLE = both('የውክልና ሥልጣን ማስረጃ', 'Power of Attorney')

/** As the object of "I give the agent …". */
export const TYPE_NAMES: Readonly<Record<string, Text>> = {
  general: both('ጠቅላላ ውክልና', 'general authority'),
  special: both('ልዩ ውክልና', 'special authority'),
  limited: both('የተወሰነ ውክልና', 'limited authority'),
  financial: both('የገንዘብ ጉዳይ ውክልና', 'authority in matters of money'),
  durable: both('ዘላቂ ውክልና', 'durable authority'),
  healthcare: both('የሕክምና ጉዳይ ውክልና', 'authority in matters of health care'),
}

export const OF_TYPE: Readonly<Record<string, Text>> = {
  general: both(
    'ጠቅላላ ውክልናው ንብረቴንና ጉዳዮቼን ማስተዳደርን ይመለከታል (የፍትሐ ብሔር ሕግ አንቀጽ 2203 እና 2204)፤ ከዚህ ያለፈ ተግባር የሚፈቀደው በዚህ ሰነድ ተለይቶ ሲሰጥ ብቻ ነው።',
    'General authority covers the management of my property and affairs (Civil Code, articles 2203 and 2204); anything beyond that is allowed only where this document gives it specially.',
  ),
  special: both(
    'ልዩ ውክልናው በዚህ ሰነድ ላይ አንድ በአንድ የተዘረዘሩትን ተግባራት ብቻ ይመለከታል።',
    'Special authority covers only the acts that this document names one by one.',
  ),
  limited: both(
    'ውክልናው በዚህ ሰነድ ለተመለከተው ጉዳይ ብቻ የተወሰነ ነው፤ ጉዳዩ ሲፈጸም ያበቃል።',
    'The authority is limited to the matter stated in this document and ends when that is done.',
  ),
  financial: both('ውክልናው የገንዘብ ጉዳዮቼን ማስተዳደርን ብቻ ይመለከታል።', 'The authority covers only the management of my money matters.'),
  durable: both(
    'በሕመም ወይም በሌላ ምክንያት ራሴ መሥራት በማልችልበት ጊዜም፣ ሕጉ በሚፈቅደው መጠን፣ ውክልናው እንዲቀጥል እፈልጋለሁ።',
    'I wish the authority to continue, as far as the law allows, when illness or another cause makes me unable to act.',
  ),
  healthcare: both(
    'ውክልናው በሕክምና ጉዳዮች እኔን መርዳትን ይመለከታል፤ ተፈጻሚ የሚሆነው ሕጉ በሚፈቅደው መጠን ነው።',
    'The authority is to help me in medical matters; it applies as far as the law allows.',
  ),
}

const collect = both('ከሌሎች የሚገባኝን ገንዘብ መሰብሰብና ደረሰኝ መስጠት፤', 'collect what others owe me and give receipts;')
const pay = both('ዕዳዬን፣ ግብርና ሌሎች ክፍያዎችን መክፈል፤', 'pay my debts, taxes and other dues;')
const invest = both('ከንብረቴ የሚገኘውን ገቢ ሥራ ላይ ማዋል፤', 'put the income from my property to use;')

/** Acts of management, which need no special authority. */
export const MANAGED: Readonly<Record<string, readonly Text[]>> = {
  general: [
    both('ንብረቴን መጠበቅ፣ መንከባከብና ማስተዳደር፤', 'keep, look after and manage my property;'),
    both('ንብረቴን ከሦስት ዓመት ለማይበልጥ ጊዜ ማከራየት፤', 'lease my property for at most three years;'),
    collect,
    invest,
    pay,
    both('ሰብልና በቀላሉ የሚበላሹ ነገሮችን መሸጥ፤', 'sell crops and goods that perish;'),
  ],
  financial: [
    collect,
    pay,
    invest,
    both('ስለ ገንዘብ ጉዳዮቼ መግለጫና ማስረጃ መቀበል፤', 'receive statements and papers about my money matters;'),
  ],
  healthcare: [
    both(
      'ከሐኪሞችና ከጤና ተቋማት ጋር መነጋገርና ስለ ጤንነቴ መረጃ መቀበል፤',
      'speak with doctors and health institutions and receive information about my health;',
    ),
    both('የሕክምና ወጪ መክፈልና ደረሰኝ መቀበል፤', 'pay for treatment and take receipts;'),
  ],
}

export const COURT = {
  title: both('በፍርድ ቤት ስለመወከል', 'Representation in court'),
  advocate: both('ተወካይ በፍርድ ቤት የሚወክሉኝ የጥብቅና ፈቃድ ያላቸው ጠበቃ በመሆናቸው ነው።', 'The agent represents me in court as a licensed advocate.'),
  relative: both(
    'ተወካይ በፍርድ ቤት የሚወክሉኝ የፍትሐ ብሔር ሥነ ሥርዓት ሕግ አንቀጽ 58 በሚፈቅደው መሠረት በዝምድና ነው፤ የዝምድናው ማስረጃ ከዚህ ሰነድ ጋር ይቀርባል።',
    'The agent represents me in court as a relative, as article 58 of the Civil Procedure Code allows; proof of the relation is shown with this document.',
  ),
}

export const SPOUSE = {
  title: both('የጋብቻ ሁኔታና የትዳር ጓደኛ ስምምነት', 'Marital status and consent of the spouse'),
  status: both('የጋብቻ ሁኔታዬ፦ {clientMaritalStatus}።', 'My marital status: {clientMaritalStatus}.'),
  consents: both(
    'የትዳር ጓደኛዬ {spouseName} (የመታወቂያ ቁጥር፦ {spouseIdNumber}) በዚህ ሰነድ በጋራ ንብረታችን ላይ የተሰጠውን ሥልጣን [spouseConsent|አውቀው ተስማምተዋል]፤ በዚህ ሰነድም ላይ ይፈርማሉ (የተሻሻለው የቤተሰብ ሕግ አዋጅ ቁጥር 213/1992 አንቀጽ 68)።',
    'My spouse {spouseName} (ID number: {spouseIdNumber}) [spouseConsent|knows of and agrees to] the powers given here over our common property, and signs this document (Revised Family Code, Proclamation No. 213/2000, article 68).',
  ),
  personal: both(
    'በዚህ ሰነድ የተጠቀሰው ንብረት [spouseConsent|የግል ንብረቴ መሆኑን] አረጋግጣለሁ፤ ማስረጃውም ከዚህ ሰነድ ጋር ይቀርባል።',
    'I declare that the property named in this document [spouseConsent|is my personal property]; proof is shown with it.',
  ),
}

export const DUTIES = {
  title: both('የተወካይ ግዴታዎች', 'Duties of the agent'),
  always: [
    both('ተወካይ ከተሰጣቸው ሥልጣን ሳያልፉ በቅን ልቦናና በጥንቃቄ ይሠራሉ።', 'The agent acts within these powers, in good faith and with care.'),
    both(
      'ተወካይ የእኔ ጥቅም ከራሳቸው፣ ከትዳር ጓደኛቸው ወይም ከዘመዶቻቸው ጥቅም ጋር በሚጋጭበት ጉዳይ፣ ያለ እኔ ግልጽ የጽሑፍ ስምምነት አይሠሩም።',
      'Where my interest conflicts with their own, their spouse’s or their relatives’, the agent does not act without my express written consent.',
    ),
    both('ተወካይ ስለ ሥራቸውና ስለተቀበሉት ገንዘብ መግለጫ ይሰጡኛል።', 'The agent gives me an account of the work and of the money received.'),
  ],
  substitute: both(
    '[substitution|ተወካይ ለሥራው ብቁ የሆነ ሰው በምትካቸው መወከል ይችላሉ]፤ ይህንንም ወዲያውኑ ያሳውቁኛል።',
    '[substitution|The agent may appoint a fit person as a substitute], and tells me so at once.',
  ),
  inPerson: both(
    'ተወካይ ሥራውን ራሳቸው ይፈጽማሉ፤ [substitution|ያለ እኔ የጽሑፍ ፈቃድ ሌላ ሰው መተካት አይችሉም]።',
    'The agent acts in person and [substitution|may not appoint a substitute without my written permission].',
  ),
}

export const TIME = {
  title: both('ውክልናው የሚጸናበት ጊዜ', 'Term of the authority'),
  start: both('ውክልናው ከ{effectiveDate} ጀምሮ ይጸናል።', 'The authority has effect from {effectiveDate}.'),
  end: both('ውክልናው በ{expirationDate} ያበቃል።', 'It expires on {expirationDate}.'),
  open: both('ውክልናው እስኪሻር ወይም በሕግ እስኪቋረጥ ድረስ ያገለግላል።', 'It lasts until it is revoked or ends by law.'),
  effectTitle: both('ስለ ማረጋገጥ', 'Authentication'),
  effect: both(
    'ይህ ሰነድ የሚጸናው በሰነዶች ማረጋገጫና ምዝገባ አገልግሎት ሲረጋገጥ ነው (አዋጅ ቁጥር 922/2008)፤ በውጭ አገር የተሰጠ ከሆነ በኢትዮጵያ ኤምባሲ ወይም ቆንስላ በኩል ይረጋገጣል።',
    'This document takes effect when the Documents Authentication and Registration Service has authenticated it (Proclamation No. 922/2015); made abroad, it is authenticated through an Ethiopian embassy or consulate.',
  ),
}

export const ENDING = {
  title: both('ውክልናውን ስለ መሻርና ስለ መቋረጡ', 'Revocation and end'),
  revocable: both(
    '[revocable|ይህን ውክልና በማንኛውም ጊዜ መሻር እችላለሁ]፤ ይህን መብት የሚያስቀር ስምምነት ዋጋ የለውም (የፍትሐ ብሔር ሕግ አንቀጽ 2226)።',
    '[revocable|I may revoke this authority at any time]; a term to the contrary has no effect (Civil Code, article 2226).',
  ),
  byLaw: both(
    'ስሞት፣ መጥፋቴ በፍርድ ሲወሰን፣ ችሎታ ሳጣ ወይም ስከስር ውክልናው ያበቃል (የፍትሐ ብሔር ሕግ አንቀጽ 2232)።',
    'The authority ends when I die, am declared absent, become incapable or go bankrupt (Civil Code, article 2232).',
  ),
  durable: both(
    'ችሎታ ማጣትን በተመለከተ ከላይ የተገለጸው ፍላጎቴ እንደተጠበቀ ሆኖ፣ ስሞት፣ መጥፋቴ በፍርድ ሲወሰን ወይም ስከስር ውክልናው ያበቃል (የፍትሐ ብሔር ሕግ አንቀጽ 2232)።',
    'Subject to my wish above about incapacity, the authority ends when I die, am declared absent or go bankrupt (Civil Code, article 2232).',
  ),
  paper: both(
    'ውክልናው ሲሻር የመሻሪያ ሰነዱ በጽሑፍ ተዘጋጅቶ ይረጋገጣል፤ መሻሩም ለተወካይና ይህ ሰነድ ላላቸው ተቋማት ይገለጻል፤ ተወካይም ሰነዱን ይመልሳሉ።',
    'A revocation is made in writing, authenticated, and made known to the agent and to those who hold this document; the agent then returns it.',
  ),
}
