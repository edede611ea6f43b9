// The conversation: the welcome, what was asked and answered, and documents that were made.
import { RotateCw } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { Answer, type OpenForm } from './answer.tsx'
import { askAgain } from './asking.ts'
import { BotMark } from './bot-mark.tsx'
import type { Conversation, DocumentTurn, QuestionTurn } from './conversations.ts'
import { JumpToNewest } from './jump-to-newest.tsx'

type Props = {
  conversation: Conversation | undefined
  onForm: OpenForm
  welcome: ReactNode
  documentOf: (turn: DocumentTurn) => ReactNode
}

export function Chat({ conversation, onForm, welcome, documentOf }: Props) {
  const t = useT()
  const turns = conversation?.turns ?? []
  const last = turns.at(-1)
  const end = useRef<HTMLDivElement>(null)
  // A new question goes to the top, so that its answer fills the screen; what was read before stays where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new turn moves the page
  useEffect(() => {
    const turn = end.current
    if (!last || !turn) return
    turn.style.minHeight = `${roomOf(turn)}px`
    turn.scrollIntoView({ block: 'start' })
    if (last.kind === 'document' && Date.now() - Date.parse(last.at) < JUST_MADE_MS) turn.focus({ preventScroll: true })
    return () => {
      turn.style.minHeight = ''
    }
  }, [last?.id])
  return (
    <div className="conversation" role="log" aria-label={t('assistant.conversation')}>
      {turns.length === 0 ? welcome : null}
      {turns.map((turn) => (
        <div key={turn.id} className="chat-turn" ref={turn === last ? end : null} {...(turn === last ? { tabIndex: -1 } : {})}>
          {turn.kind === 'document' ? (
            <BotRow>{documentOf(turn)}</BotRow>
          ) : (
            <Question conversationId={conversation?.id ?? ''} turn={turn} onForm={onForm} />
          )}
        </div>
      ))}
      <JumpToNewest turn={end} id={last?.id} />
    </div>
  )
}

/** A document of the last seconds is what the reader waits for: the focus goes to it. */
const JUST_MADE_MS = 10_000

/** Pixels that the last turn may fill: before its answer is there, it can go to the top already. */
function roomOf(turn: HTMLElement): number {
  const { parentElement: conversation } = turn
  const room = turn.closest('.workspace-scroll')
  if (!conversation || !room) return 0
  return room.clientHeight - 2 * Number.parseFloat(getComputedStyle(conversation).paddingTop)
}

export const BotRow = ({ children }: { children: ReactNode }) => (
  <div className="bot">
    <BotMark />
    <div className="bot-body">{children}</div>
  </div>
)

export const UserBubble = ({ text }: { text: string }) => (
  <div className="me">
    <p>{text}</p>
  </div>
)

function Question({ conversationId, turn, onForm }: { conversationId: string; turn: QuestionTurn; onForm: OpenForm }) {
  const { language, t } = useLocale()
  const isComing = turn.state === 'asking' && turn.words !== ''
  return (
    <>
      <UserBubble text={turn.question} />
      <BotRow>
        {turn.answer ? <Answer question={turn.question} answer={turn.answer} onForm={onForm} /> : null}
        {isComing ? (
          <div className="answer-text">
            <p>{turn.words}</p>
          </div>
        ) : null}
        {turn.state === 'asking' && !isComing ? <Typing /> : null}
        {turn.state === 'failed' && !turn.answer ? (
          <div className="turn-trouble" role="alert">
            <p>{turn.trouble ?? t('assistant.lost')}</p>
            <button type="button" className="button outline small" onClick={() => void askAgain(conversationId, turn, language)}>
              <Icon of={RotateCw} size="small" />
              <span>{t('assistant.again')}</span>
            </button>
          </div>
        ) : null}
      </BotRow>
    </>
  )
}

function Typing() {
  const t = useT()
  return (
    <div className="typing" role="status" aria-label={t('assistant.typing')}>
      <i />
      <i />
      <i />
    </div>
  )
}
