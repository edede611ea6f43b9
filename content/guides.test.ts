// The guides that ship with the portal, as they lie in content/.
import { readdirSync, readFileSync } from 'node:fs'
import { CATEGORIES } from '@menged/contracts/categories'
import { TRADE_LICENCE_POST_ID } from '@menged/contracts/limits'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lawFaults } from './test/facts.ts'
import { guideFaults, organisationsFile, readGuide } from './test/guide-file.ts'

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(`content/${file}`, 'utf8'))
const ids = readdirSync('content/guides').map((name) => name.replace('.json', ''))
const texts = new Map(ids.map((id) => [id, readFileSync(`content/guides/${id}.json`, 'utf8')]))
const sites = new Set(z.array(z.string()).parse(jsonOf('sources-read.json')))
const organisations = new Set(organisationsFile.parse(jsonOf('organisations.json')).map(({ id }) => id))

it.each([...texts])('%s holds', (id, text) => {
  const guide = readGuide(text)
  expect(guide.id).toBe(id)
  expect(guideFaults(guide, text, sites, new Set(ids))).toEqual([])
  if (guide.organisation !== null) expect(organisations).toContain(guide.organisation)
})

describe('all of them', () => {
  const guides = [...texts.values()].map(readGuide)

  it('are as many as are promised, in every category, with the one that the banner opens', () => {
    expect(guides.length).toBeGreaterThanOrEqual(60)
    expect(new Set(guides.map(({ category }) => category))).toEqual(new Set(CATEGORIES))
    expect(ids).toContain(TRADE_LICENCE_POST_ID)
  })

  it('answer what their readers ask next, each question once and with an answer that is whole', () => {
    const questions = guides.flatMap(({ id, questions = [] }) => questions.map((each) => ({ guide: id, ...each })))
    expect(questions.length).toBeGreaterThanOrEqual(400)
    expect(guides.filter(({ questions = [] }) => new Set(questions.map(({ id }) => id)).size < 3).map(({ id }) => id)).toEqual([])
    const faulty = questions.filter(
      ({ question, answer }) =>
        Object.values(question).some((text) => !/\?$/.test(text) || text.length > 100) ||
        Object.values(answer).some((text) => !/[.።!”›)]$/.test(text) || text.length > 400),
    )
    expect(faulty.map(({ guide, id }) => `${guide} ${id}`)).toEqual([])
  })

  it('call a law by one name', () => {
    expect(lawFaults(guides)).toEqual([])
  })
})
