// Of which day the rates are, how old that is, and who has published them.

import type { NewestRates } from '@menged/contracts/exchange'
import { addisDate, daysBetween, parseIsoDate } from '@menged/ethiopia/calendar'
import { punctuationOf } from '@menged/ethiopia/scripts'
import { formatDay } from '@menged/ethiopia/weekdays'
import { useEffect, useState } from 'react'
import { serverNow } from '../../page/deferred/server-time.ts'
import { useLocale } from '../../words/language.tsx'
import type { Offers } from './offers.ts'

export function Published({ newest, offers }: { newest: NewestRates; offers: Offers }) {
  const { language, t } = useLocale()
  const age = useAge(newest)
  if (newest.date === null || age === null) return null
  const date = formatDay(parseIsoDate(newest.date), language)
  const sources = [...new Set(offers.list.map(({ source }) => wordOf(source)))].map((source) => t(`rates.source_${source}`))
  return (
    <p className="small muted rates-published">
      {newest.sample ? <span className="tag gold">{t('rates.sample')}</span> : null}
      <span>
        {t('rates.published', { date })}{' '}
        <span className="nowrap">({age === 0 ? t('rates.ageToday') : t('rates.age', { count: age })})</span>
      </span>
      {!newest.sample && sources.length > 0 ? (
        <span>{t('rates.source', { name: sources.join(punctuationOf(language).comma) })}</span>
      ) : null}
    </p>
  )
}

const wordOf = (source: Offers['list'][number]['source']) => (source === 'entry' || source === 'import' ? 'bank' : source)

/** A page that is kept on a device grows older with it. */
function useAge({ date, age }: NewestRates): number | null {
  const [now, setNow] = useState(age)
  useEffect(() => setNow(date === null ? null : Math.max(0, daysBetween(parseIsoDate(date), addisDate(serverNow())))), [date])
  return now
}
