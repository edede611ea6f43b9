// Both versions of a post beside each other, paired row by row, each wholly in its language; on a phone one below the other. Loaded when it
// is first opened.
import { reading as readingCall } from '@menged/contracts/calls/read/posts'
import type { Reading } from '@menged/contracts/posts'
import { isEthiopic, type Language, WRITTEN } from '@menged/ethiopia/languages'
import { CircleAlert } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { accountApi } from '../../../session/account/account-api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { fetchWords } from '../../../words/files.ts'
import { LocaleProvider, useLocale } from '../../../words/language.tsx'
import { pairedParts } from './guide/body.ts'
import { Cell, type Row, rowsOf } from './side-by-side-cells.tsx'

function useOtherVersion(reading: Reading) {
  const { language } = useLocale()
  const [other, setOther] = useState<Reading | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let wanted = attempt > 0
    const query = { language: WRITTEN.find((each) => each !== reading.language) ?? reading.language }
    Promise.all([
      accountApi(language)(readingCall, { params: { postId: reading._id }, query }),
      // The page has the words of its own language only.
      ...WRITTEN.map((each) => fetchWords(each, 'every-page')),
    ])
      .then(([{ data }]) => wanted && setOther(data))
      .catch(() => wanted && setOther('failed'))
    return () => {
      wanted = false
    }
  }, [language, reading._id, reading.language, attempt])
  const retry = () => {
    setOther(null)
    setAttempt(attempt + 1)
  }
  return { other, retry }
}

export function SideBySide({ reading, reviewDue }: { reading: Reading; reviewDue: boolean }) {
  const { t } = useLocale()
  const { other, retry } = useOtherVersion(reading)
  if (other === null) return <Waiting />
  if (other === 'failed') {
    return (
      <div className="note red beside-note" role="alert">
        <Icon of={CircleAlert} />
        <span className="grow">{t('post.sideBySideFailed')}</span>
        <button type="button" className="button outline" onClick={retry}>
          <span>{t('common.tryAgain')}</span>
        </button>
      </div>
    )
  }
  return <Pairs one={reading} other={other} reviewDue={reviewDue} />
}

function Waiting() {
  const { t } = useLocale()
  return (
    <div className="card pair" role="status">
      <span className="sr-only">{t('common.loading')}</span>
      {['one', 'other'].map((side) => (
        <div key={side} className="stack gap-12">
          {[60, 100, 92, 40].map((width) => (
            <div key={width} className="skeleton" style={{ inlineSize: `${width}%` }} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** What stands in a column speaks its language: its words, its dates, and where its lines begin. */
function Side({ language, children }: { language: Language; children: ReactNode }) {
  const { direction } = useLocale()
  return (
    <LocaleProvider value={{ language, direction, sticky: false }}>
      <div lang={language} {...(isEthiopic(language) ? {} : { dir: 'ltr' })}>
        {children}
      </div>
    </LocaleProvider>
  )
}

function Pairs({ one, other, reviewDue }: { one: Reading; other: Reading; reviewDue: boolean }) {
  const parts = pairedParts(one.body, other.body)
  const rows: Row[] = [...rowsOf(one, other), ...parts.map((_, part): Row => ({ kind: 'part', part })), { kind: 'end' }]
  return (
    <div className="card pairs">
      {rows.map((row) => (
        <div className={`pair pair-${row.kind}`} key={JSON.stringify(row)}>
          {[one, other].map((version, column) => (
            <Side key={version.language} language={version.language}>
              <Cell
                row={row}
                version={version}
                reviewDue={reviewDue}
                html={row.kind === 'part' ? parts[row.part]?.[column] : ''}
              />
            </Side>
          ))}
        </div>
      ))}
    </div>
  )
}
