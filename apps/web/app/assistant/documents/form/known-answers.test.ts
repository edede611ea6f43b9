import type { Profile } from '@menged/contracts/profile'
import { expect, test } from 'vitest'
import { partnership } from '../test/partnership.ts'
import { fromProfile, fromValues, offersFor, type Somebody } from './known-answers.ts'

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
  expect(fromProfile(company as unknown as Profile, 'am')).toEqual([{ company: 'ሰላሌ', email: 'a@b.example' }])
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
