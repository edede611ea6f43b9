// What must fit together in a contract of work, and what the Labour Proclamation does not allow.
import { toJulianDay } from '@menged/ethiopia'
import type { Problem, Values } from '../../template.ts'
import { endsAfter, error, formProblems, sameId, threeNames, warning, when } from '../checks.ts'
import { shortDate } from '../dates.ts'
import { has } from '../fields.ts'
import { dateOf, entryOf, hundredthsOf, isBefore, linesOf, numberOf, textOf, wholeOf } from '../values.ts'
import {
  birthday,
  fullAge,
  hasProbation,
  isDefinite,
  isForeign,
  isPerson,
  isShort,
  isTooYoung,
  isYoung,
  LEAST_AGE,
  LEAST_LEAVE,
} from './answers.ts'
import { steps } from './steps.ts'

const PROBATION_MOST = 60
const DAY_MOST = 8
const YOUNG_DAY_MOST = 7
const WEEK_MOST = 48
/** One day of the week is for rest. */
const WORKING_DAYS = 6
const SHORT_MOST = 45
/** Public holidays are no working days: as many may lie in so short a time. */
const HOLIDAYS = 10
const OLD = 80

export function problems(values: Values): readonly Problem[] {
  const form = steps(values)
  const asked = new Set(form.flatMap(({ fields }) => fields.map(({ name }) => name)))
  return [
    ...formProblems(form, values),
    ...[
      ...sameId(values, [...(isPerson(values) ? ['employerId'] : []), 'employeeId']),
      ...sameId(values, ['employerTin', 'employeeTin']),
      ...['employeeName', 'signerName', ...(isPerson(values) ? ['employerName'] : [])].flatMap((name) =>
        threeNames(values, name),
      ),
      ...age(values),
      ...foreigner(values),
      ...post(values),
      ...term(values),
      ...numbers(values),
      ...hours(values),
      ...wage(values),
      ...lessThanLaw(values),
    ].filter(({ field }) => asked.has(field)),
  ]
}

function age(values: Values): Problem[] {
  const [least, full, old] = [birthday(values, LEAST_AGE), fullAge(values), birthday(values, OLD)]
  const start = dateOf(values, 'startDate')
  if (least === null || full === null || old === null || start === null) return []
  if (isTooYoung(values))
    return [
      error(
        'employeeBirthDate',
        `ለመቀጠር ዝቅተኛው ዕድሜ 15 ዓመት ነው፦ ከ${shortDate(least, 'am')} በፊት መቀጠር አይቻልም`,
        `The least age for work is 15: no work before ${shortDate(least, 'en')}`,
      ),
    ]
  if (isYoung(values))
    return [
      warning(
        'employeeBirthDate',
        `እስከ ${shortDate(full, 'am')} ድረስ ዕድሜያቸው ከ18 ዓመት በታች ነው፦ በቀን ቢበዛ 7 ሰዓት፣ ያለ ሌሊት ሥራና ያለ ትርፍ ሰዓት ይሠራሉ፤ ለወጣት የተከለከሉ ሥራዎችንም ያረጋግጡ`,
        `Under 18 until ${shortDate(full, 'en')}: at most 7 hours a day, no nights, no overtime; check which work is forbidden for the young`,
      ),
    ]
  return when(
    isBefore(old, start),
    warning('employeeBirthDate', 'ዕድሜያቸው ከ80 ዓመት በላይ ነው፤ ዓመቱን ያረጋግጡ', 'This is an age of more than 80: check the year'),
  )
}

const foreigner = (values: Values): Problem[] =>
  when(
    isForeign(values) && !has(values, 'workPermit'),
    warning(
      'workPermit',
      'የውጭ አገር ዜጋ ያለ ሥራ ፈቃድ መሥራት አይችልም፤ ፈቃዱን የሚጠይቀው አሠሪው ነው',
      'A foreign national may not work without a work permit; it is the employer who applies for it',
    ),
  )

const DOMESTIC = /የቤት (?:ውስጥ )?[ሠሰ]ራተኛ|ሞግዚት|\bhouse ?maid|\bdomestic (?:worker|help)|\bnanny\b/iu
const MANAGER = /[ሥስ]ራ አስኪያጅ|ዳይሬክተር|\b(?:manager|director)\b|\bCEO\b/iu
function post(values: Values): Problem[] {
  const title = textOf(values, 'jobTitle')
  return [
    ...when(
      DOMESTIC.test(title),
      warning(
        'jobTitle',
        'ሥራው በመኖሪያ ቤት ከሆነ ይህ ውል አያገለግልም፤ የአሠሪና ሠራተኛ አዋጅ የቤት ሠራተኞችን አይመለከትም',
        'If the work is in a home, this contract does not fit: domestic workers are outside the Labour Proclamation',
      ),
    ),
    ...when(
      MANAGER.test(title),
      warning(
        'jobTitle',
        'የአሠሪና ሠራተኛ አዋጅ ድርጅቱን የሚመሩ የሥራ መሪዎችን አይመለከትም፤ እንዲህ ያለ ኃላፊነት ከሆነ ባለሙያ ያማክሩ',
        'Managers who direct the undertaking are outside the Labour Proclamation: ask a professional if this is such a post',
      ),
    ),
  ]
}

/** Days of work from the first to the last, by the hours a week; holidays are counted as well. */
function workingDays(values: Values): number | null {
  const [start, end] = [dateOf(values, 'startDate'), dateOf(values, 'endDate')]
  const [daily, weekly] = [numberOf(values, 'dailyHours'), numberOf(values, 'weeklyHours')]
  if (start === null || end === null || !daily || !weekly) return null
  const days = Math.min(WORKING_DAYS, Math.ceil(weekly / daily))
  return Math.floor(((toJulianDay(end) - toJulianDay(start) + 1) * days) / 7)
}

function term(values: Values): Problem[] {
  const isWrongOrder = endsAfter(values, 'startDate', 'endDate')
  const days = isWrongOrder.length > 0 ? null : workingDays(values)
  const isLong = isShort(values) && days !== null && days > SHORT_MOST
  const probation = wholeOf(values, 'probationDays') ?? 0
  return [
    ...isWrongOrder,
    ...when(
      isLong,
      (days ?? 0) > SHORT_MOST + HOLIDAYS
        ? error(
            'endDate',
            'በዚህ ምክንያት የሚደረግ ውል ቢበዛ 45 የሥራ ቀን ነው፤ ማብቂያውን ያሳጥሩ ወይም ሌላ የውል ዓይነት ይምረጡ',
            'A contract for this reason is for at most 45 working days: choose an earlier end or another kind of contract',
          )
        : warning(
            'endDate',
            'በዚህ ምክንያት የሚደረግ ውል ቢበዛ 45 የሥራ ቀን ነው፤ የሥራ ቀናቱን ይቁጠሩ',
            'A contract for this reason is for at most 45 working days: count the working days',
          ),
    ),
    ...when(
      isDefinite(values) && hasProbation(values) && days !== null && probation >= days,
      warning(
        'probationDays',
        'የሙከራ ጊዜው ከውሉ ጊዜ ያላነሰ ነው፤ ያሳጥሩት ወይም ባዶ ይተዉት',
        'The probation is as long as the contract: shorten it or leave it empty',
      ),
    ),
  ]
}

const isNumber = (values: Values, name: string, least: number, most: number): boolean => {
  const number = wholeOf(values, name)
  return number !== null && number >= least && number <= most
}

function numbers(values: Values): Problem[] {
  const wrong = (name: string, least: number, most: number): boolean => has(values, name) && !isNumber(values, name, least, most)
  return [
    ...when(
      wrong('probationDays', 1, PROBATION_MOST),
      error(
        'probationDays',
        'የሙከራ ጊዜ ቢበዛ 60 የሥራ ቀን ነው፦ ከ1 እስከ 60 ያለ ቁጥር ይጻፉ፤ የሙከራ ጊዜ ከሌለ ባዶ ይተዉት',
        'Probation is at most 60 working days: a number from 1 to 60, or empty for none',
      ),
    ),
    ...when(
      wrong('leaveDays', LEAST_LEAVE, 365),
      error(
        'leaveDays',
        'የዓመት ፈቃድ በመጀመሪያው ዓመት ከ16 የሥራ ቀን ማነስ አይችልም፦ ከ16 ጀምሮ ሙሉ ቁጥር ይጻፉ',
        'Annual leave is at least 16 working days in the first year: a whole number from 16',
      ),
    ),
    ...when(wrong('payDay', 1, 30), error('payDay', 'ከ1 እስከ 30 ያለ ቀን ይጻፉ', 'A day from 1 to 30')),
    ...when(wrong('noticeDays', 1, 365), error('noticeDays', 'ሙሉ ቁጥር ይጻፉ፤ ለምሳሌ፦ 30', 'Write a whole number, such as 30')),
  ]
}

function hours(values: Values): Problem[] {
  const [daily, weekly] = [numberOf(values, 'dailyHours'), numberOf(values, 'weeklyHours')]
  const most = isYoung(values) ? YOUNG_DAY_MOST : DAY_MOST
  const isDay = daily !== null && daily > 0 && daily <= most
  return [
    ...when(
      daily !== null && !isDay,
      isYoung(values)
        ? error(
            'dailyHours',
            'ዕድሜው ከ18 ዓመት በታች ለሆነ ሠራተኛ መደበኛው የሥራ ሰዓት በቀን ቢበዛ 7 ሰዓት ነው',
            'For an employee under 18 normal working time is at most 7 hours a day',
          )
        : error('dailyHours', 'መደበኛው የሥራ ሰዓት በቀን ቢበዛ 8 ሰዓት ነው', 'Normal working time is at most 8 hours a day'),
    ),
    ...when(
      weekly !== null && !(weekly > 0 && weekly <= WEEK_MOST),
      error('weeklyHours', 'መደበኛው የሥራ ሰዓት በሳምንት ቢበዛ 48 ሰዓት ነው', 'Normal working time is at most 48 hours a week'),
    ),
    ...when(
      isDay && weekly !== null && weekly > 0 && weekly <= WEEK_MOST && weekly > daily * WORKING_DAYS,
      error(
        'weeklyHours',
        `በቀን ${daily ?? 0} ሰዓት ከሆነ በሳምንት ቢበዛ ${(daily ?? 0) * WORKING_DAYS} ሰዓት ነው፤ አንድ ቀን የዕረፍት ቀን ነው`,
        `With ${daily ?? 0} hours a day a week has at most ${(daily ?? 0) * WORKING_DAYS}: one day is for rest`,
      ),
    ),
    ...when(
      isDay && weekly !== null && weekly > 0 && weekly < daily,
      error('weeklyHours', 'የሳምንቱ ሰዓት ከቀኑ ሰዓት ማነስ አይችልም', 'A week cannot have fewer hours than a day'),
    ),
  ]
}

/** In santim, by what the wage is for. */
const TINY: Readonly<Record<string, bigint>> = { month: 500_00n, week: 100_00n, day: 20_00n, work: 20_00n }
function wage(values: Values): Problem[] {
  const amount = hundredthsOf(values, 'wage')
  return [
    ...when(amount === 0n, error('wage', 'ደመወዙ ከዜሮ በላይ መሆን አለበት', 'The wage has to be more than zero')),
    ...when(
      amount !== null && amount > 0n && amount < (entryOf(TINY, textOf(values, 'wagePer')) ?? 0n),
      warning('wage', 'ደመወዙ በጣም ትንሽ ነው፤ በብር መጻፍዎን ያረጋግጡ', 'This is a very small wage: check that it is in birr'),
    ),
  ]
}

/** Lines that take away what the law gives: unpaid overtime, no leave, kept papers, a child or a marriage as a ground, dismissal at will. */
const LESS: readonly RegExp[] = [
  /ትርፍ\s*[ሰሠ][ዓአ]ት.*(?:ያለ ክፍያ|አይከፈል|ክፍያ የለ)|overtime.*(?:unpaid|not (?:be )?paid|without pay|no pay)|unpaid overtime/iu,
  /ፈቃድ.*(?:የለውም|የላቸውም|የለም|አይሰጥ|አይኖር)|\b(?:no|waives?) (?:right to )?(?:the )?(?:annual |sick |maternity )?leave\b/iu,
  /(?:መታወቂያ|ፓስፖር[ትታቱ]|ዲፕሎማ).*(?:ይይዛ|ይያዛ|አሠሪ.*ዘንድ)|(?:keeps?|holds?|retains?) .*(?:passport|identity card|certificate|diploma)/iu,
  /(?:ካረገዙ|ካረገዘ|ካገቡ|ካገባ|እርግዝና|ማርገዝ|ጋብቻ).*(?:ይሰናበ|ትሰናበ|ያሰናብ|ይቋረ|ያቋር|ይለቃ|ትለቃ)|\b(?:pregnan|marr).*(?:dismiss|terminat|\bends?\b|leave the job)/iu,
  /(?:ያለ ማስጠንቀቂያ|ያለ ምክንያት).*(?:ማሰናበት|ማቋረጥ|ያሰናብት|ያቋርጥ)|(?:dismiss|terminat).*(?:without (?:notice|reason|cause)|at any time)/iu,
]
const lessThanLaw = (values: Values): Problem[] =>
  when(
    linesOf(values, 'specialConditions').some((line) => LESS.some((form) => form.test(line))),
    warning(
      'specialConditions',
      'ከሕጉ ያነሰ መብት የሚሰጥ ስምምነት አይጸናም፤ ለምሳሌ ያልተከፈለ ትርፍ ሰዓት፣ ፈቃድ መከልከል ወይም መታወቂያ መያዝ። ይህን መስመር ደግመው ይመልከቱ',
      'What gives less than the law has no effect, such as unpaid overtime, no leave or keeping papers: look at this line again',
    ),
  )
