// What a reader takes along of a guide in a message: cost, time, place, number of papers and the address, in at most 300 characters.
import type { Reading } from '@menged/contracts/posts'
import type { Translate } from '@menged/i18n/translate'
import { cutAtWord } from '../../../../ui/cut-at-word.ts'
import { factLabel } from './fact-labels.ts'

/** As phones count them: UTF-16. The address is one of them. */
export const MESSAGE_LENGTH = 300
/** Shorter than that a line says nothing any more. */
const SHORTEST = 24

const HELD = '\u{e000}'

/** There is no cut between an amount and what belongs to it: a space that stands beside a number holds. */
const shortened = (line: string, longest: number): string => {
  const held = line.replace(/ /g, (space, at: number) =>
    /\d\S*$/.test(line.slice(0, at)) || /^\S*\d/.test(line.slice(at + 1)) ? HELD : space,
  )
  return cutAtWord(held, longest).replaceAll(HELD, ' ')
}

/** The text without the address, which stands on a line of its own behind it. */
export function takeAlong({ title, category, guide }: Reading, url: string, t: Translate): string {
  if (!guide) return t('post.promotion', { title })
  const { cost, time, where } = guide.facts
  const fact = (name: 'cost' | 'time' | 'where', value: string) => `${t(factLabel(category, name))}: ${value}`
  const lines = {
    title,
    cost: fact('cost', cost.value),
    time: fact('time', time.value),
    where: fact('where', where.value),
    papers: guide.documents.length > 0 ? t('post.papersToBring', { count: guide.documents.length }) : '',
  }
  const written = () =>
    Object.values(lines)
      .filter((line) => line !== '')
      .join('\n')
  const excess = () => written().length + 1 + url.length - MESSAGE_LENGTH
  for (const name of ['title', 'where', 'time'] as const) {
    const line = lines[name]
    // The ellipsis takes a place as well.
    if (excess() > 0) lines[name] = shortened(line, Math.max(SHORTEST, line.length - excess() - 1))
  }
  for (const name of ['papers', 'time', 'title', 'where', 'cost'] as const) if (excess() > 0) lines[name] = ''
  return written()
}
