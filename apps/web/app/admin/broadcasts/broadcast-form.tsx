// The words of an announcement in both languages, and where it leads.
import { WRITTEN } from '@menged/ethiopia/languages'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { useT } from '../../words/language.tsx'
import type { Typed } from './broadcast-words.ts'

const TITLE = 150
const TEXT = 2000
const LINK = 200

export function BroadcastForm({ typed, onType }: { typed: Typed; onType: (part: Partial<Typed>) => void }) {
  const t = useT()
  return (
    <>
      <div className="broadcasts-pair">
        {WRITTEN.map((side) => (
          <fieldset key={side} className="stack gap-12">
            <legend className="strong small">{t(`broadcasts.in_${side}`)}</legend>
            <TextField
              id={`broadcast-title-${side}`}
              label={t('broadcasts.heading')}
              lang={side}
              maxLength={TITLE}
              value={typed.title[side]}
              onChange={(event) => onType({ title: { ...typed.title, [side]: event.target.value } })}
            />
            <TextArea
              id={`broadcast-text-${side}`}
              label={t('broadcasts.text')}
              rows={5}
              lang={side}
              maxLength={TEXT}
              value={typed.text[side]}
              onChange={(event) => onType({ text: { ...typed.text, [side]: event.target.value } })}
            />
          </fieldset>
        ))}
      </div>
      <TextField
        id="broadcast-link"
        label={t('broadcasts.link')}
        hint={t('broadcasts.linkHint')}
        placeholder="/post/detail/passport"
        className="input ltr"
        maxLength={LINK}
        value={typed.link}
        onChange={(event) => onType({ link: event.target.value })}
      />
    </>
  )
}
