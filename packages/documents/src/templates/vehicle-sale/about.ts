// What it is called and what it is for. Small: it is read without the template.
import type { About } from '../../template.ts'

export const about: About = {
  title: { am: 'የተሽከርካሪ ሽያጭ ውል', en: 'Sale of a vehicle' },
  description: {
    am: 'ሻጭና ገዢ የሚፈራረሙት የመኪና፣ የሞተር ሳይክል ወይም የባጃጅ ሽያጭ ውል።',
    en: 'A contract for a car, a motorcycle or a bajaj, for seller and buyer to sign.',
  },
  effect: 'authenticated',
}
