import type { Profile } from '@menged/contracts/profile'
import { loadTemplate } from '@menged/documents/templates'
import { expect, test } from 'vitest'
import { partnership } from '../test/partnership.ts'
import { fromProfile, fromValues, offersFor, type Somebody, spellingsFor } from './known-answers.ts'

const values = { ...partnership.initial, companyName: 'Selale', partner1Name: 'Hirut Abera', partner1Id: '482011753390' }
const steps = partnership.steps(values)
const fieldOf = (name: string) => {
  for (const step of steps) for (const field of step.fields) if (field.name === name) return [field, step] as const
  throw new Error(name)
}
const offered = (name: string, of: Record<string, string>, people: readonly Somebody[]) =>
  offersFor(...fieldOf(name), { ...partnership.initial, ...of }, people)

test('an earlier document knows people, each with what belongs to them', () => {
  expect(fromValues(partnership, values)).toEqual([{ company: 'Selale' }, { name: 'Hirut Abera', idNumber: '482011753390' }])
})

test('a profile knows a person or a company', () => {
  const person = { fullName: 'Hirut Abera', phone: '+251911234567', email: 'hirut@example.com', companyemail: null }
  expect(fromProfile(person as unknown as Profile, 'en')).toEqual([
    { name: 'Hirut Abera', phone: '0911 234 567', email: 'hirut@example.com' },
  ])
  const company = {
    fullName: null,
    companynameenglish: 'Selale',
    companynameamharic: 'ሰላሌ',
    companyemail: 'a@b.example',
    phone: '',
  }
  expect(fromProfile(company as unknown as Profile, 'am')).toEqual([
    { company: 'ሰላሌ', email: 'a@b.example', spellings: [['ሰላሌ', 'Selale']] },
  ])
  const { companynameenglish: _, ...amharic } = company
  expect(fromProfile(amharic as unknown as Profile, 'am')).toEqual([{ company: 'ሰላሌ', email: 'a@b.example' }])
})

const HIRUT = { name: 'Hirut Abera', idNumber: '1' }
const KEBEDE = { name: 'Kebede Lemma', idNumber: '2' }

test('known answers are offered for an empty field, and for no other', () => {
  expect(offered('partner1Name', {}, [HIRUT, KEBEDE])).toEqual(['Hirut Abera', 'Kebede Lemma'])
  expect(offered('partner1Name', { partner1Name: 'H' }, [HIRUT])).toEqual([])
  expect(offered('companyName', {}, [HIRUT])).toEqual([])
})

test('beside a name stands the number of that person, never of another one', () => {
  expect(offered('partner2Id', { partner2Name: 'Kebede Lemma' }, [HIRUT, KEBEDE])).toEqual(['2'])
  expect(offered('partner2Id', { partner2Name: 'Somebody Else' }, [HIRUT, KEBEDE])).toEqual([])
  expect(offered('partner2Id', {}, [HIRUT, KEBEDE])).toEqual(['1', '2'])
})

test('a spouse is another person as well', async () => {
  const loan = await loadTemplate('loan-agreement')
  const married = {
    borrowerName: 'Hirut Abera',
    borrowerId: '1',
    borrowerMaritalStatus: 'married',
    borrowerSpouseConsent: 'consents',
  }
  expect(fromValues(loan, { ...married, borrowerSpouseName: 'Kebede Lemma', borrowerSpouseId: '2' })).toEqual([HIRUT, KEBEDE])
})

test('who signs for somebody is another person, with a number of their own', () => {
  const names = ['sellerName', 'sellerId', 'sellerAgentName', 'sellerAgentId']
  const label = { am: '-', en: '-' }
  const fields = names.map((name) => ({
    name,
    type: 'text' as const,
    label,
    known: name.endsWith('Id') ? ('idNumber' as const) : ('name' as const),
  }))
  const typed = { sellerName: 'Hirut Abera', sellerId: '1', sellerAgentName: 'Kebede Lemma', sellerAgentId: '2' }
  expect(fromValues({ steps: () => [{ id: 'seller', title: label, fields }] }, typed)).toEqual([HIRUT, KEBEDE])
})

const company = await loadTemplate('plc-foundation')
const spelled = (name: string, values: Record<string, string>, people: readonly Somebody[] = []) => {
  const all = company.steps({ ...company.initial, ...values })
  const field = all.flatMap(({ fields }) => fields).find((each) => each.name === name)
  if (!field) throw new Error(name)
  return spellingsFor(field, all, values, people)
}
const SENAIT = { spellings: [['ሰናይት አበራ', 'Sennait Abbera']] as const }

test('a second spelling is offered as it was spelled elsewhere, in this form or in an earlier one, whichever way round', () => {
  const director = 'director1NameSpelling'
  expect(spelled(director, { director1Name: 'ሰናይት አበራ' }, [SENAIT])).toEqual(['Sennait Abbera'])
  expect(spelled(director, { director1Name: 'Sennait Abbera' }, [SENAIT])).toEqual(['ሰናይት አበራ'])
  const member = { shareholder1Name: 'ሰናይት አበራ', shareholder1NameSpelling: 'Senayt A.' }
  expect(spelled(director, { director1Name: 'ሰናይት አበራ', ...member })).toEqual(['Senayt A.'])
  expect(fromValues(company, { ...company.initial, ...member })).toEqual([
    { name: 'ሰናይት አበራ', spellings: [['ሰናይት አበራ', 'Senayt A.']] },
  ])
})

test('else in Latin letters as passports have it; never over what stands there, and not for a company', () => {
  expect(spelled('director1NameSpelling', { director1Name: 'ሰናይት አበራ' })).toEqual(['Senait Abera'])
  expect(spelled('signingPlaceSpelling', { signingPlace: 'አዲስ አበባ' })).toEqual(['Addis Ababa'])
  expect(spelled('director1NameSpelling', { director1Name: 'Senait Abera' })).toEqual([])
  expect(spelled('director1NameSpelling', {})).toEqual([])
  expect(spelled('director1NameSpelling', { director1Name: 'ሰናይት', director1NameSpelling: 'S' })).toEqual([])
  expect(spelled('companyNameSpelling', { companyName: 'ሰላሌ ንግድ' })).toEqual([])
})
