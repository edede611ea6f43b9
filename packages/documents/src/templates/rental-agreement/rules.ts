// What must fit together in a lease, and what the law of homes does not allow.
import type { Problem, Values } from '../../template.ts'
import { endsAfter, error, formProblems, sameId, warning, when } from '../checks.ts'
import { shortDate } from '../dates.ts'
import { grouped } from '../fill.ts'
import { dateOf, hundredthsOf, isBefore, linesOf, textOf, wholeOf, yearsLater } from '../values.ts'
import { isHome, steps } from './steps.ts'

const HOME_YEARS = 2
const HOME_MONTHS_AHEAD = 2n

export function problems(values: Values): readonly Problem[] {
  const isWrongOrder = endsAfter(values, 'leaseStartDate', 'leaseEndDate')
  return [
    ...formProblems(steps(values), values),
    ...sameId(values, ['landlordId', 'tenantId']),
    ...isWrongOrder,
    ...when(
      hundredthsOf(values, 'monthlyRent') === 0n,
      error('monthlyRent', 'ኪራዩ ከዜሮ በላይ መሆን አለበት', 'The rent has to be more than zero'),
    ),
    ...when(
      isTiny(values),
      warning('monthlyRent', 'ኪራዩ በጣም ትንሽ ነው፤ በብር መጻፍዎን ያረጋግጡ', 'This is a very small rent: check that it is in birr'),
    ),
    ...numbers(values),
    ...(isHome(values)
      ? [
          ...(isWrongOrder.length > 0 ? [] : twoYears(values)),
          ...ahead(values),
          ...rhythm(values),
          ...risen(values),
          ...growth(values),
        ]
      : []),
  ]
}

/** In santim. */
const TINY_RENT = 100_00n
const isTiny = (values: Values): boolean => {
  const rent = hundredthsOf(values, 'monthlyRent') ?? 0n
  return rent > 0n && rent < TINY_RENT
}

function numbers(values: Values): Problem[] {
  const day = wholeOf(values, 'dueDay')
  return [
    ...when(
      textOf(values, 'dueDay') !== '' && !(day !== null && day >= 1 && day <= 30),
      error('dueDay', 'ከ1 እስከ 30 ያለ ቀን ይጻፉ', 'A day from 1 to 30'),
    ),
    ...['numberOfRooms', 'noticeMonths'].flatMap((name) =>
      when(
        textOf(values, name) !== '' && !((wholeOf(values, name) ?? 0) > 0),
        error(name, 'ሙሉ ቁጥር ይጻፉ፤ ለምሳሌ፦ 3', 'Write a whole number, such as 3'),
      ),
    ),
  ]
}

function twoYears(values: Values): Problem[] {
  const [start, end] = [dateOf(values, 'leaseStartDate'), dateOf(values, 'leaseEndDate')]
  if (start === null || end === null) return []
  const least = yearsLater(start, HOME_YEARS)
  return when(
    isBefore(end, least),
    error(
      'leaseEndDate',
      `የመኖሪያ ቤት ውል ቢያንስ ሁለት ዓመት ነው፦ ${shortDate(least, 'am')} ወይም ከዚያ በኋላ`,
      `The lease of a home is for at least two years: ${shortDate(least, 'en')} or later`,
    ),
  )
}

/** The law speaks of the advance; a deposit is counted with it. */
function ahead(values: Values): Problem[] {
  const rent = hundredthsOf(values, 'monthlyRent')
  const [deposit, advance] = [hundredthsOf(values, 'securityDeposit') ?? 0n, hundredthsOf(values, 'advancePayment') ?? 0n]
  if (rent === null || deposit + advance <= HOME_MONTHS_AHEAD * rent) return []
  const most = grouped(HOME_MONTHS_AHEAD * rent)
  return [
    error(
      advance > 0n ? 'advancePayment' : 'securityDeposit',
      `ለመኖሪያ ቤት ዋስትናና ቅድመ ክፍያ በድምር ከሁለት ወር ኪራይ (${most} ብር) አይበልጡም`,
      `For a home, deposit and advance together are at most two months’ rent (${most} birr)`,
    ),
  ]
}

function rhythm(values: Values): Problem[] {
  if (values.paymentFrequency === 'annually')
    return [
      error(
        'paymentFrequency',
        'ለመኖሪያ ቤት የዓመት ኪራይ በአንድ ጊዜ መጠየቅ አይቻልም፤ በየወሩ ወይም በየሦስት ወሩ መጨረሻ የሚከፈል አድርገው ይምረጡ',
        'For a home a year’s rent cannot be asked at once: choose monthly, or quarterly at the end of the period',
      ),
    ]
  return when(
    values.paymentFrequency === 'quarterly' && values.paymentTiming !== 'arrears',
    error(
      'paymentTiming',
      'ለመኖሪያ ቤት የሦስት ወር ኪራይ በቅድሚያ መጠየቅ አይቻልም (ከሁለት ወር ይበልጣል)፤ በክፍያ ጊዜው መጨረሻ የሚለውን ይምረጡ',
      'For a home three months’ rent cannot be asked in advance (the most is two): choose the end of the period',
    ),
  )
}

function risen(values: Values): Problem[] {
  const [rent, before] = [hundredthsOf(values, 'monthlyRent'), hundredthsOf(values, 'lastRent')]
  return when(
    rent !== null && before !== null && rent > before,
    warning(
      'monthlyRent',
      'የመኖሪያ ቤት ኪራይ ለአዲስ ተከራይም ያው ነው፤ የሚጨምረው በዓመት አንድ ጊዜ፣ ተቆጣጣሪው አካል በሚያስታውቀው ምጣኔ ውስጥ ብቻ ነው',
      'The rent of a home stays the same for a new tenant: it rises only once a year, within the rate that the regulating body announces',
    ),
  )
}

/** A line about the rent that also speaks of more. */
const RENT = /ኪራ[ይዩያ]|\brent/iu
const GROWTH = /ጭማሪ|ጨም[ራር]|ጨመር|\bincreas|\brais/iu
const growth = (values: Values): Problem[] =>
  when(
    linesOf(values, 'specialConditions').some((line) => RENT.test(line) && GROWTH.test(line)),
    warning(
      'specialConditions',
      'የመኖሪያ ቤት ኪራይ የሚጨምረው በዓመት አንድ ጊዜ፣ ተቆጣጣሪው አካል በሚያስታውቀው ምጣኔ ውስጥ ብቻ ነው፤ ሌላ የጭማሪ ስምምነት ተቀባይነት የለውም',
      'The rent of a home rises only once a year, within the rate that the regulating body announces; another agreement on an increase does not hold',
    ),
  )
