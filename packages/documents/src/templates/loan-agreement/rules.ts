// What must fit together in a loan, and what the law does not allow.
import type { Problem, Values } from '../../template.ts'
import { error, formProblems, sameId, threeNames, warning, when } from '../checks.ts'
import { shortDate } from '../dates.ts'
import { has } from '../fields.ts'
import { grouped } from '../fill.ts'
import { dateOf, hundredthsOf, isBefore, numberOf, textOf, wholeOf } from '../values.ts'
import { isInPagume, LEAST_INSTALMENTS, MOST_INSTALMENTS, planOf } from './plan.ts'
import {
  type Debtor,
  hasGuarantor,
  hasHandoverDate,
  hasInterest,
  hasSpouse,
  isByInstalments,
  signsAlone,
  steps,
} from './steps.ts'

/** Civil Code, article 2479. */
const GREATEST_RATE = 12

export function problems(values: Values): readonly Problem[] {
  return [
    ...shapes(values),
    ...people(values),
    ...amount(values),
    ...interest(values),
    ...instalments(values),
    ...days(values),
    ...when(
      has(values, 'noticeDays') && !((wholeOf(values, 'noticeDays') ?? 0) > 0),
      error('noticeDays', 'ሙሉ ቁጥር ይጻፉ፤ ለምሳሌ፦ 15', 'Write a whole number, such as 15'),
    ),
    ...(hasGuarantor(values) ? guarantee(values) : []),
    ...collateral(values),
    ...conditions(values),
  ]
}

const FOREIGN = /[$€£¥]|\b(?:USD|EUR|GBP|SAR|AED|CNY)\b|dollar|\beuro|\briyal|\bdirham|ዶላር|ዩሮ|ፓውንድ|ሪያል|ድርሃም/iu

/** An amount in the money of another country is no amount of this form: that says more than that it cannot be read. */
function shapes(values: Values): Problem[] {
  const all = formProblems(steps(values), values)
  if (!FOREIGN.test(textOf(values, 'loanAmount'))) return all
  return [
    ...all.filter(({ field }) => field !== 'loanAmount'),
    error(
      'loanAmount',
      'በዚህ ውል የሚበደሩት በብር ብቻ ነው፤ የውጭ ገንዘብ የሚመነዘረውና የሚከፈለው በብሔራዊ ባንክ የውጭ ምንዛሪ ደንቦች መሠረት በባንክ በኩል ነው',
      'This contract is for loans in birr only: foreign money is exchanged and paid through banks, under the foreign-exchange rules of the National Bank',
    ),
  ]
}

function people(values: Values): Problem[] {
  const guarantor = hasGuarantor(values)
  return [
    ...sameId(values, ['lenderId', 'borrowerId', ...(guarantor ? ['guarantorId'] : [])]),
    ...(hasSpouse(values, 'borrower') ? sameId(values, ['borrowerId', 'borrowerSpouseId']) : []),
    ...(guarantor && hasSpouse(values, 'guarantor') ? sameId(values, ['guarantorId', 'guarantorSpouseId']) : []),
    ...['lenderName', 'borrowerName', ...(guarantor ? ['guarantorName'] : [])].flatMap((name) => threeNames(values, name)),
    ...withoutSpouse(values, 'borrower'),
    ...(guarantor ? withoutSpouse(values, 'guarantor') : []),
    ...witnesses(values),
  ]
}

const withoutSpouse = (values: Values, debtor: Debtor): Problem[] =>
  when(
    signsAlone(values, debtor),
    warning(
      `${debtor}SpouseConsent`,
      'ያለ ትዳር ጓደኛ ስምምነት የተገባው ዕዳ በፍርድ ቤት ክርክር ሊያስነሳ ይችላል (የተሻሻለው የቤተሰብ ሕግ አንቀጽ 68)፤ ከመፈረምዎ በፊት የሕግ ባለሙያ ይጠይቁ',
      'A debt without the agreement of the spouse may be contested in court (Revised Family Code, article 68): ask a lawyer before you sign',
    ),
  )

/** Who signs for themselves witnesses nothing. */
function witnesses(values: Values): Problem[] {
  const parties = [
    'lenderName',
    'borrowerName',
    ...(hasSpouse(values, 'borrower') ? ['borrowerSpouseName'] : []),
    ...(hasGuarantor(values) ? ['guarantorName'] : []),
    ...(hasGuarantor(values) && hasSpouse(values, 'guarantor') ? ['guarantorSpouseName'] : []),
  ].map((name) => textOf(values, name))
  const names = steps(values).flatMap(({ fields }) => fields.flatMap(({ name }) => (/^witness\dName$/.test(name) ? [name] : [])))
  return names.flatMap((name) =>
    when(
      has(values, name) && parties.includes(textOf(values, name)),
      warning(
        name,
        'ይህ ስም ከተዋዋዮቹ የአንዱ ነው፤ ምስክር ከውሉ ውጭ የሆነ ሰው ይሁን',
        'This is the name of a party: take a witness who has no part in the contract',
      ),
    ),
  )
}

/** In santim. */
const TINY_LOAN = 100_00n

function amount(values: Values): Problem[] {
  const loan = hundredthsOf(values, 'loanAmount')
  if (loan === 0n) return [error('loanAmount', 'የብድሩ መጠን ከዜሮ በላይ መሆን አለበት', 'The loan has to be more than zero')]
  return when(
    loan !== null && loan < TINY_LOAN,
    warning('loanAmount', 'መጠኑ በጣም ትንሽ ነው፤ በብር መጻፍዎን ያረጋግጡ', 'This is a very small loan: check that it is in birr'),
  )
}

function interest(values: Values): Problem[] {
  const rate = hasInterest(values) ? numberOf(values, 'interestRate') : null
  if (rate === null) return []
  if (rate === 0)
    return [
      error('interestRate', 'ወለድ ከሌለ ‹ወለድ ይከፈላል?› ለሚለው ‹አይ› ይበሉ', 'If there is no interest, answer “No” to whether it is paid'),
    ]
  return when(
    rate > GREATEST_RATE,
    error(
      'interestRate',
      `ሕጉ በዓመት ከ${GREATEST_RATE} በመቶ በላይ ወለድ አይፈቅድም (የፍትሐ ብሔር ሕግ አንቀጽ 2479)፤ ከልክ ያለፈ ወለድ (አራጣ) ወንጀል ሊሆን ይችላል`,
      `The law allows no more than ${GREATEST_RATE} per cent a year (Civil Code, article 2479); excessive interest (usury) may be a crime`,
    ),
  )
}

function instalments(values: Values): Problem[] {
  if (!isByInstalments(values)) return []
  const count = wholeOf(values, 'instalmentCount')
  const plan = planOf(values)
  return [
    ...when(
      has(values, 'instalmentCount') && !(count !== null && count >= LEAST_INSTALMENTS && count <= MOST_INSTALMENTS),
      error(
        'instalmentCount',
        `ከ${LEAST_INSTALMENTS} እስከ ${MOST_INSTALMENTS} ያለ ሙሉ ቁጥር ይጻፉ`,
        `A whole number from ${LEAST_INSTALMENTS} to ${MOST_INSTALMENTS}`,
      ),
    ),
    ...when(
      hundredthsOf(values, 'instalmentAmount') === 0n,
      error('instalmentAmount', 'ክፍያው ከዜሮ በላይ መሆን አለበት', 'An instalment has to be more than zero'),
    ),
    ...(plan === null || plan.fits ? [] : [misfit(plan)]),
  ]
}

function misfit({ count, loan, each, sum }: NonNullable<ReturnType<typeof planOf>>): Problem {
  const am = `${count} ጊዜ ${grouped(each)} ብር ${grouped(sum)} ብር ነው`
  const en = `${count} times ${grouped(each)} birr are ${grouped(sum)} birr`
  return sum < loan
    ? error(
        'instalmentAmount',
        `${am}፤ ከብድሩ በ${grouped(loan - sum)} ብር ያንሳል`,
        `${en}: ${grouped(loan - sum)} birr less than the loan`,
      )
    : error(
        'instalmentAmount',
        `${am}፤ ከብድሩ በ${grouped(sum - loan)} ብር ይበልጣል። ወለድ ካለ በራሱ ጥያቄ ይጻፉት እንጂ በክፍያዎቹ ላይ አይጨምሩት`,
        `${en}: ${grouped(sum - loan)} birr more than the loan. Interest has a question of its own and is not put into the instalments`,
      )
}

/** Repayment comes after the money. */
function days(values: Values): Problem[] {
  const given = hasHandoverDate(values) ? dateOf(values, 'handoverDate') : null
  const name = isByInstalments(values) ? 'firstInstalmentDate' : values.repayment === 'once' ? 'repaymentDate' : null
  const back = name === null ? null : dateOf(values, name)
  if (name === null || back === null) return []
  return [
    ...(given === null
      ? []
      : when(
          !isBefore(given, back),
          error(
            name,
            `ብድሩ የሚመለሰው ገንዘቡ ከተሰጠበት ቀን (${shortDate(given, 'am')}) በኋላ መሆን አለበት`,
            `Repayment has to come after the day on which the money is given (${shortDate(given, 'en')})`,
          ),
        )),
    ...when(
      name === 'firstInstalmentDate' && isInPagume(back),
      warning(
        name,
        'ጳጉሜን አምስት ወይም ስድስት ቀን ብቻ ስላላት በሌሎች ወራት ተመሳሳይ ቀን ላይ ግራ ያጋባል፤ በሌላ ወር ያለ ቀን ይምረጡ',
        'Pagume has only five or six days and is no month like the others: choose a day of another month',
      ),
    ),
  ]
}

function guarantee(values: Values): Problem[] {
  const [limit, loan] = [hundredthsOf(values, 'guaranteeLimit'), hundredthsOf(values, 'loanAmount')]
  if (limit === 0n)
    return [
      error(
        'guaranteeLimit',
        'ዋሱ የሚጠየቁበት ከፍተኛ መጠን በገንዘብ ካልተጻፈ ዋስትናው ፈራሽ ነው (የፍትሐ ብሔር ሕግ አንቀጽ 1922)፤ ከዜሮ በላይ ይጻፉ',
        'A guarantee without a greatest sum is void (Civil Code, article 1922): write more than zero',
      ),
    ]
  return when(
    limit !== null && loan !== null && loan > 0n && limit > loan && !hasInterest(values),
    warning(
      'guaranteeLimit',
      'መጠኑ ከብድሩ ይበልጣል፤ ዋስ ተበዳሪው ካለባቸው ዕዳ በላይ አይጠየቁም',
      'This is more than the loan: a guarantor does not owe more than the borrower',
    ),
  )
}

function collateral(values: Values): Problem[] {
  return [
    ...when(
      values.collateral === 'vehicle',
      warning(
        'collateral',
        'የተሽከርካሪ መያዣ ለብቻው በጽሑፍ ተዘጋጅቶ ካልተመዘገበ አበዳሪን አይጠብቅም፤ ገንዘቡን ከመስጠትዎ በፊት ስለ ምዝገባው ይጠይቁ',
        'Security on a vehicle does not protect the lender unless it is made in a document of its own and registered: ask about the registration before the money is given',
      ),
    ),
    ...when(
      values.collateral === 'house',
      warning(
        'collateral',
        'የቤት መያዣ (ሞርጌጅ) ለብቻው በጽሑፍ ተዘጋጅቶ ካልተመዘገበ አበዳሪን አይጠብቅም፤ ባለቤቱ ያገቡ ከሆነ የትዳር ጓደኛም መስማማት አለባቸው። ገንዘቡን ከመስጠትዎ በፊት የሕግ ባለሙያ ይጠይቁ',
        'A mortgage of a house does not protect the lender unless it is made in a document of its own and registered, and the spouse of a married owner has to agree: ask a lawyer before the money is given',
      ),
    ),
  ]
}

/** What the form asks for elsewhere, or the law does not allow, in the free text. */
const HIDDEN: readonly [RegExp, am: string, en: string][] = [
  [
    /ወለድ|አራጣ|\binterest\b|\busury\b/iu,
    'ስለ ወለድ ያለውን ስምምነት ‹ወለድ ይከፈላል?› በሚለው ጥያቄ ይጻፉ፤ ከዚያ ውጭ የተጻፈ ወለድ ላይጸና ይችላል',
    'Answer the question about interest instead: interest written elsewhere may not hold',
  ],
  [
    /መቀጫ|ቅጣት|እጥፍ|\bpenalt|\bdouble\b|\btwice\b|\bfine\b/iu,
    'ሲዘገይ እጥፍ ወይም ከሕጉ ወለድ የሚበልጥ ክፍያ የሚጠይቅ ስምምነት በፍርድ ቤት ተቀባይነት ላያገኝ ይችላል',
    'A court may not uphold a double payment, or more than the interest of the law, for a delay',
  ],
  [
    FOREIGN,
    'ብድሩ የሚሰጠውና የሚመለሰው በብር ብቻ ነው፤ በውጭ ገንዘብ መመለስ ወይም በምንዛሪ መለካት የውጭ ምንዛሪ ደንቦችን ሊጥስ ይችላል',
    'The loan is given and repaid in birr only: repaying in foreign money, or by its rate, may be against the foreign-exchange rules',
  ],
]

function conditions(values: Values): Problem[] {
  const text = textOf(values, 'specialConditions')
  return HIDDEN.flatMap(([words, am, en]) => when(words.test(text), warning('specialConditions', am, en)))
}
