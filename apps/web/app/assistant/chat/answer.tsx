// An answer: what it says, where it stands, and what a reader may do next.
import type { AssistantAnswer, Citation } from '@menged/contracts/assistant'
import { openedAnswer } from '@menged/contracts/calls/assistant/assistant'
import type { TemplateId } from '@menged/contracts/documents/lists'
import { pathTo } from '@menged/contracts/path-to'
import { formatDate, parseIsoDate } from '@menged/ethiopia/calendar'
import { writtenFor } from '@menged/ethiopia/languages'
import { ArrowRight, FileText, Phone, Users } from 'lucide'
import { Link } from '../../page/link.tsx'
import { monthText } from '../../page/month-text.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { ask } from './asking.ts'
import { Blocks } from './blocks.tsx'
import { currentConversation, isAsking, useConversations } from './conversations.ts'

export type OpenForm = (template: TemplateId, values: NonNullable<AssistantAnswer['document']>['values']) => void
type Props = { question: string; answer: AssistantAnswer; onForm: OpenForm }

const WITHOUT_HELPER: readonly AssistantAnswer['kind'][] = ['greeting', 'otherLanguage', 'choice']

export function Answer({ question, answer, onForm }: Props) {
  const t = useT()
  return (
    <>
      <div className="answer-text" lang={answer.language}>
        <Blocks blocks={answer.blocks} citations={answer.citations} language={writtenFor(answer.language)} />
      </div>
      <HelpLines lines={answer.helpLines ?? []} language={answer.language} />
      {answer.document ? <FormOffer document={answer.document} onForm={onForm} /> : null}
      <Sources answer={answer} />
      {answer.kind === 'choice' ? (
        <Choices question={question} guides={answer.nearest} />
      ) : (
        <Links links={answer.nearest} heading={t('assistant.nearest')} />
      )}
      <Links links={answer.workers} heading={t('assistant.whoHelps')} />
      {answer.note ? <p className="small muted">{t(`assistant.note_${answer.note}`)}</p> : null}
      {answer.kind === 'danger' ? null : (
        <AnswerActions question={question} answer={answer}>
          {WITHOUT_HELPER.includes(answer.kind) ? null : (
            <Link className="button quiet small" to={pathTo('marketplace')}>
              <Icon of={Users} size="small" />
              <span>{t('assistant.findHelper')}</span>
            </Link>
          )}
        </AnswerActions>
      )}
    </>
  )
}

/** Whom to call, before anything else that can be pressed. */
function HelpLines({ lines, language }: { lines: AssistantAnswer['helpLines']; language: AssistantAnswer['language'] }) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <section className="answer-links help-lines">
      <h2 className="small strong">{t('assistant.helpLines')}</h2>
      <ul>
        {lines.map(({ number, who, source }) => (
          <li key={number}>
            <a className="button primary" href={`tel:${number.replaceAll(' ', '')}`}>
              <Icon of={Phone} size="small" />
              <span>{number}</span>
            </a>
            <span lang={language}>
              {who} <span className="xs muted">{source}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">{t('assistant.notKept')}</p>
    </section>
  )
}

/** Without code each is the address of the same question about one guide. */
function Choices({ question, guides }: { question: string; guides: readonly Linked[] }) {
  const { language, t } = useLocale()
  return (
    <ul className="choices" aria-label={t('assistant.choose')}>
      {guides.map(({ id, title, href }) => (
        <li key={id}>
          <Link
            className="button outline"
            to={href}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              // A second tap, or one beside another question.
              if (isAsking(currentConversation(useConversations.getState()))) return
              void ask(question, language, { chosen: id })
            }}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function FormOffer({ document, onForm }: { document: NonNullable<AssistantAnswer['document']>; onForm: OpenForm }) {
  const t = useT()
  const { template, title, values } = document
  return (
    <Link
      className="card form-offer"
      to={pathTo('generative-ai', { template })}
      onClick={(event) => {
        event.preventDefault()
        onForm(template, values)
      }}
    >
      <span className="tile">
        <Icon of={FileText} />
      </span>
      <span className="grow">
        <b>{title}</b>
        <span className="tiny muted">{t('assistant.fillForm')}</span>
      </span>
      <Icon of={ArrowRight} size="small" className="flip" />
    </Link>
  )
}

/** Who opens the guide that is likely has found it; who does not may have asked for another. */
function Sources({ answer: { id, kind, citations } }: { answer: AssistantAnswer }) {
  const { language, t } = useLocale()
  const opened = () => {
    if (kind === 'probable') accountApi(language)(openedAnswer, { params: { answerId: id } }).catch(() => {})
  }
  if (citations.length === 0) return null
  return (
    <ul className="sources" aria-label={t('assistant.sources')}>
      {citations.map((citation) => (
        <li key={citation.n}>
          <Link className="card source" to={citation.href} onClick={opened}>
            <span className="cite" aria-hidden="true">
              {citation.n}
            </span>
            <span>
              <b>{citation.title}</b>
              <Checked citation={citation} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** `2025-01`. */
const MONTH = 7

/** When the facts were checked; a guide past its review date says so. */
function Checked({ citation: { checkedOn, isOverdue, kind } }: { citation: Citation }) {
  const { language, t } = useLocale()
  if (kind !== 'guide' && checkedOn === null) return null
  const date =
    checkedOn && (checkedOn.length > MONTH ? formatDate(parseIsoDate(checkedOn), language) : monthText(checkedOn, language))
  return (
    <span className={`xs ${isOverdue ? 'overdue' : 'muted'}`}>
      {date ? t(isOverdue ? 'assistant.checkedLongAgo' : 'assistant.checkedOn', { date }) : t('assistant.undated')}
    </span>
  )
}

type Linked = { id: string; title: string; href: string; detail?: string }

function Links({ links, heading }: { links: readonly Linked[]; heading: string }) {
  if (links.length === 0) return null
  return (
    <section className="answer-links">
      <h2 className="small strong">{heading}</h2>
      <ul>
        {links.map(({ id, title, href, detail }) => (
          <li key={id}>
            <Link className="link" to={href}>
              {title}
            </Link>
            {detail ? <span className="tiny muted">{detail}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
