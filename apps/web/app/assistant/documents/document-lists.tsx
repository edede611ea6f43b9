// What stands in the two sections of the sidebar: documents that were made, and templates to begin with. The foundation of a company stands in both.

import { TEMPLATE_IDS, type TemplateId } from '@menged/contracts/documents/lists'
import { TEMPLATES } from '@menged/documents/templates'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import { textIn } from '@menged/ethiopia/text'
import { CloudUpload, FileCheck2, FileText } from 'lucide'
import { useEffect, useState } from 'react'
import { toastError, toastSuccess } from '../../dialogs/toast.ts'
import { useSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { draftPlace, readDraft } from './form/draft.ts'
import { troubleOf } from './form/trouble.ts'
import { moveToAccount, type StoredDocument, useDocumentStore, useStoredDocuments } from './stored-documents.ts'

const [FIRST, ...MORE] = TEMPLATE_IDS

type GeneratedProps = {
  /** Id of the one that is open. */
  opened?: string | undefined
  onOpen: (document: StoredDocument) => void
  onStart: (template: TemplateId) => void
}

/** How many there are. */
export const useStoredCount = (): number => useStoredDocuments().length

export function GeneratedDocuments({ opened, onOpen, onStart }: GeneratedProps) {
  const { language, t } = useLocale()
  const documents = useStoredDocuments()
  const hasFailed = useDocumentStore(({ failed }) => failed)
  return (
    <div className="document-list">
      <MoveOffer />
      {hasFailed ? <p className="small red document-list-note">{t('documents.listMissing')}</p> : null}
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <button
              type="button"
              className="document-row"
              aria-current={document.id === opened ? 'true' : undefined}
              onClick={() => onOpen(document)}
            >
              <Icon of={FileCheck2} />
              <span>
                <span>{textIn(document.name, language)}</span>
                <span className="tiny muted">{formatDate(addisDate(document.updatedAt), language)}</span>
              </span>
            </button>
          </li>
        ))}
        {documents.some(({ template }) => template === FIRST) ? null : (
          <li>
            <button type="button" className="document-row" onClick={() => onStart(FIRST)}>
              <Icon of={FileText} />
              <span>
                <span>{textIn(TEMPLATES[FIRST].title, language)}</span>
                <span className="tiny muted">{t('documents.notMade')}</span>
              </span>
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

type SampleProps = { chosen?: TemplateId | undefined; onStart: (template: TemplateId) => void }

export function SampleDocuments({ chosen, onStart }: SampleProps) {
  const { t } = useLocale()
  return (
    <div className="document-list">
      <ul>
        <Sample template={FIRST} isChosen={chosen === FIRST} onStart={onStart} />
      </ul>
      <h3 className="tiny muted document-list-note" id="more-documents">
        {t('documents.more')}
      </h3>
      <ul aria-labelledby="more-documents">
        {MORE.map((template) => (
          <Sample key={template} template={template} isChosen={chosen === template} onStart={onStart} />
        ))}
      </ul>
    </div>
  )
}

type RowProps = { template: TemplateId; isChosen: boolean; onStart: (template: TemplateId) => void }

function Sample({ template, isChosen, onStart }: RowProps) {
  const { language, t } = useLocale()
  const [isBegun, setBegun] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun shows when its form closes
  useEffect(() => setBegun(readDraft(draftPlace(template)) !== null), [template, isChosen])
  return (
    <li>
      <button
        type="button"
        className="document-row"
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => onStart(template)}
      >
        <Icon of={FileText} />
        <span>
          <span>{textIn(TEMPLATES[template].title, language)}</span>
          {isBegun && !isChosen ? <span className="tiny gold">{t('documents.begun')}</span> : null}
        </span>
      </button>
    </li>
  )
}

/** Whose documents were offered a place in the account, and declined or moved. */
const OFFERED_KEY = 'documents-offered'

function wasOffered(userId: string): boolean {
  try {
    return localStorage.getItem(OFFERED_KEY) === userId
  } catch {
    return true
  }
}

/** Once after signing in: what a guest has made may go along. */
function MoveOffer() {
  const { t } = useLocale()
  const userId = useSession((session) => session.userId)
  const device = useDocumentStore((kept) => kept.device)
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (userId === null || device.length === 0 || isOver || wasOffered(userId)) return null
  const settle = () => {
    try {
      localStorage.setItem(OFFERED_KEY, userId)
    } catch {
      // Where storage is full it is offered again.
    }
    setOver(true)
  }
  const move = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await moveToAccount(device)
      void toastSuccess(t('documents.moved'))
      settle()
    } catch (error) {
      void toastError(troubleOf(error, t).text, { id: 'document' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="document-move">
      <p className="small">{t('documents.move', { count: device.length })}</p>
      <div className="row gap-8">
        <button type="button" className="button tinted small" aria-disabled={isBusy} onClick={() => void move()}>
          <Icon of={CloudUpload} size="small" />
          {t('documents.moveYes')}
        </button>
        <button type="button" className="button quiet small" onClick={settle}>
          {t('documents.moveNo')}
        </button>
      </div>
    </div>
  )
}
