// What it is called and what it is for. Small: it is read without the template.
import type { About } from '../../template.ts'

export const about: About = {
  title: { am: 'የኃ.የተ.የግ.ማ መመሥረቻ ሰነድ', en: 'PLC foundation document' },
  description: {
    am: 'ኃላፊነቱ የተወሰነ የግል ማኅበር ለማቋቋም የሚያስፈልጉ የመመሥረቻ ጽሑፍና መተዳደሪያ ደንብ፣ ሁለቱም በአንድ ሰነድ።',
    en: 'Memorandum and articles of association to found a private limited company, both in one file.',
  },
  effect: 'authenticated',
}
