// Who hears of what: an account by a notification, a guest with an address by a mail that holds the private link, a guest with a phone only
// by the worker who calls.
import { pathTo, type RequestStep, type Text } from '@menged/contracts'
import { addisDate, addisMinuteOfDay, formatDay, formatDayMinute, inEach, punctuationOf, textIn } from '@menged/ethiopia'
import { textOf, translateIn } from '@menged/i18n'
import { type Localized, textAs, textFrom } from '../../platform/database/columns.ts'
import type { Connection } from '../../platform/database/pool.ts'
import { hashOfToken } from '../../platform/token-hash.ts'
import { cutAtWord } from '../posts/index.ts'
import type { RequestsContext } from './dependencies.ts'
import type { Side } from './policy.ts'
import { type FullRow, requestChanges, requestQueries } from './queries.ts'

const PREVIEW_LENGTH = 300
const MAIL_TASK = 'request-mail'

/** What has happened: a step, or hours before an agreed time. */
export type News = Exclude<RequestStep, 'sent'> | 'reminder24' | 'reminder1'
/** `key` tells this news from others of the request. Leaving: the account goes at this moment, and its name with it. */
type NewsOf = { news: News; key: string; note: string | null; at: Date | null; isLeaving?: boolean }
type Letter = { id: string; news: News | 'sent'; note: string | null; at: string | null }

/** `Friday 20 November 2026, 9:30 AM`; in Amharic by the Ethiopian calendar and clock. */
const momentOf = (at: Date): Text =>
  inEach((each) => [formatDay(addisDate(at), each), formatDayMinute(addisMinuteOfDay(at), each)].join(punctuationOf(each).comma))

/** What somebody has typed stands as it is, whatever the language. */
function previewOf(note: string | null, at: Date | null): Text | undefined {
  const typed = note ? cutAtWord(note, PREVIEW_LENGTH) : ''
  const moment = at ? momentOf(at) : inEach(() => '')
  if (typed === '' && at === null) return undefined
  return inEach((each) => [moment[each], typed].filter((part) => part !== '').join('\n'))
}

/** In another language where it is not said in one. */
export const workerName = (row: Localized<'worker'>): Text => inEach((each) => textIn(textFrom(row, 'worker'), each))

/** The other side's name as each language writes it. */
function titleOf(news: News, name: Text): Text {
  const key =
    news === 'reminder24' || news === 'reminder1'
      ? (`notify.requestReminder_${news === 'reminder1' ? 'hour' : 'day'}` as const)
      : (`notify.requestStep_${news}` as const)
  return inEach((each) => translateIn(each)(key, { name: name[each] }))
}

export function telling({ db, tasks, limits, notifications, mail, links }: RequestsContext) {
  async function deliver({ id, news, note, at }: Letter, task: { id: string }): Promise<void> {
    const row = await requestQueries(db).byId(id)
    // The link has died, or the sender's address is forgotten: there is nobody to write to.
    if (!row?.email || row.tokenHash === null || row.userId !== null) return
    const words =
      row.mailOpenedAt === null
        ? {}
        : { name: row.name, ...textAs('worker', workerName(row)), ...(note === null ? {} : { note }) }
    const values = { what: news, token: links.mailTokenOf(id), ...(at === null ? {} : { at }), ...words }
    await mail.deliver({ to: row.email, language: row.language, template: 'request', values }, task.id)
  }
  tasks.handle(MAIL_TASK, deliver, 'mail')

  /** Somebody else's address may have been typed: until its owner opens a link it gets few mails, and nobody's words. */
  async function write(tx: Connection, row: FullRow & { email: string }, key: string, letter: Omit<Letter, 'id'>): Promise<void> {
    const { id, email, mailOpenedAt, mailTokenHash } = row
    const isAdmitted =
      mailOpenedAt === null
        ? await limits.admit(tx, ['unopenedMail', email], ['unconfirmedMail', email])
        : await limits.admit(tx, ['requestMail', email])
    if (!isAdmitted) return
    if (mailTokenHash === null) await requestChanges.put(tx, id, { mailTokenHash: hashOfToken(links.mailTokenOf(id)) })
    await tasks.add(tx, { kind: MAIL_TASK, key: `${MAIL_TASK} ${id} ${key}`, payload: { id, ...letter } })
  }

  return {
    /** The worker hears of a request; a guest gets the private link. */
    ofNew: async (tx: Connection, row: FullRow): Promise<void> => {
      if (row.workerUserId === null) return
      const preview = previewOf(row.text || null, row.meetAt)
      await notifications.notify(tx, {
        userId: row.workerUserId,
        kind: 'request',
        key: `request ${row.id}`,
        by: row.userId,
        title: textOf(`notify.requestNew_${row.kind}`, { name: row.name }),
        ...(preview ? { preview } : {}),
        link: linkOf('worker', row.id),
      })
      const { email } = row
      if (row.userId !== null || email === null) return
      await write(tx, { ...row, email }, 'sent', { news: 'sent', note: null, at: row.meetAt?.toISOString() ?? null })
    },
    of: async (tx: Connection, to: Side, row: FullRow, { news, key, note, at, isLeaving = false }: NewsOf): Promise<void> => {
      const userId = to === 'worker' ? row.workerUserId : row.userId
      const preview = previewOf(note, at)
      if (userId !== null) {
        const name = to === 'worker' ? inEach(() => row.name) : workerName(row)
        const title = titleOf(news, isLeaving ? textOf('ask.someone') : name)
        const by = isLeaving ? null : to === 'worker' ? row.userId : row.workerUserId
        const about = { userId, by, title, ...(preview ? { preview } : {}), link: linkOf(to, row.id) }
        return await notifications.notify(tx, { ...about, kind: 'request', key: `request ${row.id} ${key}` })
      }
      const { email } = row
      if (to === 'worker' || email === null || row.tokenHash === null) return
      await write(tx, { ...row, email }, key, { news, note, at: at?.toISOString() ?? null })
    },
  }
}
export type Telling = ReturnType<typeof telling>

const linkOf = (side: Side, id: string): string => `${pathTo(side === 'worker' ? 'worker-dashboard' : 'requests')}#request-${id}`
