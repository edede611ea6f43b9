// Cuts the stylesheet down to what one page shows: before the first paint a reader fetches the page and nothing else, so each byte counts.
// The whole sheet follows with the code (see boot.ts), before anything can appear that is not on the page now. Without scripts it is
// an ordinary stylesheet.
import { parse as parseSelectors, type Selector } from 'css-what'
import postcss, { type ChildNode, type Container } from 'postcss'

/** What one element must carry (its tag, `.class`, `#id`, `[data-name]`); or alternatives, of which one must hold whole. */
type Need = { element: string[] } | { oneOf: Need[][] }
/** The different elements of a page, by what they carry. */
type Elements = Map<string, Set<string>[]>
type Declaration = { text: string; property: string | null; uses: string[] }
type Sheet =
  | { kind: 'rule'; selectors: { text: string; needs: Need[] }[]; declarations: Declaration[] }
  | { kind: 'block'; opening: string; children: Sheet[] }
  /** Kept when the name is used: keyframes and registered properties. */
  | { kind: 'named'; name: string; text: string }
  | { kind: 'text'; text: string }

const NAMED = new Set(['keyframes', 'property', 'font-face', 'counter-style'])

/** `css`: the whole, minified sheet. The answer gives for a page's HTML the rules that can match something on it, in the same order. */
export function createPageStyles(css: string): (html: string) => string {
  const sheet = sheetsOf(postcss.parse(css))
  return (html) => {
    const rules = kept(sheet, elementsOf(html))
    return written(rules, usedNames(rules, html))
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
    if (node.type !== 'decl') return []
    const property = node.prop.startsWith('--') ? node.prop : null
    const animations = node.prop.startsWith('animation') ? node.value.split(/[\s,]+/) : []
    return { text: String(node), property, uses: [...variablesIn(node.value), ...animations] }
  })
}

const variablesIn = (text: string): string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '')

/** Comes with the whole sheet: nobody prints or points before he reads. */
const LATER = /:hover|^print$/

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
    } else element.push(...carriedBy(token))
  }
  return [...needs, { element }].filter((need) => 'oneOf' in need || need.element.length > 0)
}

const COMBINATORS = { descendant: 1, child: 1, adjacent: 1, sibling: 1 }

function carriedBy(token: Selector): string[] {
  if (token.type === 'tag') return [token.name]
  if (token.type !== 'attribute') return []
  if (token.name === 'class' && token.action === 'element') return [`.${token.value}`]
  if (token.name === 'id' && token.action === 'equals') return [`#${token.value}`]
  if (token.name === 'dir') return [`[dir=${token.value}]`]
  return token.name.startsWith('data-') ? [`[${token.name}]`] : []
}

function elementsOf(html: string): Elements {
  const elements: Elements = new Map()
  const seen = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/gi)) {
    const told = attributes.match(/ (?:class|id|dir)="[^"]*"| data-[a-z-]+/g)?.join('') ?? ''
    if (seen.has(tag + told)) continue
    seen.add(tag + told)
    const element = new Set([tag, ...carried(told)])
    // The boot script sets the theme, and says that a tap waits.
    if (tag === 'html') element.add('.dark').add('[data-waiting]')
    for (const name of element) elements.set(name, [...(elements.get(name) ?? []), element])
  }
  return elements
}

function carried(attributes: string): string[] {
  return [...attributes.matchAll(/ (class|id|dir|data-[a-z-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value = '']) => {
    if (name === 'class')
      return value
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .split(' ')
        .map((each) => `.${each}`)
    if (name === 'id') return [`#${value}`]
    return [name === 'dir' ? `[dir=${value}]` : `[${name}]`]
  })
}

function holds(need: Need, elements: Elements): boolean {
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

/** Variables and animations that what is kept refers to, directly or through another variable. */
function usedNames(sheets: Sheet[], html: string): Set<string> {
  const used = new Set(variablesIn(html))
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
      if (inner === '') return ''
      return `${sheet.kind === 'block' ? sheet.opening : sheet.selectors.map(({ text }) => text).join(',')}{${inner}}`
    })
    .join('')
}

const declared = (declarations: Declaration[], used: Set<string>): string =>
  declarations
    .filter(({ property }) => property === null || used.has(property))
    .map(({ text }) => text)
    .join(';')
