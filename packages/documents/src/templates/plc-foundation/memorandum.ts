// The memorandum of association: who founds which company, for what, with how much.

import type { Text } from '@menged/ethiopia/text'
import type { Values } from '../../template.ts'
import { both, has } from '../fields.ts'
import { eachLine } from '../fill.ts'
import { listed } from '../people.ts'
import { type Article, article, type Piece, type Table } from '../pieces.ts'
import { directorNumbers, isOneMember, shareholderNumbers } from './lists.ts'
import { sharesOf } from './shares.ts'
import { isCompany } from './steps.ts'
import { transferRule } from './transfer-rule.ts'

export function memorandum(values: Values): Piece[] {
  return [
    {
      k: 'p',
      text: isOneMember(values) ? declaration(values) : agreement(values),
    },
    members(values),
    article(both('የማኅበሩ ስም', 'Name of the company'), both('የማኅበሩ ስም *{company}* ነው።', 'The name of the company is *{company}*.')),
    headOffice(values),
    ...objects(values),
    capital(values),
    contributions(values),
    LIABILITY,
    management(values),
    PROFIT,
    article(both('የበጀት ዓመት', 'Fiscal year'), both('የማኅበሩ የበጀት ዓመት፦ {fiscalYear}።', 'Fiscal year of the company: {fiscalYear}.')),
    duration(values),
    transfer(values),
    auditor(values),
    EFFECT,
  ]
}

const agreement = (values: Values): Text =>
  both(
    `እኛ፣ ስማችንና ፊርማችን በዚህ ሰነድ ላይ የሰፈረው መሥራች አባላት፣ በኢትዮጵያ የንግድ ሕግ አዋጅ ቁጥር 1243/2013 መሠረት {company} ለማቋቋም ተስማምተን ይህን የመመሥረቻ ጽሑፍ ፈርመናል። ቦታ፦ {signingPlace}። ቀን፦ ${day(values)}።`,
    `We, the members whose names and signatures stand in this document, have agreed to form {company} under the Commercial Code of Ethiopia, Proclamation No. 1243/2021, and sign this memorandum. Place: {signingPlace}. Date: ${day(values)}.`,
  )

/** A company of one member rests on the declaration of that member. */
const declaration = (values: Values): Text =>
  both(
    `እኔ፣ ስሜና ፊርማዬ በዚህ ሰነድ ላይ የሰፈረው ብቸኛ አባል፣ በኢትዮጵያ የንግድ ሕግ አዋጅ ቁጥር 1243/2013 መሠረት ባለአንድ አባል የሆነውን {company} ማቋቋሜን በዚህ መግለጫ አረጋግጣለሁ። ቦታ፦ {signingPlace}። ቀን፦ ${day(values)}።`,
    `I, the only member, whose name and signature stand in this document, declare that I form {company} as a company of one member under the Commercial Code of Ethiopia, Proclamation No. 1243/2021. Place: {signingPlace}. Date: ${day(values)}.`,
  )

/** Empty, it is written by hand on the day of signing. */
const day = (values: Values): string => (has(values, 'incorporationDate') ? '{incorporationDate}' : '{_16}')

function members(values: Values): Piece {
  const one = (n: number): Text => (isCompany(values, n) ? company(n) : person(n))
  const company = (n: number): Text =>
    listed(
      both(`*{shareholder${n}Name}*`, `*{shareholder${n}Name}*`),
      both(`የተመዘገበበት አገር፦ {nationality_shareholder${n}}`, `country of registration: {nationality_shareholder${n}}`),
      both(`የዋና መሥሪያ ቤት አድራሻ፦ {shareholder${n}Address}`, `head office: {shareholder${n}Address}`),
      both(`የንግድ ምዝገባ ቁጥር፦ {shareholder${n}Id}`, `commercial registration number: {shareholder${n}Id}`),
      both(`በስሙ የሚፈርሙት፦ {shareholder${n}SignerName}`, `signed for by: {shareholder${n}SignerName}`),
    )
  const person = (n: number): Text =>
    listed(
      both(`*{shareholder${n}Name}*`, `*{shareholder${n}Name}*`),
      both(`ዜግነት፦ {nationality_shareholder${n}}`, `nationality: {nationality_shareholder${n}}`),
      both(`አድራሻ፦ {shareholder${n}Address}`, `address: {shareholder${n}Address}`),
      both(`የመታወቂያ ወይም የፓስፖርት ቁጥር፦ {shareholder${n}Id}`, `number of the identity card or passport: {shareholder${n}Id}`),
    )
  return isOneMember(values)
    ? article(both('አባልና ተተኪ', 'Member and nominee'), one(1), NOMINEE)
    : article(both('አባላት', 'Members'), ...shareholderNumbers(values).map(one))
}

const NOMINEE = both(
  'የአባሉ ተተኪ {nomineeName} ናቸው (አድራሻ፦ {nomineeAddress}፤ የመታወቂያ ወይም የፓስፖርት ቁጥር፦ {nomineeId})፤ ብቸኛው አባል ቢሞቱ ወይም መሥራት ባይችሉ በሕግ መሠረት በቦታቸው ይተካሉ፤ መቀበላቸውንም ይህን ሰነድ በሚያረጋግጠው ተቋም ፊት ፈርመው ይገልጻሉ።',
  'The nominee of the member is {nomineeName} (address: {nomineeAddress}; number of the identity card or passport: {nomineeId}), who takes the place of the only member, as the law provides, after death or when the member is unable to act, and declares acceptance by signing before the office that authenticates this document.',
)

function headOffice(values: Values): Piece {
  const filled = (name: string, text: Text): Text[] => (has(values, name) ? [text] : [])
  return article(
    both('ዋና መሥሪያ ቤትና ቅርንጫፎች', 'Head office and branches'),
    both('የማኅበሩ ዋና መሥሪያ ቤት አድራሻ፦ {companyAddress}።', 'The head office of the company is at: {companyAddress}.'),
    both('ስልክ፦ {companyPhone}፤ ኢሜይል፦ {companyEmail}።', 'Phone: {companyPhone}; email: {companyEmail}.'),
    ...filled('companyBranches', both('ቅርንጫፎች፦ {companyBranches}።', 'Branches: {companyBranches}.')),
    both(
      'ማኅበሩ በሕግ መሠረት በአገር ውስጥና በውጭ አገር ሌሎች ቅርንጫፎችን ሊከፍት ይችላል።',
      'The company may open other branches in Ethiopia and abroad as the law allows.',
    ),
    ...filled('companyRegNumber', both('የምዝገባ ቁጥር፦ {companyRegNumber}።', 'Registration number: {companyRegNumber}.')),
    ...filled('tinNumber', both('የግብር ከፋይ መለያ ቁጥር፦ {tinNumber}።', 'Taxpayer identification number: {tinNumber}.')),
  )
}

function objects(values: Values): Article[] {
  const licence = both('ከላይ ከተዘረዘሩት ጋር የተያያዙ ሌሎች ሕጋዊ ሥራዎች', 'other lawful business connected with the above')
  const main: Article = {
    ...article(both('የማኅበሩ ዓላማዎች', 'Objects of the company'), ...eachLine(values, 'mainBusinessActivities'), licence),
    lead: both(
      'ማኅበሩ የሚሠራበት ዘርፍ፦ {businessSector}። ዋና ዓላማዎቹ የሚከተሉት ናቸው፦',
      'Sector of the company: {businessSector}. Its main objects are:',
    ),
  }
  if (!has(values, 'secondaryBusinessActivities')) return [main]
  const more = article(both('ተጨማሪ ዓላማዎች', 'Secondary objects'), ...eachLine(values, 'secondaryBusinessActivities'))
  return [main, { ...more, lead: both('ማኅበሩ በተጨማሪ የሚከተሉትን ሥራዎች ይሠራል፦', 'The company also carries on:') }]
}

function capital(values: Values): Piece {
  const { holdings } = sharesOf(values)
  return article(
    both('ካፒታል', 'Capital'),
    both('የማኅበሩ ካፒታል {authorizedCapital} ነው።', 'The capital of the company is {authorizedCapital}.'),
    both(
      'ካፒታሉ እያንዳንዳቸው {parValuePerShare} ዋጋ ባላቸው {totalShares} እኩል አክሲዮኖች የተከፋፈለ ነው።',
      'It is divided into {totalShares} equal shares of {parValuePerShare} each.',
    ),
    both('ከካፒታሉ {paidUpCapital} ተከፍሏል።', 'Of the capital, {paidUpCapital} has been paid up.'),
    ...(values.currencyType === 'USD' || values.currencyType === 'EUR'
      ? [
          both(
            'ካፒታሉ በብር የተገለጸ ሲሆን፣ በውጭ ገንዘብ የገባው መዋጮ {foreign} ነው።',
            'The capital is stated in birr; the contribution brought in foreign currency is {foreign}.',
          ),
        ]
      : []),
    ...holdings
      .filter(({ kind, kindText }) => kind > 0n || kindText !== '')
      .map(({ n }) =>
        both(
          `{shareholder${n}Name} በዓይነት ያዋጡት፦ {shareholder${n}Kind}፣ ዋጋው {shareholder${n}KindValue}።`,
          `{shareholder${n}Name} contributes in kind: {shareholder${n}Kind}, valued at {shareholder${n}KindValue}.`,
        ),
      ),
    ...(holdings.some(({ kind, kindText }) => kind > 0n || kindText !== '') ? [IN_KIND] : []),
    IN_CASH,
  )
}

const IN_KIND = both(
  'በዓይነት የተዋጣው ንብረት የተገመተው በመሥራቾቹ ስምምነት ነው፤ ስለ ግምቱ ትክክለኛነት በሕግ መሠረት ኃላፊ ናቸው።',
  'Contributions in kind are valued by the founders, who answer for the value as the law provides.',
)
const IN_CASH = both(
  'በጥሬ ገንዘብ የተዋጣው በማኅበሩ ስም በባንክ በተከፈተ ዝግ ሂሳብ ገብቷል፤ የባንኩ ማረጋገጫ ከዚህ ሰነድ ጋር ይቀርባል።',
  'Contributions in cash are paid into a blocked bank account in the name of the company; the certificate of the bank is shown with this document.',
)

function contributions(values: Values): Piece {
  const same = (text: string): Text => both(text, text)
  const table: Table = {
    k: 'table',
    cols: [
      { w: 1.1 },
      { w: 3.4 },
      { w: 1.5, align: 'end' },
      { w: 1.5, align: 'end' },
      { w: 2, align: 'end' },
      { w: 2, align: 'end' },
    ],
    head: [
      both('ተ.ቁ.', 'No.'),
      both('አባል', 'Member'),
      both('አክሲዮን', 'Shares'),
      both('መቶኛ', 'Per cent'),
      both('በጥሬ ገንዘብ (ብር)', 'In cash (birr)'),
      both('በዓይነት (ብር)', 'In kind (birr)'),
    ],
    rows: shareholderNumbers(values).map((n) =>
      [`${n}`, `{shareholder${n}Name}`, `{shareholder${n}Shares}`, `{percent${n}}`, `{cash${n}}`, `{kind${n}}`].map(same),
    ),
    total: [
      both('', ''),
      both('ድምር', 'Total'),
      same('{totalShares}'),
      same('{percentTotal}'),
      same('{cashTotal}'),
      same('{kindTotal}'),
    ],
  }
  return {
    ...article(
      both('የአባላት አክሲዮንና መዋጮ', 'Shares and contributions of the members'),
      both('አባላቱ የያዙት አክሲዮንና ያደረጉት መዋጮ እንደሚከተለው ነው፦', 'The members hold shares and contribute as follows:'),
    ),
    table,
  }
}

const LIABILITY = article(
  both('የአባላት ኃላፊነት', 'Liability of the members'),
  both('የአባላት ኃላፊነት ባዋጡት መዋጮ ልክ የተወሰነ ነው።', 'The liability of the members is limited to their contributions.'),
  both('ማኅበሩ ሊተላለፍ የሚችል የዕዳ ሰነድ አያወጣም።', 'The company issues no transferable debt securities.'),
)

function management(values: Values): Piece {
  const one = (n: number): Text =>
    listed(
      both(`*{director${n}Position}፦* {director${n}Name}`, `*{director${n}Position}:* {director${n}Name}`),
      both(`አድራሻ፦ {director${n}Address}`, `address: {director${n}Address}`),
      both(`የመታወቂያ ቁጥር፦ {director${n}Id}`, `ID number: {director${n}Id}`),
      both(`ስልክ፦ {director${n}Phone}`, `phone: {director${n}Phone}`),
    )
  const secretary = listed(
    both('*ጸሐፊ፦* {secretaryName}', '*Secretary:* {secretaryName}'),
    both('አድራሻ፦ {secretaryAddress}', 'address: {secretaryAddress}'),
    both('የመታወቂያ ቁጥር፦ {secretaryId}', 'ID number: {secretaryId}'),
    both('ስልክ፦ {secretaryPhone}', 'phone: {secretaryPhone}'),
    ...(has(values, 'secretaryEmail') ? [both('ኢሜይል፦ {secretaryEmail}', 'email: {secretaryEmail}')] : []),
  )
  return article(
    both('አስተዳደር', 'Management'),
    ...directorNumbers(values).map(one),
    ...(hasSecretary(values) ? [secretary] : []),
    has(values, 'managerTerm')
      ? both(
          'የሥራ አስኪያጁ የሥራ ዘመን {managerTerm} ዓመት ነው፤ በድጋሚ ሊሾሙ ይችላሉ።',
          'The general manager holds office for {managerTerm} years and may be appointed again.',
        )
      : both('የሥራ አስኪያጁ የሥራ ዘመን በአባላት ውሳኔ እስኪሻሩ ድረስ ነው።', 'The general manager holds office until the members decide otherwise.'),
    both('የሥራ አስኪያጁ ሥልጣን በመተዳደሪያ ደንቡ ተደንግጓል።', 'The articles of association lay down the powers of the general manager.'),
  )
}

export const hasSecretary = (values: Values): boolean =>
  ['secretaryName', 'secretaryId', 'secretaryAddress', 'secretaryPhone', 'secretaryEmail'].some((name) => has(values, name))

const PROFIT = article(
  both('የትርፍና ኪሳራ ክፍፍል', 'Profit and loss'),
  both(
    'አባላት ትርፍና ኪሳራ የሚካፈሉት በያዙት አክሲዮን መጠን ነው፤ የሚደርስባቸው ኪሳራ ካዋጡት መጠን አይበልጥም።',
    'The members share profit and loss in proportion to their shares; a loss does not exceed their contributions.',
  ),
)

const duration = (values: Values): Piece =>
  article(
    both('ማኅበሩ የሚቆይበት ጊዜ', 'Duration'),
    values.companyDuration === 'years'
      ? both('ማኅበሩ የተቋቋመው ለ{durationYears} ዓመት ነው።', 'The company is formed for {durationYears} years.')
      : both('ማኅበሩ የተቋቋመው [companyDuration|ላልተወሰነ ጊዜ] ነው።', 'The company is formed for [companyDuration|an unlimited time].'),
  )

const auditor = (values: Values): Piece =>
  article(
    both('ኦዲተር', 'Auditor'),
    has(values, 'auditorName')
      ? both('የማኅበሩ ኦዲተር፦ {auditorName}።', 'The auditor of the company is {auditorName}.')
      : both(
          'ሕግ ሲጠይቅ ወይም አባላት ሲወስኑ ማኅበሩ ኦዲተር ይሾማል።',
          'The company appoints an auditor when the law requires it or the members so decide.',
        ),
  )

const transfer = (values: Values): Piece =>
  article(
    both('አክሲዮን ስለ ማስተላለፍና ስለ መፍረስ', 'Transfer of shares and dissolution'),
    transferRule(values),
    both(
      'ማኅበሩ በመተዳደሪያ ደንቡና በንግድ ሕጉ በተመለከቱት ምክንያቶች ይፈርሳል።',
      'The company is dissolved on the grounds of the articles of association and of the Commercial Code.',
    ),
  )

const EFFECT = article(
  both('መጽናትና ምዝገባ', 'Effect and registration'),
  both(
    'ይህ ጽሑፍና የተያያዘው መተዳደሪያ ደንብ የሚጸኑት ሥልጣን ባለው ተቋም ሲረጋገጡ ነው።',
    'This memorandum and the articles of association attached to it take effect when the competent office has authenticated them.',
  ),
  both('ማኅበሩ በንግድ መዝገብ ይመዘገባል።', 'The company is entered in the commercial register.'),
)
