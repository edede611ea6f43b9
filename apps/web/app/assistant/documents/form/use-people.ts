// Who is known already: the person who is signed in, and everybody in the newest documents of this reader. Comes after the form; without it nothing is missing.
import { loadTemplate } from '@menged/documents/templates'
import { useEffect, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { useLocale } from '../../../words/language.tsx'
import { type StoredDocument, useStoredDocuments, valuesOf } from '../stored-documents.ts'
import { fromProfile, fromValues, type Somebody } from './known-answers.ts'

const DOCUMENTS_READ = 3

export function usePeople(document: StoredDocument | undefined): readonly Somebody[] {
  const { language } = useLocale()
  const profile = useSession(({ userData }) => userData)
  const kept = useStoredDocuments().filter(({ id }) => id !== document?.id)
  const [earlier, setEarlier] = useState<readonly Somebody[]>([])
  const newest = kept.slice(0, DOCUMENTS_READ)
  const key = newest.map(({ id, version }) => `${id} ${version}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which
  useEffect(() => {
    let wanted = true
    Promise.allSettled(newest.map(peopleIn)).then((found) => {
      if (wanted) setEarlier(found.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])))
    })
    return () => {
      wanted = false
    }
  }, [key])
  return [...(profile ? fromProfile(profile, language) : []), ...earlier]
}

async function peopleIn(kept: StoredDocument): Promise<Somebody[]> {
  const [template, values] = await Promise.all([loadTemplate(kept.template), valuesOf(kept)])
  return fromValues(template, values)
}
