// The form of a loan: five steps. What only some loans have is asked when it has been chosen.
import type { Field, Step, Values } from '../../template.ts'
import { SPECIAL_CONDITIONS } from '../conditions.ts'
import {
  ADDRESS,
  both,
  confirmation,
  FULL_NAME,
  field,
  hint,
  ID_NUMBER,
  MARITAL,
  option,
  PHONE,
  placeholder,
  required,
  SIGNING_PLACE,
} from '../fields.ts'
import { yesNo } from '../values.ts'
import { about } from './about.ts'

export const initial: Values = { hasInterest: false, hasGuarantor: false, collateral: 'none', witnessCount: '2' }

/** Those who take the debt upon themselves. */
export type Debtor = 'borrower' | 'guarantor'

export const hasInterest = (values: Values): boolean => yesNo(values, 'hasInterest') === true
export const hasGuarantor = (values: Values): boolean => yesNo(values, 'hasGuarantor') === true
export const hasCollateral = (values: Values): boolean => ['thing', 'vehicle', 'house'].includes(String(values.collateral))
export const isByInstalments = (values: Values): boolean => values.repayment === 'instalments'
export const isThroughBank = (values: Values): boolean => ['transferred', 'transfer'].includes(String(values.handover))
export const hasHandoverDate = (values: Values): boolean => isThroughBank(values) || values.handover === 'before'
export const isMarried = (values: Values, debtor: Debtor): boolean => values[`${debtor}MaritalStatus`] === 'married'
export const signsAlone = (values: Values, debtor: Debtor): boolean =>
  isMarried(values, debtor) && values[`${debtor}SpouseConsent`] === 'alone'
/** The spouse signs as well. */
export const hasSpouse = (values: Values, debtor: Debtor): boolean => isMarried(values, debtor) && !signsAlone(values, debtor)

const person = (prefix: 'lender' | Debtor, am: string, en: string): Field[] => [
  field('text', `${prefix}Name`, `${am} ሙሉ ስም`, `${en}'s full name`, { ...required, ...FULL_NAME }),
  field('text', `${prefix}Id`, 'የመታወቂያ ቁጥር', 'ID number', { ...required, ...ID_NUMBER }),
  field('phone', `${prefix}Phone`, 'ስልክ ቁጥር', 'Phone number', PHONE),
  field('text', `${prefix}Address`, 'አድራሻ', 'Address', { ...required, ...ADDRESS }),
]

const marriage = (prefix: Debtor, am: string, en: string, values: Values): Field[] => [
  field('choice', `${prefix}MaritalStatus`, `${am} የጋብቻ ሁኔታ`, `Marital status of the ${en}`, {
    ...required,
    options: MARITAL,
    ...hint(
      'ያገባ ሰው ሲበደር ወይም ዋስ ሲሆን የትዳር ጓደኛው ስምምነት ሊያስፈልግ ይችላል',
      'When a married person borrows or gives a guarantee, the agreement of the spouse may be needed',
    ),
  }),
  ...(isMarried(values, prefix)
    ? [
        field('choice', `${prefix}SpouseConsent`, 'የትዳር ጓደኛቸው ይስማማሉ?', 'Does the spouse agree?', {
          ...required,
          options: [
            option('consents', 'አዎ፤ ተስማምተው ይፈርማሉ', 'Yes: the spouse agrees and signs'),
            option('alone', 'አይፈርሙም', 'The spouse does not sign'),
          ],
        }),
      ]
    : []),
  ...(hasSpouse(values, prefix)
    ? [
        field('text', `${prefix}SpouseName`, 'የትዳር ጓደኛ ሙሉ ስም', "Spouse's full name", {
          ...required,
          most: FULL_NAME.most,
          known: 'name',
          half: true,
        }),
        field('text', `${prefix}SpouseId`, 'የትዳር ጓደኛ መታወቂያ ቁጥር', "Spouse's ID number", {
          most: ID_NUMBER.most,
          known: 'idNumber',
          half: true,
        }),
      ]
    : []),
]

const lender: Step = {
  id: 'lender',
  title: both('አበዳሪ', 'Lender'),
  text: both(
    'ገንዘቡን የሚያበድሩት ሰው። ይህ ውል ለዘመድ፣ ለጓደኛ ወይም ለጎረቤት ለሚሰጥ ብድር ነው፤ ማበደርን እንደ ንግድ መሥራት ፈቃድ ይጠይቃል።',
    'The person who lends the money. This contract is for a loan to a relative, a friend or a neighbour; lending as a business needs a licence.',
  ),
  fields: person('lender', 'የአበዳሪ', 'Lender'),
}

const borrower = (values: Values): Step => ({
  id: 'borrower',
  title: both('ተበዳሪ', 'Borrower'),
  text: both('ገንዘቡን ተበድረው የሚመልሱት ሰው።', 'The person who borrows the money and pays it back.'),
  fields: [...person('borrower', 'የተበዳሪ', 'Borrower'), ...marriage('borrower', 'የተበዳሪ', 'borrower', values)],
})

const BANK = { most: 100, half: true, ...placeholder('የኢትዮጵያ ንግድ ባንክ', 'Commercial Bank of Ethiopia') } as const
const ACCOUNT = { most: 30, half: true } as const
const PAPER_NUMBER = { most: 40, half: true } as const

const handoverDay = (values: Values): Field => {
  const extra = { ...required, half: true } as const
  if (values.handover === 'transfer')
    return field('date', 'handoverDate', 'ገንዘቡ የሚላክበት የመጨረሻ ቀን', 'Last day for sending the money', extra)
  return values.handover === 'transferred'
    ? field('date', 'handoverDate', 'ገንዘቡ የተላከበት ቀን', 'Day on which the money was sent', extra)
    : field('date', 'handoverDate', 'ገንዘቡ የተሰጠበት ቀን', 'Day on which the money was given', extra)
}

const handover = (values: Values): Field[] => [
  field('choice', 'handover', 'ገንዘቡ ለተበዳሪ የሚደርሰው እንዴት ነው?', 'How does the borrower get the money?', {
    ...required,
    options: [
      option('cash', 'በጥሬ ገንዘብ፣ ውሉ ሲፈረም', 'In cash, when this contract is signed'),
      option('transferred', 'በባንክ ተልኳል', 'It has been sent through a bank'),
      option('transfer', 'በባንክ ይላካል', 'It will be sent through a bank'),
      option('cheque', 'በቼክ፣ ውሉ ሲፈረም', 'By cheque, when this contract is signed'),
      option('before', 'ከዚህ በፊት በጥሬ ገንዘብ ተሰጥቷል', 'It was given before, in cash'),
    ],
  }),
  ...(hasHandoverDate(values) ? [handoverDay(values)] : []),
  ...(isThroughBank(values)
    ? [
        field('text', 'handoverBank', 'የተበዳሪ ባንክ', "Borrower's bank", { ...required, ...BANK }),
        field('text', 'handoverAccount', 'የተበዳሪ የሂሳብ ቁጥር', "Borrower's account number", { ...required, ...ACCOUNT }),
      ]
    : []),
  ...(values.handover === 'transferred'
    ? [
        field('text', 'handoverReference', 'የዝውውሩ ቁጥር', 'Number of the transfer', {
          ...PAPER_NUMBER,
          ...hint('በባንኩ ደረሰኝ ላይ ያለ', 'On the slip of the bank'),
        }),
      ]
    : []),
  ...(values.handover === 'cheque'
    ? [
        field('text', 'chequeBank', 'ቼኩ የየትኛው ባንክ ነው', 'Bank of the cheque', { ...required, ...BANK }),
        field('text', 'chequeNumber', 'የቼክ ቁጥር', 'Cheque number', { ...required, ...PAPER_NUMBER }),
      ]
    : []),
]

const interest = (values: Values): Field[] => [
  field('yesNo', 'hasInterest', 'ወለድ ይከፈላል?', 'Is interest paid?', {
    ...hint('ካልተስማሙበት ብድሩ ወለድ የለውም', 'Unless you agree on it, the loan bears no interest'),
  }),
  ...(hasInterest(values)
    ? [
        field('number', 'interestRate', 'የዓመት ወለድ (በመቶ)', 'Interest a year (per cent)', {
          ...required,
          most: 5,
          half: true,
          ...hint('የዓመት እንጂ የወር አይደለም፤ ሕጉ ከ12 በላይ አይፈቅድም', 'For a year, not for a month; the law allows no more than 12'),
        }),
        field('choice', 'interestPayment', 'ወለዱ የሚከፈልበት ጊዜ', 'When is the interest paid?', {
          ...required,
          half: true,
          options: [
            option('withPrincipal', 'ከብድሩ ክፍያ ጋር', 'Together with the loan'),
            option('monthly', 'በየወሩ', 'Every month'),
            option('annually', 'በየዓመቱ', 'Every year'),
          ],
        }),
      ]
    : []),
]

const repayment = (values: Values): Field[] => [
  field('choice', 'repayment', 'ብድሩ የሚመለሰው እንዴት ነው?', 'How is the loan repaid?', {
    ...required,
    options: [option('once', 'በአንድ ጊዜ በሙሉ', 'All on one day'), option('instalments', 'በየጊዜው በክፍያ', 'In instalments')],
  }),
  ...(values.repayment === 'once'
    ? [field('date', 'repaymentDate', 'የሚመለስበት የመጨረሻ ቀን', 'Last day of repayment', { ...required, half: true })]
    : []),
  ...(isByInstalments(values)
    ? [
        field('number', 'instalmentCount', 'የክፍያዎች ብዛት', 'Number of instalments', {
          ...required,
          most: 3,
          half: true,
          ...placeholder('12', '12'),
        }),
        field('money', 'instalmentAmount', 'የአንዱ ክፍያ መጠን (ብር)', 'Each instalment (birr)', {
          ...required,
          half: true,
          ...hint('ያለ ወለድ፤ የመጨረሻው ክፍያ ሊያንስ ይችላል', 'Without interest; the last one may be smaller'),
        }),
        field('date', 'firstInstalmentDate', 'የመጀመሪያው ክፍያ ቀን', 'Day of the first instalment', { ...required, half: true }),
        field('choice', 'instalmentRhythm', 'ክፍያው በየስንት ጊዜው ነው?', 'How often?', {
          ...required,
          half: true,
          options: [
            option('monthly', 'በየወሩ', 'Every month'),
            option('quarterly', 'በየሦስት ወሩ', 'Every three months'),
            option('halfYearly', 'በየስድስት ወሩ', 'Every six months'),
            option('annually', 'በየዓመቱ', 'Every year'),
          ],
        }),
      ]
    : []),
  field('choice', 'repaymentMethod', 'ክፍያው የሚፈጸመው በምንድን ነው?', 'How are payments made?', {
    ...required,
    options: [
      option('bank', 'በአበዳሪ የባንክ ሂሳብ', "Into the lender's bank account"),
      option('cash', 'በጥሬ ገንዘብ፣ በደረሰኝ', 'In cash, against a receipt'),
    ],
  }),
  ...(values.repaymentMethod === 'bank'
    ? [
        field('text', 'bankName', 'የአበዳሪ ባንክ', "Lender's bank", { ...required, ...BANK }),
        field('text', 'bankAccount', 'የአበዳሪ የሂሳብ ቁጥር', "Lender's account number", { ...required, ...ACCOUNT }),
      ]
    : []),
  field('number', 'noticeDays', 'ሲዘገይ፣ ከማስጠንቀቂያ በኋላ ያለው ጊዜ (ቀን)', 'When late: days to pay after a notice', {
    most: 3,
    half: true,
    ...placeholder('15', '15'),
    ...hint('ባዶ ከተዉት ማስጠንቀቂያው ራሱ ጊዜ ይሰጣል', 'Left empty, the notice itself sets a time'),
  }),
]

const loan = (values: Values): Step => ({
  id: 'loan',
  title: both('ብድሩና አከፋፈሉ', 'The loan and its repayment'),
  fields: [
    field('money', 'loanAmount', 'የብድሩ መጠን (ብር)', 'Amount of the loan (birr)', {
      ...required,
      half: true,
      ...hint('በብር ብቻ፤ ሰነዱ በፊደልም ይጽፈዋል', 'In birr only; the document writes it in words as well'),
    }),
    field('text', 'loanPurpose', 'ብድሩ የተፈለገበት ምክንያት (ካለ)', 'What the loan is for (if you wish)', {
      ...placeholder('ለልጅ የትምህርት ቤት ክፍያ', "for a child's school fees"),
    }),
    ...handover(values),
    ...interest(values),
    ...repayment(values),
  ],
})

const guarantor = (values: Values): Field[] => [
  field('yesNo', 'hasGuarantor', 'ዋስ አለ?', 'Is there a guarantor?', {
    ...hint('ተበዳሪው ባይከፍሉ የሚከፍሉ ሰው', 'A person who pays if the borrower does not'),
  }),
  ...(hasGuarantor(values)
    ? [
        ...person('guarantor', 'የዋስ', 'Guarantor'),
        field('money', 'guaranteeLimit', 'ዋሱ ቢበዛ የሚከፍሉት (ብር)', 'The most that the guarantor pays (birr)', {
          ...required,
          half: true,
          ...hint('በገንዘብ ካልተጻፈ ዋስትናው አይጸናም', 'Without a sum the guarantee does not hold'),
        }),
        field('choice', 'guaranteeKind', 'ዋሱ የሚጠየቁት መቼ ነው?', 'When can the guarantor be asked?', {
          ...required,
          options: [
            option('simple', 'መጀመሪያ ተበዳሪው ይጠየቃሉ', 'The borrower is asked first', both('ተራ ዋስትና', 'A simple guarantee')),
            option(
              'joint',
              'አበዳሪው ዋሱን በቀጥታ መጠየቅ ይችላሉ',
              'The lender may ask the guarantor directly',
              both('የአንድነትና የነጠላ ዋስትና', 'A joint guarantee'),
            ),
          ],
        }),
        ...marriage('guarantor', 'የዋስ', 'guarantor', values),
      ]
    : []),
]

const COLLATERAL_HINT: Readonly<Record<string, { hint: ReturnType<typeof both> }>> = {
  thing: hint('ለይተው የሚያሳውቁ ምልክቶችን ይጻፉ፦ ዓይነት፣ ብዛት፣ ክብደት', 'Write what it is known by: kind, number, weight'),
  vehicle: hint('የሰሌዳ ቁጥር፣ ዓይነትና የሻንሲ ቁጥር፤ በሊብሬው ላይ ይገኛል', 'Plate number, make and chassis number: in the vehicle book'),
  house: hint('የካርታ ቁጥርና አድራሻ፤ በይዞታ ማረጋገጫው ላይ ይገኛል', 'Number of the title deed and address: on the deed'),
}

const collateral = (values: Values): Field[] => [
  field('choice', 'collateral', 'መያዣ የሚሆን ንብረት አለ?', 'Is anything given as security?', {
    options: [
      option('none', 'የለም', 'Nothing'),
      option(
        'thing',
        'ዕቃ፣ ለምሳሌ ወርቅ',
        'A thing, such as gold',
        both('አበዳሪው እስኪከፈላቸው ይይዙታል', 'The lender keeps it until the loan is paid'),
      ),
      option('vehicle', 'ተሽከርካሪ', 'A vehicle'),
      option('house', 'ቤት', 'A house'),
    ],
    ...hint(
      'የተሽከርካሪና የቤት መያዣ ለብቻው ተዘጋጅቶ መመዝገብ አለበት',
      'Security on a vehicle or a house needs a document of its own, which is registered',
    ),
  }),
  ...(hasCollateral(values)
    ? [
        field('text', 'collateralWhat', 'መያዣው ምንድን ነው?', 'What is given as security?', {
          ...required,
          most: 300,
          ...COLLATERAL_HINT[String(values.collateral)],
        }),
      ]
    : []),
]

const security = (values: Values): Step => ({
  id: 'security',
  title: both('ዋስና መያዣ', 'Guarantor and security'),
  text: both('ዋስም መያዣም ግዴታ አይደሉም።', 'Neither of them is a must.'),
  fields: [...guarantor(values), ...collateral(values), SPECIAL_CONDITIONS, SIGNING_PLACE],
})

export const steps = (values: Values): readonly Step[] => [
  lender,
  borrower(values),
  loan(values),
  security(values),
  confirmation(
    values,
    'ቢያንስ ሁለት ምስክሮች ይፈርማሉ። ስማቸውን ይጻፉ፣ ከዚያ ሁሉንም አይተው ያረጋግጡ።',
    'At least two witnesses sign. Name them, then look over everything and confirm.',
    about.effect,
  ),
]
