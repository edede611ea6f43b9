// The editor: its head with how saving stands, the views of the post, and beside the form what is missing and what can be done.

import { may } from '@menged/contracts/permissions'
import { textIn, whichIn } from '@menged/ethiopia/text'
import { ArrowLeft } from 'lucide'
import { useState } from 'react'
import { Link } from '../../../page/link.tsx'
import { useSession } from '../../../session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import type { PreviewOf } from '../../screens.ts'
import { adminPath } from '../../screens.ts'
import { Tabs } from '../../tabs.tsx'
import { StateTag } from '../draft-marks.tsx'
import { useDraft } from '../use-draft.ts'
import { Versions } from '../versions/versions.tsx'
import { Notes } from '../workflow/notes.tsx'
import { Steps } from '../workflow/steps.tsx'
import { AskedLikeThis } from './asked-like-this.tsx'
import { Conflict } from './conflict.tsx'
import { Form } from './form.tsx'
import { Preview } from './preview.tsx'
import { Rail } from './rail.tsx'
import { Others, SaveStatus } from './save-status.tsx'

const VIEWS = ['write', 'preview', 'versions', 'notes', 'asked'] as const
export type View = (typeof VIEWS)[number]

export function Editor({ preview }: { preview: PreviewOf }) {
  const [view, setView] = useState<View>('write')
  const isInConflict = useDraft(({ save }) => save === 'conflict')
  return (
    <div className="draft-desk">
      <Head />
      <Others />
      {isInConflict ? <Conflict /> : null}
      <ViewTabs view={view} onView={setView} />
      {/* What is written stays where it is while something else is looked at. */}
      <div hidden={view !== 'write'} className="draft-columns">
        <Form />
        <Rail />
      </div>
      {view === 'preview' ? <Preview of={preview} /> : null}
      {view === 'versions' ? <Versions onRestored={() => setView('write')} /> : null}
      {view === 'notes' ? <Notes /> : null}
      {view === 'asked' ? <AskedLikeThis /> : null}
    </div>
  )
}

function Head() {
  const { language, t } = useLocale()
  const state = useDraft(({ draft }) => draft.state)
  const title = useDraft(({ written }) => written.content.title)
  const shown = textIn(title, language).trim()
  return (
    <div className="draft-head">
      <div className="stack gap-4 grow">
        <Link className="row small green strong draft-back" to={adminPath('posts')}>
          <Icon of={ArrowLeft} size="small" className="flip" />
          <span>{t('publishing.toList')}</span>
        </Link>
        <h1 lang={whichIn(title, language)}>{shown || t('publishing.untitled')}</h1>
        <p className="row gap-12 wraps">
          <StateTag state={state} />
          <SaveStatus />
        </p>
      </div>
      <Steps />
    </div>
  )
}

function ViewTabs({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useLocale()
  const notes = useDraft(({ draft }) => draft.notes)
  const versions = useDraft(({ draft }) => draft.versions)
  /** How people ask is the affair of those who keep the portal. */
  const keeps = useSession(({ userData }) => userData !== null && may(userData.role, 'content.keep'))
  const views = VIEWS.filter((each) => each !== 'asked' || keeps)
  const counts: Partial<Record<View, number>> = { notes, versions }
  const tabs = views.map((each) => ({
    key: each,
    words: t(`publishing.view_${each}`),
    count: counts[each] || undefined,
    onChoose: () => onView(each),
  }))
  return <Tabs label={t('publishing.views')} tabs={tabs} chosen={view} />
}
