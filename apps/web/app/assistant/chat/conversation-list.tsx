// The conversations that are kept, newest first: opened, renamed, deleted.
import { LIMITS } from '@menged/contracts/limits'
import { MessageSquare, Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastError } from '../../dialogs/toast.ts'
import { useSession } from '../../session/session.ts'
import { submitted, textIn } from '../../ui/forms/submitted.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useT } from '../../words/language.tsx'
import { deleteInAccount, renameInAccount } from './account-conversations.ts'
import { type Conversation, changeConversation, dropConversation, useConversations } from './conversations.ts'

export function ConversationList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useT()
  const { conversations, current } = useConversations()
  if (conversations.length === 0) return null
  return (
    <nav className="talks" aria-label={t('assistant.conversations')}>
      <h2 className="muted">{t('assistant.conversations')}</h2>
      <ul>
        {conversations.map((conversation) => (
          <Row key={conversation.id} conversation={conversation} isOpen={conversation.id === current} onOpen={onOpen} />
        ))}
      </ul>
    </nav>
  )
}

function Row({ conversation, isOpen, onOpen }: { conversation: Conversation; isOpen: boolean; onOpen: (id: string) => void }) {
  const { language, t } = useLocale()
  const isAccount = useSession(({ isAuthenticated }) => isAuthenticated)
  const [isNaming, setNaming] = useState(false)
  const title = conversation.title || t('assistant.untitled')
  const refused = () => toastError(t('assistant.notChanged'))
  const rename = (name: string) => {
    setNaming(false)
    if (name === '' || name === conversation.title) return
    if (isAccount) renameInAccount(conversation.id, name, language).catch(refused)
    else changeConversation(conversation.id, (old) => ({ ...old, title: name }))
  }
  const remove = () =>
    showModal('alert', {
      title: t('assistant.deleteTitle'),
      text: t('assistant.deleteText', { title }),
      confirm: t('assistant.delete'),
      danger: true,
      onConfirm: () =>
        isAccount ? void deleteInAccount(conversation.id, language).catch(refused) : dropConversation(conversation.id),
    })
  if (isNaming) return <NameForm title={conversation.title} onName={rename} />
  return (
    <li className={`conversation-row ${isOpen ? 'on' : ''}`}>
      <button type="button" className="conversation-name" aria-current={isOpen} onClick={() => onOpen(conversation.id)}>
        <Icon of={MessageSquare} size="small" />
        <span>{title}</span>
      </button>
      <button type="button" className="icon-button" aria-label={t('assistant.rename', { title })} onClick={() => setNaming(true)}>
        <Icon of={Pencil} size="small" />
      </button>
      <button type="button" className="icon-button" aria-label={t('assistant.deleteOf', { title })} onClick={remove}>
        <Icon of={Trash2} size="small" />
      </button>
    </li>
  )
}

function NameForm({ title, onName }: { title: string; onName: (name: string) => void }) {
  const t = useT()
  const done = (form: FormData) => {
    onName(textIn(form, 'title'))
  }
  return (
    <li>
      <form
        className="row conversation-form"
        onSubmit={submitted(done)}
        onKeyDown={(event) => event.key === 'Escape' && onName('')}
      >
        <input
          className="input"
          name="title"
          defaultValue={title}
          maxLength={LIMITS.title}
          aria-label={t('assistant.newName')}
          // biome-ignore lint/a11y/noAutofocus: the pencil was tapped to type here
          autoFocus
        />
        <button type="submit" className="button tinted small">
          {t('assistant.saveName')}
        </button>
      </form>
    </li>
  )
}
