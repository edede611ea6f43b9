// Where an answer stands: one card for each guide, with the passages that were used, and of when it is.
import type { AssistantAnswer, Citation } from '@menged/contracts/assistant'
import { openedAnswer } from '@menged/contracts/calls/assistant/assistant'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import type { Translate } from '@menged/i18n/translate'
import { ArrowRight } from 'lucide'
import { Link } from '../../page/link.tsx'
import { monthText } from '../../page/month-text.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { sourcesOf } from './cited-sources.ts'

type SourcesProps = { answer: Pick<AssistantAnswer, 'id' | 'kind' | 'citations'> }

/** Who opens the guide that is likely has found it; who does not may have asked for another. */
export function Sources({ answer: { id, kind, citations } }: SourcesProps) {
  const { language, t } = useLocale()
  const opened = () => {
    if (kind === 'probable') accountApi(language)(openedAnswer, { params: { answerId: id } }).catch(() => {})
  }
  if (citations.length === 0) return null
  return (
    <ul className="sources" aria-label={t('assistant.sources')}>
      {sourcesOf(citations).map(({ href, title, passages, oldest }) => (
        <li key={href} className="card">
          <Link className="source" to={href} onClick={opened}>
            <b>{title}</b>
            <Icon of={ArrowRight} size="small" className="flip" />
          </Link>
          <Passages passages={passages} onOpen={opened} />
          <Checked citation={oldest} />
        </li>
      ))}
    </ul>
  )
}

/** Nothing where the card itself opens the only one. */
function Passages({ passages, onOpen }: { passages: readonly Citation[]; onOpen: () => void }) {
  if (passages.length < 2) return null
  return (
    <p className="source-passages tiny">
      {passages.map(({ n, href, section, title }) => (
        <Link key={n} to={href} onClick={onOpen}>
          <span className="cite">{n}</span> {section || title}
        </Link>
      ))}
    </p>
  )
}

/** When the facts were checked; a guide past its review date says so. */
function Checked({ citation }: { citation: Citation }) {
  const { language, t } = useLocale()
  const text = checkedText(citation, language, t)
  return text === '' ? null : <p className={`tiny ${citation.isOverdue ? 'overdue' : 'muted'}`}>{text}</p>
}

/** `2025-01`. */
const MONTH = 7

/** Empty of what has no time. */
export function checkedText({ checkedOn, isOverdue, kind }: Citation, language: Language, t: Translate): string {
  if (checkedOn === null) return kind === 'guide' ? t('assistant.undated') : ''
  const date = checkedOn.length > MONTH ? formatDate(parseIsoDate(checkedOn), language) : monthText(checkedOn, language)
  return t(isOverdue ? 'assistant.checkedLongAgo' : 'assistant.checkedOn', { date })
}
