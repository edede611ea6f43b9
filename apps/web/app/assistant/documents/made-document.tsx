// A document that was made, in the chat: its files, its versions, and what to do with it.

import { DOCUMENT_COPIES, DOCUMENT_FORMATS, type DocumentCopy, type DocumentFormat } from '@menged/contracts/documents/lists'
import { TEMPLATES } from '@menged/documents/templates'
import { addisDate, formatDate } from '@menged/ethiopia/calendar'
import type { Language } from '@menged/ethiopia/languages'
import { textIn } from '@menged/ethiopia/text'
import { Download, FileCheck2, History, Pencil, Trash2 } from 'lucide'
import { useId, useState } from 'react'
import { showModal } from '../../dialogs/modal-host.ts'
import { toastError, toastSuccess } from '../../dialogs/toast.ts'
import { TryAgain } from '../../page/deferred/try-again.tsx'
import { RadioSegments } from '../../ui/forms/radio-segments.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocale } from '../../words/language.tsx'
import { troubleOf } from './form/trouble.ts'
import { canSharePdf, download } from './made/files.ts'
import { NextSteps } from './made/next-steps.tsx'
import { ShareButton } from './made/share-button.tsx'
import { useContent, type Whole } from './made/use-content.ts'
import { removeDocument, type StoredContent, type StoredDocument } from './stored-documents.ts'

type MadeProps = { document: StoredDocument; onEdit: (document: StoredDocument) => void }

export function MadeDocument({ document, onEdit }: MadeProps) {
  const { language, t } = useLocale()
  const { whole, hasFailed, again } = useContent(document)
  const [copy, setCopy] = useState<DocumentCopy>('draft')
  const { busy, save } = useDownload(document, copy)
  const title = useId()
  return (
    <article className="card made-document" aria-labelledby={title}>
      <header className="made-head">
        <span className="made-mark">
          <Icon of={FileCheck2} size="large" />
        </span>
        <div>
          <h2 id={title}>{textIn(document.name, language)}</h2>
          <p className="small muted">
            <Facts {...document} />
          </p>
        </div>
      </header>
      <fieldset className="made-copy">
        <legend className="sr-only">{t('documents.copy')}</legend>
        <RadioSegments name={`copy-${document.id}`} values={DOCUMENT_COPIES} value={copy} onChoose={setCopy}>
          {(each) => t(`documents.copy_${each}`)}
        </RadioSegments>
        <p className="small made-draft">{t(`documents.about_${TEMPLATES[document.template].effect}_${copy}`)}</p>
      </fieldset>
      <div className="row gap-12 made-actions">
        {DOCUMENT_FORMATS.map((format) => (
          <FileButton
            key={format}
            format={format}
            busy={busy}
            look={format === 'pdf' ? 'primary' : 'outline'}
            onSave={() => save(format)}
          />
        ))}
        {canSharePdf() ? <ShareButton key={`${document.version} ${copy}`} document={document} copy={copy} /> : null}
        <button type="button" className="button outline" onClick={() => onEdit(document)}>
          <Icon of={Pencil} size="small" />
          {t('documents.edit')}
        </button>
      </div>
      {whole && isOld(whole) ? <p className="small made-draft">{t('documents.isOld')}</p> : null}
      <TryAgain text={hasFailed ? t('documents.detailsMissing') : null} onAgain={again} />
      {whole ? <NextSteps steps={whole.template.next(whole.content.values)} helpers={whole.template.helpers} /> : null}
      <footer className="made-foot">
        {whole && whole.content.versions.length > 1 ? (
          <Versions document={document} busy={busy} save={save} content={whole.content} />
        ) : null}
        <DeleteButton document={document} />
      </footer>
    </article>
  )
}

/** The text of its template has changed since: the server may not have the earlier one any more. */
const isOld = ({ content, template }: Whole): boolean => content.isOld || content.templateVersion !== template.version

const dayText = (at: string, language: Language): string => formatDate(addisDate(at), language)

/** Its language, its day and its place, in a line. */
function Facts({ language: written, updatedAt, version, where }: StoredDocument) {
  const { language, t } = useLocale()
  const facts = [
    t(`documents.language_${written}`),
    dayText(updatedAt, language),
    ...(version > 1 ? [t('documents.version', { version })] : []),
    t(`documents.where_${where}`),
  ]
  return facts.map((fact, i) => (
    <span key={fact}>
      {i > 0 ? ' · ' : ''}
      <bdi>{fact}</bdi>
    </span>
  ))
}

type Save = (format: DocumentFormat, version?: number) => Promise<void>

/** `busy`: what is on its way. */
function useDownload(document: StoredDocument, copy: DocumentCopy): { busy: string | null; save: Save } {
  const { language, t } = useLocale()
  const [busy, setBusy] = useState<string | null>(null)
  const save: Save = async (format, version) => {
    if (busy) return
    setBusy(`${format} ${version ?? ''}`)
    try {
      await download(document, { format, copy, ...(version === undefined ? {} : { version }) }, language)
    } catch (error) {
      void toastError(troubleOf(error, t).text, { id: 'document' })
    } finally {
      setBusy(null)
    }
  }
  return { busy, save }
}

type FileProps = { format: DocumentFormat; version?: number; busy: string | null; look: string; onSave: () => Promise<void> }

function FileButton({ format, version, busy, look, onSave }: FileProps) {
  const { t } = useLocale()
  const isBusy = busy === `${format} ${version ?? ''}`
  return (
    <button type="button" className={`button ${look}`} aria-disabled={isBusy} onClick={() => void onSave()}>
      {isBusy ? <span className="spinner" aria-hidden="true" /> : <Icon of={Download} size="small" />}
      {t(`documents.download_${format}`)}
      {version === undefined ? null : <span className="sr-only"> {t('documents.version', { version })}</span>}
    </button>
  )
}

type VersionsProps = { document: StoredDocument; content: StoredContent; busy: string | null; save: Save }

function Versions({ content, busy, save }: VersionsProps) {
  const { language, t } = useLocale()
  return (
    <details className="made-versions">
      <summary className="button quiet small">
        <Icon of={History} size="small" />
        {t('documents.versions', { count: content.versions.length })}
      </summary>
      <ul>
        {content.versions.map(({ version, language: written, createdAt }) => (
          <li key={version}>
            <p className="small">
              <span className="strong">{t('documents.version', { version })}</span>
              <span className="muted">
                {' · '}
                <bdi>{dayText(createdAt, language)}</bdi>
                {' · '}
                <bdi>{t(`documents.language_${written}`)}</bdi>
              </span>
            </p>
            <div className="row gap-8">
              {DOCUMENT_FORMATS.map((format) => (
                <FileButton
                  key={format}
                  format={format}
                  version={version}
                  busy={busy}
                  look="outline small"
                  onSave={() => save(format, version)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

function DeleteButton({ document }: { document: StoredDocument }) {
  const { language, t } = useLocale()
  const remove = async () => {
    try {
      await removeDocument(document)
      void toastSuccess(t('documents.deleted'))
    } catch (error) {
      void toastError(troubleOf(error, t).text, { id: 'document' })
    }
  }
  const ask = () =>
    showModal('alert', {
      title: t('documents.deleteTitle'),
      text: t('documents.deleteText', { name: textIn(document.name, language) }),
      confirm: t('documents.delete'),
      onConfirm: () => void remove(),
      danger: true,
    })
  return (
    <button type="button" className="button quiet small made-delete" onClick={ask}>
      <Icon of={Trash2} size="small" />
      {t('documents.delete')}
    </button>
  )
}
