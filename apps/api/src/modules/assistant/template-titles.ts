// What the documents are called that the assistant may offer, and the guide that each belongs to.
import type { TemplateId, Text } from '@menged/contracts'

export const TEMPLATES: Readonly<Record<TemplateId, { title: Text; guide: string }>> = {
  'plc-foundation': {
    title: { en: 'PLC foundation document', am: 'የኃ.የተ.የግ.ማ መመሥረቻ ሰነድ' },
    guide: 'private-limited-company',
  },
  'power-of-attorney': { title: { en: 'Power of attorney', am: 'የውክልና ሥልጣን ማስረጃ' }, guide: 'power-of-attorney' },
  'rental-agreement': { title: { en: 'Property rental agreement', am: 'የቤት ኪራይ ውል' }, guide: 'rent-contract' },
}
