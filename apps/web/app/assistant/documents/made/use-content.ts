// What belongs to a document and is not in the list: its versions, what was typed, and its template. Null until it is there.
import type { Template } from '@menged/documents/preview'
import { loadTemplate } from '@menged/documents/templates'
import { useEffect, useState } from 'react'
import { contentOf, type StoredContent, type StoredDocument } from '../stored-documents.ts'

export type Whole = { content: StoredContent; template: Template }

export function useContent(document: StoredDocument): { whole: Whole | null; hasFailed: boolean; again: () => void } {
  const [whole, setWhole] = useState<Whole | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [failures, setFailures] = useState(0)
  const key = `${document.where} ${document.id} ${document.version} ${failures}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which
  useEffect(() => {
    let wanted = true
    setFailed(false)
    Promise.all([contentOf(document), loadTemplate(document.template)]).then(
      ([content, template]) => wanted && setWhole({ content, template }),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [key])
  return { whole, hasFailed, again: () => setFailures(failures + 1) }
}
