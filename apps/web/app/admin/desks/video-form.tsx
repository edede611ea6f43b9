// Adds a video or changes one: where it lies, what it is called in both languages, how long it is, and the guide that it is about.

import { addVideo, changeVideo } from '@menged/contracts/calls/read/videos'
import { LIMITS } from '@menged/contracts/limits'
import type { Video } from '@menged/contracts/videos'
import { VIDEO_PROVIDERS, type VideoProvider } from '@menged/contracts/videos/players'
import { WRITTEN } from '@menged/ethiopia/languages'
import { inEach } from '@menged/ethiopia/text'
import { FormDialog } from '../../dialogs/forms/form-dialog.tsx'
import { type Submission, useSubmission } from '../../dialogs/forms/submission.ts'
import { accountApi } from '../../session/account/account-api.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { textIn } from '../../ui/forms/submitted.ts'
import { useLocale } from '../../words/language.tsx'
import { videoIdIn } from './video-address.ts'

type FormProps = { video: Video | null; place: number; onSaved: () => void; onClose: () => void }

export function VideoForm({ video, place, onSaved, onClose }: FormProps) {
  const { language, t } = useLocale()
  const submission = useSubmission()
  const send = async (form: FormData) => {
    const text = (name: string) => textIn(form, name)
    const body = {
      provider: text('provider') as VideoProvider,
      videoId: videoIdIn(text('videoId')),
      title: inEach((each) => text(`title.${each}`)),
      seconds: Number(text('seconds')),
      guide: text('guide') || null,
      place: video?.place ?? place,
    }
    const api = accountApi(language)
    const done = await submission.submit(() =>
      video ? api(changeVideo, { params: { videoId: String(video.id) }, body }) : api(addVideo, { body }),
    )
    if (done) onSaved()
  }
  return (
    <FormDialog
      title={t(video ? 'desks.changeVideo' : 'desks.addVideo')}
      submission={submission}
      fields={['videoId', 'seconds', 'guide', 'title']}
      onSend={send}
      onClose={onClose}
      button={t('desks.save')}
    >
      <VideoFields video={video} submission={submission} />
    </FormDialog>
  )
}

function VideoFields({ video, submission: { errorOf, field } }: { video: Video | null; submission: Submission }) {
  const { t } = useLocale()
  return (
    <>
      <SelectField
        id="video-provider"
        name="provider"
        label={t('desks.provider')}
        defaultValue={video?.provider}
        options={VIDEO_PROVIDERS.map((provider) => [provider, t(`desks.provider_${provider}`)] as const)}
      />
      <TextField
        {...field('videoId', 'video-id')}
        className="input ltr"
        label={t('desks.videoId')}
        hint={t('desks.videoIdHint')}
        defaultValue={video?.videoId}
      />
      <Titles video={video} error={errorOf('title')} />
      <TextField
        {...field('seconds', 'video-seconds')}
        inputMode="numeric"
        label={t('desks.length')}
        defaultValue={video?.seconds}
      />
      <TextField
        {...field('guide', 'video-guide')}
        className="input ltr"
        label={t('desks.guide')}
        hint={t('desks.guideHint')}
        defaultValue={video?.guide ?? ''}
      />
    </>
  )
}

function Titles({ video, error }: { video: Video | null; error: string | null }) {
  const { t } = useLocale()
  return WRITTEN.map((each, i) => (
    <TextField
      key={each}
      id={`video-title-${each}`}
      name={`title.${each}`}
      lang={each}
      label={t(`desks.title_${each}`)}
      maxLength={LIMITS.title}
      defaultValue={video?.title[each]}
      error={i === 0 ? error : null}
    />
  ))
}
