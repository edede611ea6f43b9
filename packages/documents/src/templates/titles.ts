// What the three documents are called and what they are for. Small: the sidebar and the assistant read it without loading a template.
import type { TemplateId } from '@menged/contracts/documents/lists'
import type { Text } from '@menged/ethiopia/text'

export const TEMPLATE_TITLES: Readonly<Record<TemplateId, { title: Text; description: Text }>> = {
  'plc-foundation': {
    title: { am: 'የኃ.የተ.የግ.ማ መመሥረቻ ሰነድ', en: 'PLC foundation document' },
    description: {
      am: 'ኃላፊነቱ የተወሰነ የግል ማኅበር ለማቋቋም የሚያስፈልጉ የመመሥረቻ ጽሑፍና መተዳደሪያ ደንብ፣ ሁለቱም በአንድ ሰነድ።',
      en: 'Memorandum and articles of association to found a private limited company, both in one file.',
    },
  },
  'power-of-attorney': {
    title: { am: 'የውክልና ሥልጣን ማስረጃ', en: 'Power of attorney' },
    description: {
      am: 'የሚያምኑት ሰው በእርስዎ ስም ጉዳይ እንዲፈጽም ሥልጣን የሚሰጡበት ሰነድ።',
      en: 'A paper that lets someone you trust act in your name.',
    },
  },
  'rental-agreement': {
    title: { am: 'የቤት ኪራይ ውል', en: 'Property rental agreement' },
    description: {
      am: 'አከራይና ተከራይ የሚፈራረሙት የመኖሪያ ቤት፣ የቢሮ፣ የሱቅ ወይም የመጋዘን ኪራይ ውል።',
      en: 'A lease of a home, an office, a shop or a warehouse, for landlord and tenant to sign.',
    },
  },
}
