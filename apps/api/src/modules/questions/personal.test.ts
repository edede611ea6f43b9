import { expect, it } from 'vitest'
import { withoutPersonal } from './personal.ts'

it.each([
  ['ስልኬ 0911 23 45 67 ነው ፓስፖርቴ መቼ ይደርሳል', 'ስልኬ … ነው ፓስፖርቴ መቼ ይደርሳል'],
  ['write to hana.t@example.et about my licence', 'write to … about my licence'],
  ['passport EP1234567 lost', 'passport … lost'],
  ['የአቶ ጌትነት ቤት ወደ እኔ ስም ይዛወር', 'የአቶ … ቤት ወደ እኔ ስም ይዛወር'],
  ['አቶ ጌትነት ቤቱን ሸጠልኝ', 'አቶ … ቤቱን ሸጠልኝ'],
  ['ስሜ ቅድስት ነው መታወቂያ እፈልጋለሁ', 'ስሜ … ነው መታወቂያ እፈልጋለሁ'],
  ['my name is Selam Bekele and I lost my id', 'my name is … and I lost my id'],
  ['kebede and almaz want to divorce', '… and … want to divorce'],
  ['ለዳዊት ከበደ ውክልና', '… ውክልና'],
  ['turnover of 3,000,000 birr in 2017', 'turnover of 3,000,000 birr in 2017'],
  ['ከ15,000 ብር በላይ', 'ከ15,000 ብር በላይ'],
])('%s', (question, kept) => {
  expect(withoutPersonal(question)).toBe(kept)
})
