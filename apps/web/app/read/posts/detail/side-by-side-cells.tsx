// What one cell of the two columns shows. Its words come from the column around it.
import type { Reading } from '@menged/contracts/posts'
import { CircleAlert } from 'lucide'
import { monthText } from '../../../page/month-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { withScrollingTables } from './guide/body.ts'
import { FACTS, type Fact, factLabel, factsWarning, feesLabel } from './guide/fact-labels.ts'
import { feeAndDays } from './guide/fee-and-days.ts'
import { leadOf } from './guide/lead.ts'

export type Row =
  | { kind: 'title' | 'warning' | 'end' | 'office' }
  | { kind: 'head'; of: List }
  | { kind: 'fact'; fact: Fact }
  | { kind: 'document' | 'step' | 'fee' | 'question'; nth: number }
  | { kind: 'part'; part: number }

type List = 'documents' | 'steps' | 'fees' | 'questions'

/** As many rows as the longer version has. */
export function rowsOf({ guide: one }: Reading, { guide: other }: Reading): Row[] {
  if (!one || !other) return [{ kind: 'title' }]
  const listed = (of: List, kind: 'document' | 'step' | 'fee' | 'question'): Row[] => {
    const rows = Array.from({ length: Math.max(one[of]?.length ?? 0, other[of]?.length ?? 0) }, (_, nth): Row => ({ kind, nth }))
    return rows.length > 0 ? [{ kind: 'head', of }, ...rows] : []
  }
  return [
    { kind: 'title' },
    ...FACTS.flatMap((fact): Row[] => (one.facts[fact] || other.facts[fact] ? [{ kind: 'fact', fact }] : [])),
    { kind: 'warning' },
    ...listed('documents', 'document'),
    ...listed('steps', 'step'),
    ...listed('fees', 'fee'),
    { kind: 'office' },
    ...listed('questions', 'question'),
  ]
}

type CellProps = { row: Row; version: Reading; reviewDue: boolean; html: string | undefined }

export function Cell({ row, version, reviewDue, html = '' }: CellProps) {
  const { t } = useLocale()
  switch (row.kind) {
    case 'title':
      return <Title version={version} />
    case 'warning':
      return <Warning version={version} reviewDue={reviewDue} />
    case 'head':
      return <h3>{t(row.of === 'fees' ? feesLabel(version.category) : `post.${row.of}`)}</h3>
    case 'fact':
      return <FactCell version={version} name={row.fact} />
    case 'document':
      return <p className="pair-item">{version.guide?.documents[row.nth]?.text}</p>
    case 'step':
      return <StepCell version={version} nth={row.nth} />
    case 'fee':
      return <FeeCell version={version} nth={row.nth} />
    case 'question':
      return <QuestionCell version={version} nth={row.nth} />
    case 'office':
      return <OfficeCell version={version} />
    case 'part':
      // Under the title of its column, the headings of the text are one level lower.
      return (
        <div
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when stored and when sent
          dangerouslySetInnerHTML={{ __html: lowered(withScrollingTables(html, t('post.table'))) }}
        />
      )
    case 'end':
      return <DateOfFacts version={version} />
  }
}

const lowered = (html: string): string =>
  html.replace(/<(\/?)h([23])>/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`)

function Title({ version: { title, guide } }: { version: Reading }) {
  const lead = leadOf(guide)
  return (
    <>
      <h2>{title}</h2>
      {lead ? <p className="soft">{lead}</p> : null}
    </>
  )
}

function Warning({ version: { category, guide }, reviewDue }: { version: Reading; reviewDue: boolean }) {
  const { t } = useLocale()
  const warning = guide ? factsWarning(category, guide.asOf, reviewDue) : null
  if (!warning) return null
  return (
    <p className="facts-warning">
      <Icon of={CircleAlert} size="small" />
      <span>{t(warning)}</span>
    </p>
  )
}

function FactCell({ version: { category, guide }, name }: { version: Reading; name: Fact }) {
  const { t } = useLocale()
  const fact = guide?.facts[name]
  if (!fact) return null
  return (
    <>
      <p className="pair-label">{t(factLabel(category, name))}</p>
      <p className="strong">{fact.value}</p>
      {fact.note ? <p className="small soft">{fact.note}</p> : null}
    </>
  )
}

function StepCell({ version: { guide }, nth }: { version: Reading; nth: number }) {
  const step = guide?.steps[nth]
  if (!step) return null
  const line = feeAndDays(step)
  return (
    <div className="pair-step">
      <span className="step-number" aria-hidden="true">
        <span>{nth + 1}</span>
      </span>
      <div>
        <h4>{step.title}</h4>
        <p className="soft">{step.text}</p>
        {line ? <p className="small strong gold tabular">{line}</p> : null}
      </div>
    </div>
  )
}

function FeeCell({ version: { guide }, nth }: { version: Reading; nth: number }) {
  const { language, t } = useLocale()
  const fee = guide?.fees[nth]
  if (!fee) return null
  return (
    <>
      <p className="row between align-top">
        <span>{fee.item}</span> <b className="tabular amount">{fee.amount}</b>
      </p>
      <p className="tiny muted">
        {t(`post.certainty_${fee.certainty}`)} · {fee.asOf ? monthText(fee.asOf, language) : t('post.notDated')}
      </p>
    </>
  )
}

function QuestionCell({ version: { guide }, nth }: { version: Reading; nth: number }) {
  const asked = guide?.questions?.[nth]
  if (!asked) return null
  return (
    <>
      <h4>{asked.question}</h4>
      <p className="soft">{asked.answer}</p>
    </>
  )
}

function OfficeCell({ version: { guide } }: { version: Reading }) {
  const { t } = useLocale()
  if (!guide) return null
  const { name, note, hours, usualHours, phone = [], website = [] } = guide.office
  return (
    <>
      <h3>{t('post.office')}</h3>
      <p className="strong">{name}</p>
      {note ? <p className="soft">{note}</p> : null}
      {hours || usualHours ? <p className="soft">{hours ?? t('post.usualHoursText')}</p> : null}
      <p className="row wraps tabular">
        {[...phone, ...website].map((reach) => (
          <span key={reach} className="ltr">
            {reach}
          </span>
        ))}
      </p>
    </>
  )
}

function DateOfFacts({ version: { guide } }: { version: Reading }) {
  const { language, t } = useLocale()
  if (!guide) return null
  return (
    <p className="small soft">
      {guide.asOf ? t('post.factsAsOf', { month: monthText(guide.asOf, language) }) : t('post.factsNotDated')}
    </p>
  )
}
