// A question that came with the address, answered by the server: read before the page's code is there, and without it.
import { Answer, type OpenForm } from './answer.tsx'
import { BotRow, UserBubble } from './chat.tsx'
import type { First } from './use-conversations.ts'

export const FirstTurn = ({ first: { question, answer }, onForm }: { first: First; onForm: OpenForm }) => (
  <div className="chat-turn">
    <UserBubble text={question} />
    <BotRow>
      <Answer question={question} answer={answer} onForm={onForm} />
    </BotRow>
  </div>
)

export const RefusedTurn = ({ question, trouble }: { question: string; trouble: string }) => (
  <div className="chat-turn">
    <UserBubble text={question} />
    <BotRow>
      <p role="alert">{trouble}</p>
    </BotRow>
  </div>
)
