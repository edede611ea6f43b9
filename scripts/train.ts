// npm run train: learns how questions are understood from content/questions and content/question-kinds.json, and writes it down beside them.
// bench/assistant/questions.json says how far it can be trusted, and conversations.json what a question after another is about. Takes some minutes; the same content gives the same files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trainFromContent } from '@menged/api/train'

type Asked = { question: string; expected: string }
const judgedIn = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../bench/assistant', name), 'utf8'))
const { worked }: { worked: Asked[] } = judgedIn('questions.json')
/** What is expected else is a kind of answer: `document:rental-agreement`, `rates`. */
const ANSWERED = /^[a-z-]+(?:\|[a-z-]+)*$/
const OTHER = ['rates', 'workers', 'greeting', 'otherLanguage']
const questions = worked
  .filter(({ expected }) => ANSWERED.test(expected) && !OTHER.includes(expected))
  .map(({ question, expected }) => ({ question, guides: expected === 'unknown' ? [] : expected.split('|') }))

const figures = await trainFromContent({ questions, conversations: judgedIn('conversations.json') }, (line) => console.log(line))
for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(14)} ${figure}`)
