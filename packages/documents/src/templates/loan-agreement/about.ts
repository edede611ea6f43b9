// What it is called and what it is for. Small: it is read without the template.
import type { About } from '../../template.ts'

export const about: About = {
  title: { am: 'የብድር ውል', en: 'Loan between people' },
  description: {
    am: 'በሰዎች መካከል የሚደረግ የገንዘብ ብድር ውል፤ አበዳሪና ተበዳሪ ይፈራረሙታል።',
    en: 'A loan of money between people, for lender and borrower to sign.',
  },
  effect: 'signed',
}
