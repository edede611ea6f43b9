// npm run train: learns how questions are understood from content/questions and content/question-kinds.json, and writes it down beside them.
// bench/assistant/questions.json says how far it can be trusted. Takes some minutes; the same content gives the same files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trainFromContent } from '@menged/api/train'

type Asked = { question: string; expected: string }
const file = join(import.meta.dirname, '../bench/assistant/questions.json')
const { worked }: { worked: Asked[] } = JSON.parse(readFileSync(file, 'utf8'))
/** What is expected else is a kind of answer: `document:rental-agreement`, `rates`. */
const ANSWERED = /^[a-z-]+(?:\|[a-z-]+)*$/
const OTHER = ['rates', 'workers', 'greeting', 'otherLanguage']
const judged = worked
  .filter(({ expected }) => ANSWERED.test(expected) && !OTHER.includes(expected))
  .map(({ question, expected }) => ({ question, guides: expected === 'unknown' ? [] : expected.split('|') }))

const figures = await trainFromContent(judged, (line) => console.log(line))
for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(14)} ${figure}`)
