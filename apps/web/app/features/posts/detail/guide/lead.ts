// What stands under the title: what to do, without what the facts below say once and better.
import type { GuideReading } from '@menged/contracts/posts'

/** Money in a sentence: the currencies that guides name, before or after the number. */
const MONEY = /\b(?:ETB|USD|EUR|GBP|CNY|KRW|JPY|birr|euros?|dollars?)\b|\d[\d,.]* ?(?:ብር|ዶላር|ዩሮ|ዩዋን|የን|ፓውንድ|ዎን)|[€$£]/i
const SENTENCE = /(?<=[.!?] |[።፧] ?)(?=\S)/

/** The sentences of the summary that name no amount; none where every one does. */
export const leadOf = (guide: GuideReading | null): string =>
  (guide?.summary ?? '')
    .split(SENTENCE)
    .filter((sentence) => !MONEY.test(sentence))
    .join('')
    .trim()
