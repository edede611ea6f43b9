// What older browsers would drop of the styles, and what no minifier translates. `:is()` is written out (Chrome 88); without cascade layers
// (Chrome 99, Safari 15.4) the rules for paper hold against all others by their weight.
import { parse, type Selector, stringify } from 'css-what'
import type { Plugin } from 'postcss'

const FOR_PAPER = /[\\/](?:styles[\\/]print|detail[\\/]paper)\.css(?:\?|$)/
const COMBINATORS = new Set(['descendant', 'child', 'adjacent', 'sibling'])
/** No element bears this name: true of each, and heavier than any class. */
const WEIGHT = parse(':not(#_)')[0] as Selector[]

export const olderCss = (): Plugin => ({
  postcssPlugin: 'menged-older-css',
  AtRule: {
    media(rule) {
      // The minifier writes `not (min-width: …)`, which needs Chrome 104.
      rule.params = rule.params
        .replace(/width < (\d+)px/g, (_, width) => `max-width: ${Number(width) - 1}px`)
        .replace(/width >= /g, 'min-width: ')
    },
  },
  Rule(rule) {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    const isForPaper = FOR_PAPER.test(rule.source?.input.file ?? '')
    const known = parse(rule.selector)
    const all = known.flatMap(writtenOut).map((selector) => (isForPaper ? weighty(selector) : selector))
    const text = stringify(all)
    if (text !== stringify(known)) rule.selector = text
  },
})

/** One selector for each way in which its `:is()` may hold. @throws where it is not the same written out. */
function writtenOut(selector: Selector[]): Selector[][] {
  const at = selector.findIndex((token) => token.type === 'pseudo' && token.name === 'is')
  const token = selector[at]
  if (token?.type !== 'pseudo' || !Array.isArray(token.data)) return [selector]
  const [before, after] = [selector.slice(0, at), selector.slice(at + 1)]
  return token.data.flatMap((alternative) => {
    if (at > 0 && alternative.some(({ type }) => COMBINATORS.has(type))) throw new Error(`write out: ${stringify([selector])}`)
    return writtenOut(joined(before, alternative).concat(after))
  })
}

/** The tag of a compound comes first. */
function joined(before: Selector[], alternative: Selector[]): Selector[] {
  const [first] = alternative
  if (first?.type !== 'tag') return [...before, ...alternative]
  const start = before.findLastIndex(({ type }) => COMBINATORS.has(type)) + 1
  return [...before.slice(0, start), first, ...before.slice(start), ...alternative.slice(1)]
}

function weighty(selector: Selector[]): Selector[] {
  if (selector.some((token) => token.type === 'pseudo' && token.name === 'not' && stringify([[token]]) === stringify([WEIGHT])))
    return selector
  const start = selector[0]?.type === 'tag' || selector[0]?.type === 'universal' ? 1 : 0
  return [...selector.slice(0, start), ...WEIGHT, ...selector.slice(start)]
}
