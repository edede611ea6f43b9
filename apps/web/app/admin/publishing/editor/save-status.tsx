// How saving stands, and who else has the post open.
import { CircleAlert, CloudOff, Users } from 'lucide'
import { Notice } from '../../../ui/forms/notice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { clockText } from '../moments.ts'
import { useDraft, useWriting } from '../use-draft.ts'

export function SaveStatus() {
  const { language, t } = useLocale()
  const { saver } = useWriting()
  const save = useDraft((state) => state.save)
  const trouble = useDraft((state) => state.trouble)
  const at = useDraft(({ draft }) => draft.updatedAt)
  const words = {
    saved: t('publishing.savedAt', { time: clockText(at, language) }),
    waiting: t('publishing.notSavedYet'),
    saving: t('publishing.saving'),
    offline: t('publishing.offline'),
    refused: t('publishing.refused', { why: trouble ?? '' }),
    conflict: t('publishing.conflictShort'),
  }
  const isBad = save === 'offline' || save === 'refused' || save === 'conflict'
  return (
    <span className={`row small draft-save ${isBad ? 'red strong' : 'muted'}`}>
      {isBad ? <Icon of={save === 'offline' ? CloudOff : CircleAlert} size="small" /> : null}
      <span>{words[save]}</span>
      {/* Told to those who do not see it only when something is wrong: it changes with every pause of the typing. */}
      <span className="sr-only" role="status">
        {isBad ? words[save] : ''}
      </span>
      {save === 'offline' || save === 'refused' ? (
        <button type="button" className="link small" onClick={() => void saver.flush()}>
          {t('common.tryAgain')}
        </button>
      ) : null}
    </span>
  )
}

export function Others() {
  const { language, t } = useLocale()
  const others = useDraft((state) => state.others)
  return (
    <div role="status" className="hide-empty">
      {others.length > 0 ? (
        <Notice kind="gold" icon={Users}>
          {others.map(({ person, since }) => (
            <p key={person.id}>{t('publishing.alsoHere', { name: person.name, time: clockText(since, language) })}</p>
          ))}
          <p className="small soft">{t('publishing.alsoHereText')}</p>
        </Notice>
      ) : null}
    </div>
  )
}
