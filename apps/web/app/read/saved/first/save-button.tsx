// Saves a post and takes it back. The server writes it for everybody, unmarked; marks are put in once the browser knows who reads.
import { Bookmark } from 'lucide'
import { useEffect } from 'react'
import { toastError } from '../../../dialogs/toast.ts'
import { useSession } from '../../../session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../words/language.tsx'
import { useSaved } from './saved-state.ts'

type SaveButtonProps = {
  postId: string
  /** Tells it from the other buttons of a list. */
  title?: string
  look?: string
  /** With its word beside the icon. */
  worded?: boolean
  /** The toast of a removal offers the way back: where the mark is the only trace of the post. */
  undo?: boolean
}

/** The code of a tap is fetched at the first tap, or after takeover for signed-in readers: then it works offline as well. */
const loadSaving = () => import('../online/saving.tsx')

export function SaveButton({ postId, title, look = 'icon-button', worded = false, undo = false }: SaveButtonProps) {
  const { language, t } = useLocale()
  const saved = useSaved(postId)
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  useEffect(() => {
    if (signedIn) loadSaving().then(({ watchSaved }) => watchSaved(language), console.debug)
  }, [signedIn, language])
  const press = () =>
    loadSaving().then(
      ({ toggleSaved }) => toggleSaved(postId, language, undo),
      () => toastError(t('error.savePostFailed'), { id: `save ${postId}` }),
    )
  return (
    <button
      type="button"
      className={`${look} needs-script${saved ? ' active' : ''}`}
      aria-pressed={saved}
      {...(worded ? {} : { 'aria-label': title ? `${t('post.save')}: ${title}` : t('post.save') })}
      onClick={press}
    >
      <Icon of={Bookmark} {...(worded ? { size: 'small' as const } : {})} {...(saved ? { className: 'filled green' } : {})} />
      {worded ? <span>{t(saved ? 'post.saved' : 'post.save')}</span> : null}
    </button>
  )
}
