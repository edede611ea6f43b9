// What it is called and what it is for. Small: it is read without the template.
import type { About } from '../../template.ts'

export const about: About = {
  title: { am: 'የቤት ኪራይ ውል', en: 'Property rental agreement' },
  description: {
    am: 'አከራይና ተከራይ የሚፈራረሙት የመኖሪያ ቤት፣ የቢሮ፣ የሱቅ ወይም የመጋዘን ኪራይ ውል።',
    en: 'A lease of a home, an office, a shop or a warehouse, for landlord and tenant to sign.',
  },
  effect: 'authenticated',
}
