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
  ['call me 09 - 11 - 22 - 33 - 44', 'call me …'],
  ['call 0911,22,33,44 now', 'call … now'],
  ['call 0911–23–45–67', 'call …'],
  ['hana (at) gmail.com my licence', '… my licence'],
  ['ወደ ስሜ ማዛወር እፈልጋለሁ', 'ወደ ስሜ ማዛወር እፈልጋለሁ'],
])('%s', (question, kept) => {
  expect(withoutPersonal(question)).toBe(kept)
})
