// Who hears of what happens to a draft: its author, those who review, and whoever has sent it on its way.
import { type DraftContent, draftLink, type Text } from '@menged/contracts'
import { inEach, textIn } from '@menged/ethiopia'
import { textOf, translateIn, type WordKey } from '@menged/i18n'
import type { Connection } from '../../platform/database/pool.ts'
import { accountNames, organisationOf, staffIds } from '../accounts/index.ts'
import type { PublishingDependencies } from './dependencies.ts'
import type { DraftRow } from './queries.ts'

type Sentence = { title: WordKey; preview?: Text }
/** `by`: who has done it, and need not be told. `what`: with the revision, so that the same is told once.
 * `isInTheirWords`: it names them or quotes them, and goes when their account goes. */
type Event = Sentence & { by: string | null; what: string; isInTheirWords?: boolean }

const LONGEST_PREVIEW = 300

/** In another language where it is not written in one. */
export function titleOf({ title }: Pick<DraftContent, 'title'>): Text {
  const typed = inEach((each) => title[each].trim())
  return inEach((each) => textIn(typed, each) || '…')
}

const asTyped = (text: string): Text => inEach(() => [...text].slice(0, LONGEST_PREVIEW).join(''))

export function createTelling({ notifications }: Pick<PublishingDependencies, 'notifications'>) {
  async function tell(tx: Connection, receivers: (string | null)[], draft: DraftRow, event: Event) {
    const { by, what, title, preview, isInTheirWords = false } = event
    const named = titleOf(draft.content)
    const told = [...new Set(receivers)].filter((id): id is string => id !== null && id !== by)
    for (const userId of told)
      await notifications.notify(tx, {
        userId,
        kind: 'account',
        key: `draft ${draft.id} ${what} ${draft.revision}`,
        by: isInTheirWords ? by : null,
        title: inEach((each) => translateIn(each)(title, { title: named[each] })),
        ...(preview ? { preview } : {}),
        link: draftLink(draft.id),
      })
  }
  /** Whoever began it may be of an organisation that has it no longer: they hear nothing more of it. */
  async function ownerOf(tx: Connection, { ownerId, organisationId }: DraftRow): Promise<string | null> {
    const own = ownerId === null ? null : await organisationOf(tx, ownerId)
    return own === null || own === organisationId ? ownerId : null
  }
  const nameOf = async (tx: Connection, userId: string): Promise<string> => (await accountNames(tx, [userId])).get(userId) ?? ''

  return {
    submitted: async (tx: Connection, draft: DraftRow, by: string): Promise<void> => {
      const preview = textOf('notify.draftSubmittedText', { name: await nameOf(tx, by) })
      await tell(tx, await staffIds(tx), draft, {
        by,
        what: 'submitted',
        title: 'notify.draftSubmitted',
        preview,
        isInTheirWords: true,
      })
    },
    returned: async (tx: Connection, draft: DraftRow, by: string, note: string) =>
      tell(tx, [await ownerOf(tx, draft)], draft, {
        by,
        what: 'returned',
        title: 'notify.draftReturned',
        preview: asTyped(note),
        isInTheirWords: true,
      }),
    published: async (tx: Connection, draft: DraftRow, by: string | null) =>
      tell(tx, [await ownerOf(tx, draft)], draft, {
        ...{ by, what: 'shown', title: 'notify.draftPublished' },
        preview: textOf('notify.draftPublishedText'),
      }),
    scheduled: async (tx: Connection, draft: DraftRow, by: string) =>
      tell(tx, [await ownerOf(tx, draft)], draft, { by, what: 'scheduled', title: 'notify.draftScheduled' }),
    /** Also to who has scheduled it. */
    scheduleFailed: async (tx: Connection, draft: DraftRow, scheduledBy: string | null) =>
      tell(tx, [await ownerOf(tx, draft), scheduledBy, draft.reviewerId], draft, {
        ...{ by: null, what: 'not published', title: 'notify.draftScheduleFailed' },
        preview: textOf('notify.draftScheduleFailedText'),
      }),
    /** To the other side: the author, or who reviews it. */
    noted: async (tx: Connection, draft: DraftRow, by: string, note: { id: string; text: string }): Promise<void> => {
      const name = await nameOf(tx, by)
      const receivers = [await ownerOf(tx, draft), draft.reviewerId].filter((id): id is string => id !== null && id !== by)
      for (const userId of new Set(receivers))
        await notifications.notify(tx, {
          userId,
          kind: 'account',
          key: `draft note ${note.id}`,
          by,
          title: textOf('notify.draftNote', { name }),
          preview: asTyped(note.text),
          link: draftLink(draft.id),
        })
    },
  }
}
export type Telling = ReturnType<typeof createTelling>
