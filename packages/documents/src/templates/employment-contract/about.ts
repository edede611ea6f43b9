// What it is called and what it is for. Small: it is read without the template.
import type { About } from '../../template.ts'

export const about: About = {
  title: { am: 'የሥራ ውል', en: 'Employment contract' },
  description: {
    am: 'አሠሪና ሠራተኛ የሚፈራረሙት የሥራ ውል፣ በአሠሪና ሠራተኛ አዋጅ መሠረት።',
    en: 'A contract of work under the labour law, for employer and employee to sign.',
  },
  effect: 'signed',
}
