// A body that is written as it will look: a toolbar over the text. Loaded with the editor only.
import type { Written } from '@menged/ethiopia/languages'
import { useRef, useState } from 'react'
import { useT } from '../../../words/language.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { TableTools, Toolbar } from './toolbar.tsx'
import { useRichEditor } from './use-rich-editor.ts'

type RichTextProps = {
  id: string
  label: string
  lang: Written
  value: string
  /** Why it is wrong, in the reader's language. */
  error: string | null
  onChange: (html: string) => void
}

export function RichText({ id, label, lang, value, error, onChange }: RichTextProps) {
  const t = useT()
  const host = useRef<HTMLDivElement>(null)
  const editor = useRichEditor({ host, id, label, lang, value, onChange })
  const [asks, setAsks] = useState<'link' | 'picture' | null>(null)
  const close = () => setAsks(null)
  return (
    <div className="field">
      <span className="rich-label" aria-hidden="true">
        {label}
      </span>
      <div className={`rich-box ${error ? 'invalid' : ''}`}>
        {editor ? (
          <>
            <Toolbar
              editor={editor}
              label={t('publishing.toolbarOf', { name: label })}
              controls={id}
              onLink={() => setAsks('link')}
              onPicture={() => setAsks('picture')}
            />
            {editor.isActive('table') ? <TableTools editor={editor} label={t('publishing.tableTools')} /> : null}
          </>
        ) : null}
        <div ref={host} />
      </div>
      {error ? <p className="error">{error}</p> : null}
      {editor && asks === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {editor && asks === 'picture' ? <PictureDialog editor={editor} lang={lang} onClose={close} /> : null}
    </div>
  )
}
