// The words of a contract of work that do not depend on what was typed: what the Labour Proclamation gives at the least.
import type { Text } from '@menged/ethiopia/text'
import { both } from '../fields.ts'
import { type Article, article } from '../pieces.ts'

export const TITLES = {
  indefinite: both('ላልተወሰነ ጊዜ የተደረገ የሥራ ውል', 'Contract of Employment for an Indefinite Period'),
  definite: both('ለተወሰነ ጊዜ የተደረገ የሥራ ውል', 'Contract of Employment for a Definite Period'),
  piece: both('ለተወሰነ ሥራ የተደረገ የሥራ ውል', 'Contract of Employment for a Piece of Work'),
  undecided: both('የሥራ ውል', 'Contract of Employment'),
}

export const LAW = both(
  'ይህ ውል በአሠሪና ሠራተኛ አዋጅ ቁጥር 1156/2011 መሠረት ተደርጓል። ከአዋጁ፣ ከኅብረት ስምምነት ወይም ከሥራ ደንብ ያነሰ መብት የሚሰጥ የውሉ ቃል አይጸናም፤ በምትኩ ለሠራተኛ የተሻለው ይሠራል።',
  'This contract is made under the Labour Proclamation No. 1156/2019. A term that gives the employee less than the Proclamation, a collective agreement or the work rules has no effect; what is better for the employee applies in its place.',
)

export const FOREIGN = {
  numbered: both(
    'ሠራተኛ የሚሠሩት በሥራ ፈቃድ ቁጥር {workPermit} ነው፤ ፈቃዱ እንዲታደስ አሠሪ ይጠይቃሉ።',
    'The employee works under the work permit number {workPermit}; the employer applies for its renewal.',
  ),
  open: both(
    'አሠሪ ለሠራተኛ የሥራ ፈቃድ ይጠይቃሉ፤ ፈቃዱ (ቁጥር፦ {workPermit}) ከመሰጠቱ በፊት ሥራ አይጀመርም።',
    'The employer applies for a work permit for the employee; no work begins before the permit (number: {workPermit}) is given.',
  ),
}

/** `open`: neither an end nor a kind has been chosen. */
export const TERM = {
  title: both('የውሉ ዓይነትና ጊዜ', 'Kind and term of the contract'),
  indefinite: both(
    '[contractKind|ውሉ ላልተወሰነ ጊዜ የተደረገ ነው]፤ ሥራ የሚጀመረው {startDate} ሲሆን፣ ውሉ በሕግ መሠረት እስኪቋረጥ ድረስ ይጸናል።',
    '[contractKind|The contract is for an indefinite period]; work begins on {startDate} and the contract lasts until it is ended as the law provides.',
  ),
  definite: both(
    '[contractKind|ውሉ ለተወሰነ ጊዜ የተደረገ ነው]፤ ከ{startDate} ጀምሮ እስከ {endDate} ድረስ ይጸናል።',
    '[contractKind|The contract is for a definite period]; it runs from {startDate} to {endDate}.',
  ),
  reason: both(
    'ውሉ ለተወሰነ ጊዜ የተደረገበት ምክንያት፦ {termReason}። ዝርዝሩ፦ {reasonDetails}።',
    'Reason for a definite period: {termReason}. In detail: {reasonDetails}.',
  ),
  short: both(
    'በዚህ ምክንያት የሚደረግ ውል ከ45 የሥራ ቀን አይበልጥም፤ ከአንድ ጊዜ በላይም አይደረግም።',
    'A contract for this reason lasts no longer than 45 working days and is made only once.',
  ),
  piece: both(
    '[contractKind|ውሉ ለተወሰነ ሥራ የተደረገ ነው]፦ {pieceWork}። ሥራ የሚጀመረው {startDate} ነው፤ ውሉ ሥራው ሲጠናቀቅ ያበቃል።',
    '[contractKind|The contract is for a specified piece of work]: {pieceWork}. Work begins on {startDate}; the contract ends when the work is finished.',
  ),
  expected: both('ሥራው እስከ {endDate} ይጠናቀቃል ተብሎ ይጠበቃል።', 'The work is expected to be finished by {endDate}.'),
  open: both(
    'የውሉ ዓይነት፦ {contractKind}። ሥራ የሚጀመርበት ቀን፦ {startDate}።',
    'Kind of contract: {contractKind}. First day of work: {startDate}.',
  ),
  noProbation: both('ተዋዋይ ወገኖች የሙከራ ጊዜ እንዲኖር አልተስማሙም።', 'The parties have agreed on no probation.'),
}

export const PROBATION = article(
  both('የሙከራ ጊዜ', 'Probation'),
  both(
    'ሠራተኛ ሥራ ከጀመሩበት ቀን አንሥቶ የ{probationDays} የሥራ ቀን የሙከራ ጊዜ አላቸው።',
    'Beginning on the first day of work, the employee is on probation for {probationDays} working days.',
  ),
  both(
    'በሙከራ ጊዜ ሠራተኛ ለሥራው ብቁ ሆነው ካልተገኙ አሠሪ ያለ ማስጠንቀቂያ፣ ያለ ስንብት ክፍያና ያለ ካሳ ውሉን ማቋረጥ ይችላሉ፤ ሠራተኛም ያለ ማስጠንቀቂያ ሥራ መልቀቅ ይችላሉ። ለተሠራባቸው ቀናት ደመወዝ ይከፈላል።',
    'During probation the employer may end the contract without notice, severance or compensation if the employee proves unfit for the work, and the employee may leave without notice. The days worked are paid.',
  ),
  both(
    'የሙከራ ጊዜው ካበቃ በኋላ ሥራ ከቀጠለ፣ ውሉ ከሥራው የመጀመሪያ ቀን ጀምሮ የጸና ይሆናል።',
    'If work goes on after probation, the contract counts as made from the first day of work.',
  ),
)

export const PAY = {
  title: both('ደመወዝና አከፋፈል', 'Wage and payment'),
  wage: both('የሠራተኛ መሠረታዊ ደመወዝ {per} {wage} ነው።', 'The basic wage of the employee is {wage} {per}.'),
  monthly: both(
    'ደመወዙ የሚከፈለው {every}፣ በኢትዮጵያ አቆጣጠር በወሩ በ{payDay}ኛው ቀን ነው፤ ቀኑ የሥራ ቀን ካልሆነ ከእርሱ በፊት ባለው የሥራ ቀን ይከፈላል።',
    'The wage is paid {every}, on day {payDay} of the Ethiopian month; if that is no working day, on the working day before.',
  ),
  otherwise: both('ደመወዙ የሚከፈለው {every} ነው።', 'The wage is paid {every}.'),
  bank: both(
    'ደመወዙ [payMethod|በሠራተኛ የባንክ ሂሳብ] ገቢ ይደረጋል፦ {bankName}፣ የሂሳብ ቁጥር {bankAccount}።',
    "The wage is paid [payMethod|into the employee's bank account]: {bankName}, account number {bankAccount}.",
  ),
  mobile: both(
    'ደመወዙ [payMethod|በሞባይል ገንዘብ] ወደ ሠራተኛ ስልክ ቁጥር {mobileAccount} ይላካል።',
    "The wage is sent [payMethod|by mobile money] to the employee's phone number {mobileAccount}.",
  ),
  cash: both(
    'ደመወዙ [payMethod|በጥሬ ገንዘብ] በሥራ ቦታ ለሠራተኛ ራሳቸው ይከፈላል፤ ሠራተኛ ስለ ክፍያው ይፈርማሉ።',
    'The wage is paid [payMethod|in cash] at the place of work to the employee in person, who signs for it.',
  ),
  open: both('የአከፋፈል መንገድ፦ {payMethod}።', 'Way of payment: {payMethod}.'),
  slip: both(
    'አሠሪ ጠቅላላ ደመወዙን፣ የተቀነሰውንና የተጣራውን ክፍያ የሚያሳይ መግለጫ ለሠራተኛ ይሰጣሉ። ከደመወዝ ላይ የሚቀነሰው ሕጉ የሚፈቅደው ብቻ ነው።',
    'The employer gives the employee a statement of the gross wage, what is taken off and what is paid out. Only what the law allows is taken from the wage.',
  ),
}
/** By `wagePer` and by `payEvery`, as the sentences want them. */
export const PER: Readonly<Record<string, Text>> = {
  month: both('በወር', 'a month'),
  week: both('በሳምንት', 'a week'),
  day: both('በቀን', 'a day'),
  work: both('ለጠቅላላው ሥራ', 'for the whole work'),
}
export const EVERY: Readonly<Record<string, Text>> = {
  month: both('በየወሩ', 'every month'),
  fortnight: both('በየሁለት ሳምንቱ', 'every two weeks'),
  week: both('በየሳምንቱ', 'every week'),
  day: both('በየቀኑ', 'every day'),
  work: both('ሥራው ሲጠናቀቅ', 'when the work is finished'),
}

export const HOURS = {
  title: both('የሥራ ሰዓትና ዕረፍት', 'Working time and rest'),
  normal: both(
    'መደበኛው የሥራ ሰዓት በቀን {dailyHours} ሰዓት፣ በሳምንት {weeklyHours} ሰዓት ነው።',
    'Normal working time is {dailyHours} hours a day and {weeklyHours} hours a week.',
  ),
  schedule: both('የሥራ ቀናትና ሰዓት፦ {workSchedule}።', 'Working days and times: {workSchedule}.'),
  rest: both(
    'ሠራተኛ በየሳምንቱ ቢያንስ 24 ተከታታይ ሰዓት ዕረፍት አላቸው፤ የዕረፍት ቀኑ {restDay} ነው።',
    'Each week the employee rests for at least 24 hours without interruption; the rest day is {restDay}.',
  ),
  holidays: both('የሕዝብ በዓላት በሕግ መሠረት የዕረፍት ቀናት ናቸው።', 'Public holidays are days of rest as the law provides.'),
}

export const OVERTIME: Article = {
  ...article(
    both('የትርፍ ሰዓት ሥራ', 'Overtime'),
    both(
      'ትርፍ ሰዓት የሚሠራው ሕጉ በሚፈቅድባቸው ሁኔታዎች ብቻ ሲሆን፣ በቀን ከ4 ሰዓት፣ በሳምንት ከ12 ሰዓት አይበልጥም። ነፍሰ ጡር ሠራተኛ ትርፍ ሰዓት አይሠሩም፤ ከምሽቱ 4 ሰዓት እስከ ንጋቱ 12 ሰዓት የሌሊት ሥራም አይመደቡም።',
      'Overtime is worked only where the law allows it, no more than 4 hours a day and 12 hours a week. A pregnant employee works no overtime and no nights (10 p.m. to 6 a.m.).',
    ),
    both(
      'ለትርፍ ሰዓት ከመደበኛው የሰዓት ደመወዝ ቢያንስ የሚከተለው እጥፍ ይከፈላል።',
      'Overtime is paid at no less than these times the normal hourly wage.',
    ),
  ),
  table: {
    k: 'table',
    cols: [{ w: 4 }, { w: 1, align: 'end' }],
    head: [both('የሚሠራበት ጊዜ', 'When it is worked'), both('እጥፍ', 'Times')],
    rows: [
      [both('በቀን (ከንጋቱ 12 እስከ ምሽቱ 4 ሰዓት)', 'By day (6 a.m. to 10 p.m.)'), both('1.5', '1.5')],
      [both('በሌሊት (ከምሽቱ 4 እስከ ንጋቱ 12 ሰዓት)', 'By night (10 p.m. to 6 a.m.)'), both('1.75', '1.75')],
      [both('በሳምንት የዕረፍት ቀን', 'On the weekly rest day'), both('2', '2')],
      [both('በሕዝብ በዓል ቀን', 'On a public holiday'), both('2.5', '2.5')],
    ],
  },
}

export const YOUNG = article(
  both('ወጣት ሠራተኛን ስለ መጠበቅ', 'Protection of a young employee'),
  both(
    'ሠራተኛ 18 ዓመት እስከሚሞላቸው ቀን፣ እስከ {fullAge} ድረስ፣ መደበኛው የሥራ ሰዓት በቀን ከ7 ሰዓት አይበልጥም።',
    'Until the employee is 18, on {fullAge}, normal working time is no more than 7 hours a day.',
  ),
  both(
    'እስከዚያው ድረስ ትርፍ ሰዓት፣ ከምሽቱ 4 እስከ ንጋቱ 12 ሰዓት የሚሠራ የሌሊት ሥራ፣ እንዲሁም በሳምንት የዕረፍት ቀንና በሕዝብ በዓል የሚሠራ ሥራ አይሠሩም።',
    'Until then the employee works no overtime, no nights (10 p.m. to 6 a.m.) and not on the weekly rest day or on public holidays.',
  ),
  both(
    'በጤናቸው፣ በዕድገታቸው ወይም በሕይወታቸው ላይ ጉዳት የሚያደርስና ለወጣት ሠራተኛ የተከለከለ ሥራ አይመደቡም።',
    'The employee is given no work that endangers life, health or growth, or that is forbidden for the young.',
  ),
)

export const LEAVE = {
  title: both('ፈቃድ', 'Leave'),
  annual: (days: string): Text =>
    both(
      `ሠራተኛ ለመጀመሪያው የአገልግሎት ዓመት ${days} የሥራ ቀን፣ ከዚያ በኋላ በየሁለት ዓመቱ አንድ ተጨማሪ የሥራ ቀን የዓመት ፈቃድ ከደመወዝ ጋር አላቸው። አገልግሎታቸው ከአንድ ዓመት ካነሰ ፈቃዱ በጊዜው ልክ ይሆናል።`,
      `The employee has paid annual leave of ${days} working days for the first year of service and one working day more for every two further years. For less than a year the leave is in proportion.`,
    ),
  kept: both(
    'የዓመት ፈቃድ መብት አይተውም፤ በገንዘብም አይለወጥም። ውሉ ሲያበቃ ያልተወሰደ ፈቃድ በገንዘብ ይከፈላል።',
    'The right to annual leave cannot be waived or sold; leave not taken when the contract ends is paid.',
  ),
  sick: (afterProbation: boolean): Text =>
    both(
      `${afterProbation ? 'የሙከራ ጊዜያቸውን የጨረሱ ሠራተኛ' : 'ሠራተኛ'} በሕመም መሥራት ካልቻሉ በሐኪም ማስረጃ በ12 ወር ውስጥ እስከ ስድስት ወር የሕመም ፈቃድ አላቸው፦ ለመጀመሪያው ወር ሙሉ ደመወዝ፣ ለቀጣዩ ሁለት ወር ግማሽ ደመወዝ ይከፈላል፤ ለመጨረሻው ሦስት ወር ደመወዝ አይከፈልም።`,
      `${afterProbation ? 'After probation, an employee' : 'An employee'} who is too ill to work has, with a medical certificate, up to six months of sick leave within twelve months: the first month on full pay, the next two on half pay and the last three without pay.`,
    ),
  birth: both(
    'ነፍሰ ጡር ሠራተኛ ከወሊድ በፊት የ30 ቀን፣ ከወሊድ በኋላ የ90 ቀን ፈቃድ ከደመወዝ ጋር አላቸው፤ ለአባት የ3 ቀን ፈቃድ ከደመወዝ ጋር ይሰጣል።',
    'A pregnant employee has paid leave of 30 days before and 90 days after the birth; a father has 3 days of paid leave.',
  ),
  others: both('ሕጉ የሚሰጣቸው ሌሎች ፈቃዶች የተጠበቁ ናቸው።', 'Every other leave that the law gives is granted.'),
}

export const TAX = article(
  both('ግብርና ጡረታ', 'Income tax and pension'),
  both(
    'አሠሪ ከሠራተኛ ደመወዝ ላይ በሕጉ የተወሰነውን የገቢ ግብር ቀንሰው ለታክስ ባለሥልጣኑ ይከፍላሉ።',
    'The employer takes the income tax that the law sets from the wage and pays it to the tax authority.',
  ),
  both(
    'የግል ድርጅት ሠራተኞች የጡረታ ሕግ ሠራተኛን የሚመለከት ሲሆን አሠሪ ያስመዘግቧቸዋል። መዋጮው ሕጉ በሚወስነው መጠን ነው፦ ይህ ውል በተደረገበት ጊዜ ከመሠረታዊ ደመወዙ 7 በመቶ ከሠራተኛ ይቀነሳል፤ አሠሪ ደግሞ 11 በመቶ ይጨምራሉ። አሠሪ ሁለቱንም በየወሩ ገቢ ያደርጋሉ።',
    'The employer registers the employee for the pension of private organisations where that law covers the employee. The contribution is what the law sets: when this contract is made, 7 per cent of the basic wage from the employee and 11 per cent besides from the employer. The employer pays in both each month.',
  ),
)

export const SAFETY = article(
  both('ደኅንነት፣ ጤናና መከባበር', 'Safety, health and respect'),
  both(
    'አሠሪ የሥራ ቦታው ለደኅንነትና ለጤና አስተማማኝ እንዲሆን ያደርጋሉ፤ ሥራው የሚጠይቀውን የመከላከያ መሣሪያና ሥልጠና ያለ ክፍያ ይሰጣሉ። ሠራተኛ የደኅንነት መመሪያዎችን ይከተላሉ፤ አደጋ ሲያዩ ወዲያውኑ ያሳውቃሉ።',
    'The employer keeps the place of work safe and healthy and gives, free of charge, the protective equipment and training that the work needs. The employee follows the safety instructions and reports a danger at once.',
  ),
  both(
    'በሥራ ላይ ጉዳት ወይም በሥራ ምክንያት በሽታ ከደረሰ አሠሪ የሕክምና ወጪውንና በሕግ የሚገባውን ይከፍላሉ።',
    'For an injury at work or an illness through the work, the employer pays the treatment and what else the law provides.',
  ),
  both(
    'በፆታ፣ በሃይማኖት፣ በብሔር፣ በአካል ጉዳት ወይም በሌላ ምክንያት ልዩነት አይደረግም፤ ወሲባዊ ትንኮሳም ሆነ ጥቃት በሥራ ቦታ የተከለከለ ነው።',
    'Nobody is treated worse for sex, religion, nation, disability or another such reason; sexual harassment and violence at work are forbidden.',
  ),
)

export const OBLIGATIONS = article(
  both('የወገኖቹ ግዴታዎች', 'Duties of the parties'),
  both(
    'ሠራተኛ ሥራቸውን ራሳቸው በትጋት ይሠራሉ፤ ሕጋዊ ትእዛዞችንና የሥራ ደንቡን ያከብራሉ፤ የተረከቡትን መሣሪያ በጥንቃቄ ይይዛሉ።',
    'The employee does the work in person and with diligence, follows lawful orders and the work rules, and takes care of the tools received.',
  ),
  both(
    'አሠሪ በውሉ መሠረት ሥራና ለሥራው የሚያስፈልገውን ይሰጣሉ፤ ደመወዙን በወቅቱ ይከፍላሉ፤ የሠራተኛን ክብር ይጠብቃሉ። የሠራተኛን መታወቂያ፣ ፓስፖርት ወይም የትምህርት ማስረጃ ዋና ቅጂ ይዘው አያስቀሩም።',
    "The employer gives the work agreed and what is needed for it, pays the wage on time and respects the employee's dignity. The employer does not keep the original of the employee's identity card, passport or certificates.",
  ),
)

export const CONFIDENTIAL = article(
  both('ምስጢር ስለ መጠበቅ', 'Confidentiality'),
  both(
    '[isConfidential|ሠራተኛ በሥራቸው ያወቁትን የአሠሪ የንግድ ምስጢርና የደንበኞች መረጃ] በውሉ ዘመንም ሆነ ካበቃ በኋላ ለሌላ አይገልጹም። ይህ ግዴታ በሕግ የታዘዘን ከመግለጽ ወይም መብትን ሥልጣን ላለው አካል ከማቅረብ አያግድም።',
    '[isConfidential|The employee does not disclose business secrets of the employer or data of customers learned at work], neither during the contract nor after it. This does not keep anybody from saying what the law commands or from bringing a claim before the competent body.',
  ),
)

export const PROPERTY = {
  title: both('ለሠራተኛ የተሰጡ ዕቃዎች', 'Things handed over'),
  lead: both(
    'ሠራተኛ የሚከተሉትን የአሠሪ ዕቃዎች ይረከባሉ፤ ውሉ ሲያበቃ ይመልሳሉ፤ በተገቢ አጠቃቀም የሚደርስ ማርጀት እንደ ጉዳት አይቆጠርም፦',
    'The employee receives these things of the employer and returns them when the contract ends, fair wear excepted:',
  ),
}

const RESIGN = both(
  'ሠራተኛ የ30 ቀን የጽሑፍ ማስጠንቀቂያ ሰጥተው ውሉን ማቋረጥ ይችላሉ።',
  'The employee may end the contract with 30 days’ written notice.',
)
const WITHOUT_NOTICE = both(
  'ያለ ማስጠንቀቂያ ማቋረጥ የሚቻለው ሕጉ በሚፈቅዳቸው ሁኔታዎች ብቻ ነው።',
  'Either may end it without notice only where the law allows that.',
)
const PREGNANCY = both(
  'በእርግዝና ጊዜና ከወሊድ በኋላ እስከ አራት ወር ድረስ፣ ሕጉ ከሚፈቅዳቸውና ከእርግዝናው ጋር ካልተያያዙ ምክንያቶች በስተቀር፣ ሠራተኛ አይሰናበቱም።',
  'During pregnancy and for four months after the birth the employee is not dismissed, except on a ground that the law allows and that has nothing to do with it.',
)
const LAST_PAY = both(
  'ውሉ ሲያበቃ አሠሪ ደመወዙንና ሌላ የሚገባውን ክፍያ ሁሉ በሰባት የሥራ ቀናት ውስጥ ይከፍላሉ፤ የሥራውን ዓይነትና የአገልግሎት ዘመኑን የሚገልጽ ማስረጃም ይሰጣሉ።',
  'When the contract ends the employer pays the wage and everything else due within seven working days, and gives a certificate of the kind of work and the length of service.',
)
export const ENDING = {
  title: both('ውሉን ስለ ማቋረጥ', 'Ending the contract'),
  indefinite: [
    RESIGN,
    both(
      'አሠሪ ውሉን የሚያቋርጡት ሕጉ በሚፈቅደው ምክንያት ብቻ ነው፤ ምክንያቱንና ውሉ የሚቋረጥበትን ቀን ጠቅሰው የጽሑፍ ማስጠንቀቂያ ይሰጣሉ።',
      'The employer ends the contract only on a ground that the law allows, by written notice that states the ground and the day.',
    ),
    both(
      'የማስጠንቀቂያው ጊዜ፦ አገልግሎቱ እስከ አንድ ዓመት ከሆነ አንድ ወር፤ ከአንድ እስከ ዘጠኝ ዓመት ከሆነ ሁለት ወር፤ ከዘጠኝ ዓመት በላይ ከሆነ ሦስት ወር፤ በሠራተኛ ቅነሳ ጊዜ ሁለት ወር ነው።',
      'The notice is one month for service of up to one year, two months for one to nine years, three months for more than nine years, and two months when the work force is reduced.',
    ),
  ],
  definite: both('ውሉ በተወሰነለት ቀን ያበቃል።', 'The contract ends on the day that is set for it.'),
  piece: both('ውሉ ሥራው ሲጠናቀቅ ያበቃል።', 'The contract ends when the work is finished.'),
  early: both(
    'ከዚያ በፊት አሠሪ ውሉን የሚያቋርጡት ሕጉ በሚፈቅደው ምክንያት ብቻ ነው፤ ምክንያቱንና ቀኑን ጠቅሰው የ{noticeDays} ቀን የጽሑፍ ማስጠንቀቂያ ይሰጣሉ።',
    'Before that the employer ends it only on a ground that the law allows, with {noticeDays} days’ written notice that states the ground and the day.',
  ),
  earlyOpen: both(
    'ከዚያ በፊት አሠሪ ውሉን የሚያቋርጡት ሕጉ በሚፈቅደው ምክንያት ብቻ ነው፤ ምክንያቱንና ቀኑን ጠቅሰው በሕጉ መሠረት የጽሑፍ ማስጠንቀቂያ ይሰጣሉ።',
    'Before that the employer ends it only on a ground that the law allows, by written notice as the law provides that states the ground and the day.',
  ),
  resign: RESIGN,
  open: both('ውሉ የሚቋረጠው በሕጉ መሠረት፣ በጽሑፍ ማስጠንቀቂያ ነው።', 'The contract is ended as the law provides, by written notice.'),
  always: [WITHOUT_NOTICE, PREGNANCY, LAST_PAY],
}

export const SEVERANCE = article(
  both('የስንብት ክፍያ', 'Severance pay'),
  both(
    'በሕጉ የስንብት ክፍያ የሚገባ ሲሆን አሠሪ ለመጀመሪያው የአገልግሎት ዓመት የ30 ቀን ደመወዝ፣ ለእያንዳንዱ ተጨማሪ ዓመት ደግሞ የዚህን አንድ ሦስተኛ ይከፍላሉ፤ ድምሩ ከ12 ወር ደመወዝ አይበልጥም። ዝርዝሩ በሕጉ መሠረት ይሰላል።',
    'Where the law gives severance pay, the employer pays 30 days’ wage for the first year of service and one third of that for each further year, no more than twelve months’ wages in all; it is reckoned as the law provides.',
  ),
)

export const DISPUTES = article(
  both('አለመግባባትን ስለ መፍታት', 'Disputes'),
  both(
    'አለመግባባት ሲነሳ ወገኖቹ በቅድሚያ በውይይት ይፈታሉ፤ ካልተቻለ ጉዳዩ ለሥራ ጉዳይ መሥሪያ ቤት፣ ለሥራ ክርክር ችሎት ወይም ሥልጣን ላለው ቦርድ ይቀርባል። ውይይቱ በሕጉ የተወሰነውን የክስ ማቅረቢያ ጊዜ አያራዝምም።',
    'The parties first settle a dispute by discussion; failing that, it goes to the labour office, the labour court or the competent board. Discussion does not extend the time that the law sets for a claim.',
  ),
)

export const EFFECT = article(
  both('መጽናትና ቅጂዎች', 'Effect and copies'),
  both(
    'ይህ ውል የሚጸናው ሁለቱም ወገኖች ሲፈርሙበት ነው፤ የሚለወጠውም ሁለቱም በጽሑፍ ሲስማሙ ብቻ ነው።',
    'This contract takes effect when both parties have signed it; it is changed only when both agree in writing.',
  ),
  both(
    'ውሉ በሁለት ቅጂ ተዘጋጅቷል፤ አሠሪና ሠራተኛ እያንዳንዳቸው የተፈረመበት አንድ ቅጂ ወስደዋል።',
    'The contract is made in two copies; employer and employee have each received one that is signed.',
  ),
)

export const SEAL = both('የአሠሪ ማኅተም (ካለ)', "Employer's stamp (if any)")
