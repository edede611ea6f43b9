// Adds a video or changes one: where it lies, what it is called in both languages, how long it is, and the guide that it is about.
import { addVideo, changeVideo } from '@menged/contracts/calls/videos'
import { LIMITS } from '@menged/contracts/limits'
import type { Video } from '@menged/contracts/videos'
import { VIDEO_PROVIDERS, type VideoProvider } from '@menged/contracts/videos/players'
import type { FormEvent } from 'react'
import { useSubmission } from '../../dialogs/forms/submission.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { TroubleNote } from '../../ui/forms/trouble-note.tsx'
import { useLocale } from '../../words/language.tsx'
import { videoIdIn } from './video-address.ts'

type FormProps = { video: Video | null; place: number; onSaved: () => void; onClose: () => void }

export function VideoForm({ video, place, onSaved, onClose }: FormProps) {
  const { language, t } = useLocale()
  const { busy, submit, errorOf, errorBeside } = useSubmission()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const body = {
      provider: text('provider') as VideoProvider,
      videoId: videoIdIn(text('videoId')),
      title: { en: text('titleEn'), am: text('titleAm') },
      seconds: Number(text('seconds')),
      guide: text('guide') || null,
      place: video?.place ?? place,
    }
    const api = accountApi(language)
    const done = await submit(() =>
      video ? api(changeVideo, { params: { videoId: String(video.id) }, body }) : api(addVideo, { body }),
    )
    if (done) onSaved()
  }
  const title = t(video ? 'desks.changeVideo' : 'desks.addVideo')
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={onClose}>
      <form className="stack gap-16" onSubmit={send} noValidate>
        <TroubleNote text={errorBeside('videoId', 'seconds', 'guide', 'title')} />
        <SelectField
          id="video-provider"
          name="provider"
          label={t('desks.provider')}
          defaultValue={video?.provider}
          options={VIDEO_PROVIDERS.map((provider) => [provider, t(`desks.provider_${provider}`)] as const)}
        />
        <TextField
          id="video-id"
          name="videoId"
          className="input ltr"
          label={t('desks.videoId')}
          hint={t('desks.videoIdHint')}
          defaultValue={video?.videoId}
          error={errorOf('videoId')}
        />
        <TextField
          id="video-title-en"
          name="titleEn"
          lang="en"
          label={t('desks.titleEn')}
          maxLength={LIMITS.title}
          defaultValue={video?.title.en}
          error={errorOf('title')}
        />
        <TextField
          id="video-title-am"
          name="titleAm"
          lang="am"
          label={t('desks.titleAm')}
          maxLength={LIMITS.title}
          defaultValue={video?.title.am}
        />
        <TextField
          id="video-seconds"
          name="seconds"
          inputMode="numeric"
          label={t('desks.length')}
          defaultValue={video?.seconds}
          error={errorOf('seconds')}
        />
        <TextField
          id="video-guide"
          name="guide"
          className="input ltr"
          label={t('desks.guide')}
          hint={t('desks.guideHint')}
          defaultValue={video?.guide ?? ''}
          error={errorOf('guide')}
        />
        <div className="row gap-12 modal-actions">
          <button type="button" className="button outline" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <BusyButton className="button primary" busy={busy} label={t('desks.save')} busyLabel={t('common.sending')} />
        </div>
      </form>
    </Dialog>
  )
}
