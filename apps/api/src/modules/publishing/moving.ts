// Content as files, in the form of the content folder: out whole, and in again, all or nothing, after a look at what would happen.
import type { ImportInput, ImportReport } from '@menged/contracts'
import { valuesOf } from '@menged/ethiopia'
import type { SignedIn } from '../../platform/access.ts'
import { writeCsv } from '../../platform/csv.ts'
import { textFrom } from '../../platform/database/columns.ts'
import type { MovedText } from '../landing/index.ts'
import { type OrganisationContent, type OrganisationFile, organisationContents, postContents } from '../posts/index.ts'
import { CSV_COLUMNS, guideEntries, organisationEntries, pictureEntries, WORDS_COLUMNS, wordsEntries } from './import-files.ts'
import { guideSteps, type MovingParts, organisationSteps, wordsSteps } from './import-steps.ts'
import { filesOfPictures, pictureSteps } from './picture-steps.ts'
import { fileOfPost } from './post-files.ts'
import { draftQueries } from './queries.ts'
import { readable } from './readable.ts'

export function createMoving(parts: MovingParts) {
  const { db, copy } = parts

  return {
    /**
     * Everything that readers see, as JSON: guides with other posts among them, of the texts of pages those that differ from what ships, and
     * the pictures of bodies, of which one at a time is held.
     */
    all: async function* (): AsyncGenerator<string> {
      const posts = await postContents.shown(db)
      const organisations = (await organisationContents.all(db)).map(fileOfOrganisation)
      const words = (await copy.all(db)).flatMap(fileOfWords)
      const before = JSON.stringify({ organisations, guides: posts.map(fileOfPost), words }, null, 2)
      yield `${before.slice(0, before.lastIndexOf('\n}'))},\n  "pictures": [`
      let between = ''
      for await (const picture of filesOfPictures(parts, posts)) {
        yield `${between}\n    ${JSON.stringify(picture)}`
        between = ','
      }
      yield ']\n}'
    },
    organisationsCsv: () => organisationsCsv(db),
    wordsCsv: async (): Promise<string> => wordsCsv(await copy.all(db)),
    bring: (me: SignedIn, input: ImportInput) => bring(parts, me, input),
  }
}

async function organisationsCsv(db: MovingParts['db']): Promise<string> {
  return writeCsv([
    CSV_COLUMNS,
    ...(await organisationContents.all(db)).map((row) => [
      row.id,
      row.type,
      ...valuesOf(textFrom(row, 'name')),
      row.website ?? '',
    ]),
  ])
}

async function bring(parts: MovingParts, me: SignedIn, input: ImportInput): Promise<ImportReport> {
  const { db, clock, audit, tasks, copy } = parts
  const pictures = pictureEntries(input)
  const drawn = await pictureSteps(parts, pictures, me)
  const report = await db.transaction(async (tx) => {
    await draftQueries.holdImports(tx)
    const texts = await copy.all(tx)
    const [organisations, guides, words] = [organisationEntries(input), guideEntries(input), wordsEntries(input, texts)]
    const steps = [
      ...drawn,
      ...(await organisationSteps(tx, organisations, clock.now())),
      ...(await guideSteps(parts, tx, { guides, organisations, me, publish: input.publish })),
      ...wordsSteps(parts, words, texts, me),
    ]
    const rows = steps.map(({ row }) => row)
    const applied = !input.dryRun && rows.every(({ outcome }) => outcome !== 'refused')
    if (!applied) return { applied, rows }
    for (const { apply } of steps) await apply?.(tx)
    const counts = {
      guides: guides.length,
      organisations: organisations.length,
      words: words.length,
      pictures: pictures.length,
    }
    const detail = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]))
    await audit.record({ kind: 'posts_imported', userId: me.userId, detail }, tx)
    return { applied, rows }
  })
  tasks.wake()
  return report
}

const fileOfOrganisation = ({ id, type, website, ...row }: OrganisationContent): OrganisationFile[number] =>
  readable({ ...{ id, type, name: textFrom(row, 'name') }, ...(website === null ? {} : { website }) })

const fileOfWords = ({ place, key, own }: MovedText) => (own ? [{ place, key, ...own }] : [])

/** What readers see, and beside it what ships. */
export const wordsCsv = (texts: readonly MovedText[]): string =>
  writeCsv([
    WORDS_COLUMNS,
    ...texts.map(({ place, key, shipped, own }) => [place, key, ...valuesOf(own ?? shipped), ...valuesOf(shipped)]),
  ])
