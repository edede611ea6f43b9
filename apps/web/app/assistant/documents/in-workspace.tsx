// How the workspace comes to its documents: the form that the address names, the one that was opened in the sidebar, and those of a conversation.
import { isTemplateId, type TemplateId } from '@menged/contracts/documents/lists'
import { pathTo } from '@menged/contracts/path-to'
import type { Values } from '@menged/documents/preview'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { useAddressFor } from '../../page/link.tsx'
import { untilItComes } from '../../ui/until-it-comes.ts'
import { useT } from '../../words/language.tsx'
import { DocumentIntro } from './document-intro.tsx'
import { type StoredDocument, useIsComing, useStoredDocuments } from './stored-documents.ts'

const DocumentForm = lazy(() =>
  untilItComes(() => import('./document-form.tsx').then((file) => ({ default: file.DocumentForm }))),
)
const MadeDocument = lazy(() =>
  untilItComes(() => import('./made-document.tsx').then((file) => ({ default: file.MadeDocument }))),
)

/** `start`: what was said already; `document`: the one that is changed. */
type FormState = { start?: Values; document?: StoredDocument }

/** `form`: null where the address names none that there is. */
export function useDocuments() {
  const addressFor = useAddressFor()
  const navigate = useNavigate()
  const { state, search } = useLocation() as { state: FormState | null; search: string }
  const requested = new URLSearchParams(search).get('template')
  const template = isTemplateId(requested) ? requested : null
  const [openedId, open] = useState<string | null>(null)
  const opened = useStoredDocuments().find(({ id }) => id === openedId) ?? null
  useEffect(() => {
    if (requested !== null && !isTemplateId(requested)) console.info('There is no such template:', requested)
  }, [requested])
  const go = (to: string, given?: FormState) => goTo(navigate, addressFor(to), given)
  return {
    template,
    form: template && { template, start: state?.start, document: state?.document },
    opened,
    open: (document: StoredDocument | null) => {
      open(document?.id ?? null)
      if (template) go(pathTo('generative-ai'))
    },
    startForm: (of: TemplateId, given: FormState = {}) => go(pathTo('generative-ai', { template: of }), given),
    closeForm: () => {
      if (template) go(pathTo('generative-ai'))
    },
  }
}
export type DocumentsState = ReturnType<typeof useDocuments>

const goTo = (navigate: NavigateFunction, to: string, state?: FormState): void =>
  void navigate(to, { state: state ?? null, preventScrollReset: true })

type FormProps = { documents: DocumentsState; onMade: (made: StoredDocument) => void }

/** Its code, and what it keeps, are in the browser only. */
export function FormOfAddress({ documents, onMade }: FormProps) {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const { form, open, closeForm } = documents
  if (!form) return null
  const intro = <DocumentIntro template={form.template} />
  const done = (made: StoredDocument) => {
    open(null)
    onMade(made)
    closeForm()
  }
  const { template, start, document } = form
  return isThere ? (
    <Suspense fallback={intro}>
      <DocumentForm
        key={`${template} ${document?.id}`}
        template={template}
        {...(start ? { start } : {})}
        {...(document ? { document } : {})}
        onCancel={closeForm}
        onDone={done}
      />
    </Suspense>
  ) : (
    intro
  )
}

/** A document of a conversation; one that was deleted leaves a word. */
export function StoredCard({ id, documents }: { id: string; documents: DocumentsState }) {
  const t = useT()
  const kept = useStoredDocuments().find((each) => each.id === id)
  const isComing = useIsComing()
  if (!kept && isComing) return null
  if (!kept) return <p className="small muted">{t('documents.gone')}</p>
  return (
    <Suspense fallback={null}>
      <MadeDocument document={kept} onEdit={(document) => documents.startForm(document.template, { document })} />
    </Suspense>
  )
}
