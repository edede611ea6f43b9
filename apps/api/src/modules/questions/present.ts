// Rows to the shapes of the contract.
import type { QuestionGroup, WaysOfAsking } from '@menged/contracts'
import { onlyWritten } from '@menged/ethiopia'
import { textFrom } from '../../platform/database/columns.ts'
import type { Group } from './reader-questions.ts'
import type { Ways } from './ways.ts'

export const presentGroup = ({ rows, count, guides }: Group): QuestionGroup => ({
  questions: rows.map(({ id, text, language, trouble, count: asked, lastAt }) => ({
    _id: id,
    text,
    language,
    trouble,
    count: asked,
    lastAt: lastAt.toISOString(),
  })),
  count,
  guides: guides.map((row) => ({ _id: row.id, title: onlyWritten(textFrom(row, 'title')) })),
})

export const presentWays = ({ shipped, added, suggested }: Awaited<ReturnType<Ways['list']>>): WaysOfAsking => ({
  shipped: shipped.map(({ text, place }) => ({ text, place })),
  added: added.map(({ id, text, place }) => ({ _id: id, text, place })),
  suggested,
})
