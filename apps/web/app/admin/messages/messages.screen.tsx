// The inbox: messages, feedback and wishes for a plan; each is answered, closed or opened again where it stands.

import { exportMessages, messages } from '@menged/contracts/calls/admin/messages'
import type { Message } from '@menged/contracts/messages'
import { MESSAGE_KINDS, MESSAGE_STATES, type MessageState } from '@menged/contracts/messages/lists'
import { Download, Inbox } from 'lucide'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { saveFile } from '../../page/deferred/save-file.ts'
import { serverNow } from '../../page/deferred/server-time.ts'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { fetchFile } from '../../session/account/fetch-file.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { Empty } from '../../ui/empty.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { ListPager } from '../list-pager.tsx'
import { ListSearch } from '../list-search.tsx'
import { type ScreenQuery, useScreenQuery } from '../screen-query.ts'
import { Tabs } from '../tabs.tsx'
import { MessageRow } from './message-row.tsx'

const EVERY = ['', ...MESSAGE_KINDS] as const

export default function Messages() {
  const { t } = useLocale()
  const [now] = useState(() => new Date(serverNow()))
  const query = useScreenQuery()
  const { loaded, put, busy, error, download } = useInbox(query)
  return (
    <>
      <AdminHead title={t('messages.title')} text={t('messages.lead')}>
        <button type="button" className="button outline" aria-disabled={busy} onClick={() => void download()}>
          <Icon of={Download} size="small" />
          <span>{t('messages.export')}</span>
        </button>
      </AdminHead>
      <TroubleNote text={error} />
      <Toolbar query={query} counts={loaded.data?.counts ?? null} />
      <LoadedFrame loaded={loaded}>
        {({ data, totalItems, pageSize }) =>
          data.length === 0 ? (
            <div className="card">
              <Empty icon={Inbox} title={t('messages.none')} text={t('messages.noneText')} />
            </div>
          ) : (
            <>
              <ul className="stack gap-12">
                {data.map((message) => (
                  <MessageRow key={message.id} message={message} now={now} onChange={put} onStale={loaded.reload} />
                ))}
              </ul>
              <ListPager current={query.page} total={Math.ceil(totalItems / pageSize)} query={query} />
            </>
          )
        }
      </LoadedFrame>
    </>
  )
}

function useInbox({ readOne, read, page }: ScreenQuery) {
  const { language } = useLocale()
  const [kind, q] = [readOne('kind', EVERY), read('q')]
  const query = { state: readOne('state', MESSAGE_STATES), ...(kind ? { kind } : {}), ...(q ? { q } : {}) }
  const loaded = useLoaded(
    () => accountApi(language)(messages, { query: { ...query, page } }),
    `${JSON.stringify(query)} ${page} ${language}`,
  )
  const { busy, submit, formError } = useSubmission()
  const put = (changed: Message) =>
    loaded.set((before) => ({
      ...before,
      data: before.data.map((each) => (each.id === changed.id ? changed : each)),
    }))
  const download = () => submit(async () => saveFile(await fetchFile(exportMessages, { query }, language), 'messages.csv'))
  return { loaded, put, busy, error: formError(), download }
}

function Toolbar({ query, counts }: { query: ScreenQuery; counts: Record<MessageState, number> | null }) {
  const { t } = useLocale()
  const [first] = MESSAGE_STATES
  const tabs = MESSAGE_STATES.map((state) => ({
    key: state,
    words: t(`messages.state_${state}`),
    count: counts?.[state] || undefined,
    to: query.linkTo({ state: state === first ? '' : state }),
  }))
  return (
    <>
      <Tabs label={t('messages.states')} tabs={tabs} chosen={query.readOne('state', MESSAGE_STATES)} />
      <div className="admin-tools">
        <ListSearch query={query} label={t('messages.search')} />
        <FilterSelect
          label={t('messages.kind')}
          value={query.read('kind')}
          options={EVERY.map((kind) => [kind, kind ? t(`messages.kind_${kind}`) : t('messages.everyKind')] as const)}
          onChange={(kind) => query.write({ kind })}
        />
      </div>
    </>
  )
}
