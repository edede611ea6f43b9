// Whatever is answered, form and paper have words in both languages, and both say the same.
import { TEMPLATE_IDS } from '@menged/contracts/documents/lists'
import type { Text } from '@menged/ethiopia/text'
import { describe, expect, test } from 'vitest'
import type { Block, Doc, Para } from '../doc.ts'
import type { Values } from '../template.ts'
import { examplesOf } from '../testing/examples.ts'
import { wordsOf } from '../testing/paper.ts'
import { fieldsOf, variantsOf } from '../testing/variants.ts'
import { loadTemplate } from './list.ts'

const TEMPLATES = await Promise.all(TEMPLATE_IDS.map(async (id) => ({ id, template: await loadTemplate(id) })))
const issue = { issuedAt: '2026-11-23', reference: '1' }

/** Each place of a document that has words, with where it is. */
function placesOf(blocks: readonly Block[], at: string): [string, string][] {
  return blocks.flatMap((block, index): [string, string][] => {
    const here = `${at} ${index} ${block.k}`
    const one = (name: string, para: Para): [string, string] => [`${here} ${name}`, wordsOf(para, false)]
    switch (block.k) {
      case 'p':
      case 'note':
        return [one('words', block.c)]
      case 'part':
        return [one('title', block.title), ...(block.subtitle ? [one('subtitle', block.subtitle)] : [])]
      case 'article':
        return [one(`title ${block.n}`, block.title), ...placesOf(block.body, `${here} ${block.n}`)]
      case 'clauses':
        return block.items.flatMap((item, clause) => placesOf(item, `${here} ${clause}`))
      case 'table':
        return [...(block.head ?? []), ...block.rows.flat()].map((cell) => one('cell', cell))
      case 'columns':
        return block.rows.flatMap(([left, right], row) => [
          ...placesOf(left, `${here} ${row} left`),
          ...placesOf(right, `${here} ${row} right`),
        ])
      case 'signatures':
        return block.items.flatMap(({ role, lines }) => [one('role', [role]), ...lines.map((line) => one('line', [line]))])
      case 'seal':
        return [one('caption', block.caption)]
      default:
        return []
    }
  })
}

/** Without a word, or with nothing between two marks: a list that lacks one of its things, a value without its label. */
const isIncomplete = (words: string): boolean => !/[\p{L}\p{N}…–]/u.test(words) || /^\s*[:፦;፣.።]|[:፦;፣]\s*[;፣.።]/u.test(words)
const incomplete = (places: readonly [string, string][]) => places.filter(([, words]) => isIncomplete(words))
const places = (found: readonly [string, string][]): string => found.map(([place]) => place).join('\n')
const fieldNames = (doc: Doc): string => (JSON.stringify(doc.blocks).match(/"field":"\w+"/g) ?? []).sort().join()

const variants = (id: (typeof TEMPLATE_IDS)[number], template: (typeof TEMPLATES)[number]['template']): Values[] =>
  [template.initial, ...examplesOf(id)].flatMap((base) => variantsOf(template, base))

describe.each(TEMPLATES)('$id', ({ id, template }) => {
  const all = variants(id, template)

  test('the paper has words in every place, the same places in both languages, about the same answers', () => {
    for (const values of all) {
      const [am, en] = [
        template.build(values, { ...issue, language: 'am' }),
        template.build(values, { ...issue, language: 'en' }),
      ]
      const [amPlaces, enPlaces] = [placesOf(am.blocks, ''), placesOf(en.blocks, '')]
      expect([...incomplete(amPlaces), ...incomplete(enPlaces)]).toEqual([])
      expect(places(amPlaces)).toBe(places(enPlaces))
      expect(fieldNames(am)).toBe(fieldNames(en))
      expect([am, en].map((doc) => JSON.stringify(doc).includes('"text":""'))).toEqual([false, false])
    }
  })

  test('form, problems, notes and what to do next have words in both languages', () => {
    const said = new Map<string, Text>()
    const say = (text: Text | undefined): void => {
      if (text !== undefined) said.set(JSON.stringify(text), text)
    }
    for (const values of all) {
      for (const step of template.steps(values)) {
        for (const text of [step.title, step.text, ...template.notes(values, step.id)]) say(text)
      }
      for (const { label, hint, placeholder, options = [] } of fieldsOf(template, values))
        for (const text of [label, hint, placeholder, ...options.flatMap((one) => [one.label, one.hint])]) say(text)
      for (const { message } of template.problems(values)) say(message)
      for (const { title, text } of template.next(values)) for (const one of [title, text]) say(one)
      say(template.nameOf(values))
    }
    for (const text of [template.title, template.description]) say(text)
    for (const { add, remove } of template.lists) for (const text of [add, remove]) say(text)
    for (const { am, en } of said.values()) {
      expect([am, en].map((words) => /[\p{L}\p{N}]/u.test(words))).toEqual([true, true])
      expect(am === en || /\p{Script=Ethiopic}/u.test(am)).toBe(true)
    }
  })
})
