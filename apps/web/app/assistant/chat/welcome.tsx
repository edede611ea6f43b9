// What stands in an empty conversation. Until a reader has chosen a language it is Amharic, on an English page as well.

import { pathTo } from '@menged/contracts/path-to'
import type { Language } from '@menged/ethiopia/languages'
import { Link } from '../../page/link.tsx'
import { BotMark } from './bot-mark.tsx'

/** `tries`: questions, or forms, to begin with. */
export type WelcomeWords = { language: Language; title: string; text: string; tries: readonly string[] }

export const Welcome = ({ words, onTry }: { words: WelcomeWords; onTry: (question: string) => void }) => (
  <section className="hello" lang={words.language}>
    <BotMark size="large" />
    <h1>{words.title}</h1>
    <p className="soft">{words.text}</p>
    <ul className="row tries">
      {words.tries.map((question) => (
        <li key={question}>
          <Link
            className="chip"
            to={pathTo('generative-ai', { q: question })}
            onClick={(event) => {
              event.preventDefault()
              onTry(question)
            }}
          >
            {question}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
