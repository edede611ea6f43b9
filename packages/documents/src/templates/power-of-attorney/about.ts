// What it is called and what it is for. Small: it is read without the template.
import type { About } from '../../template.ts'

export const about: About = {
  title: { am: 'የውክልና ሥልጣን ማስረጃ', en: 'Power of attorney' },
  description: {
    am: 'የሚያምኑት ሰው በእርስዎ ስም ጉዳይ እንዲፈጽም ሥልጣን የሚሰጡበት ሰነድ።',
    en: 'A paper that lets someone you trust act in your name.',
  },
  effect: 'authenticated',
}
