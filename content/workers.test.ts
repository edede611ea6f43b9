// The sample workers: each service says what is done, what to bring and how long it takes, and agrees with its guide.
import { existsSync, readFileSync } from 'node:fs'
import { categoriesOf, WORKER_CATEGORY_IDS } from '@menged/contracts/marketplace/lists'
import { expect, it } from 'vitest'
import { workersFileSchema } from '../apps/api/src/modules/marketplace/index.ts'
import { readGuide } from './test/guide-file.ts'

const workers = workersFileSchema.parse(JSON.parse(readFileSync('content/sample/workers.json', 'utf8')))
const services = workers.flatMap((worker) => worker.services.map((service) => ({ ...service, worker })))
const ETHIOPIC = /\p{Script=Ethiopic}/u

it('are forty, in every sector, each with an address of its own', () => {
  expect(services.length).toBeGreaterThanOrEqual(40)
  expect(new Set(services.map(({ id }) => id)).size).toBe(services.length)
  const sectors = new Set(services.flatMap(({ specialty }) => (specialty ? categoriesOf([specialty]) : [])))
  expect([...sectors].sort()).toEqual([...WORKER_CATEGORY_IDS].sort())
})

it.each(services.map((service) => [service.title.en, service] as const))('%s says all', (_, service) => {
  const { id, title, text, days, specialty, papers = [], worker } = service
  expect(Math.floor((id ?? 0) / 100)).toBe(worker.id)
  expect(worker.specialties).toContain(specialty)
  expect(days).toBeGreaterThanOrEqual(0)
  expect(papers.length).toBeGreaterThan(1)
  for (const said of [title, text, ...papers.map((paper) => paper.text)]) {
    expect(said?.en).toBeTruthy()
    expect(said?.en).not.toMatch(ETHIOPIC)
    expect(said?.am).toMatch(ETHIOPIC)
  }
})

it.each(services.flatMap(({ guide, papers }) => (guide === null ? [] : [[guide, papers ?? []] as const])))(
  'what is brought agrees with %s',
  (guide, papers) => {
    expect(existsSync(`content/guides/${guide}.json`)).toBe(true)
    const documents = readGuide(readFileSync(`content/guides/${guide}.json`, 'utf8')).documents.map(({ id }) => id)
    for (const { document } of papers) if (document !== undefined) expect(documents).toContain(document)
  },
)
