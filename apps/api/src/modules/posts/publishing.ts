// How a post comes before readers and goes again. Bodies are cleaned and cut to previews here, whoever wrote them.
import type { Text } from '@menged/contracts'
import { inEach } from '@menged/ethiopia'
import { type Localized, textAs, textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { sanitise } from '../../platform/sanitise.ts'
import { previewOf } from './preview.ts'
import { type NewPost, type PostContent, postChanges } from './publishing-queries.ts'

export type Publication = {
  content: PostContent
  /** Named as its writer when it is new. */
  author: string
  /** What has changed, for those who saved it. */
  change: Text | null
  isNew: boolean
  isChanged: boolean
  now: Date
}

/** False when it is new and its id is taken. */
export async function publishPost(connection: Connection, publication: Publication): Promise<boolean> {
  const { now, isNew, isChanged } = publication
  const post = rowOf(publication)
  if (isNew) return await postChanges.add(connection, post, now)
  await postChanges.show(connection, post, { now, isChanged })
  return true
}

/** A language has title, body and preview, or nothing. */
function rowOf({ content, author, change }: Publication): NewPost {
  const [title, body] = [textFrom(content, 'title'), textFrom(content, 'body')]
  const parts = inEach((each) => written(title[each], body[each]))
  const columns = (['title', 'body', 'preview'] as const).map((name) =>
    textAs(
      name,
      inEach((each) => parts[each][name]),
    ),
  )
  return {
    ...content,
    ...(Object.assign({}, ...columns) as Localized<'title' | 'body' | 'preview'>),
    author,
    change,
  }
}

function written(title: string | null, body: string | null) {
  if (title === null || body === null) return { title: null, body: null, preview: null }
  const clean = sanitise(body)
  return { title, body: clean, preview: previewOf(clean) }
}
