// The templates, a row each: what each is called, and the rest of it, a large file, which is loaded for the form that needs it.
import type { TemplateId } from '@menged/contracts/documents/lists'
import type { About, Template } from '../template.ts'
import { about as employmentContract } from './employment-contract/about.ts'
import { about as loanAgreement } from './loan-agreement/about.ts'
import { about as plcFoundation } from './plc-foundation/about.ts'
import { about as powerOfAttorney } from './power-of-attorney/about.ts'
import { about as rentalAgreement } from './rental-agreement/about.ts'
import { about as vehicleSale } from './vehicle-sale/about.ts'

type Row = About & { load: () => Promise<Template> }

export const TEMPLATES: Readonly<Record<TemplateId, Row>> = {
  'plc-foundation': {
    ...plcFoundation,
    load: async () => (await import('./plc-foundation/template.ts')).plcFoundation,
  },
  'power-of-attorney': {
    ...powerOfAttorney,
    load: async () => (await import('./power-of-attorney/template.ts')).powerOfAttorney,
  },
  'rental-agreement': {
    ...rentalAgreement,
    load: async () => (await import('./rental-agreement/template.ts')).rentalAgreement,
  },
  'vehicle-sale': {
    ...vehicleSale,
    load: async () => (await import('./vehicle-sale/template.ts')).vehicleSale,
  },
  'employment-contract': {
    ...employmentContract,
    load: async () => (await import('./employment-contract/template.ts')).employmentContract,
  },
  'loan-agreement': {
    ...loanAgreement,
    load: async () => (await import('./loan-agreement/template.ts')).loanAgreement,
  },
}

/** @throws when the chunk does not arrive */
export async function loadTemplate(id: TemplateId): Promise<Template> {
  const [template, { withSpellings }] = await Promise.all([TEMPLATES[id].load(), import('./spellings.ts')])
  return withSpellings(template)
}
