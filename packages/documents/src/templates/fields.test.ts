// What the forms ask for: which answers they cannot do without, and which they know already.
import { TEMPLATE_IDS, type TemplateId } from '@menged/contracts/documents/lists'
import { expect, test } from 'vitest'
import type { Field } from '../template.ts'
import { EXAMPLES } from '../testing/examples.ts'
import { fieldsOf, variantsOf } from '../testing/variants.ts'
import { loadTemplate } from './list.ts'

const REQUIRED: Record<TemplateId, string> = {
  'power-of-attorney':
    'clientName clientIdNumber clientAddress attorneyName attorneyAddress authorityType scopeOfAuthority effectiveDate agree',
  'plc-foundation': `companyName companyAddress businessSector mainBusinessActivities
    shareholder1Name shareholder1Id shareholder1Address shareholder1Shares
    shareholder2Name shareholder2Id shareholder2Address shareholder2Shares
    totalShares parValuePerShare authorizedCapital paidUpCapital currencyType
    director1Name director1Position director2Name director2Position agree`,
  'rental-agreement': `propertyAddress propertyType landlordName landlordId landlordAddress tenantName tenantId tenantAddress
    monthlyRent paymentFrequency paymentTiming leaseStartDate leaseEndDate utilitiesIncluded agree`,
}

// covers D-13
test.each(TEMPLATE_IDS)('%s cannot be made without these answers, and asks for them in the order of the form', async (id) => {
  const template = await loadTemplate(id)
  expect(template.problems({}).map(({ field, severity }) => `${field} ${severity}`)).toEqual(
    REQUIRED[id].split(/\s+/).map((field) => `${field} error`),
  )
})

/** By its name and type: witnesses, banks and auditors are not people whom the account knows. */
function knownAs({ name, type }: Field): Field['known'] {
  if (name === 'companyName') return 'company'
  if (name === 'tinNumber') return 'tin'
  if (/^witness|^company(?:Phone|Email)$/.test(name)) return undefined
  if (/^(?:client|attorney|spouse|shareholder\d|director\d|secretary|landlord|tenant)Name$/.test(name)) return 'name'
  if (/Id(?:Number)?$/.test(name)) return 'idNumber'
  if (/Address$/.test(name)) return 'address'
  return type === 'phone' || type === 'email' ? type : undefined
}

test.each(TEMPLATE_IDS)('%s offers what is known of a person or company where it is asked for', async (id) => {
  for (const field of fieldsOf(await loadTemplate(id), EXAMPLES[id]))
    expect([field.name, field.known]).toEqual([field.name, knownAs(field)])
})

test.each(TEMPLATE_IDS)('%s takes no text without end', async (id) => {
  for (const { name, type, most } of fieldsOf(await loadTemplate(id), EXAMPLES[id]))
    if (['text', 'longText', 'phone', 'email', 'number', 'money'].includes(type))
      expect([name, most]).toEqual([name, expect.any(Number)])
})

test.each(TEMPLATE_IDS)('%s has no choice twice, and none without a name', async (id) => {
  const template = await loadTemplate(id)
  for (const values of variantsOf(template, EXAMPLES[id]))
    for (const { name, options } of fieldsOf(template, values)) {
      const chosen = options?.map(({ value }) => value) ?? []
      expect([name, new Set(chosen.filter((value) => /^\w+$/.test(value))).size]).toEqual([name, chosen.length])
    }
})
