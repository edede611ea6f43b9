import { expect, test } from 'vitest'
import type { Values } from '../../template.ts'
import { EXAMPLES, SEASONAL_WORK } from '../../testing/examples.ts'
import { problemsOf } from '../../testing/problems.ts'
import { fieldsOf } from '../../testing/variants.ts'
import { employmentContract } from './template.ts'

const office = EXAMPLES['employment-contract']
const errorsOf = (change: Values = {}, example = office) => problemsOf(employmentContract, example, change).errors
const warningsOf = (change: Values = {}, example = office) => problemsOf(employmentContract, example, change).warnings
const textOf = (change: Values = {}, example = office, language: 'am' | 'en' = 'en'): string =>
  JSON.stringify(employmentContract.build({ ...example, ...change }, { language, issuedAt: '2026-11-28', reference: '1' }))

test('both examples keep every rule without a warning', () => {
  expect(problemsOf(employmentContract, office)).toEqual({ errors: {}, warnings: {} })
  expect(problemsOf(employmentContract, SEASONAL_WORK)).toEqual({ errors: {}, warnings: {} })
})

test('the least age for work is 15 on the first day', () => {
  expect(errorsOf({ employeeBirthDate: '2011-12-12', dailyHours: '7', weeklyHours: '42' }).employeeBirthDate).toMatch(
    /^The least age for work is 15: no work before 1[12] December 2026$/,
  )
  expect(errorsOf({ employeeBirthDate: '2011-12-10', dailyHours: '7', weeklyHours: '42' })).toEqual({})
  expect(errorsOf({ employeeBirthDate: '2027-01-01' })).toHaveProperty('employeeBirthDate')
})

test('under 18: seven hours, a warning, and an article of its own', () => {
  const young = { employeeBirthDate: '2010-06-15', dailyHours: '7', weeklyHours: '42' }
  expect(errorsOf(young)).toEqual({})
  expect(warningsOf(young).employeeBirthDate).toMatch(
    /Under 18 until 15 June 2028: at most 7 hours a day, no nights, no overtime/,
  )
  expect(errorsOf({ ...young, dailyHours: '7.5' }).dailyHours).toMatch(/under 18 .* at most 7 hours/)
  expect(textOf(young)).toContain('Protection of a young employee')
  expect(textOf()).not.toContain('Protection of a young employee')
  expect(warningsOf({ employeeBirthDate: '1931-01-01' }).employeeBirthDate).toMatch(/check the year/)
})

test('at most 8 hours a day and 48 a week, and one day for rest', () => {
  expect(errorsOf({ dailyHours: '8.5' }).dailyHours).toBe('Normal working time is at most 8 hours a day')
  expect(errorsOf({ weeklyHours: '48.5' }).weeklyHours).toBe('Normal working time is at most 48 hours a week')
  expect(errorsOf({ weeklyHours: '48' })).toEqual({})
  for (const dailyHours of ['0', '24']) expect(errorsOf({ dailyHours })).toHaveProperty('dailyHours')
  expect(errorsOf({ weeklyHours: '0' })).toHaveProperty('weeklyHours')
  expect(errorsOf({ dailyHours: '6', weeklyHours: '40' }).weeklyHours).toMatch(/With 6 hours a day a week has at most 36/)
  expect(errorsOf({ dailyHours: '6', weeklyHours: '5' }).weeklyHours).toMatch(/fewer hours than a day/)
  expect(errorsOf({ dailyHours: 'ሙሉ ቀን' }).dailyHours).toMatch(/characters|number only/)
})

test('probation is at most 60 working days', () => {
  for (const probationDays of ['61', '90', '0', '1.5'])
    expect(errorsOf({ probationDays }).probationDays).toMatch(/^Probation is at most 60 working days/)
  for (const probationDays of ['1', '60', '']) expect(errorsOf({ probationDays })).toEqual({})
  expect(warningsOf({ probationDays: '60', endDate: '2027-01-10' }, SEASONAL_WORK).probationDays).toMatch(
    /as long as the contract/,
  )
})

test('annual leave is 16 working days at the least', () => {
  for (const leaveDays of ['15', '0', '16.5', '400'])
    expect(errorsOf({ leaveDays }).leaveDays).toMatch(/^Annual leave is at least 16 working days/)
  for (const leaveDays of ['16', '30', '']) expect(errorsOf({ leaveDays })).toEqual({})
})

test('a definite period needs a reason of the law and an end', () => {
  expect(errorsOf({ termReason: '', reasonDetails: '', endDate: '' }, SEASONAL_WORK)).toEqual({
    termReason: 'This field is required',
    reasonDetails: 'This field is required',
    endDate: 'This field is required',
  })
  expect(errorsOf({ termReason: 'because' }, SEASONAL_WORK).termReason).toMatch(/Choose an option/)
  expect(errorsOf({ endDate: '2026-12-01' }, SEASONAL_WORK).endDate).toMatch(/after the beginning \(10 December 2026\)/)
  expect(errorsOf({ contractKind: 'piece' })).toEqual({ pieceWork: 'This field is required' })
})

test.each(['vacancy', 'structure'])('a contract for the reason “%s” is for 45 working days', (termReason) => {
  expect(problemsOf(employmentContract, SEASONAL_WORK, { termReason, endDate: '2027-01-30' })).toEqual({
    errors: {},
    warnings: {},
  })
  expect(warningsOf({ termReason, endDate: '2027-02-03' }, SEASONAL_WORK).endDate).toMatch(/at most 45 working days: count/)
  expect(errorsOf({ termReason, endDate: '2027-02-03' }, SEASONAL_WORK)).toEqual({})
  expect(errorsOf({ termReason }, SEASONAL_WORK).endDate).toMatch(/at most 45 working days: choose/)
})

test('the wage of a whole work belongs to a piece of work', () => {
  const piece = { contractKind: 'piece', pieceWork: 'A new roof', wagePer: 'work', payEvery: 'work' }
  expect(errorsOf(piece)).toEqual({})
  expect(Object.keys(errorsOf({ ...piece, contractKind: 'indefinite' })).sort()).toEqual(['payEvery', 'wagePer'])
  expect(textOf({ ...piece, contractKind: 'indefinite' })).not.toContain('whole work')
})

test('a wage is more than nothing, and a tiny one is asked about', () => {
  expect(errorsOf({ wage: '0' }).wage).toMatch(/more than zero/)
  expect(warningsOf({ wage: '185' }).wage).toMatch(/very small/)
  expect(warningsOf({ wage: '185', wagePer: 'day' })).toEqual({})
})

test('numbers are in their range', () => {
  for (const payDay of ['0', '31', '1.5']) expect(errorsOf({ payDay }).payDay).toMatch(/1 to 30/)
  expect(errorsOf({ noticeDays: '0' }, SEASONAL_WORK).noticeDays).toMatch(/whole number/)
  expect(errorsOf({ employerTin: '12345' }).employerTin).toMatch(/10 digits/)
  expect(errorsOf({ employeeTin: '0012345678' }).employeeTin).toMatch(/somebody else/)
  expect(errorsOf({ employeeId: '400120014002' }, SEASONAL_WORK).employeeId).toMatch(/somebody else/)
})

test('a foreign national needs a work permit', () => {
  const foreign = { employeeNationality: 'foreign', employeeCountry: 'Kenya' }
  expect(warningsOf(foreign).workPermit).toMatch(/may not work without a work permit/)
  expect(warningsOf({ ...foreign, workPermit: 'WP-77' })).toEqual({})
  const guides = (change: Values) => employmentContract.next({ ...office, ...change }).map(({ guide }) => guide)
  expect(guides(foreign)).toContain('work-permit')
  expect(guides({})).not.toContain('work-permit')
})

test.each([
  ['የቤት ሠራተኛ', /outside the Labour Proclamation/],
  ['ሞግዚት', /domestic workers/],
  ['Housemaid', /domestic workers/],
  ['ዋና ሥራ አስኪያጅ', /Managers who direct/],
  ['General manager', /Managers who direct/],
])('the post “%s” may be outside the law', (jobTitle, words) => {
  expect(warningsOf({ jobTitle }).jobTitle).toMatch(words)
})

test.each([
  ...['ለትርፍ ሰዓት ሥራ ክፍያ አይከፈልም', 'ሠራተኛ የዓመት ፈቃድ የላቸውም', 'ፓስፖርታቸው በአሠሪ ዘንድ ይቀመጣል', 'ካረገዘች ውሉ ይቋረጣል'],
  ...['No annual leave in the first year', 'Overtime is not paid', 'The employer keeps the passport', 'Dismissed at any time'],
])('“%s” gives less than the law', (line) => {
  expect(warningsOf({ specialConditions: `ምሳ በነጻ ነው\n${line}` }).specialConditions).toMatch(/less than the law has no effect/)
})

test.each([
  'ያለ ፈቃድ ከሥራ መቅረት የለባቸውም',
  'ለጋብቻ የአምስት ቀን ፈቃድ ይሰጣል',
  'Overtime is paid at twice the wage',
  'Five days of leave for marriage',
])('“%s” is no less', (line) => {
  expect(warningsOf({ specialConditions: line })).toEqual({})
})

test('the paper stands on the Proclamation and needs no office', () => {
  expect(textOf()).toContain('1156/2019')
  expect(textOf({}, office, 'am')).toContain('1156/2011')
  expect(textOf()).toContain('takes effect when both parties have signed it')
  expect(`${textOf()}${JSON.stringify(employmentContract.next(office))}`).not.toMatch(/authenticating office|when authenticated/i)
  expect(textOf()).toContain('7 per cent')
  expect(textOf()).toContain("Employer's stamp")
})

test('nothing is said of a field that is not asked', () => {
  const stale = {
    ...office,
    endDate: '2020-01-01',
    noticeDays: '0',
    workPermit: '',
    employerId: '400120016001',
    mobileAccount: '1',
  }
  expect(problemsOf(employmentContract, stale)).toEqual({ errors: {}, warnings: {} })
  const all = { ...stale, employerKind: 'person', contractKind: 'piece', employeeNationality: 'foreign' }
  const asked = fieldsOf(employmentContract, all).map(({ name }) => name)
  for (const { field } of employmentContract.problems(all)) expect(asked).toContain(field)
})

test('hints reckon along', () => {
  const notes = (change: Values) => employmentContract.notes({ ...office, ...change }, 'terms').map(({ en }) => en)
  expect(notes({})).toEqual([
    'Pension each month: 1,295 birr from the employee, and 2,035 birr besides from the employer. Income tax is taken off as well.',
  ])
  for (const change of [{ wage: '' }, { wage: '0' }, { wagePer: 'day' }, { employeeNationality: 'foreign' }])
    expect(notes(change)).toEqual([])
  expect(employmentContract.notes(office, 'work')).toEqual([])
})
