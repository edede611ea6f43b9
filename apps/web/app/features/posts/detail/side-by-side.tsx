// Both versions of a post beside each other, paired step by step and part by part. Loaded when it is first opened.
import { reading as readingCall } from '@menged/contracts/calls/posts'
import { type Language, otherLanguage } from '@menged/contracts/language'
import type { GuideReading, Reading } from '@menged/contracts/posts'
import { CircleAlert } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { browserApi } from '../../../session/client/browser-api.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { pairedParts, withScrollingTables } from './guide/body.ts'
import { FACTS, factLabel, feesLabel } from './guide/fact-labels.ts'
import { feeAndDays } from './guide/fee-and-days.ts'

type Step = GuideReading['steps'][number]

function useOtherVersion(reading: Reading) {
  const { language } = useLocale()
  const [other, setOther] = useState<Reading | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let wanted = attempt > 0
    const query = { language: otherLanguage(reading.language) }
    browserApi(language)(readingCall, { params: { postId: reading._id }, query })
      .then(({ data }) => wanted && setOther(data))
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

export function SideBySide({ reading }: { reading: Reading }) {
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
  return <Pairs one={reading} other={other} />
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

/** English always runs left to right; Amharic follows the layout of the page. */
const side = (language: Language) => ({ lang: language, ...(language === 'en' ? { dir: 'ltr' } : {}) })

function Pairs({ one, other }: { one: Reading; other: Reading }) {
  const { t } = useLocale()
  const pair = (key: string, cell: (version: Reading) => ReactNode) => (
    <div className="pair" key={key}>
      {[one, other].map((version) => (
        <div key={version.language} {...side(version.language)}>
          {cell(version)}
        </div>
      ))}
    </div>
  )
  const steps = Math.max(one.guide?.steps.length ?? 0, other.guide?.steps.length ?? 0)
  return (
    <div className="card pairs">
      {pair('summary', (version) => (
        <p className="large soft">{version.guide?.summary ?? version.title}</p>
      ))}
      {one.guide && other.guide ? pair('facts', (version) => <Facts version={version} />) : null}
      {one.guide?.documents.length ? pair('documents', (version) => <Papers version={version} />) : null}
      {steps > 0 ? <h2 className="pairs-title">{t('post.steps')}</h2> : null}
      {Array.from({ length: steps }, (_, i) =>
        pair(`step-${i + 1}`, (version) => <StepCell number={i + 1} step={version.guide?.steps[i]} />),
      )}
      {one.guide?.fees.length ? pair('fees', (version) => <Fees version={version} />) : null}
      {pairedParts(one.body, other.body).map(([first, second], i) =>
        pair(`part-${i + 1}`, (version) => (
          <div
            className="prose"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when stored and when sent
            dangerouslySetInnerHTML={{ __html: withScrollingTables(version === one ? first : second, t('post.table')) }}
          />
        )),
      )}
    </div>
  )
}

function StepCell({ number, step }: { number: number; step: Step | undefined }) {
  if (!step) return null
  const line = feeAndDays(step)
  return (
    <div className="pair-step">
      <span className="step-number" aria-hidden="true">
        <span>{number}</span>
      </span>
      <div>
        <h3>{step.title}</h3>
        <p className="soft">{step.text}</p>
        {line ? <p className="small strong gold tabular">{line}</p> : null}
      </div>
    </div>
  )
}

/** The labels are the page's own words: the same on both sides. */
function Facts({ version: { category, guide } }: { version: Reading }) {
  const { language, t } = useLocale()
  return (
    <dl className="pair-list">
      {FACTS.map((fact) =>
        guide?.facts[fact] ? (
          <div key={fact}>
            <dt lang={language}>{t(factLabel(category, fact))}</dt>
            <dd>{guide.facts[fact].value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Papers({ version: { guide } }: { version: Reading }) {
  const { language, t } = useLocale()
  return (
    <>
      <h3 lang={language}>{t('post.documents')}</h3>
      <ul className="bullets">
        {guide?.documents.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
}

function Fees({ version: { category, guide } }: { version: Reading }) {
  const { language, t } = useLocale()
  return (
    <>
      <h3 lang={language}>{t(feesLabel(category))}</h3>
      <ul className="bullets">
        {guide?.fees.map(({ item, amount }) => (
          <li key={item}>
            <span>{item}</span>: <b className="tabular">{amount}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
