// First ways of asking for a guide that nobody has asked for yet, made of what it says of itself.
import { inEach, transliterate, valuesOf } from '@menged/ethiopia'
import { translateIn } from '@menged/i18n'
import type { IndexedGuide } from './passages.ts'

const ASKED = ['cost', 'time', 'where', 'documents', 'steps'] as const
/** Letters of a passage that is as short as a question. */
const SHORT = 120
const MOST_SAID = 15
const SENTENCES = /(?<=[.!?።])\s+/

/** Of the title and of what the guide says, and what its readers ask next: in Amharic, in Amharic that is typed in Latin letters, in English. */
export function suggestedFor({ title, passages }: IndexedGuide): string[] {
  const has = new Set(passages.map(({ name }) => name))
  const asked = ASKED.filter((each) => has.has(each) || has.has(`facts.${each}`))
  const ways = asked.map((each) =>
    inEach((language) =>
      title[language] === '' ? '' : translateIn(language)(`suggestions.way_${each}`, { title: title[language] }),
    ),
  )
  const next = passages.flatMap(({ name, heading }) => (name.startsWith('questions.') && heading ? [heading] : []))
  return [...ways, ...next].flatMap(({ am, en }) => [am, am && transliterate(am), en]).filter((text) => text !== '')
}

/** What stands for ways of asking as long as there are none: the titles, the suggested ones, and what the guide says in a few words. */
export function standInsFor(guide: IndexedGuide): string[] {
  const { title, passages } = guide
  const said = passages
    .filter(({ name }) => !name.startsWith('body'))
    .flatMap(({ text }) => valuesOf(text).flatMap((each) => each.split(SENTENCES)))
    .filter((each) => each.length < SHORT)
    .slice(0, MOST_SAID)
  const all = [...valuesOf(title), transliterate(title.am), ...suggestedFor(guide), ...said]
  return [...new Set(all)].filter((each) => each !== '')
}
