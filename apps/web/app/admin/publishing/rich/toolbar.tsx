// The toolbar of a body: one stop of the Tab key, then arrows, Home and End.
import type { Editor } from '@tiptap/core'
import {
  Bold,
  Columns3,
  Heading2,
  Heading3,
  type IconNode,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Redo2,
  Rows3,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Undo2,
} from 'lucide'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useT } from '../../../words/language.tsx'

type Tool = { icon: IconNode; name: string; act: () => void; on?: boolean; off?: boolean; flip?: boolean }

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at >= last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

function step(event: KeyboardEvent<HTMLElement>): void {
  const move = KEYS[event.key]
  if (!move) return
  event.preventDefault()
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const next = tools[move(tools.indexOf(document.activeElement as HTMLElement), tools.length - 1)]
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1
  next?.focus()
}

type BarProps = { label: string; controls?: string; children: ReactNode }

const Bar = ({ label, controls, children }: BarProps) => (
  // Left to right in both layouts, as the text that it belongs to.
  <div role="toolbar" className="rich-tools" dir="ltr" aria-label={label} aria-controls={controls} tabIndex={-1} onKeyDown={step}>
    {children}
  </div>
)

const ToolButton = ({ tool: { icon, name, act, on, off = false }, first }: { tool: Tool; first: boolean }) => (
  <button
    type="button"
    className="rich-tool"
    title={name}
    aria-label={name}
    aria-disabled={off}
    {...(on === undefined ? {} : { 'aria-pressed': on })}
    tabIndex={first ? 0 : -1}
    // The text keeps its selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => {
      if (!off) act()
    }}
  >
    <Icon of={icon} />
  </button>
)

function Tools({ groups }: { groups: readonly (readonly Tool[])[] }) {
  return groups.map((tools, nth) => (
    <span key={tools[0]?.name} className="rich-group">
      {tools.map((tool, i) => (
        <ToolButton key={tool.name} tool={tool} first={nth === 0 && i === 0} />
      ))}
    </span>
  ))
}

type ToolbarProps = { editor: Editor; label: string; controls: string; onLink: () => void; onPicture: () => void }

export function Toolbar({ editor, label, controls, onLink, onPicture }: ToolbarProps) {
  const t = useT()
  const chain = () => editor.chain().focus()
  const can = editor.can()
  return (
    <Bar label={label} controls={controls}>
      <Tools
        groups={[
          [
            {
              icon: Heading2,
              name: t('publishing.heading2'),
              on: editor.isActive('heading', { level: 2 }),
              act: () => chain().toggleHeading({ level: 2 }).run(),
            },
            {
              icon: Heading3,
              name: t('publishing.heading3'),
              on: editor.isActive('heading', { level: 3 }),
              act: () => chain().toggleHeading({ level: 3 }).run(),
            },
          ],
          [
            { icon: Bold, name: t('publishing.bold'), on: editor.isActive('bold'), act: () => chain().toggleBold().run() },
            {
              icon: Italic,
              name: t('publishing.italic'),
              on: editor.isActive('italic'),
              act: () => chain().toggleItalic().run(),
            },
          ],
          [
            {
              icon: List,
              name: t('publishing.bullets'),
              on: editor.isActive('bulletList'),
              act: () => chain().toggleBulletList().run(),
            },
            {
              icon: ListOrdered,
              name: t('publishing.numbers'),
              on: editor.isActive('orderedList'),
              act: () => chain().toggleOrderedList().run(),
            },
            {
              icon: Table,
              name: t('publishing.table'),
              off: editor.isActive('table'),
              act: () => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
            },
          ],
          [
            { icon: Link2, name: t('publishing.link'), on: editor.isActive('link'), act: onLink },
            { icon: ImagePlus, name: t('publishing.picture'), act: onPicture },
          ],
          [
            { icon: Undo2, name: t('publishing.undo'), off: !can.undo(), act: () => chain().undo().run() },
            { icon: Redo2, name: t('publishing.redo'), off: !can.redo(), act: () => chain().redo().run() },
          ],
        ]}
      />
    </Bar>
  )
}

export function TableTools({ editor, label }: { editor: Editor; label: string }) {
  const t = useT()
  const chain = () => editor.chain().focus()
  return (
    <Bar label={label}>
      <Tools
        groups={[
          [
            { icon: Rows3, name: t('publishing.addTableRow'), act: () => chain().addRowAfter().run() },
            { icon: TableRowsSplit, name: t('publishing.removeTableRow'), act: () => chain().deleteRow().run() },
          ],
          [
            { icon: Columns3, name: t('publishing.addTableColumn'), act: () => chain().addColumnAfter().run() },
            { icon: TableColumnsSplit, name: t('publishing.removeTableColumn'), act: () => chain().deleteColumn().run() },
          ],
          [{ icon: Trash2, name: t('publishing.removeTable'), act: () => chain().deleteTable().run() }],
        ]}
      />
    </Bar>
  )
}
