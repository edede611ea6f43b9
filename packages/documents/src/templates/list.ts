// The templates, loaded one by one: each is a large file, and a form needs one.
import type { TemplateId } from '@menged/contracts/documents/lists'
import type { Template } from '../template.ts'

/** @throws when the chunk does not arrive */
export async function loadTemplate(id: TemplateId): Promise<Template> {
  switch (id) {
    case 'power-of-attorney':
      return (await import('./power-of-attorney/template.ts')).powerOfAttorney
    case 'plc-foundation':
      return (await import('./plc-foundation/template.ts')).plcFoundation
    case 'rental-agreement':
      return (await import('./rental-agreement/template.ts')).rentalAgreement
  }
}
