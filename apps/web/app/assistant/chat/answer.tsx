// An answer: what it says, where it stands, and what a reader may do next.
import type { AssistantAnswer } from '@menged/contracts/assistant'
import type { TemplateId } from '@menged/contracts/documents/lists'
import { pathTo } from '@menged/contracts/path-to'
import { writtenFor } from '@menged/ethiopia/languages'
import { ArrowRight, FileText, Phone, Users } from 'lucide'
import type { MouseEvent } from 'react'
import { Link } from '../../page/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { ask } from './asking.ts'
import { Blocks } from './blocks.tsx'
import { currentConversation, isAsking, useConversations } from './conversations.ts'
import { Sources } from './sources.tsx'

export type OpenForm = (template: TemplateId, values: NonNullable<AssistantAnswer['document']>['values']) => void
type Props = { question: string; answer: AssistantAnswer; onForm: OpenForm }

/** Somebody can help with what a guide is about, and with what no guide answers. */
const fitsHelper = ({ kind, guide }: AssistantAnswer): boolean => guide !== null || kind === 'unknown' || kind === 'workers'

/** Their nearest guides are the same question again, about each. */
const CHOSEN_FROM: AssistantAnswer['kind'][] = ['choice', 'probable']

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
      {answer.kind === 'choice' ? <Choices question={question} guides={answer.nearest} /> : null}
      {CHOSEN_FROM.includes(answer.kind) ? null : <Links links={answer.nearest} heading={t('assistant.nearest')} />}
      <FollowUps answer={answer} />
      {answer.kind === 'probable' && answer.nearest.length > 0 ? (
        <section className="answer-links">
          <h2 className="small strong">{t('assistant.orMeant')}</h2>
          <Choices question={question} guides={answer.nearest} />
        </section>
      ) : null}
      <Links links={answer.workers} heading={t('assistant.whoHelps')} />
      {answer.note ? <p className="small muted">{t(`assistant.note_${answer.note}`)}</p> : null}
      {answer.kind === 'danger' ? null : (
        <AnswerActions question={question} answer={answer}>
          {fitsHelper(answer) ? (
            <Link className="button quiet small" to={pathTo('marketplace')}>
              <Icon of={Users} size="small" />
              <span>{t('assistant.findHelper')}</span>
            </Link>
          ) : null}
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
              {who} <span className="tiny muted">{source}</span>
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
  const t = useT()
  const askOf = useAskOf()
  return (
    <ul className="choices" aria-label={t('assistant.choose')}>
      {guides.map(({ id, title, href }) => (
        <li key={id}>
          <Link className="button outline" to={href} onClick={(event) => askOf(event, question, id)}>
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

/** Asked of the guide that answered; without code each is the address of that question. */
function FollowUps({ answer: { guide, followUps = [] } }: { answer: AssistantAnswer }) {
  const t = useT()
  const askOf = useAskOf()
  if (guide === null || followUps.length === 0) return null
  return (
    <section className="answer-links">
      <h2 className="small strong">{t('assistant.followUps')}</h2>
      <ul className="follow-ups">
        {followUps.map((question) => (
          <li key={question}>
            <Link
              className="chip"
              to={pathTo('generative-ai', { q: question, chosen: guide })}
              onClick={(event) => askOf(event, question, guide)}
            >
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a link asks of one guide. */
function useAskOf() {
  const { language } = useLocale()
  return (event: MouseEvent, question: string, chosen: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // A second tap, or one beside another question.
    if (isAsking(currentConversation(useConversations.getState()))) return
    void ask(question, language, { chosen })
  }
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
