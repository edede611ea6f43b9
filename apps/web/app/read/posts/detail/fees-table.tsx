// Fees in full: what for and how much. How certain they are and of when is said once where it is the same for all.
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { monthText } from '../../../page/month-text.ts'
import { useLocale } from '../../../words/language.tsx'
import { feesLabel } from './guide/fact-labels.ts'
import { textLanguage } from './guide/text-language.ts'

type Fee = GuideReading['fees'][number]

export const CERTAINTY_TINT: Record<GuideReading['certainty'], string> = { high: 'green', medium: 'gold', low: 'red' }

// The rows are drawn as blocks on a phone, which takes a table's meaning away in some browsers: said roles keep it.
const TABLE = { role: 'table' }
const ROWS = { role: 'rowgroup' }
const ROW = { role: 'row' }
const HEAD = { role: 'columnheader' }
const CELL = { role: 'cell' }

const allSame = (fees: readonly Fee[], key: 'certainty' | 'asOf'): boolean => fees.every((fee) => fee[key] === fees[0]?.[key])

export function FeesTable({ reading, fees }: { reading: Reading; fees: GuideReading['fees'] }) {
  const { language, t } = useLocale()
  const lang = textLanguage(reading.language, language)
  const [first] = fees
  if (!first) return null
  const month = (fee: Fee) => <span>{fee.asOf ? monthText(fee.asOf, language) : t('post.notDated')}</span>
  const certainty = (fee: Fee) => (
    <span className={`tag ${CERTAINTY_TINT[fee.certainty]}`}>{t(`post.certainty_${fee.certainty}`)}</span>
  )
  const oneCertainty = allSame(fees, 'certainty')
  const oneDate = allSame(fees, 'asOf')
  return (
    <section id="fees" aria-labelledby="fees-title" className="post-part">
      <div className="row between wraps part-head">
        <h2 id="fees-title">{t(feesLabel(reading.category))}</h2>
        {oneCertainty || oneDate ? (
          <p className="row wraps small soft">
            {oneCertainty ? (
              <span className="row">
                <span>{t('post.certainty')}</span> {certainty(first)}
              </span>
            ) : null}
            {oneDate ? <Dated asOf={first.asOf} /> : null}
          </p>
        ) : null}
      </div>
      <div className="card">
        <table className="table fees" {...TABLE} aria-labelledby="fees-title">
          <thead {...ROWS}>
            <tr {...ROW}>
              <th scope="col" {...HEAD}>
                {t('post.feeItem')}
              </th>
              <th scope="col" {...HEAD}>
                {t('post.feeAmount')}
              </th>
              {oneCertainty ? null : (
                <th scope="col" {...HEAD}>
                  {t('post.certainty')}
                </th>
              )}
              {oneDate ? null : (
                <th scope="col" {...HEAD}>
                  {t('post.feeAsOf')}
                </th>
              )}
            </tr>
          </thead>
          <tbody {...ROWS}>
            {fees.map((fee) => (
              <tr key={fee.item} {...ROW}>
                <td {...CELL} className="strong">
                  <span lang={lang}>{fee.item}</span>
                </td>
                <td {...CELL} className="tabular amount">
                  <span lang={lang}>{fee.amount}</span>
                </td>
                {oneCertainty ? null : <td {...CELL}>{certainty(fee)}</td>}
                {oneDate ? null : (
                  <td {...CELL} className="soft">
                    {month(fee)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Dated({ asOf }: { asOf: Fee['asOf'] }) {
  const { language, t } = useLocale()
  return <span>{asOf ? `${t('post.feeAsOf')} ${monthText(asOf, language)}` : t('post.notDated')}</span>
}
