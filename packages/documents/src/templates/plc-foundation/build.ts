// The foundation document of a company: memorandum and articles of association, the second on a new page.

import type { Written } from '@menged/ethiopia/languages'
import { inEach, type Text } from '@menged/ethiopia/text'
import type { Doc, Inline } from '../../doc.ts'
import type { Issue, Values } from '../../template.ts'
import { documentOf } from '../document.ts'
import { both } from '../fields.ts'
import { type Extras, formOf, grouped } from '../fill.ts'
import { ending, nationalities, party } from '../people.ts'
import type { Signer } from '../pieces.ts'
import { entryOf, hundredthsOf, textOf } from '../values.ts'
import { association } from './association.ts'
import { companyName } from './company-name.ts'
import { isOneMember, shareholderNumbers } from './lists.ts'
import { memorandum } from './memorandum.ts'
import { percentOf, percentText, sharesOf, worthOf } from './shares.ts'
import { isCompany, steps } from './steps.ts'

const TITLE = both('የኃላፊነቱ የተወሰነ የግል ማኅበር መመሥረቻ ሰነድ', 'Foundation Document of a Private Limited Company')
const COMPANY: Text = both('{company}', '{company}')

export function build(values: Values, issue: Issue): Doc {
  const members = shareholderNumbers(values)
  const form = formOf(values, steps(values), {
    company: (language) => companyName(values, language),
    ...nationalities(
      values,
      members.map((n) => `shareholder${n}`),
    ),
    ...shareCells(values),
    foreign: (language) => [foreign(values, language)],
  })
  const signers = [...members.map((n) => signer(values, n)), ...(isOneMember(values) ? [NOMINEE] : [])]
  return documentOf(
    TITLE,
    [
      { k: 'part', title: both('የመመሥረቻ ጽሑፍ', 'Memorandum of Association'), subtitle: COMPANY },
      ...memorandum(values),
      ...ending(values, signers),
      { k: 'pageBreak' },
      { k: 'part', title: both('መተዳደሪያ ደንብ', 'Articles of Association'), subtitle: COMPANY },
      ...association(values),
      ...ending(values, signers),
    ],
    form,
    issue,
  )
}

const NOMINEE = party(both('ተተኪ', 'Nominee'), 'nomineeName', 'nomineeId')

function signer(values: Values, n: number): Signer {
  const role = isOneMember(values) ? both('ብቸኛ አባል', 'Only member') : both(`አባል ${n}`, `Member ${n}`)
  return isCompany(values, n)
    ? { role: inEach((each) => `${role[each]}${FOR_THE_COMPANY[each]}`), field: `shareholder${n}SignerName` }
    : party(role, `shareholder${n}Name`, `shareholder${n}Id`)
}
const FOR_THE_COMPANY = both('፣ በድርጅቱ ስም', ', for the company')

/** `{percent1}`, `{cash1}`, `{kind1}` and their totals: reckoned, never asked. */
function shareCells(values: Values): Extras {
  const shares = sharesOf(values)
  const cells: Record<string, () => Inline[]> = {}
  let [cashTotal, kindTotal]: [bigint | null, bigint] = [0n, 0n]
  for (const { n, shares: count, kind } of shares.holdings) {
    const percent = percentOf(count, shares)
    const typed = textOf(values, `shareholder${n}Percentage`)
    const worth = worthOf(count, shares)
    const cash = worth === null ? null : worth > kind ? worth - kind : 0n
    cells[`percent${n}`] = () => [cell(`shareholder${n}Percentage`, percent === null ? typed : percentText(percent), '%')]
    cells[`cash${n}`] = () => [cell(`shareholder${n}Shares`, cash === null ? '' : grouped(cash))]
    cells[`kind${n}`] = () => [kind === 0n ? '–' : cell(`shareholder${n}KindValue`, grouped(kind))]
    cashTotal = cashTotal === null || cash === null ? null : cashTotal + cash
    kindTotal += kind
  }
  const sum = cashTotal
  return {
    ...cells,
    percentTotal: () => [shares.sum !== null && shares.sum === shares.total ? '100%' : ''],
    cashTotal: () => [sum === null ? { blank: 8 } : grouped(sum)],
    kindTotal: () => [kindTotal === 0n ? '–' : grouped(kindTotal)],
  }
}

const cell = (field: string, text: string, unit = ''): Inline =>
  text === '' ? { blank: 6, field } : { field, text: `${text}${unit}` }

const CURRENCIES: Readonly<Record<string, Text>> = { USD: both('የአሜሪካ ዶላር', 'US dollars'), EUR: both('ዩሮ', 'euros') }

function foreign(values: Values, language: Written): Inline {
  const amount = hundredthsOf(values, 'foreignAmount')
  const name = entryOf(CURRENCIES, textOf(values, 'currencyType'))?.[language] ?? ''
  return amount === null ? { blank: 14, field: 'foreignAmount' } : { field: 'foreignAmount', text: `${grouped(amount)} ${name}` }
}
