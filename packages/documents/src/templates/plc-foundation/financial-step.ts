// The step about capital and shares, and the rules of the company that go with money.
import type { Step, Values } from '../../template.ts'
import { both, field, hint, NAME_MOST, option, required } from '../fields.ts'
import { isOneMember } from './lists.ts'

export const CAPITAL_LEAST = 15_000

const capital = (values: Values) => [
  field('number', 'totalShares', 'ጠቅላላ አክሲዮን', 'Total shares', {
    ...required,
    half: true,
    ...hint('የአባላቱ አክሲዮኖች ድምር', 'The shares of all members together'),
  }),
  field('money', 'parValuePerShare', 'የአንድ አክሲዮን ዋጋ (ብር)', 'Par value per share (birr)', { ...required, half: true }),
  field('money', 'authorizedCapital', 'የተፈቀደ ካፒታል (ብር)', 'Authorized capital (birr)', {
    ...required,
    half: true,
    ...hint('ጠቅላላ አክሲዮን በአንድ አክሲዮን ዋጋ ሲባዛ፤ ቢያንስ 15,000 ብር', 'Total shares times par value; at least 15,000 birr'),
  }),
  field('money', 'paidUpCapital', 'የተከፈለ ካፒታል (ብር)', 'Paid-up capital (birr)', { ...required, half: true }),
  field('choice', 'currencyType', 'የገንዘብ ዓይነት', 'Currency', {
    ...required,
    half: true,
    options: [
      option('ETB', 'የኢትዮጵያ ብር', 'Ethiopian birr (ETB)'),
      option('USD', 'የአሜሪካ ዶላር', 'US dollar (USD)'),
      option('EUR', 'ዩሮ', 'Euro (EUR)'),
    ],
    ...hint(
      'ካፒታሉ ሁልጊዜ በብር ይጻፋል፤ የውጭ ገንዘብ የሚመረጠው አባል ከውጭ ገንዘብ ካስገባ ብቻ ነው',
      'The capital is always in birr; choose another currency only when a member brings it from abroad',
    ),
  }),
  ...(values.currencyType === 'USD' || values.currencyType === 'EUR'
    ? [
        field('money', 'foreignAmount', 'በውጭ ገንዘብ የገባው መጠን', 'Amount brought in foreign currency', {
          half: true,
          currency: 'currencyType',
        }),
      ]
    : []),
]

const TRANSFER_RULE = field(
  'choice',
  'transferRule',
  'አክሲዮን ለሌላ ሰው ለማስተላለፍ የሚያስፈልግ ስምምነት',
  'Consent to transfer shares to outsiders',
  {
    half: true,
    options: [
      option('threeQuarters', 'የካፒታሉን ሦስት አራተኛ የያዙ አባላት', 'Members holding three quarters of the capital'),
      option('all', 'ሁሉም አባላት', 'All members'),
    ],
  },
)

export const financial = (values: Values): Step => ({
  id: 'financial',
  title: both('የካፒታል መረጃ', 'Financial information'),
  text: both('መጠኖቹ ሁሉ በብር ናቸው።', 'All amounts are in birr.'),
  fields: [
    ...capital(values),
    field('choice', 'fiscalYear', 'የበጀት ዓመት', 'Fiscal year', {
      half: true,
      options: [
        option('hamle', 'ከሐምሌ 1 እስከ ሰኔ 30', '8 July to 7 July'),
        option('january', 'ከጃንዋሪ 1 እስከ ዲሴምበር 31', '1 January to 31 December'),
      ],
    }),
    ...(isOneMember(values) ? [] : [TRANSFER_RULE]),
    field('text', 'auditorName', 'ኦዲተር (ካለ)', 'Auditor (if any)', { most: NAME_MOST, half: true }),
  ],
})
