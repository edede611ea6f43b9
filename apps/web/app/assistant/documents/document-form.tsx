// The form of a template, with its code and, where a document is changed, with what was typed into it.
import type { TemplateId } from '@menged/contracts/documents/lists'
import type { Template, Values } from '@menged/documents/preview'
import { loadTemplate } from '@menged/documents/templates'
import { useEffect, useState } from 'react'
import { TryAgain } from '../../page/deferred/try-again.tsx'
import { useT } from '../../words/language.tsx'
import { FormBody } from './form/form-body.tsx'
import { contentOf, type StoredContent, type StoredDocument } from './stored-documents.ts'

type FormProps = {
  template: TemplateId
  /** What is known already, from the question that led here. */
  start?: Values
  /** To be changed: what is made is its next version. */
  document?: StoredDocument
  onCancel(): void
  onDone(made: StoredDocument): void
}
type Loaded = { template: Template; content: StoredContent | null }

export function DocumentForm({ template: id, start, document, onCancel, onDone }: FormProps) {
  const { loaded, hasFailed, again } = useTemplate(id, document)
  if (hasFailed) return <Missing onAgain={again} onCancel={onCancel} />
  if (!loaded) return <Coming />
  return (
    <FormBody key={`${id} ${document?.id}`} {...loaded} start={start} document={document} onCancel={onCancel} onDone={onDone} />
  )
}

function useTemplate(id: TemplateId, document: StoredDocument | undefined) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failures, setFailures] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const key = document ? `${document.id} ${document.version}` : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which document, and a failure asks again
  useEffect(() => {
    let wanted = true
    setLoaded(null)
    setFailed(false)
    Promise.all([loadTemplate(id), document ? contentOf(document) : null]).then(
      ([template, content]) => wanted && setLoaded({ template, content }),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [id, key, failures])
  return { loaded, hasFailed, again: () => setFailures(failures + 1) }
}

function Missing({ onAgain, onCancel }: { onAgain: () => void; onCancel: () => void }) {
  const t = useT()
  return (
    <div className="document-form">
      <div className="document-fields">
        <div className="document-step">
          <TryAgain text={t('documents.formMissing')} onAgain={onAgain} />
        </div>
      </div>
      <div className="document-bar">
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('common.cancel')}
        </button>
      </div>
    </div>
  )
}

/** The shape of a step. */
function Coming() {
  const t = useT()
  return (
    <div className="document-form" aria-busy="true">
      <div className="document-fields">
        <div className="document-step">
          <p className="sr-only" role="status">
            {t('common.loading')}
          </p>
          {[20, 44, 24, 44, 44].map((height, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
            <div key={i} className="skeleton" style={{ height }} aria-hidden="true" />
          ))}
        </div>
      </div>
    </div>
  )
}
