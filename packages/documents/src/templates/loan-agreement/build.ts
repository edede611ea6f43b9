// The document of a loan.

import type { Written } from '@menged/ethiopia/languages'
import type { Text } from '@menged/ethiopia/text'
import type { Doc, Inline } from '../../doc.ts'
import type { Issue, Values } from '../../template.ts'
import { conditions } from '../conditions.ts'
import { dateText } from '../dates.ts'
import { documentOf } from '../document.ts'
import { both, has } from '../fields.ts'
import { birrText, type Extras, formOf } from '../fill.ts'
import { ending, particulars, party } from '../people.ts'
import { type Article, article, type Piece } from '../pieces.ts'
import { entryOf, textOf } from '../values.ts'
import { about } from './about.ts'
import { lastDayOf, planOf } from './plan.ts'
import {
  type Debtor,
  hasCollateral,
  hasGuarantor,
  hasInterest,
  hasSpouse,
  isByInstalments,
  isMarried,
  signsAlone,
  steps,
} from './steps.ts'
import {
  CAPACITY,
  COLLATERAL,
  DEATH,
  DELAY,
  DISPUTES,
  EFFECT,
  GUARANTEE,
  HANDOVER,
  INTEREST,
  INTEREST_DUE,
  LAW,
  LOAN,
  PAYMENT,
  REPAYMENT,
  RHYTHMS,
  ROLES,
  SPOUSE,
  TITLE,
} from './text.ts'

export function build(values: Values, issue: Issue): Doc {
  const form = formOf(values, steps(values), extras(values))
  const pieces: Piece[] = [
    { k: 'p', text: both('የተፈረመበት ቦታ፦ {signingPlace}። ቀን፦ {_16}።', 'Signed at: {signingPlace}. Date: {_16}.') },
    parties(values),
    article(LOAN.title, LOAN.amount, ...(has(values, 'loanPurpose') ? [LOAN.purpose] : []), LOAN.birr, LAW),
    handover(values),
    interest(values),
    repayment(values),
    article(
      PAYMENT.title,
      entryOf(PAYMENT.by, textOf(values, 'repaymentMethod')) ?? PAYMENT.open,
      PAYMENT.proof,
      PAYMENT.discharge,
    ),
    article(
      DELAY.title,
      has(values, 'noticeDays') ? DELAY.notice : DELAY.openNotice,
      ...(isByInstalments(values) ? [DELAY.allDue] : []),
      DELAY.interest,
    ),
    ...guarantee(values),
    ...collateral(values),
    ...conditions(values),
    DEATH,
    DISPUTES,
    article(EFFECT.title, EFFECT.signed, EFFECT.changes, hasGuarantor(values) ? EFFECT.copiesWithGuarantor : EFFECT.copies),
    ...ending(
      values,
      [
        party(ROLES.lender, 'lenderName', 'lenderId'),
        party(ROLES.borrower, 'borrowerName', 'borrowerId'),
        ...(hasSpouse(values, 'borrower') ? [party(ROLES.borrowerSpouse, 'borrowerSpouseName', 'borrowerSpouseId')] : []),
        ...(hasGuarantor(values) ? [party(ROLES.guarantor, 'guarantorName', 'guarantorId')] : []),
        ...(hasGuarantor(values) && hasSpouse(values, 'guarantor')
          ? [party(ROLES.guarantorSpouse, 'guarantorSpouseName', 'guarantorSpouseId')]
          : []),
      ],
      about.effect,
    ),
  ]
  return documentOf(TITLE, pieces, form, issue, about.effect)
}

/** As the sentences want them: what was chosen in words of its own, and what is reckoned. */
function extras(values: Values): Extras {
  const chosen =
    (field: string, words: Readonly<Record<string, Text>>, word = textOf(values, field)) =>
    (language: Written): Inline[] => {
      const text = entryOf(words, word)
      return [text ? { field, text: text[language] } : { blank: 14, field }]
    }
  const isPaidTogether = values.repayment === 'once' && values.interestPayment === 'withPrincipal'
  const [plan, lastDay] = [planOf(values), lastDayOf(values)]
  return {
    interestDue: chosen('interestPayment', INTEREST_DUE, isPaidTogether ? 'whenRepaid' : undefined),
    rhythm: chosen('instalmentRhythm', RHYTHMS),
    ...(plan ? { lastInstalment: (language) => [birrText(plan.last, language)] } : {}),
    ...(lastDay ? { lastDay: (language) => [dateText(lastDay, language)] } : {}),
  }
}

const parties = (values: Values): Article =>
  article(
    both('ተዋዋይ ወገኖች', 'Parties'),
    particulars('lender', ROLES.lender, values),
    particulars('borrower', ROLES.borrower, values),
    ...marriage(values, 'borrower'),
    ...(hasGuarantor(values) ? [particulars('guarantor', ROLES.guarantor, values)] : []),
    CAPACITY,
  )

function marriage(values: Values, debtor: Debtor): Text[] {
  const { status, consents, alone } = SPOUSE[debtor]
  if (!isMarried(values, debtor)) return [status]
  return [status, signsAlone(values, debtor) ? alone : consents]
}

function handover(values: Values): Article {
  const clauses = entryOf(HANDOVER.by, textOf(values, 'handover'))
  if (clauses === undefined) return article(HANDOVER.title, HANDOVER.open)
  const hasReference = values.handover === 'transferred' && has(values, 'handoverReference')
  return article(HANDOVER.title, ...clauses.slice(0, -1), ...(hasReference ? [HANDOVER.reference] : []), ...clauses.slice(-1))
}

const interest = (values: Values): Article =>
  hasInterest(values)
    ? article(INTEREST.title, INTEREST.rate, INTEREST.base, INTEREST.due)
    : article(INTEREST.title, INTEREST.none)

function repayment(values: Values): Article {
  const early = hasInterest(values) ? REPAYMENT.earlyWithInterest : REPAYMENT.early
  if (values.repayment === 'once') return article(REPAYMENT.title, REPAYMENT.once, early)
  if (!isByInstalments(values)) return article(REPAYMENT.title, REPAYMENT.open, early)
  const plan = planOf(values)
  return article(
    REPAYMENT.title,
    REPAYMENT.instalments,
    ...(plan?.fits && plan.last < plan.each ? [REPAYMENT.smallerLast] : []),
    REPAYMENT.days,
    ...(lastDayOf(values) ? [REPAYMENT.lastDay] : []),
    early,
  )
}

const guarantee = (values: Values): Article[] =>
  hasGuarantor(values)
    ? [
        article(
          GUARANTEE.title,
          GUARANTEE.express,
          GUARANTEE.limit,
          entryOf(GUARANTEE.of, textOf(values, 'guaranteeKind')) ?? GUARANTEE.open,
          GUARANTEE.changes,
          ...marriage(values, 'guarantor'),
        ),
      ]
    : []

const collateral = (values: Values): Article[] =>
  hasCollateral(values)
    ? [
        article(
          COLLATERAL.title,
          ...(entryOf(COLLATERAL.of, textOf(values, 'collateral')) ?? []),
          COLLATERAL.owner,
          COLLATERAL.noForfeit,
        ),
      ]
    : []
