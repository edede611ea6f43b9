// The words of an announcement in both languages, and where it leads.
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
        {(['En', 'Am'] as const).map((side) => (
          <fieldset key={side} className="stack gap-12">
            <legend className="strong small">{t(side === 'En' ? 'broadcasts.english' : 'broadcasts.amharic')}</legend>
            <TextField
              id={`broadcast-title-${side}`}
              label={t('broadcasts.heading')}
              lang={side.toLowerCase()}
              maxLength={TITLE}
              value={typed[`title${side}`]}
              onChange={(event) => onType({ [`title${side}`]: event.target.value })}
            />
            <TextArea
              id={`broadcast-text-${side}`}
              label={t('broadcasts.text')}
              rows={5}
              lang={side.toLowerCase()}
              maxLength={TEXT}
              value={typed[`text${side}`]}
              onChange={(event) => onType({ [`text${side}`]: event.target.value })}
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
