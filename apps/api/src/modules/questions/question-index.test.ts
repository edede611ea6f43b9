import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../../test/api.ts'
import { CONTENT_DIR } from '../../seed.ts'
import { QuestionIndex } from './question-index.ts'

const on = testApi({ contentDir: CONTENT_DIR })
const CHANGED = new Set(['questions'])
const add = (text: string) =>
  on.database.db.execute(
    sql`insert into question_ways (post_id, text, place, asks, created_at) values ('trademark', ${text}, 'steps', 'steps', now())`,
  )

test('what changes while the index is being made is taken in afterwards, without another question', async () => {
  let whileMaking = async (): Promise<void> => {}
  const index: QuestionIndex = new QuestionIndex(on.database.db, {
    // Asked for once the ways in the database have been read.
    shipped: () => {
      void whileMaking()
      return []
    },
    onBuilt: () => {},
  })
  index.listening(true)
  await index.current()
  whileMaking = async () => {
    whileMaking = async () => {}
    await add('second')
    index.changed(CHANGED)
  }
  await add('first')
  index.changed(CHANGED)
  await expect.poll(() => index.added.map(({ text }) => text)).toEqual(['first', 'second'])
})
