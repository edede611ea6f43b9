// What is reckoned for the founders of a company, how the document is called in lists, and what to do with it.
import { birrWords } from '@menged/ethiopia/number-words'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { NextStep, Values } from '../../template.ts'
import { both } from '../fields.ts'
import { grouped } from '../fill.ts'
import { bareName } from './company-name.ts'
import { percentOf, percentText, sharesOf, worthOf } from './shares.ts'

export function notes(values: Values, stepId: string): readonly Text[] {
  const member = /^shareholder(\d+)$/.exec(stepId)
  if (member !== null) return ofMember(values, Number(member[1]))
  return stepId === 'financial' ? ofCapital(values) : []
}

const FOREIGN = both(
  'የውጭ ዜጋ አባል ካለ የኢንቨስትመንት ፈቃድ በቅድሚያ ያስፈልጋል፤ ለአንድ ፕሮጀክት አብዛኛውን ጊዜ ቢያንስ 200,000 የአሜሪካ ዶላር፣ ከኢትዮጵያዊ ባለሀብት ጋር ሲሆን 150,000 ዶላር ያስፈልጋል። የኢንቨስትመንት ኮሚሽኑን ይጠይቁ።',
  'With a foreign member an investment permit comes first, and usually at least USD 200,000 for each project, 150,000 together with an Ethiopian investor. Ask the Investment Commission.',
)

/** Larger amounts have no words. */
const WORDLESS = 10n ** 17n

const count = (value: number): string => grouped(BigInt(value) * 100n)

function ofMember(values: Values, n: number): Text[] {
  const shares = sharesOf(values)
  const held = shares.holdings.find((one) => one.n === n)?.shares ?? null
  const percent = percentOf(held, shares)
  const whole = shares.total ?? shares.sum
  const worth = worthOf(held, shares)
  return [
    ...(values[`shareholder${n}Nationality`] === 'foreign' ? [FOREIGN] : []),
    ...(percent === null || held === null || whole === null
      ? []
      : [
          both(
            `ከጠቅላላ ${count(whole)} አክሲዮን ${count(held)} አክሲዮን ${percentText(percent)}% ነው።`,
            `With ${count(whole)} shares in total, ${count(held)} shares is ${percentText(percent)}%.`,
          ),
        ]),
    ...(worth === null || worth === 0n || worth >= WORDLESS
      ? []
      : [
          both(
            `መዋጮው ${grouped(worth)} ብር ነው (${birrWords(worth, 'am')})።`,
            `The contribution is ${grouped(worth)} birr (${birrWords(worth, 'en')}).`,
          ),
        ]),
  ]
}

function ofCapital(values: Values): Text[] {
  const { sum, total, par } = sharesOf(values)
  const whole = total ?? sum
  return [
    ...(sum === null ? [] : [both(`የአባላቱ አክሲዮኖች ድምር ${count(sum)} ነው።`, `The shares of the members add up to ${count(sum)}.`)]),
    ...(whole === null || par === null
      ? []
      : [
          both(
            `${count(whole)} አክሲዮን እያንዳንዱ ${grouped(par)} ብር፦ ካፒታሉ ${grouped(BigInt(whole) * par)} ብር ነው።`,
            `${count(whole)} shares of ${grouped(par)} birr each: the capital is ${grouped(BigInt(whole) * par)} birr.`,
          ),
        ]),
  ]
}

export function nameOf(values: Values, title: Text): Text {
  const name = bareName(values)
  return name === '' ? title : inEach((each) => `${title[each]}${punctuationOf(each).comma}${name}`)
}

export const next = (): readonly NextStep[] => [
  {
    title: both('በመጀመሪያ ስሙን ያስጸድቁ', 'First have the name approved'),
    text: both(
      'የማኅበሩን ስም በንግድ መዝጋቢው (በኢ-ትሬድ ወይም በንግድ ጽሕፈት ቤት) ያስጸድቁ፤ ሁለት ሦስት አማራጭ ስም ያዘጋጁ።',
      'Have the company name approved by the trade registrar (eTrade or the trade office); bring two or three names.',
    ),
    guide: 'private-limited-company',
  },
  {
    title: both('የሚረጋገጥበት ተቋም', 'Where to have it authenticated'),
    text: both(
      'ሁሉም አባላት (ወይም የውክልና ማስረጃ ያላቸው ተወካዮቻቸው) ዋና መታወቂያቸውን ይዘው በሰነዶች ማረጋገጫና ምዝገባ አገልግሎት ወይም በንግድ መዝጋቢው ፊት ይፈርማሉ፤ ከዚያ በፊት አይፈርሙ።',
      'All members (or agents with a power of attorney) sign before the Documents Authentication and Registration Service or the registrar, with their original identity cards; do not sign earlier.',
    ),
    guide: 'private-limited-company',
  },
  {
    title: both('ይዘው የሚቀርቡት', 'What to bring'),
    text: both(
      'የስም ማጽደቂያ፤ የመመሥረቻ ጽሑፍና መተዳደሪያ ደንብ፤ የአባላትና የሥራ አስኪያጁ መታወቂያ ወይም ፓስፖርት፤ የቢሮ ኪራይ ውል፤ ለጥሬ ገንዘብ መዋጮ የባንክ ማስረጃ።',
      'The approval of the name; the memorandum and articles; identity card or passport of the members and of the manager; the lease of the office; a bank certificate of the cash contributions.',
    ),
    guide: 'company-capital-account',
  },
  {
    title: both('ክፍያ', 'What is due'),
    text: both(
      'የማረጋገጫ ክፍያና የቴምብር ቀረጥ ሊኖር ይችላል፤ መጠኑን ተቋሙ ይነግርዎታል።',
      'A fee for authentication and stamp duty may be due; the office tells you how much.',
    ),
    guide: 'private-limited-company',
  },
  {
    title: both('ከዚያ በኋላ', 'After that'),
    text: both(
      'የማኅበሩን ቲን ያውጡ፣ በንግድ መዝገብ ያስመዝግቡ፣ የንግድ ሥራ ፈቃድ ያውጡ።',
      'Get the TIN of the company, enter it in the commercial register, and take out the business licence.',
    ),
    guide: 'trade-licence',
  },
]
