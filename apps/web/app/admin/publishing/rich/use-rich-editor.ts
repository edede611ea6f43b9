// The editor of one body. It keeps its text itself; what is typed is told as stored HTML, and another text from outside is put in.
import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { extensionsFor } from './extensions.ts'
import { storedHtml } from './stored-html.ts'

type Given = {
  host: RefObject<HTMLElement | null>
  id: string
  label: string
  lang: string
  value: string
  onChange: (html: string) => void
}

export function useRichEditor({ host, id, label, lang, value, onChange }: Given): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null)
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  const tell = useRef(onChange)
  tell.current = onChange
  /** What the editor has told last: the same text from outside is no news. */
  const reported = useRef(value)
  const first = useRef(value)
  useEffect(() => {
    const attributes = {
      id,
      class: 'prose rich-text',
      lang,
      dir: 'ltr',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
    }
    const made = new Editor({
      element: host.current,
      extensions: extensionsFor(location.origin),
      content: first.current,
      injectCSS: false,
      editorProps: {
        attributes,
        // What is copied from an editor is clean already.
        transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : cleanPaste(html, location.origin)),
      },
      onUpdate: ({ editor: changed }) => {
        reported.current = storedHtml(changed.getHTML())
        tell.current(reported.current)
      },
      onTransaction: redraw,
    })
    setEditor(made)
    return () => made.destroy()
  }, [host, id, label, lang])
  useEffect(() => {
    first.current = value
    if (!editor || editor.isDestroyed || value === reported.current) return
    reported.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return editor
}
