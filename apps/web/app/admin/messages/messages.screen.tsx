// The inbox: messages, feedback and wishes for a plan; each is answered, closed or opened again where it stands.

import { exportMessages, messages } from '@menged/contracts/calls/admin/messages'
import type { Message } from '@menged/contracts/messages'
import { MESSAGE_KINDS, MESSAGE_STATES, type MessageKind, type MessageState } from '@menged/contracts/messages/lists'
import { Download, Inbox, Search } from 'lucide'
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
import { Segments } from '../../ui/forms/segments.tsx'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { MessageRow } from './message-row.tsx'

type Filter = { state: MessageState; kind: MessageKind | ''; q: string; page: number }
const FIRST: Filter = { state: 'open', kind: '', q: '', page: 1 }

export default function Messages() {
  const { t } = useLocale()
  const [now] = useState(() => new Date(serverNow()))
  const { filter, change, loaded, put, busy, error, download } = useInbox()
  return (
    <>
      <AdminHead title={t('messages.title')} text={t('messages.lead')}>
        <button type="button" className="button outline" aria-disabled={busy} onClick={() => void download()}>
          <Icon of={Download} size="small" />
          <span>{t('messages.export')}</span>
        </button>
      </AdminHead>
      <TroubleNote text={error} />
      <Toolbar filter={filter} counts={loaded.data?.counts ?? null} onChange={change} />
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
              <Pages page={filter.page} pages={Math.ceil(totalItems / pageSize)} onPage={(page) => change({ page })} />
            </>
          )
        }
      </LoadedFrame>
    </>
  )
}

function useInbox() {
  const { language } = useLocale()
  const [filter, setFilter] = useState<Filter>(FIRST)
  const query = { state: filter.state, ...(filter.kind ? { kind: filter.kind } : {}), ...(filter.q ? { q: filter.q } : {}) }
  const loaded = useLoaded(
    () => accountApi(language)(messages, { query: { ...query, page: filter.page } }),
    `${JSON.stringify(filter)} ${language}`,
  )
  const { busy, submit, formError } = useSubmission()
  const change = (part: Partial<Filter>) => setFilter((before) => ({ ...before, page: 1, ...part }))
  const put = (changed: Message) =>
    loaded.set((before) => ({
      ...before,
      data: before.data.map((each) => (each.id === changed.id ? changed : each)),
    }))
  const download = () => submit(async () => saveFile(await fetchFile(exportMessages, { query }, language), 'messages.csv'))
  return { filter, change, loaded, put, busy, error: formError(), download }
}

type ToolbarProps = { filter: Filter; counts: Record<MessageState, number> | null; onChange: (part: Partial<Filter>) => void }

function Toolbar({ filter, counts, onChange }: ToolbarProps) {
  const { t } = useLocale()
  return (
    <div className="admin-tools">
      <Segments
        label={t('messages.states')}
        values={MESSAGE_STATES}
        value={filter.state}
        onChoose={(state) => onChange({ state })}
      >
        {(state) => (
          <>
            {t(`messages.state_${state}`)}
            {counts && counts[state] > 0 ? <span className="count">{counts[state]}</span> : null}
          </>
        )}
      </Segments>
      <select
        className="input messages-kind"
        aria-label={t('messages.kind')}
        value={filter.kind}
        onChange={(event) => onChange({ kind: event.target.value as Filter['kind'] })}
      >
        <option value="">{t('messages.everyKind')}</option>
        {MESSAGE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`messages.kind_${kind}`)}
          </option>
        ))}
      </select>
      <SearchForm onSearch={(q) => onChange({ q })} />
    </div>
  )
}

function SearchForm({ onSearch }: { onSearch: (q: string) => void }) {
  const { t } = useLocale()
  const search = (form: FormData) => {
    onSearch(textIn(form, 'q'))
  }
  return (
    <form className="messages-search" onSubmit={submitted(search)}>
      <input
        className="input"
        type="search"
        name="q"
        aria-label={t('messages.search')}
        placeholder={t('messages.search')}
        maxLength={100}
      />
      <button type="submit" className="icon-button outline" aria-label={t('messages.find')}>
        <Icon of={Search} />
      </button>
    </form>
  )
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useLocale()
  if (pages <= 1) return null
  return (
    <nav className="row gap-12 messages-pages" aria-label={t('common.pages')}>
      <button type="button" className="button outline small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('common.previous')}
      </button>
      <span className="small soft tabular">{t('common.pageOf', { page, pages })}</span>
      <button type="button" className="button outline small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('common.next')}
      </button>
    </nav>
  )
}
