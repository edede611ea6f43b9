import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, LEGAL_DOCUMENTS, legalAnswer, WRITTEN } from '@menged/contracts'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { temporaryContent } from '../../../test/content.ts'
import { ContentError } from '../../platform/content.ts'
import { CONTENT_DIR } from '../../seed.ts'
import { createLegal } from './service.ts'

const on = testApi()

test('a document is returned in the requested language, sanitised', async () => {
  const { data } = legalAnswer.parse((await on.get('/api/legal/privacy-policy?language=en')).json())
  expect(data).toEqual({
    id: 'privacy-policy',
    language: 'en',
    title: 'Privacy policy',
    lead: 'What we keep.',
    effective: '2024-12',
    updated: '2024-12',
    sections: [{ id: 'who', title: 'Who', html: '<p>We.</p>' }],
  })
  expect((await on.get('/api/legal/terms-of-service?language=am')).json().data).toMatchObject({
    language: 'am',
    title: 'የግላዊነት ፖሊሲ',
  })
})

test('a missing document stops the start with the name of the file', async () => {
  const content = temporaryContent()
  rmSync(join(content.dir, 'legal', 'terms-of-service.json'))
  await expect(createLegal({ contentDir: content.dir })).rejects.toThrow(ContentError)
  await expect(createLegal({ contentDir: content.dir })).rejects.toThrow(/terms-of-service\.json cannot be used/)
  content.remove()
})

test('the documents that ship can be read in both languages', async () => {
  const legal = await createLegal({ contentDir: CONTENT_DIR })
  for (const id of LEGAL_DOCUMENTS) {
    expect(legal.read(id, 'am')?.sections.length).toBe(legal.read(id, 'en')?.sections.length)
  }
})

test('every link that stands in the documents that ship stands on their pages, and so does every other element', async () => {
  const legal = await createLegal({ contentDir: CONTENT_DIR })
  for (const id of LEGAL_DOCUMENTS) {
    const file = JSON.parse(readFileSync(join(CONTENT_DIR, 'legal', `${id}.json`), 'utf8')) as {
      sections: { html: Record<Language, string> }[]
    }
    for (const language of WRITTEN) {
      const written = file.sections.map(({ html }) => tagsOf(html[language])).join()
      const read = (legal.read(id, language)?.sections ?? []).map(({ html }) => tagsOf(html)).join()
      expect(written).toContain('<a href="/')
      expect(read).toBe(written)
    }
  }
})

const tagsOf = (html: string): string => (html.match(/<[^>]+>/g) ?? []).join('').replaceAll(' rel="noopener nofollow"', '')
