// What stands under the title: what to do, without what the facts below say once and better.
import type { GuideReading } from '@menged/contracts/posts'

/** Money in a sentence: the currencies that guides name, before or after the number. */
const MONEY =
  /\b(?:ETB|USD|EUR|GBP|CNY|KRW|JPY|KES|SAR|SR|AED|JOD|LBP|birr|euros?|dollars?)\b|\d[\d,.]* ?(?:የ\S+ )?(?:ብር|ዶላር|ዩሮ|ዩዋን|የን|ፓውንድ|ዎን|ሽልንግ|ሪያል|ድርሃም|ዲናር)|[€$£]/i
const SENTENCE = /.+?(?:(?:[.!?] |[።፧] ?)(?=\S)|$)/gs

/** Longer than that it is no lead; one sentence may be. */
const LONGEST = 100

/** The first sentence of the summary that names no amount, and what fits with it; none where every sentence names one. */
export function leadOf(guide: GuideReading | null): string {
  const sentences = (guide?.summary.match(SENTENCE) ?? []).filter((sentence) => !MONEY.test(sentence))
  let lead = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (lead.length + sentence.length > LONGEST) break
    lead += sentence
  }
  return lead.trim()
}
