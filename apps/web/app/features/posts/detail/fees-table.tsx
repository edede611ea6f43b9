// Fees in full, each with how certain it is and of when the knowledge is. On a phone every row becomes label and value.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { useLocale } from '../../../words/language.tsx'
import { feesLabel } from './guide/fact-labels.ts'
import { monthText } from './guide/month.ts'
import { textLanguage } from './guide/text-language.ts'

export const CERTAINTY_TINT: Record<GuideReading['certainty'], string> = { high: 'green', medium: 'gold', low: 'red' }

// The rows are drawn as blocks on a phone, which takes a table's meaning away in some browsers: said roles keep it.
const TABLE = { role: 'table' }
const ROWS = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const CELL = { role: 'cell' }

export function FeesTable({ reading, fees }: { reading: Reading; fees: GuideReading['fees'] }) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  if (fees.length === 0) return null
  return (
    <section id="fees" aria-labelledby="fees-title" className="post-part">
      <h2 id="fees-title" className="part-head">
        {t(feesLabel(reading.category))}
      </h2>
      <div className="card">
        <table className="table fees" {...TABLE} aria-labelledby="fees-title">
          <thead {...ROWS}>
            <tr {...ROW}>
              {(['post.feeItem', 'post.feeAmount', 'post.certainty', 'post.feeAsOf'] as const).map((word) => (
                <th key={word} scope="col" {...HEAD}>
                  {t(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROWS}>
            {fees.map((fee) => (
              <tr key={fee.item} {...ROW}>
                <td {...CELL} className="strong">
                  <span lang={lang}>{fee.item}</span>
                </td>
                <td {...CELL} className="tabular" data-label={t('post.feeAmount')}>
                  <span lang={lang}>{fee.amount}</span>
                </td>
                <td {...CELL} data-label={t('post.certainty')}>
                  <span className={`tag ${CERTAINTY_TINT[fee.certainty]}`}>{t(`post.certainty_${fee.certainty}`)}</span>
                </td>
                <td {...CELL} className="soft" data-label={t('post.feeAsOf')}>
                  <span>{fee.asOf ? monthText(fee.asOf, language) : t('post.notDated')}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
