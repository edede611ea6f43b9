// Cuts the stylesheet down to what one page shows: before the first paint a reader fetches the page and nothing else, so each byte counts.
// The whole sheet follows with the code (see boot.ts), before anything can appear that is not on the page now. Without scripts it is
// an ordinary stylesheet.
import { type AttributeSelector, parse as parseSelectors, type Selector } from 'css-what'
import postcss, { type ChildNode, type Container } from 'postcss'

/** What one element must carry (its tag, `.class`), or the page (`#id`, `[data-name]`, `[aria-name]`, `[dir=rtl]`, `[type=tel]`); or alternatives, of which one must hold. */
type Need = { element: string[] } | { page: string } | { oneOf: Need[][] }
/** The different elements of a page by what they carry, and the marks of the page. */
type Elements = Map<string, Set<string>[]>
type Declaration = { text: string; property: string | null; uses: string[] }
type RuleSelector = { text: string; needs: Need[] }
type Sheet =
  | { kind: 'rule'; selectors: RuleSelector[]; declarations: Declaration[] }
  | { kind: 'block'; opening: string; children: Sheet[] }
  /** Kept when the name is used: keyframes and registered properties. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'text'; text: string }

const NAMED = new Set(['keyframes', 'property', 'font-face', 'counter-style'])

/** Guides differ in which parts they have: so many kinds of pages are kept. */
const MOST_KINDS = 200

/** What may mark a page, in one pass: looking for each mark would go through the page as often. */
const MARKS = / (?:(?:data|aria)-[\w-]+|disabled|(?:id|dir|type)="[^"]*")/g

/** For what people came to read, and for what stands behind it. */
export type PageStyles = { main: string; behind: string }

/** `css`: the whole, minified sheet. Returns, for a page up to the end of `<main>` and from there on, the rules that can match something on it, in the same order. */
export function createPageStyles(css: string): (main: string, behind: string) => PageStyles {
  const sheet = sheetsOf(postcss.parse(css))
  const marks = [...new Set(marksOf(sheet))]
  const kinds = new Map<string, PageStyles>()
  return (main, rest) => {
    const first = elementsIn(main)
    const behind = elementsIn(rest)
    const marked = new Set<string>([...(main.match(MARKS) ?? []), ...(rest.match(MARKS) ?? [])])
    const page = [...marks.filter((mark) => marked.has(mark)), ...variablesIn(main), ...variablesIn(rest)]
    const kind = [first, behind, page].map((names) => [...names].sort().join()).join('|')
    const known = kinds.get(kind)
    if (known) return known
    const all = kept(sheet, byName([...first, ...behind], page))
    const early = kept(sheet, byName(first, page))
    const used = usedNames(all, page)
    const styles = { main: written(early, used), behind: written(without(all, early), used) }
    if (kinds.size === MOST_KINDS) kinds.clear()
    kinds.set(kind, styles)
    return styles
  }
}

function sheetsOf(container: Container): Sheet[] {
  return (container.nodes ?? []).map((node) => sheetOf(node as ChildNode)).filter((sheet) => sheet !== null)
}

function sheetOf(node: ChildNode): Sheet | null {
  if (node.type === 'comment') return null
  if (node.type === 'rule') {
    const selectors = node.selectors
      .filter((text) => !LATER.test(text))
      .map((text) => ({ text, needs: needsOf(parseSelectors(text)[0] ?? []) }))
    return { kind: 'rule', selectors, declarations: declarationsOf(node) }
  }
  if (node.type !== 'atrule') return { kind: 'text', text: `${node};` }
  if (LATER.test(node.params)) return null
  if (NAMED.has(node.name)) return { kind: 'named', name: node.params, text: String(node) }
  if (!node.nodes) return { kind: 'text', text: `${node};` }
  return { kind: 'block', opening: `@${node.name} ${node.params}`, children: sheetsOf(node) }
}

function declarationsOf(rule: Container): Declaration[] {
  return (rule.nodes ?? []).flatMap((node) => {
    if (node.type !== 'decl' || LATER.test(node.prop)) return []
    const property = node.prop.startsWith('--') ? node.prop : null
    const animations = node.prop.startsWith('animation') ? node.value.split(/[\s,]+/) : []
    return { text: String(node), property, uses: [...variablesIn(node.value), ...animations] }
  })
}

const variablesIn = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '')

/**
 * Comes with the whole sheet: nobody points, chooses, opens or shares before he reads, guides bring what paper needs, nothing moves,
 * and very large text and forced colours wait for what makes room for them and marks what is chosen.
 */
const LATER = /:hover|18em|forced-colors|:target|^label:|^\.as-target|^print$|\.share-menu|no-preference|^transition|^anchor/

/** States of the browser (`:focus`, `[open]`) may come at any time and `:not()` holds of what is absent: only what must be there counts. */
function needsOf(selector: Selector[]): Need[] {
  const needs: Need[] = []
  let element: string[] = []
  for (const token of selector) {
    if (token.type === 'pseudo' && token.name !== 'not' && Array.isArray(token.data)) {
      needs.push({ oneOf: token.data.map(needsOf) })
    } else if (token.type in COMBINATORS) {
      needs.push({ element })
      element = []
    } else if (token.type === 'tag') element.push(token.name)
    else if (token.type === 'attribute' && token.name === 'class' && token.action === 'element') element.push(`.${token.value}`)
    else if (token.type === 'attribute') needs.push(...markOf(token))
  }
  return [...needs, { element }].filter((need) => !('element' in need) || need.element.length > 0)
}

const COMBINATORS = { descendant: 1, child: 1, adjacent: 1, sibling: 1 }

/** Set by the code, with which the whole sheet comes, or on the page already. The boot script says that a tap waits, and that guides are under way. */
const MARKED = /^(?:data-(?!(?:waiting|progress)$)|aria-|disabled$)/

/** As it stands in HTML. */
function markOf({ name, action, value }: AttributeSelector): Need[] {
  if (/^(?:id|dir|type)$/.test(name)) return action === 'equals' ? [{ page: ` ${name}="${value}"` }] : []
  return MARKED.test(name) ? [{ page: ` ${name}` }] : []
}

const selectorsOf = (sheets: Sheet[]): RuleSelector[] =>
  sheets.flatMap((sheet) => (sheet.kind === 'block' ? selectorsOf(sheet.children) : sheet.kind === 'rule' ? sheet.selectors : []))

const marksOf = (sheets: Sheet[]): string[] =>
  selectorsOf(sheets).flatMap(({ needs }) => needs.flatMap((need) => ('page' in need ? [need.page] : [])))

/** `tag classes` of each different element. The boot script sets the class of the dark theme. */
function elementsIn(html: string): Set<string> {
  const elements = new Set(['html dark'])
  for (const [, tag = '', classes = ''] of html.matchAll(/<([a-z][a-z0-9]*)(?:[^>]*? class="([^"]*)")?/gi)) {
    elements.add(`${tag} ${classes}`)
  }
  return elements
}

function byName(elements: Iterable<string>, marked: string[]): Elements {
  const named: Elements = new Map(marked.map((mark) => [mark, []]))
  for (const each of elements) {
    const [tag = '', ...classes] = each.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(' ')
    const element = new Set([tag, ...classes.map((name) => `.${name}`)])
    for (const name of element) named.set(name, [...(named.get(name) ?? []), element])
  }
  return named
}

function holds(need: Need, elements: Elements): boolean {
  if ('page' in need) return elements.has(need.page)
  if ('oneOf' in need) return need.oneOf.some((alternative) => alternative.every((each) => holds(each, elements)))
  const [first = '', ...rest] = need.element
  return elements.get(first)?.some((element) => rest.every((name) => element.has(name))) ?? false
}

function kept(sheets: Sheet[], elements: Elements): Sheet[] {
  return sheets.flatMap((sheet): Sheet[] => {
    if (sheet.kind === 'block') {
      const children = kept(sheet.children, elements)
      return children.length > 0 ? [{ ...sheet, children }] : []
    }
    if (sheet.kind !== 'rule') return [sheet]
    const selectors = sheet.selectors.filter(({ needs }) => needs.every((need) => holds(need, elements)))
    return selectors.length > 0 ? [{ ...sheet, selectors }] : []
  })
}

/** The selectors of `all` that are not among `early`. */
function without(all: Sheet[], early: Sheet[]): Sheet[] {
  const known = new Set(selectorsOf(early))
  const rest = (sheets: Sheet[]): Sheet[] =>
    sheets.flatMap((sheet): Sheet[] => {
      if (sheet.kind === 'block') return [{ ...sheet, children: rest(sheet.children) }]
      return sheet.kind === 'rule' ? [{ ...sheet, selectors: sheet.selectors.filter((each) => !known.has(each)) }] : []
    })
  return rest(all)
}

/** Variables and animations that what is kept refers to, directly or through another variable. */
function usedNames(sheets: Sheet[], variablesOfPage: string[]): Set<string> {
  const used = new Set(variablesOfPage)
  const variables = new Map<string, string[]>()
  const collect = (sheet: Sheet): void => {
    if (sheet.kind === 'block') sheet.children.forEach(collect)
    if (sheet.kind !== 'rule') return
    for (const { property, uses } of sheet.declarations) {
      if (property === null) for (const name of uses) used.add(name)
      else variables.set(property, [...(variables.get(property) ?? []), ...uses])
    }
  }
  sheets.forEach(collect)
  // A set takes in what is added while it is walked.
  for (const name of used) for (const next of variables.get(name) ?? []) used.add(next)
  return used
}

function written(sheets: Sheet[], used: Set<string>): string {
  return sheets
    .map((sheet) => {
      if (sheet.kind === 'text') return sheet.text
      if (sheet.kind === 'named') return used.has(sheet.name) ? sheet.text : ''
      const inner = sheet.kind === 'block' ? written(sheet.children, used) : declared(sheet.declarations, used)
      const opening = sheet.kind === 'block' ? sheet.opening : sheet.selectors.map(({ text }) => text).join()
      return inner === '' || opening === '' ? '' : `${opening}{${inner}}`
    })
    .join('')
}

const declared = (declarations: Declaration[], used: Set<string>): string =>
  declarations
    .filter(({ property }) => property === null || used.has(property))
    .map(({ text }) => text)
    .join(';')
