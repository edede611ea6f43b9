// The desk of videos: added, changed, put in order and taken out.

import { changeVideo, deleteVideo, videos } from '@menged/contracts/calls/read/videos'
import type { Video } from '@menged/contracts/videos'
import { textIn } from '@menged/ethiopia/text'
import { ArrowDown, ArrowUp, Clapperboard, type IconNode, Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { showModal } from '../../dialogs/modal-host.ts'
import { LoadedFrame } from '../../page/deferred/loaded-frame.tsx'
import { useLoaded } from '../../page/deferred/use-loaded.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { AdminHead } from '../../ui/admin/admin-head.tsx'
import { Empty } from '../../ui/empty.tsx'
import { moved } from '../../ui/forms/moved.ts'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { VideoForm } from './video-form.tsx'

export default function Videos() {
  const { t } = useLocale()
  const desk = useDesk()
  const { loaded, busy, error } = desk
  const [edited, setEdited] = useState<Video | 'new' | null>(null)
  return (
    <>
      <AdminHead title={t('desks.videos')} text={t('desks.videosLead')}>
        <button type="button" className="button primary" onClick={() => setEdited('new')}>
          {t('desks.addVideo')}
        </button>
      </AdminHead>
      <TroubleNote text={error} />
      <LoadedFrame loaded={loaded}>
        {(list) => (
          <section className="card" aria-label={t('desks.videos')} aria-busy={busy}>
            {list.length === 0 ? <Empty icon={Clapperboard} title={t('desks.noVideos')} /> : null}
            <VideoRows list={list} desk={desk} onEdit={setEdited} />
            {edited ? (
              <VideoForm
                video={edited === 'new' ? null : edited}
                place={list.length}
                onClose={() => setEdited(null)}
                onSaved={() => {
                  setEdited(null)
                  loaded.reload()
                }}
              />
            ) : null}
          </section>
        )}
      </LoadedFrame>
    </>
  )
}

type Desk = ReturnType<typeof useDesk>

function useDesk() {
  const { language, t } = useLocale()
  const loaded = useLoaded(async () => (await accountApi(language)(videos)).data.videos)
  const { busy, submit, formError } = useSubmission()
  const remove = ({ id, title }: Video) =>
    showModal('alert', {
      title: t('desks.removeVideo'),
      text: textIn(title, language),
      confirm: t('desks.remove'),
      danger: true,
      onConfirm: () =>
        void submit(async () => {
          await accountApi(language)(deleteVideo, { params: { videoId: String(id) } })
          loaded.reload()
        }),
    })
  /** Every place anew: equal ones are ordered by age, which nobody can change. */
  const move = (list: readonly Video[], at: number, by: -1 | 1) =>
    submit(async () => {
      for (const [place, { id, ...video }] of moved(list, at, by).entries())
        if (video.place !== place)
          await accountApi(language)(changeVideo, { params: { videoId: String(id) }, body: { ...video, place } })
      loaded.reload()
    })
  return { loaded, busy, error: formError(), remove, move }
}

type RowsProps = { list: readonly Video[]; desk: Desk; onEdit: (video: Video) => void }

function VideoRows({ list, desk, onEdit }: RowsProps) {
  return (
    <ol className="desks-videos">
      {list.map((video, at) => (
        <VideoRow key={video.id} list={list} at={at} video={video} desk={desk} onEdit={() => onEdit(video)} />
      ))}
    </ol>
  )
}

type RowProps = { list: readonly Video[]; at: number; video: Video; desk: Desk; onEdit: () => void }

function VideoRow({ list, at, video, desk: { busy, move, remove }, onEdit }: RowProps) {
  const { language, t } = useLocale()
  const name = textIn(video.title, language)
  const tool = (icon: IconNode, label: string, act: () => void, isOff = false) => (
    <button type="button" className="icon-button" aria-label={`${label}: ${name}`} disabled={busy || isOff} onClick={act}>
      <Icon of={icon} size="small" />
    </button>
  )
  return (
    <li>
      <div className="grow">
        <p className="strong">{name}</p>
        <p className="tiny muted">
          {t(`desks.provider_${video.provider}`)} · <span dir="ltr">{video.videoId}</span> ·{' '}
          {t('desks.seconds', { count: video.seconds })}
          {video.guide ? ` · ${video.guide}` : ''}
        </p>
      </div>
      <div className="row">
        {tool(ArrowUp, t('desks.up'), () => void move(list, at, -1), at === 0)}
        {tool(ArrowDown, t('desks.down'), () => void move(list, at, 1), at === list.length - 1)}
        {tool(Pencil, t('desks.change'), onEdit)}
        {tool(Trash2, t('desks.remove'), () => remove(video))}
      </div>
    </li>
  )
}
