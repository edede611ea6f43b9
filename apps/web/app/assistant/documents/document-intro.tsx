// What stands in place of a form before its code is there; without JavaScript it says that the form needs it.

import type { TemplateId } from '@menged/contracts/documents/lists'
import { TEMPLATES } from '@menged/documents/templates'
import { textIn } from '@menged/ethiopia/text'
import { useLocale } from '../../words/language.tsx'

export function DocumentIntro({ template }: { template: TemplateId }) {
  const { language, t } = useLocale()
  const { title, description } = TEMPLATES[template]
  return (
    <div className="document-form">
      <div className="document-fields">
        <div className="document-step">
          <div className="document-head">
            <h1>{textIn(title, language)}</h1>
            <p className="soft">{textIn(description, language)}</p>
          </div>
          <noscript>
            <p className="note gold">{t('documents.needsScript')}</p>
          </noscript>
        </div>
      </div>
    </div>
  )
}
