// What must fit together in the papers of a company: shares, capital, percentages, people.
import type { Problem, Values } from '../../template.ts'
import { error, formProblems, sameId, warning, when } from '../checks.ts'
import { grouped } from '../fill.ts'
import { hundredthsOf, textOf, wholeOf } from '../values.ts'
import { CAPITAL_LEAST } from './financial-step.ts'
import { directorNumbers, isOneMember, SHAREHOLDERS, shareholderNumbers } from './lists.ts'
import { percentOf, percentText, type Shares, sharesOf, worthOf } from './shares.ts'
import { steps } from './steps.ts'

export function problems(values: Values): readonly Problem[] {
  const shares = sharesOf(values)
  const numbers = shareholderNumbers(values)
  return [
    ...formProblems(steps(values), values),
    ...members(values),
    ...sameId(values, [...numbers.map((n) => `shareholder${n}Id`), ...(isOneMember(values) ? ['nomineeId'] : [])]),
    ...wholeNumbers(values),
    ...percentages(values, shares),
    ...kinds(values, shares),
    ...sums(shares),
    ...capital(shares),
    ...currency(values),
    ...managers(values),
  ]
}

function members(values: Values): Problem[] {
  const typed = textOf(values, 'shareholderCount')
  const count = Number(typed || SHAREHOLDERS.least)
  return [
    ...when(
      typed !== '' && !(count >= SHAREHOLDERS.least && count <= SHAREHOLDERS.most),
      error(
        'shareholder1Name',
        `ኃ.የተ.የግ.ማ ከ${SHAREHOLDERS.least} እስከ ${SHAREHOLDERS.most} አባላት ይኖሩታል`,
        `A PLC has ${SHAREHOLDERS.least} to ${SHAREHOLDERS.most} members`,
      ),
    ),
    ...when(
      isOneMember(values),
      warning(
        'shareholder1Type',
        'አንድ ሰው ከአንድ በላይ ባለአንድ አባል ማኅበር ማቋቋም አይችልም፤ ባለአንድ አባል ማኅበርም ሌላ ባለአንድ አባል ማኅበር አያቋቁምም',
        'A person may have only one company of one member, and such a company may not found another',
      ),
    ),
  ]
}

function wholeNumbers(values: Values): Problem[] {
  const names = ['totalShares', ...shareholderNumbers(values).map((n) => `shareholder${n}Shares`)]
  const years = ['durationYears', 'managerTerm']
  return [
    ...names.flatMap((name) =>
      when(
        textOf(values, name) !== '' && !isPositive(values, name),
        error(name, 'የአክሲዮን ብዛት ሙሉ ቁጥር ነው፤ ለምሳሌ፦ 600', 'Shares are a whole number, such as 600'),
      ),
    ),
    ...years.flatMap((name) =>
      when(
        textOf(values, name) !== '' && !isPositive(values, name),
        error(name, 'ዓመቱን በሙሉ ቁጥር ይጻፉ፤ ለምሳሌ፦ 3', 'Write whole years, such as 3'),
      ),
    ),
  ]
}
const isPositive = (values: Values, name: string): boolean => (wholeOf(values, name) ?? 0) > 0

/** Typed or not: what stands there has to be what the shares say. */
const ROUNDING = 0.05
function percentages(values: Values, shares: Shares): Problem[] {
  return shares.holdings.flatMap(({ n, shares: count }) => {
    const name = `shareholder${n}Percentage`
    const typed = textOf(values, name).replace(/\s*(?:%|በመቶ)$/, '')
    const percent = percentOf(count, shares)
    if (typed === '' || percent === null || !/^\d{1,3}(?:\.\d{1,4})?$/.test(typed)) return []
    const text = percentText(percent)
    return when(
      Math.abs(Number(typed) - percent) > ROUNDING,
      error(name, `በአክሲዮኖቹ መሠረት ${text}% ነው`, `According to the shares it is ${text}%`),
    )
  })
}

function kinds(values: Values, shares: Shares): Problem[] {
  return shares.holdings.flatMap(({ n, shares: count, kind, kindText }) => {
    const worth = worthOf(count, shares)
    return [
      ...when(
        worth !== null && kind > worth,
        error(
          `shareholder${n}KindValue`,
          `ከአክሲዮኖቹ ዋጋ (${grouped(worth ?? 0n)} ብር) ይበልጣል`,
          `More than the shares are worth (${grouped(worth ?? 0n)} birr)`,
        ),
      ),
      ...when(
        kindText !== '' && kind === 0n && textOf(values, `shareholder${n}KindValue`) === '',
        error(`shareholder${n}KindValue`, 'በዓይነት የተዋጣው ዋጋ መገለጽ አለበት', 'The value of a contribution in kind has to be stated'),
      ),
      ...when(
        kindText === '' && kind > 0n,
        error(`shareholder${n}Kind`, 'በዓይነት የተዋጣው ምን እንደሆነ ይጻፉ', 'Write what is contributed in kind'),
      ),
    ]
  })
}

function sums({ sum, total, par, authorized }: Shares): Problem[] {
  const count = (value: number): string => grouped(BigInt(value) * 100n)
  const capital = total !== null && par !== null ? BigInt(total) * par : null
  return [
    ...when(
      sum !== null && total !== null && sum !== total,
      error(
        'totalShares',
        `የአባላቱ አክሲዮኖች ድምር ${count(sum ?? 0)} ነው፤ ከጠቅላላው ጋር እኩል መሆን አለበት`,
        `The shares of the members add up to ${count(sum ?? 0)}; that has to be the total`,
      ),
    ),
    ...when(
      capital !== null && authorized !== null && capital !== authorized,
      error(
        'authorizedCapital',
        `ጠቅላላ አክሲዮን በአንድ አክሲዮን ዋጋ ሲባዛ ${grouped(capital ?? 0n)} ብር ነው`,
        `Total shares times par value are ${grouped(capital ?? 0n)} birr`,
      ),
    ),
  ]
}

const PAR_LOW = 100n * 100n
function capital({ authorized, paidUp, par }: Shares): Problem[] {
  const least = BigInt(CAPITAL_LEAST) * 100n
  return [
    ...when(
      authorized !== null && authorized < least,
      error('authorizedCapital', 'የኃ.የተ.የግ.ማ ካፒታል ቢያንስ 15,000 ብር ነው', 'The capital of a PLC is at least 15,000 birr'),
    ),
    ...when(
      authorized !== null && paidUp !== null && paidUp > authorized,
      error('paidUpCapital', 'የተከፈለው ካፒታል ከተፈቀደው ሊበልጥ አይችልም', 'Paid-up capital cannot be more than the authorized capital'),
    ),
    ...when(
      authorized !== null && paidUp !== null && paidUp < authorized,
      warning(
        'paidUpCapital',
        'ማኅበሩ ሲቋቋም ካፒታሉ ሙሉ በሙሉ እንዲከፈል ሊጠየቅ ይችላል፤ መዝጋቢውን ይጠይቁ',
        'The capital may have to be fully paid when the company is formed: ask the registrar',
      ),
    ),
    ...when(par === 0n, error('parValuePerShare', 'የአንድ አክሲዮን ዋጋ ከዜሮ በላይ መሆን አለበት', 'The par value has to be more than zero')),
    ...when(
      par !== null && par > 0n && par < PAR_LOW,
      warning('parValuePerShare', 'ከ100 ብር ያነሰ የአክሲዮን ዋጋ ላይፈቀድ ይችላል', 'A par value below 100 birr may be refused'),
    ),
  ]
}

/** US dollars of a project with an Ethiopian investor, and of one without: the least that an investment permit usually needs. */
const LEAST_FROM_ABROAD = { together: 150_000n, alone: 200_000n } as const

function currency(values: Values): Problem[] {
  if (values.currencyType !== 'USD' && values.currencyType !== 'EUR') return []
  const nationalities = shareholderNumbers(values).map((n) => values[`shareholder${n}Nationality`])
  const hasForeigner = nationalities.includes('foreign')
  const least = LEAST_FROM_ABROAD[nationalities.includes('ethiopian') ? 'together' : 'alone'] * 100n
  const amount = hundredthsOf(values, 'foreignAmount')
  return [
    ...when(
      hasForeigner && values.currencyType === 'USD' && amount !== null && amount < least,
      warning(
        'foreignAmount',
        `የውጭ ዜጋ ላለበት ፕሮጀክት የኢንቨስትመንት ፈቃድ አብዛኛውን ጊዜ ቢያንስ ${grouped(least)} የአሜሪካ ዶላር ይጠይቃል፤ ከመክፈልዎ በፊት የኢንቨስትመንት ኮሚሽኑን ይጠይቁ`,
        `With a foreign member the investment permit usually needs at least USD ${grouped(least)} for a project: ask the Investment Commission before you pay`,
      ),
    ),
    warning(
      'currencyType',
      'ካፒታሉ በብር ይጻፋል፤ የውጭው ገንዘብ የገባው መዋጮ ተመጣጣኝ ሆኖ ብቻ ይገለጻል',
      'The capital is stated in birr; the other currency is only named as the equivalent of a contribution from abroad',
    ),
    ...when(
      !hasForeigner,
      warning(
        'currencyType',
        'ከአባላቱ መካከል የውጭ አገር ዜጋ አልተጻፈም፤ የውጭ ገንዘብ የሚመለከተው ማንን እንደሆነ ያረጋግጡ',
        'No member is of another country: make sure whose contribution in foreign currency this is',
      ),
    ),
  ]
}

/** A company is run by a manager; a board is its own choice. */
function managers(values: Values): Problem[] {
  const numbers = directorNumbers(values)
  const positions = numbers.map((n) => textOf(values, `director${n}Position`))
  return when(
    positions.every((one) => one !== '') && !positions.includes('generalManager'),
    error('director1Position', 'ከእነዚህ አንዱ ሥራ አስኪያጅ መሆን አለበት', 'One of them has to be the general manager'),
  )
}
