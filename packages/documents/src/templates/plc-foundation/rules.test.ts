import { expect, test } from 'vitest'
import type { Values } from '../../template.ts'
import { EXAMPLES } from '../../testing/examples.ts'
import { problemsOf } from '../../testing/problems.ts'
import { plcFoundation } from './template.ts'

const example = EXAMPLES['plc-foundation']
const errorsOf = (change: Values = {}) => problemsOf(plcFoundation, example, change).errors
const warningsOf = (change: Values = {}) => problemsOf(plcFoundation, example, change).warnings
const docOf = (change: Values = {}, language: 'am' | 'en' | 'both' = 'en') =>
  plcFoundation.build({ ...example, ...change }, { language, issuedAt: '2026-11-23', reference: '1' })
const textOf = (change: Values = {}, language: 'am' | 'en' = 'en'): string => JSON.stringify(docOf(change, language))

test('the example keeps every rule without a warning', () => {
  expect(problemsOf(plcFoundation, example)).toEqual({ errors: {}, warnings: {} })
})

test('shares add up to the total', () => {
  expect(errorsOf({ shareholder2Shares: '300' }).totalShares).toBe(
    'The shares of the members add up to 900; that has to be the total',
  )
  expect(errorsOf({ shareholder1Shares: '0' }).shareholder1Shares).toMatch(/whole number/)
  expect(errorsOf({ shareholder1Shares: '600.5' }).shareholder1Shares).toMatch(/whole number/)
  expect(errorsOf({ shareholder1Shares: ' 600 ', totalShares: '1,000' })).toEqual({})
})

test('total shares times par value are the capital', () => {
  expect(errorsOf({ parValuePerShare: '500' }).authorizedCapital).toBe('Total shares times par value are 500,000 birr')
  expect(errorsOf({ parValuePerShare: '0' }).parValuePerShare).toMatch(/more than zero/)
})

test('percentages are reckoned; one that is typed has to agree', () => {
  expect(errorsOf({ shareholder1Percentage: '' })).toEqual({})
  expect(errorsOf({ shareholder1Percentage: '55' }).shareholder1Percentage).toBe('According to the shares it is 60%')
  const thirds = {
    shareholder1Shares: '333',
    shareholder2Shares: '667',
    shareholder1Percentage: '33.3',
    shareholder2Kind: '',
    shareholder2KindValue: '',
  }
  expect(errorsOf(thirds)).toEqual({})
  expect(textOf({ shareholder1Percentage: '' })).toContain('"shareholder1Percentage","text":"60%"')
})

test('paid-up capital is not above the authorized one, and below it with a warning', () => {
  expect(errorsOf({ paidUpCapital: '1000001' }).paidUpCapital).toMatch(/cannot be more/)
  expect(Object.keys(warningsOf({ paidUpCapital: '900000' }))).toEqual(['paidUpCapital'])
})

test('the capital is at least 15,000 birr', () => {
  const small = {
    shareholder1Shares: '8',
    shareholder2Shares: '6',
    totalShares: '14',
    shareholder1Percentage: '',
    shareholder2Kind: '',
    shareholder2KindValue: '',
  }
  expect(errorsOf({ ...small, authorizedCapital: '14000', paidUpCapital: '14000' }).authorizedCapital).toMatch(/15,000/)
  const enough = { ...small, shareholder1Shares: '9', totalShares: '15', authorizedCapital: '15000', paidUpCapital: '15000' }
  expect(errorsOf(enough)).toEqual({})
})

test('a par value below 100 birr is warned of', () => {
  const low = {
    parValuePerShare: '50',
    authorizedCapital: '50000',
    paidUpCapital: '50000',
    shareholder2Kind: '',
    shareholder2KindValue: '',
  }
  expect(problemsOf(plcFoundation, example, low)).toEqual({
    errors: {},
    warnings: { parValuePerShare: 'A par value below 100 birr may be refused' },
  })
})

test('a company has up to fifty members, and a step for each', () => {
  const stepsOf = (shareholderCount: string) =>
    plcFoundation.steps({ ...example, shareholderCount }).filter(({ list }) => list?.id === 'shareholders').length
  expect([stepsOf('2'), stepsOf('3'), stepsOf('50'), stepsOf('51'), stepsOf('x')]).toEqual([2, 3, 50, 50, 2])
  expect(errorsOf({ shareholderCount: '0' }).shareholder1Name).toMatch(/1 to 50 members/)
  expect(errorsOf({ shareholderCount: '51' }).shareholder1Name).toMatch(/1 to 50 members/)
  expect(errorsOf({ shareholderCount: '3' })).toMatchObject({ shareholder3Name: 'This field is required' })
  const third = {
    shareholderCount: '3',
    shareholder3Name: 'ኪዳኔ ወልዱ ሀብቴ',
    shareholder3Id: '400120014009',
    shareholder3Address: 'አዳማ',
  }
  const shares = { shareholder2Shares: '350', shareholder3Shares: '50' }
  expect(errorsOf({ ...third, ...shares })).toEqual({})
  expect(textOf({ ...third, ...shares })).toContain('Member 3')
})

const ALONE: Values = {
  shareholderCount: '1',
  shareholder1Shares: '1000',
  shareholder1Percentage: '100',
  nomineeName: 'ሰናይት ኃይሉ መንግሥቱ',
  nomineeId: '400120014010',
  nomineeAddress: 'አዳማ፣ ቀበሌ 04',
}

test('a company of one member is declared, with a nominee who is somebody else', () => {
  const { nomineeName: _, ...nobody } = ALONE
  expect(errorsOf(nobody)).toEqual({ nomineeName: 'This field is required' })
  expect(errorsOf({ ...ALONE, nomineeId: '400120014001' }).nomineeId).toMatch(/somebody else/)
  expect(errorsOf(ALONE)).toEqual({})
  expect(warningsOf(ALONE).shareholder1Type).toMatch(/only one company of one member/)
  const text = textOf(ALONE)
  for (const words of ['I, the only member', 'Member and nominee', 'Decisions of the member', 'Only member', 'Nominee'])
    expect(text).toContain(words)
  for (const words of ['We, the members', 'Meeting of the members', 'Member 1', 'with the consent of'])
    expect(text).not.toContain(words)
  expect(textOf()).not.toContain('nominee')
})

test('a member may be a company, for which somebody signs', () => {
  const company = { shareholder2Type: 'company', shareholder2Name: 'ዳሎል ኢንቨስትመንት', shareholder2Id: 'AA/2/0012345/2015' }
  expect(errorsOf(company)).toEqual({ shareholder2SignerName: 'This field is required' })
  const text = textOf({ ...company, shareholder2SignerName: 'ሙሉጌታ አሰፋ ብርሃኑ' })
  for (const words of ['country of registration', 'commercial registration number', 'Member 2, for the company'])
    expect(text).toContain(words)
  expect(textOf()).not.toContain('for the company')
})

test('contributions in kind are named, valued, and not above the shares', () => {
  expect(errorsOf({ shareholder2KindValue: '' }).shareholder2KindValue).toMatch(/has to be stated/)
  expect(errorsOf({ shareholder2Kind: '' }).shareholder2Kind).toMatch(/what is contributed/)
  expect(errorsOf({ shareholder2KindValue: '400001' }).shareholder2KindValue).toBe(
    'More than the shares are worth (400,000 birr)',
  )
  expect(textOf()).toContain('"shareholder2Shares","text":"150,000"')
})

test('two members are two people', () => {
  expect(errorsOf({ shareholder2Id: '400120014001' }).shareholder2Id).toMatch(/somebody else/)
})

test('another currency is only the equivalent of what comes from abroad', () => {
  const fromAbroad = {
    currencyType: 'USD',
    foreignAmount: '10000',
    shareholder2Nationality: 'foreign',
    shareholder2Country: 'Kenya',
  }
  expect(warningsOf(fromAbroad).currencyType).toMatch(/stated in birr/)
  expect(warningsOf({ ...fromAbroad, shareholder2Nationality: 'ethiopian' }).currencyType).toMatch(
    /No member is of another country/,
  )
  expect(warningsOf(fromAbroad).foreignAmount).toMatch(/at least USD 150,000/)
  expect(warningsOf({ ...fromAbroad, shareholder1Nationality: 'foreign', shareholder1Country: 'Kenya' }).foreignAmount).toMatch(
    /at least USD 200,000/,
  )
  expect(warningsOf({ ...fromAbroad, foreignAmount: '150000' }).foreignAmount).toBe(undefined)
  expect(textOf(fromAbroad)).toContain('10,000 US dollars')
  expect(textOf(fromAbroad, 'am')).toContain('10,000 የአሜሪካ ዶላር')
  expect(textOf(fromAbroad)).toContain('1,000,000 birr (one million birr)')
  expect(textOf()).not.toContain('foreign currency')
})

test('one of the directors is the manager', () => {
  expect(errorsOf({ director1Position: 'boardMember' }).director1Position).toMatch(/general manager/)
  expect(errorsOf({ director1Position: 'boardMember', director2Position: 'generalManager' })).toEqual({})
  expect(textOf({ director2Position: 'boardMember' })).toContain('The board consists of')
  expect(textOf()).not.toContain('The board consists of')
})

test('a new company has neither a registration number nor a TIN', () => {
  expect(errorsOf({ tinNumber: '', companyRegNumber: '' })).toEqual({})
  expect(errorsOf({ tinNumber: '123' }).tinNumber).toBe('A TIN has 10 digits')
  expect(errorsOf({ tinNumber: '0012345678' })).toEqual({})
  expect(textOf({ tinNumber: '0012345678' })).toContain('"tinNumber","text":"0012345678"')
})

test('years are whole, and asked for when the company is for a time', () => {
  expect(errorsOf({ companyDuration: 'years' })).toEqual({ durationYears: 'This field is required' })
  expect(errorsOf({ companyDuration: 'years', durationYears: '20' })).toEqual({})
  expect(errorsOf({ managerTerm: '2.5' }).managerTerm).toMatch(/whole years/)
})

test('memorandum and articles of association stand in one file, the second on a new page', () => {
  for (const language of ['am', 'en', 'both'] as const) {
    const kinds = docOf({}, language).blocks.map(({ k }) => k)
    const at = kinds.indexOf('pageBreak')
    expect(kinds.filter((k) => k === 'part').length).toBe(2)
    expect(kinds.indexOf('part')).toBeLessThan(at)
    expect(kinds.lastIndexOf('part')).toBe(at + 1)
    expect(kinds.slice(0, at)).toContain('signatures')
    expect(kinds.slice(at)).toContain('signatures')
  }
  expect(textOf()).toMatch(/Memorandum of Association.*Articles of Association/)
  expect(textOf({}, 'am')).toMatch(/የመመሥረቻ ጽሑፍ.*መተዳደሪያ ደንብ/)
})

test('articles are numbered from one in each part', () => {
  const numbers = docOf().blocks.flatMap((block) => (block.k === 'article' ? [block.n] : []))
  const again = numbers.lastIndexOf(1)
  expect(numbers.slice(0, again)).toEqual(Array.from({ length: again }, (_, index) => index + 1))
  expect(numbers.slice(again)).toEqual(Array.from({ length: numbers.length - again }, (_, index) => index + 1))
})

test.each([
  'Selale Trading',
  'Selale Trading PLC',
  'Selale Trading P.L.C.',
  'Selale Trading ኃ.የተ.የግ.ማ',
  'Selale Trading Private Limited Company',
  'Selale Trading ኃላፊነቱ የተወሰነ የግል ማህበር',
])('the name "%s" ends in the words of the form once', (companyName) => {
  const name = { field: 'companyName', text: 'Selale Trading' }
  const subtitleIn = (language: 'am' | 'en') =>
    docOf({ companyName }, language).blocks.find((block) => block.k === 'part')?.subtitle
  expect(subtitleIn('en')).toEqual([name, ' Private Limited Company'])
  expect(subtitleIn('am')).toEqual([name, ' ኃላፊነቱ የተወሰነ የግል ማኅበር'])
  expect(plcFoundation.nameOf({ companyName })).toEqual({
    am: 'የኃ.የተ.የግ.ማ መመሥረቻ ሰነድ፣ Selale Trading',
    en: 'PLC foundation document, Selale Trading',
  })
})

test('hints reckon along', () => {
  const notes = (step: string, change: Values = {}) => plcFoundation.notes({ ...example, ...change }, step)
  expect(notes('shareholder1')[0]).toEqual({
    am: 'ከጠቅላላ 1,000 አክሲዮን 600 አክሲዮን 60% ነው።',
    en: 'With 1,000 shares in total, 600 shares is 60%.',
  })
  expect(notes('shareholder2', { totalShares: '' })[0]?.en).toBe('With 1,000 shares in total, 400 shares is 40%.')
  expect(notes('financial').map(({ en }) => en)).toEqual([
    'The shares of the members add up to 1,000.',
    '1,000 shares of 1,000 birr each: the capital is 1,000,000 birr.',
  ])
  expect(notes('company')).toEqual([])
  expect(notes('shareholder2').slice(1)).toEqual([
    {
      am: 'መዋጮው 400,000 ብር ነው (አራት መቶ ሺህ ብር)።',
      en: 'The contribution is 400,000 birr (four hundred thousand birr).',
    },
  ])
  for (const parValuePerShare of ['', '0', '999999999999.99'])
    expect(notes('shareholder2', { parValuePerShare, shareholder2Shares: '999999999999' }).slice(1)).toEqual([])
})

test('the capital is in birr whatever a member brings; only what is brought names its own money', () => {
  const fields = plcFoundation.steps({ ...example, currencyType: 'USD' }).flatMap((step) => step.fields)
  expect(fields.flatMap(({ name, currency }) => (currency ? [[name, currency]] : []))).toEqual([
    ['foreignAmount', 'currencyType'],
  ])
})
