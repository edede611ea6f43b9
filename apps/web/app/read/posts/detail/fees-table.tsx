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
  const oneCertainty = allSame(fees, 'certainty')
  const oneDate = allSame(fees, 'asOf')
  return (
    <section id="fees" aria-labelledby="fees-title" className="post-part">
      <div className="row between wraps part-head">
        <h2 id="fees-title">{t(feesLabel(reading.category))}</h2>
        {oneCertainty || oneDate ? <SameForAll fee={first} withCertainty={oneCertainty} withDate={oneDate} /> : null}
      </div>
      <div className="card">
        <table className="table fees" {...TABLE} aria-labelledby="fees-title">
          <FeesHead withCertainty={!oneCertainty} withDate={!oneDate} />
          <tbody {...ROWS}>
            {fees.map((fee) => (
              <FeeRow key={fee.item} fee={fee} lang={lang} withCertainty={!oneCertainty} withDate={!oneDate} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function FeesHead({ withCertainty, withDate }: Pick<RowProps, 'withCertainty' | 'withDate'>) {
  const { t } = useLocale()
  const columns = [
    t('post.feeItem'),
    t('post.feeAmount'),
    ...(withCertainty ? [t('post.certainty')] : []),
    ...(withDate ? [t('post.feeAsOf')] : []),
  ]

  return (
    <thead {...ROWS}>
      <tr {...ROW}>
        {columns.map((words) => (
          <th key={words} scope="col" {...HEAD}>
            {words}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function SameForAll({ fee, withCertainty, withDate }: Omit<RowProps, 'lang'>) {
  const { t } = useLocale()
  return (
    <p className="row wraps small soft">
      {withCertainty ? (
        <span className="row">
          <span>{t('post.certainty')}</span> <Certainty of={fee.certainty} />
        </span>
      ) : null}
      {withDate ? <Dated asOf={fee.asOf} /> : null}
    </p>
  )
}

function Certainty({ of: certainty }: { of: Fee['certainty'] }) {
  const { t } = useLocale()
  return <span className={`tag ${CERTAINTY_TINT[certainty]}`}>{t(`post.certainty_${certainty}`)}</span>
}

type RowProps = { fee: Fee; lang: ReturnType<typeof textLanguage>; withCertainty: boolean; withDate: boolean }

function FeeRow({ fee, lang, withCertainty, withDate }: RowProps) {
  const { language, t } = useLocale()
  return (
    <tr {...ROW}>
      <td {...CELL} className="strong">
        <span lang={lang}>{fee.item}</span>
      </td>
      <td {...CELL} className="tabular amount">
        <span lang={lang}>{fee.amount}</span>
      </td>
      {withCertainty ? (
        <td {...CELL}>
          <Certainty of={fee.certainty} />
        </td>
      ) : null}
      {withDate ? (
        <td {...CELL} className="soft">
          <span>{fee.asOf ? monthText(fee.asOf, language) : t('post.notDated')}</span>
        </td>
      ) : null}
    </tr>
  )
}

function Dated({ asOf }: { asOf: Fee['asOf'] }) {
  const { language, t } = useLocale()
  return <span>{asOf ? `${t('post.feeAsOf')} ${monthText(asOf, language)}` : t('post.notDated')}</span>
}
