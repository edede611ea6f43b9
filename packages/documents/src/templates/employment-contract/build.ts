// The document of a contract of work: what was agreed, upon what the law gives at the least.

import type { Written } from '@menged/ethiopia/languages'
import type { Text } from '@menged/ethiopia/text'
import type { Doc, Inline } from '../../doc.ts'
import type { Issue, Values } from '../../template.ts'
import { conditions } from '../conditions.ts'
import { dateText } from '../dates.ts'
import { documentOf } from '../document.ts'
import { both, has } from '../fields.ts'
import { type Extras, eachLine, formOf } from '../fill.ts'
import { listed, nationalities, particulars, party, signatures } from '../people.ts'
import { type Article, article, asList, type Piece, type Signer } from '../pieces.ts'
import { entryOf, textOf, yesNo } from '../values.ts'
import { about } from './about.ts'
import {
  fullAge,
  hasProbation,
  hasSigner,
  isBank,
  isCompany,
  isDefinite,
  isForeign,
  isIndefinite,
  isMobile,
  isMonthly,
  isPassing,
  isPerson,
  isPiece,
  isShort,
  isYoung,
  LEAST_LEAVE,
} from './answers.ts'
import { steps } from './steps.ts'
import {
  CONFIDENTIAL,
  DISPUTES,
  EFFECT,
  ENDING,
  EVERY,
  FOREIGN,
  HOURS,
  LAW,
  LEAVE,
  OBLIGATIONS,
  OVERTIME,
  PAY,
  PER,
  PROBATION,
  PROPERTY,
  SAFETY,
  SEAL,
  SEVERANCE,
  TAX,
  TERM,
  TITLES,
  YOUNG,
} from './text.ts'

export const titleOf = (values: Values): Text =>
  isIndefinite(values)
    ? TITLES.indefinite
    : isDefinite(values)
      ? TITLES.definite
      : isPiece(values)
        ? TITLES.piece
        : TITLES.undecided

export function build(values: Values, issue: Issue): Doc {
  const form = formOf(values, steps(values), {
    ...nationalities(values, ['employee']),
    ...chosenWords(values),
    fullAge: (language) => [fullAgeText(values, language)],
  })
  const pieces: Piece[] = [
    { k: 'p', text: both('የተፈረመበት ቦታ፦ {signingPlace}። ቀን፦ {_16}።', 'Signed at: {signingPlace}. Date: {_16}.') },
    parties(values),
    WORK,
    duties(values),
    term(values),
    ...(hasProbation(values) ? [PROBATION] : []),
    wage(values),
    ...allowances(values),
    hours(values),
    OVERTIME,
    ...(isYoung(values) ? [YOUNG] : []),
    leave(values),
    TAX,
    SAFETY,
    OBLIGATIONS,
    ...(yesNo(values, 'isConfidential') === true ? [CONFIDENTIAL] : []),
    ...property(values),
    endOf(values),
    SEVERANCE,
    ...conditions(values),
    DISPUTES,
    EFFECT,
    ...signatures(values, [employerSigns(values), party(both('ሠራተኛ', 'Employee'), 'employeeName', 'employeeId')]),
    { k: 'seal', caption: SEAL },
  ]
  return documentOf(titleOf(values), pieces, form, issue, about.effect)
}

/** The labels of two choices as the sentences want them. */
function chosenWords(values: Values): Extras {
  const words =
    (field: string, table: Readonly<Record<string, Text>>) =>
    (language: Written): Inline[] => {
      const text = entryOf(table, textOf(values, field))?.[language]
      return [text === undefined ? { blank: 12, field } : { field, text }]
    }
  // Of a piece of work that is none any more nothing stays behind.
  const open = ({ work, ...others }: Readonly<Record<string, Text>>) => (isPiece(values) && work ? { ...others, work } : others)
  return { per: words('wagePer', open(PER)), every: words('payEvery', open(EVERY)) }
}

function fullAgeText(values: Values, language: Written): string {
  const day = fullAge(values)
  return day === null ? '' : dateText(day, language)
}

const parties = (values: Values): Article =>
  article(
    both('ተዋዋይ ወገኖች', 'Parties'),
    listed(
      both('*አሠሪ፦* {employerName}', '*Employer:* {employerName}'),
      both('የአሠሪው ዓይነት፦ {employerKind}', 'kind of employer: {employerKind}'),
      both('አድራሻ፦ {employerAddress}', 'address: {employerAddress}'),
      both('የግብር ከፋይ መለያ ቁጥር፦ {employerTin}', 'taxpayer number: {employerTin}'),
      ...(isPerson(values) ? [both('የመታወቂያ ቁጥር፦ {employerId}', 'ID number: {employerId}')] : []),
      ...(isCompany(values) && has(values, 'employerRegistration')
        ? [both('የንግድ ምዝገባ ቁጥር፦ {employerRegistration}', 'commercial registration number: {employerRegistration}')]
        : []),
      both('ስልክ፦ {employerPhone}', 'phone: {employerPhone}'),
      ...(has(values, 'employerEmail') ? [both('ኢሜይል፦ {employerEmail}', 'email: {employerEmail}')] : []),
    ),
    ...signerText(values),
    particulars(
      'employee',
      both('ሠራተኛ', 'Employee'),
      values,
      both('የትውልድ ቀን፦ {employeeBirthDate}', 'date of birth: {employeeBirthDate}'),
      ...(has(values, 'employeeTin') ? [both('የግብር ከፋይ መለያ ቁጥር፦ {employeeTin}', 'taxpayer number: {employeeTin}')] : []),
      ...(has(values, 'pensionNumber') ? [both('የጡረታ ቁጥር፦ {pensionNumber}', 'pension number: {pensionNumber}')] : []),
    ),
    ...(isForeign(values) ? [has(values, 'workPermit') ? FOREIGN.numbered : FOREIGN.open] : []),
    LAW,
  )

function signerText(values: Values): Text[] {
  if (!hasSigner(values)) return []
  return [
    listed(
      isCompany(values)
        ? both(
            'በአሠሪ ስም የሚፈርሙት {signerName} ናቸው፤ ኃላፊነታቸው፦ {signerPosition}',
            '{signerName} signs for the employer; position: {signerPosition}',
          )
        : both('በአሠሪ ስም የሚፈርሙት ተወካይ {signerName} ናቸው', 'The agent {signerName} signs for the employer'),
      ...(has(values, 'signerPower') || isPerson(values)
        ? [
            both(
              'የውክልና ወይም የሹመት ሰነድ ቁጥርና ቀን፦ {signerPower}',
              'number and date of the power of attorney or appointment: {signerPower}',
            ),
          ]
        : []),
    ),
  ]
}

function employerSigns(values: Values): Signer {
  if (isPerson(values) && !hasSigner(values)) return party(both('አሠሪ', 'Employer'), 'employerName', 'employerId')
  if (!hasSigner(values)) return { role: both('አሠሪ', 'Employer'), field: 'employerName' }
  return {
    role: both('ስለ አሠሪ', 'For the employer'),
    field: 'signerName',
    details: isCompany(values) ? [{ label: both('ኃላፊነት', 'Position'), field: 'signerPosition' }] : [],
  }
}

const WORK = article(
  both('የሥራው ዓይነትና ቦታ', 'Work and place'),
  both('አሠሪ ሠራተኛን የቀጠሩበት የሥራ መደብ፦ {jobTitle}።', 'The employer employs the employee as: {jobTitle}.'),
  both('የሥራ ቦታ፦ {workPlace}።', 'Place of work: {workPlace}.'),
)

const duties = (values: Values): Article => ({
  ...article(both('የሥራ ተግባራት', 'Duties of the post'), ...asList(eachLine(values, 'duties'))),
  lead: both('ሠራተኛ የሚከተሉትን ተግባራት ያከናውናሉ፦', 'The employee does this work:'),
})

function term(values: Values): Article {
  const probation = hasProbation(values) ? [] : [TERM.noProbation]
  if (isIndefinite(values)) return article(TERM.title, TERM.indefinite, ...probation)
  if (isDefinite(values))
    return article(TERM.title, TERM.definite, TERM.reason, ...(isShort(values) ? [TERM.short] : []), ...probation)
  if (isPiece(values)) return article(TERM.title, TERM.piece, ...(has(values, 'endDate') ? [TERM.expected] : []), ...probation)
  return article(TERM.title, TERM.open, ...probation)
}

function wage(values: Values): Article {
  const way = isBank(values) ? PAY.bank : isMobile(values) ? PAY.mobile : values.payMethod === 'cash' ? PAY.cash : PAY.open
  return article(PAY.title, PAY.wage, isMonthly(values) ? PAY.monthly : PAY.otherwise, way, PAY.slip)
}

const allowances = (values: Values): Article[] =>
  has(values, 'allowances')
    ? [
        {
          ...article(both('አበሎችና ሌሎች ጥቅሞች', 'Allowances and other benefits'), ...asList(eachLine(values, 'allowances'))),
          lead: both('ከመሠረታዊ ደመወዙ በተጨማሪ አሠሪ የሚከተሉትን ይሰጣሉ፦', 'Besides the basic wage the employer gives:'),
        },
      ]
    : []

const hours = (values: Values): Article =>
  article(HOURS.title, HOURS.normal, ...(has(values, 'workSchedule') ? [HOURS.schedule] : []), HOURS.rest, HOURS.holidays)

const leave = (values: Values): Article =>
  article(
    LEAVE.title,
    LEAVE.annual(has(values, 'leaveDays') ? '{leaveDays}' : String(LEAST_LEAVE)),
    LEAVE.kept,
    LEAVE.sick(hasProbation(values)),
    LEAVE.birth,
    LEAVE.others,
  )

const property = (values: Values): Article[] =>
  has(values, 'property') ? [{ ...article(PROPERTY.title, ...asList(eachLine(values, 'property'))), lead: PROPERTY.lead }] : []

function endOf(values: Values): Article {
  if (isIndefinite(values)) return article(ENDING.title, ...ENDING.indefinite, ...ENDING.always)
  if (isPassing(values))
    return article(
      ENDING.title,
      isPiece(values) ? ENDING.piece : ENDING.definite,
      has(values, 'noticeDays') ? ENDING.early : ENDING.earlyOpen,
      ENDING.resign,
      ...ENDING.always,
    )
  return article(ENDING.title, ENDING.open, ...ENDING.always)
}
