// The body of one language.

import { LIMITS } from '@menged/contracts/limits'
import type { Written } from '@menged/ethiopia/languages'
import { useT } from '../../../words/language.tsx'
import { fieldId, fieldName, inLanguage } from '../field-names.ts'
import { RichText } from '../rich/rich-text.tsx'
import { useField } from './use-field.ts'

export function BodyField({ language }: { language: Written }) {
  const t = useT()
  const path = `body.${language}`
  const { value = '', set, error } = useField<string>(path)
  const tooLong = value.length > LIMITS.postBody ? t('publishing.bodyTooLong') : null
  return (
    <RichText
      id={fieldId(path)}
      label={inLanguage(fieldName(path, t), language, t)}
      lang={language}
      value={value}
      error={tooLong ?? error}
      onChange={set}
    />
  )
}
